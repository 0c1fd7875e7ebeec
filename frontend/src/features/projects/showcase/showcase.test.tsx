import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { card, noReactions, openStudio, type Project, project, shown, studioPage } from '../../../../test/studio.ts'

async function open(scene: Parameters<typeof openStudio>[0] = {}) {
  const app = await openStudio(scene)
  await screen.findByRole('heading', { level: 2, name: 'Community showcase' })
  return app
}

test('shows an invitation in an empty showcase', async () => {
  await open()
  expect(screen.getByText('No showcase projects yet.')).toBeTruthy()
  expect(screen.getByText('Be the first to share your creation!')).toBeTruthy()
})

test("shows projects with first names, and the learner's own without a choice of reactions", async () => {
  const reactions = { ...noReactions, wellMade: 1, wantToTry: 3 }
  await open({ showcase: { projects: [shown('Letters'), shown('Mine', { isOwn: true, firstName: 'Mia', reactions })] } })
  expect(card('Letters').getByText('Ines')).toBeTruthy()
  expect(
    card('Letters')
      .getAllByRole('radio')
      .map((it) => it.getAttribute('aria-label')),
  ).toEqual(['Great idea', 'Well made, 2 learners', 'Made me smile', 'I want to try this'])
  expect(card('Letters').queryByRole('radio', { checked: true })).toBeNull()
  expect(card('Mine').getByText('Mia (you)')).toBeTruthy()
  const given = within(card('Mine').getByRole('list', { name: 'Reactions' })).getAllByRole('listitem')
  expect(given.map((it) => it.textContent)).toEqual(['Well made 1', 'I want to try this 3'])
  expect(card('Mine').queryByRole('radio')).toBeNull()
  expect(card('Mine').queryByRole('button')).toBeNull()
})

test('states when the showcase and sharing open', async () => {
  await open({ showcase: { daysLeft: 3 }, projects: [project('Done', { status: 'completed' })] })
  expect(screen.getByText('Opens in 3 days')).toBeTruthy()
  expect(card('Done').getByText('Sharing opens in 3 days.')).toBeTruthy()
  expect(card('Done').queryByRole('button', { name: /Share/ })).toBeNull()
})

test('shows waiting parents the projects of their own children', async () => {
  const page = studioPage({ showcase: { daysLeft: 3, projects: [shown('Letters')] } })
  answer('ProjectsPage', { ...page, viewer: { id: 'parent-1', role: 'parent', pause: null, children: [], learner: null } })
  renderApp('/projects', {
    session: sessionUser({ role: 'parent', consent: null }),
    viewer: viewer({ role: 'parent', learner: null }),
  })
  expect(await screen.findByText('Opens in 3 days')).toBeTruthy()
  expect(screen.getByText(/what children in other families have made/)).toBeTruthy()
  expect(card('Letters').getByText('Ines')).toBeTruthy()
  expect(screen.queryByText('No showcase projects yet.')).toBeNull()
})

