import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { child, notification, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import {
  journalPage,
  type PortalLearner,
  portalLearner,
  portalSafety,
  portalWeek,
  sent,
  transcript,
} from '../../../../test/portal.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'

type Role = 'learner' | 'parent' | 'staff'
type Shown = { learner?: PortalLearner | null; children?: { id: string; firstName: string }[] }

function openAs(role: Role, path: string, { learner = portalLearner(), children = [] }: Shown = {}) {
  const person = viewer({ role, children: [], learner: null })
  const asked = answer('PortalPage', ({ child }) => ({
    viewer: { id: 'viewer', role, children },
    familyLearner: learner && child ? { ...learner, id: String(child) } : learner,
  }))
  return { asked, ...renderApp(path, { session: sessionUser({ role, consent: null }), viewer: person }) }
}

const figure = (name: string) => screen.getByText(name).closest('dl')?.querySelector('dd')?.textContent
const tab = (name: string) => screen.getByRole('tab', { name })

test.each(['/parent', '/parent-portal'])('%s shows a parent the child’s figures, and a loading message before', async (path) => {
  const { open, opened } = gate()
  openAs('parent', path)
  answer('PortalPage', async () => {
    await opened
    return { viewer: { id: 'viewer', role: 'parent', children: [] }, familyLearner: portalLearner() }
  })
  expect(await screen.findByText('Loading parent dashboard...')).toBeTruthy()
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Parent Portal' })).toBeTruthy()
  expect(screen.getByText('See Mia’s progress, activity and safety. Mia is 12 years old.')).toBeTruthy()
  expect(figure('Total Learning Time')).toBe('8.5 hours')
  expect(figure('Courses Completed')).toBe('1/6')
  expect(figure('Projects Created')).toBe('6')
  expect(figure('Day Streak')).toBe('5')
  expect(screen.getByText('98')).toBeTruthy()
  expect(screen.getByText('Puffin stickers')).toBeTruthy()
})

test('explains how the safety score is calculated and what never lowers it', async () => {
  const { user } = openAs('parent', '/parent')
  await user.click(await screen.findByText('How is this calculated?'))
  expect(screen.getByText('1 prompt; points taken away: 2')).toBeTruthy()
  expect(screen.getByText('Asked for something harmful: 100 points')).toBeTruthy()
  expect(screen.getByText('Anything that sounds as if someone needs help.')).toBeTruthy()
})

test('shows a friendly empty page for a child who has just started', async () => {
  const { summary } = portalLearner()
  const safety = { score: null, prompts: 0, flagged: 0, parts: [] }
  openAs('parent', '/parent', { learner: portalLearner({ summary: { ...summary, lastActive: null, totalMinutes: 0, safety } }) })
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  expect(screen.getByText(/Mia sent no prompts in the lab/)).toBeTruthy()
  expect(figure('Total Learning Time')).toBe('0 minutes')
  const score = within(screen.getByRole('region', { name: 'Safety score' }))
  score.getByText('No lab use yet')
  expect(score.queryByText('out of 100')).toBeNull()
})

test('shows a time under an hour in minutes, and no score for two prompts', async () => {
  const { summary } = portalLearner()
  const safety = { score: null, prompts: 2, flagged: 0, parts: [] }
  openAs('parent', '/parent', { learner: portalLearner({ summary: { ...summary, totalMinutes: 45, safety } }) })
  const score = within(await screen.findByRole('region', { name: 'Safety score' }))
  score.getByText('Not enough lab use yet')
  score.getByText('You’ll see a score after 3 prompts.')
  score.getByText(/The Digital Safety skill is based on lessons/)
  expect(figure('Total Learning Time')).toBe('45 minutes')
})

test('shows on the safety tab who answered, and the day on which a locked lab opens', async () => {
  const list = [
    sent('one'),
    sent('two', { providerName: 'OpenAI', toolType: 'chatgpt' }),
    sent('three', { safetyLevel: 'danger' }),
  ]
  answer('PortalSafety', portalSafety(list, undefined, '2026-12-23T09:00:00.000Z'))
  openAs('parent', '/parent?tab=safety')
  await screen.findByText('Answered by Practice Coach')
  screen.getByText('Answered by OpenAI')
  screen.getByText('No answer was shown')
  screen.getByText(/^Tool: ChatGPT · /)
  screen.getByText(/The lab opens on 23 December 2026\./)
})

test('moves between tabs with the arrow keys and keeps the tab in the URL', async () => {
  answer('PortalWeek', portalWeek([10]))
  answer('PortalSafety', portalSafety([]))
  answer('PortalNotifications', { viewer: { id: 'viewer', notifications: [] } })
  const { user } = openAs('parent', '/parent?child=learner-1')
  await screen.findByRole('tablist', { name: 'Portal sections' })
  tab('Overview').focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(tab('Activity')))
  await waitFor(() => expect(address()).toBe('/parent?child=learner-1&tab=activity'))
  await user.keyboard('{End}')
  await waitFor(() => expect(document.activeElement).toBe(tab('Reports')))
  expect(tab('Reports').getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowRight}')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  await waitFor(() => expect(document.activeElement).toBe(tab('Safety')))
  await screen.findByText('Mia has not sent any prompts in the lab in the last 90 days.')
  expect(screen.getByRole('tabpanel', { name: 'Safety' })).toBeTruthy()
})