test('requires a reason for a report and hides the project from the reporter', async () => {
  const { user } = await open({ showcase: { projects: [shown('Letters'), shown('Trees')] } })
  const asked = answer('ReportProject', { reportProject: { __typename: 'DonePayload' } })
  await user.click(card('Letters').getByRole('button', { name: 'Report Letters' }))
  const dialog = within(screen.getByRole('dialog', { name: 'What is wrong with it?' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(dialog.getByText('Choose a reason.')).toBeTruthy()
  expect(asked).toHaveLength(0)
  await user.click(dialog.getByRole('radio', { name: 'It is unkind to someone' }))
  const note = dialog.getByLabelText<HTMLTextAreaElement>(/^Tell us more/)
  await user.click(note)
  await user.paste('x'.repeat(301))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(note.value).toHaveLength(301)
  expect(document.activeElement).toBe(note)
  expect(asked).toHaveLength(0)
  await user.clear(note)
  await user.type(note, 'About my friend')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Thank you for telling us')).toBeTruthy()
  expect(asked[0]?.variables).toEqual({ projectId: 'shown-Letters', input: { reason: 'unkind', note: 'About my friend' } })
  expect(screen.queryByRole('article', { name: 'Letters' })).toBeNull()
  expect(screen.getByRole('article', { name: 'Trees' })).toBeTruthy()
})

test("keeps a report's draft in the tab, but nothing that sounds like an emergency", async () => {
  const { user } = await open({ showcase: { projects: [shown('Letters')] } })
  await user.click(card('Letters').getByRole('button', { name: 'Report Letters' }))
  const dialog = within(screen.getByRole('dialog'))
  const kept = () => sessionStorage.getItem('drafts')
  await user.click(dialog.getAllByRole('radio')[0] as HTMLElement)
  await waitFor(() => expect(kept()).toContain('"reason":"'))
  await user.type(dialog.getByLabelText(/^Tell us more/), 'It makes me want to kill myself')
  await waitFor(() => expect(kept()).toBeNull())
})

test("keeps the text of a report that couldn't be sent", async () => {
  const { user } = await open({ showcase: { projects: [shown('Letters')] } })
  answer('ReportProject', offline)
  await user.click(card('Letters').getByRole('button', { name: 'Report Letters' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Something else' }))
  await user.type(dialog.getByLabelText(/^Tell us more/), 'Hm')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Not sent')
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('Hm')
})

const done = project('Done', { status: 'completed' })
const share = (state: NonNullable<Project['share']>['state'], changes: object = {}) => ({
  id: 'request-1',
  state,
  note: '',
  isAboutNow: true,
  ...changes,
})

test("shows what others would see and asks a child's parent first", async () => {
  const { user } = await open({ consent: 'granted', projects: [done, project('Open', { status: 'review' })] })
  expect(card('Open').queryByRole('button', { name: /Share/ })).toBeNull()
  const asked = answer('RequestShare', { requestShare: { __typename: 'Project', ...done, share: share('waitingForParent') } })
  await user.click(card('Done').getByRole('button', { name: 'Share: Done' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Share this project?' }))
  expect(dialog.getByText('About Done.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Ask my parent' }))
  expect(await card('Done').findByText(/Waiting for your parent’s OK/)).toBeTruthy()
  expect(asked[0]?.variables).toEqual({ projectId: 'done' })
})

test('asks staff directly from 13', async () => {
  const { user } = await open({ projects: [done] })
  await user.click(card('Done').getByRole('button', { name: 'Share: Done' }))
  const refusal = { __typename: 'ShowcaseLockedError' as const, code: 'SHOWCASE_LOCKED', message: 'It opens in 1 day.' }
  answer('RequestShare', { requestShare: refusal })
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Ask to share' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('It opens in 1 day.')
})

test('refuses to share personal data and shows what to remove, until the dialog is closed', async () => {
  const { user } = await open({ projects: [done, project('Other', { status: 'completed' })] })
  await user.click(card('Done').getByRole('button', { name: 'Share: Done' }))
  const message = 'Your title has a phone number in it. Take it out, then share your project.'
  const refusal = {
    __typename: 'InvalidInputError' as const,
    code: 'INVALID_INPUT',
    message,
    issues: [{ field: 'title', message }],
  }
  answer('RequestShare', { requestShare: refusal })
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Ask to share' }))
  expect((await dialog.findByRole('alert')).textContent).toContain(message)
  await user.click(dialog.getByRole('button', { name: 'Not now' }))
  for (const title of ['Done', 'Other']) {
    await user.click(card(title).getByRole('button', { name: `Share: ${title}` }))
    expect(within(screen.getByRole('dialog')).queryByText(message)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Not now' }))
  }
})

test('warns about personal data while a new project is written, but accepts it', async () => {
  const { user } = await open({ projects: [done] })
  await user.click(screen.getAllByRole('button', { name: /New Project/i })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'New project' }))
  await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'Call 07700 900123')
  expect(await dialog.findByText('Your title has a phone number in it.', {}, { timeout: 3000 })).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /Description/ }), 'Write to kim.hill@example.org')
  expect(await dialog.findByText('Your description has an email address in it.', {}, { timeout: 3000 })).toBeTruthy()
})

test.each([
  [{ share: share('waitingForStaff') }, 'Our team is checking it', 'Cancel request: Done'],
  [{ share: share('approved'), isShown: true }, 'Shared', 'Stop sharing: Done'],
  [{ share: share('approved', { isAboutNow: false }), isShown: true }, 'Others still see the older version.', 'Ask again: Done'],
  [
    { share: share('approved'), isShown: true, isHidden: true },
    'hidden until our team has checked it again',
    'Stop sharing: Done',
  ],
  [{ share: share('declinedByParent') }, 'Your parent said no', 'Ask again: Done'],
  [{ share: share('declinedByStaff', { note: 'Your street is in it.' }) }, 'Your street is in it.', 'Ask again: Done'],
  [{ share: share('withdrawn') }, '', 'Share: Done'],
] as [Partial<Project>, string, string][])(
  'a completed card with %j says “%s” and offers “%s”',
  async (changes, words, action) => {
    await open({ projects: [{ ...done, ...changes }] })
    if (words) expect(card('Done').getByText(new RegExp(words))).toBeTruthy()
    expect(card('Done').getByRole('button', { name: action })).toBeTruthy()
  },
)

test('lets the learner stop sharing at any time', async () => {
  const { user } = await open({ projects: [{ ...done, share: share('approved'), isShown: true }] })
  answer('StopSharing', { stopSharing: { __typename: 'Project', ...done, share: share('withdrawn') } })
  await user.click(card('Done').getByRole('button', { name: 'Stop sharing: Done' }))
  expect(await card('Done').findByRole('button', { name: 'Share: Done' })).toBeTruthy()
})