test('shows a week as one bar per day with a table for screen readers, and marks a long day', async () => {
  const asked = answer('PortalWeek', ({ week }) =>
    portalWeek([24, 0, 120], week ? { monday: '2026-08-24', previous: null, next: '2026-08-31' } : {}),
  )
  const { user } = openAs('parent', '/parent?tab=activity')
  const table = within(await screen.findByRole('table', { name: /31 August to 6 September 2026/ }))
  expect(table.getAllByRole('row')).toHaveLength(8)
  expect(table.getByRole('row', { name: 'Wednesday 120, over 90 2' })).toBeTruthy()
  expect(screen.getByText('120!')).toBeTruthy()
  expect(screen.getByText('25 minutes')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Previous week' }))
  await waitFor(() => expect(address()).toContain('week=2026-08-24'))
  expect(asked.at(-1)?.variables).toEqual({ child: 'learner-1', week: '2026-08-24' })
  const before = await screen.findByText('24 to 30 August 2026')
  expect(before).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Previous week' }))
  expect(asked).toHaveLength(2)
})

test('shows below the week what the child did in experiments', async () => {
  const report = 'Trained a machine to tell cats from dogs: 87% on new drawings'
  answer('PortalWeek', portalWeek([24], { experiments: [{ day: '2026-09-01', report }] }))
  openAs('parent', '/parent?tab=activity')
  const list = (await screen.findByRole('heading', { name: 'Experiments' })).parentElement as HTMLElement
  expect(within(list).getByRole('listitem').textContent).toBe(`🧪${report} Tuesday`)
})

test('lists prompts with their badges, and fetches a prompt when it is opened', async () => {
  const list = [
    sent('one', { safetyLevel: 'warning' }),
    sent('two'),
    sent('three', { safetyLevel: 'danger', isReviewAsked: true, isReviewGranted: true, settledAt: '2026-09-02T10:00:00.000Z' }),
  ]
  answer('PortalSafety', portalSafety(list))
  const read = answer('Transcript', transcript())
  const { user } = openAs('parent', '/parent?tab=safety')
  const row = await screen.findByRole('button', { name: /Flagged/ })
  expect(screen.getByRole('button', { name: /Safe/ })).toBeTruthy()
  expect(screen.getByText('Staff checked it again and found no problem.')).toBeTruthy()
  expect(screen.getByText('45 minutes a day in the lab.')).toBeTruthy()
  expect(read).toHaveLength(0)
  await user.click(row)
  expect(await screen.findByText('Call me on [phone number]')).toBeTruthy()
  expect(screen.getByText('It has private things in it. We replace them before we save anything.')).toBeTruthy()
  expect(screen.getByText('Answered by the Practice Coach, which is not an AI chatbot')).toBeTruthy()
  expect(read.map((it) => it.variables)).toEqual([{ child: 'learner-1', id: 'one' }])
  await user.click(row)
  expect(screen.queryByText('Call me on [phone number]')).toBeNull()
})

test.each([
  ['', 'Made from: Draw a fox'],
  ['A fox in the snow', 'A fox in the snow'],
])('shows a picture that a model made, described by the child as “%s”', async (altText, name) => {
  const picture = { path: '/api/lab/pictures/p1', width: 64, height: 32, expectation: 'A red fox', altText }
  answer('PortalSafety', portalSafety([sent('one')]))
  answer(
    'Transcript',
    transcript({ prompt: 'Draw a fox', provider: 'openai', providerName: 'OpenAI', model: 'picture-1', picture }),
  )
  const { user } = openAs('parent', '/parent?tab=safety')
  await user.click(await screen.findByRole('button', { name: /Safe/ }))
  const shown = await screen.findByRole<HTMLImageElement>('img', { name })
  expect(shown.getAttribute('src')).toBe('/api/lab/pictures/p1')
})

test('loads older prompts on demand', async () => {
  answer('PortalSafety', ({ after }) =>
    after
      ? portalSafety([sent('two', { toolType: 'gemini' })])
      : portalSafety([sent('one')], { endCursor: 'one', hasNextPage: true }),
  )
  const { user } = openAs('parent', '/parent?tab=safety')
  await user.click(await screen.findByRole('button', { name: 'Show older' }))
  expect(await screen.findByRole('button', { name: /Gemini/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Claude/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('shows the weekly report, links to its PDF and sends it by email, or shows that the email failed', async () => {
  const highlights = [{ id: 'lessons', text: 'Completed the lesson “A”.' }]
  const growth = [{ id: 'open', text: 'The lesson “B” is begun.', tip: 'Ask what it is about.' }]
  answer('PortalWeek', portalWeek([10], { highlights, growth }))
  answer('PortalNotifications', { viewer: { id: 'viewer', notifications: [notification('A question')] } })
  const mails = answer('MailReport', { mailReport: { __typename: 'DonePayload', done: true } })
  const { user } = openAs('parent', '/parent?tab=reports')
  expect(await screen.findByText('Completed the lesson “A”.')).toBeTruthy()
  expect(screen.getByText('Ask what it is about.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download Full Report' }).getAttribute('href')).toBe(
    '/api/parent/report.pdf?child=learner-1&week=2026-08-31',
  )
  expect(await screen.findByText('A question')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Email Report' }))
  expect(await screen.findByText('The report is on its way')).toBeTruthy()
  expect(mails[0]?.variables).toEqual({ learnerId: 'learner-1', week: '2026-08-31' })
  answer('MailReport', offline)
  await user.click(screen.getByRole('button', { name: 'Email Report' }))
  expect(await screen.findByText('Not sent')).toBeTruthy()
})

test('shows an error with a retry when a section cannot be loaded', async () => {
  answer('PortalWeek', offline)
  const { user } = openAs('parent', '/parent?tab=activity')
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer('PortalWeek', portalWeek([10]))
  await user.click(again)
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('offers a parent of several children a choice, and keeps it in the URL', async () => {
  const children = [
    { id: 'learner-1', firstName: 'Mia' },
    { id: 'learner-2', firstName: 'Noor' },
  ]
  const { user, asked } = openAs('parent', '/parent', { children })
  const family = within(await screen.findByRole('navigation', { name: 'Family' }))
  expect(family.getByRole('link', { name: 'Mia' }).getAttribute('aria-current')).toBe('page')
  await user.click(family.getByRole('link', { name: 'Noor' }))
  await waitFor(() => expect(address()).toBe('/parent?child=learner-2&tab=overview'))
  await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ child: 'learner-2' }))
})

test('shows a learner the parent’s view without the send button', async () => {
  answer('PortalWeek', portalWeek([10]))
  answer('PortalNotifications', { viewer: { id: 'viewer', notifications: [] } })
  openAs('learner', '/parent?tab=reports')
  expect(await screen.findByText('This is what your parent sees: the same page with the same numbers.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Download Full Report' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Email Report' })).toBeNull()
})

test.each([
  ['parent', '/parent', 'No child is linked yet', 'Go to the Family Dashboard'],
  ['parent', '/parent?child=other', 'No child is linked yet', 'Go to the Family Dashboard'],
  ['learner', '/parent?child=other', 'Child not found', 'Show who is linked'],
  ['staff', '/parent', 'No family linked', null],
] as const)('shows a %s at %s the message: %s', async (role, path, title, way) => {
  openAs(role, path, { learner: null })
  expect(await screen.findByText(title)).toBeTruthy()
  if (way) expect(screen.getByRole('link', { name: way })).toBeTruthy()
})

test('opens a child’s journal from the family card, by day, with transcripts on demand', async () => {
  const line = (id: string, day: string) => ({
    id: `lesson:${id}`,
    kind: 'lesson' as const,
    sourceId: id,
    title: `Lesson ${id}`,
    day,
  })
  const prompt = { id: 'prompt:one', kind: 'prompt' as const, sourceId: 'one', title: 'claude', day: '2026-09-01' }
  const mission = {
    id: 'experiment:teach/1',
    kind: 'experiment' as const,
    sourceId: 'teach/1',
    title: 'Trained a machine',
    day: '2026-09-01',
  }
  answer('Journal', ({ after }) =>
    after
      ? journalPage([line('b', '2026-08-30')])
      : journalPage([{ ...line('a', '2026-09-01'), withHelp: 2 }, mission, prompt], { endCursor: 'x', hasNextPage: true }),
  )
  answer('Transcript', transcript())
  const person = viewer({ role: 'parent', learner: null, children: [child()] })
  answer('ParentDashboardPage', { viewer: person })
  const { user } = renderApp('/parent-dashboard', { session: sessionUser({ role: 'parent', consent: null }), viewer: person })
  expect((await screen.findByRole('link', { name: 'View Progress' })).getAttribute('href')).toBe('/parent?child=learner-1')
  await user.click(screen.getByRole('button', { name: 'Learning Journal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mia’s Learning Journal' }))
  expect(await dialog.findByRole('heading', { name: 'Tuesday 1 September 2026' })).toBeTruthy()
  expect(dialog.getByText(/Completed the lesson “Lesson a”/).textContent).toContain('2 questions learned with help')
  expect(dialog.getByText('Trained a machine')).toBeTruthy()
  expect(dialog.getByText(/Sent a prompt in Claude\. Practice Coach answered\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Show earlier days' }))
  expect(await dialog.findByText(/Lesson b/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Close the journal' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows the week in a few sentences, with the answer to the question for dinner on request', async () => {
  const summary = {
    learned: ['“A kite”: learned to fold paper.'],
    made: ['Started the project “A kite”.'],
    dinner: { question: 'Why does it fly?', answer: 'The wind lifts it.' },
    safety: '3 prompts in the AI lab, all safe.',
    idea: 'Ask your child to show you their favourite thing from the week.',
  }
  answer('PortalWeek', portalWeek([10], { summary }))
  answer('PortalNotifications', { viewer: { id: 'viewer', notifications: [] } })
  openAs('parent', '/parent?tab=reports')
  await screen.findByText('“A kite”: learned to fold paper.')
  for (const text of ['Started the project “A kite”.', 'Why does it fly?', summary.safety, summary.idea]) screen.getByText(text)
  expect(screen.getByText('The wind lifts it.').closest('details')?.open).toBe(false)
})
