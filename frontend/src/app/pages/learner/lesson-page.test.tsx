import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  completed,
  folder,
  type Lesson,
  learner,
  lesson,
  lessonPage,
  nextLesson,
  persona,
  sessionUser,
  viewer,
  xpEntry,
} from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { goTo, renderApp } from '../../../../test/render-app.tsx'
import { storeSettings } from '../../../lib/settings.ts'

const passed = { checkStatus: { correct: 1, withHelp: 0, needed: 1, total: 1, isPassed: true }, progress: 75 }

async function openLesson(changes: Partial<Lesson> = {}, session = sessionUser(), lab?: Parameters<typeof lessonPage>[1]) {
  const it = lesson(changes)
  const asked = answer('LessonPage', lessonPage(it, lab))
  const app = renderApp(`/lesson/${it.id}`, { session })
  await screen.findByRole('heading', { level: 1, name: it.title })
  return { ...app, asked }
}

const completeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Mark as Complete' })
const waits = () => completeButton().getAttribute('aria-disabled') === 'true'
const reason = () => document.getElementById(completeButton().getAttribute('aria-describedby') ?? '')?.textContent
const percent = () => screen.getByRole('progressbar', { name: 'Lesson progress' }).getAttribute('aria-valuenow')
const card = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement)

const parts = ['Discover: open', 'Engage: an example', 'Evaluate: check it', 'Practice: try it', 'Master: your page']
const wholeNotes = parts.map((head, index) => `## ${head}\n\nWords of part ${index + 1}.`).join('\n\n')

const firstStep = {
  id: 'first-step',
  name: 'First Step',
  description: 'One lesson done.',
  icon: '👣',
  xpReward: 50,
  rarity: 'common' as const,
}

test('shows the title, description and duration of a lesson, and the links back', async () => {
  const { asked } = await openLesson({ minutes: 15 })
  expect(screen.getByText('Ask a machine for a story and see what it leaves out.')).toBeTruthy()
  expect(screen.getByText('⏱ 15 min')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Back to Learning/ }).getAttribute('href')).toBe('/learning')
  expect(screen.getByRole('link', { name: 'Writer path: Plot' }).getAttribute('href')).toBe('/persona/writer')
  expect(asked.map(({ variables }) => variables)).toEqual([{ id: 'first-prompt' }])
})

test('links a course lesson back to the courses', async () => {
  await openLesson({ folder: null, course: { id: 'gemini', name: 'Gemini' } })
  expect(screen.getByRole('link', { name: 'Gemini course' }).getAttribute('href')).toBe('/learning')
})

test('shows headings, paragraphs and bullet items of the notes below the single h1', async () => {
  await openLesson({
    content: '# Ask well\n\nSay who reads it.\n\n## Check\n\n- Is it true?\n- Is it yours?\n\n### Keep private',
  })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Ask well' }).tagName).toBe('H2')
  expect(screen.getByRole('heading', { name: 'Keep private' }).tagName).toBe('H3')
  expect(screen.getByText('Say who reads it.').tagName).toBe('P')
  expect(screen.getByText('Is it true?').tagName).toBe('LI')
  expect(screen.queryByRole('navigation', { name: 'Parts of this lesson' })).toBeNull()
})

test('shows five-part notes in sections with a link each, and the other task sizes in Practice', async () => {
  await openLesson({ content: wholeNotes })
  const links = within(screen.getByRole('navigation', { name: 'Parts of this lesson' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Discover', 'Engage', 'Evaluate', 'Practice', 'Master'])
  for (const [index, link] of links.entries()) {
    const heading = document.querySelector(link.getAttribute('href') ?? '') as HTMLElement
    expect(heading.tagName).toBe('H2')
    expect(heading.textContent?.toLowerCase()).toBe(parts[index]?.toLowerCase())
    expect(heading.closest('section')?.textContent).toContain(`Words of part ${index + 1}.`)
  }
  const practice = document.querySelector('#part-practice')?.closest('section')
  expect(practice?.textContent).toContain('A smaller stepWrite one sentence only.')
  expect(practice?.textContent).toContain('A bigger stretchWrite it for two readers.')
})

test('shows a message for a lesson without a video, and none for a lesson with one', async () => {
  const { unmount } = await openLesson({ videoUrl: null })
  expect(screen.getByText(/This lesson has no video/)).toBeTruthy()
  unmount()
  await openLesson({ videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
  expect(screen.queryByText(/This lesson has no video/)).toBeNull()
  expect(await screen.findByRole('figure', { name: 'Video: Your first prompt' })).toBeTruthy()
})

test('lists the objectives and the tools of a lesson', async () => {
  await openLesson()
  const objectives = card('Learning objectives').getAllByRole('listitem')
  expect(objectives.map((it) => it.textContent)).toEqual(['Write a clear prompt', 'Notice what is missing'])
  const tools = card('Tools in this lesson').getAllByRole('listitem')
  expect(tools.map((it) => it.textContent)).toEqual(['ChatGPT', 'DALL-E'])
})

test('opens resources in a new tab, with an icon for each kind', async () => {
  await openLesson()
  const items = card('Additional resources').getAllByRole('listitem')
  expect(items.map((it) => Array.from(it.textContent ?? '')[0])).toEqual(['🔗', '📄', '🎬'])
  const link = screen.getByRole('link', { name: /^A guide to prompts/ })
  expect(link.getAttribute('href')).toBe('https://example.org/guide')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('hides the cards of resources and tools when a lesson has none', async () => {
  await openLesson({ resources: [], tools: [] })
  expect(screen.queryByText('Additional resources')).toBeNull()
  expect(screen.queryByText('Tools in this lesson')).toBeNull()
})

test('greets with the sidekick’s name', async () => {
  await openLesson({ sidekick: 'maestro', greeting: 'Shall we, dear reader?' })
  expect(screen.getByRole('heading', { name: 'Maestro' })).toBeTruthy()
  expect(screen.getByText('Shall we, dear reader?')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Chat with Maestro' })).toBeTruthy()
})

test('shows no chat for a lesson without a practice prompt', async () => {
  await openLesson({ practicePrompt: null, practiceHint: null })
  expect(screen.queryByRole('button', { name: /Chat with/ })).toBeNull()
})

test('hides the notes and questions of a locked lesson, disables its completion, and links to the required lesson', async () => {
  await openLesson({ isLocked: true, content: null, check: [] })
  expect(screen.getByText('This lesson is still locked')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what comes before it' }).getAttribute('href')).toBe('/persona/writer')
  expect(screen.queryByText(/This lesson has no video/)).toBeNull()
  expect(screen.queryByText('Check for understanding')).toBeNull()
  expect(waits()).toBe(true)
  expect(reason()).toContain('still locked')
})

test('shows the progress of the lesson in the bar', async () => {
  const { unmount } = await openLesson({ progress: 37 })
  expect(percent()).toBe('37')
  unmount()
  await openLesson(passed)
  expect(percent()).toBe('75')
})

test('disables Mark as Complete until the check is passed, and shows what is missing', async () => {
  const { user } = await openLesson({ checkStatus: { correct: 2, withHelp: 0, needed: 4, total: 5, isPassed: false } })
  expect(waits()).toBe(true)
  expect(reason()).toBe('Answer at least 4 of the 5 questions right first. So far it is 2.')
  // No handler answers CompleteLesson, so a request would fail the test.
  await user.click(completeButton())
  await waitFor(() => expect(document.activeElement).toBe(completeButton()))
})

test.each([
  ['a parent', { role: 'parent', consent: null }, 'Only learners can complete a lesson.'],
  ['staff', { role: 'staff', consent: null }, 'Only learners can complete a lesson.'],
  ['a child who waits', { consent: 'pending' }, 'as soon as your parent or guardian has said yes'],
  ['a child without consent', { consent: 'withdrawn' }, 'as soon as your parent or guardian has said yes'],
] as const)('prevents %s from completing a lesson, and shows why', async (_who, changes, why) => {
  const { user } = await openLesson(passed, sessionUser(changes))
  expect(waits()).toBe(true)
  expect(reason()).toContain(why)
  await user.click(completeButton())
})

test('replaces Mark as Complete with Lesson Complete!, the reward and two links', async () => {
  const { user } = await openLesson(passed)
  const achievements = [firstStep]
  const next = nextLesson({ id: 'read-aloud', title: 'Read aloud' })
  const asked = answer('CompleteLesson', {
    completeLesson: completed({ xpEarned: 75, newLevel: 4, achievements }, { xp: 1325, nextLesson: next }),
  })
  await user.click(completeButton())
  expect(await screen.findByRole('heading', { name: 'Lesson Complete!' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Lesson Complete!'))
  expect(await screen.findByText('+75 XP')).toBeTruthy()
  expect(screen.getByText(/level 4/)).toBeTruthy()
  expect(screen.getByText(/First Step/)).toBeTruthy()
  expect(percent()).toBe('100')
  expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Continue Learning' }).getAttribute('href')).toBe('/learning')
  expect(screen.getByRole('link', { name: 'Next lesson: Read aloud' }).getAttribute('href')).toBe('/lesson/read-aloud')
  expect(asked.map(({ variables }) => variables)).toEqual([{ lessonId: 'first-prompt' }])
})

test('shows one link after the last lesson', async () => {
  const { user } = await openLesson(passed)
  answer('CompleteLesson', { completeLesson: completed({}, { nextLesson: null }) })
  await user.click(completeButton())
  await screen.findByText('Lesson Complete!')
  expect(screen.queryByRole('link', { name: /Next lesson/ })).toBeNull()
})

test('shows only the XP to a learner who switched achievements off', async () => {
  storeSettings({ ...defaultSettings, showBadges: false })
  const it = lesson(passed)
  answer('LessonPage', lessonPage(it))
  const session = sessionUser()
  const { user } = renderApp('/lesson/first-prompt', {
    session,
    viewer: viewer({ learner: learner({ settings: { ...defaultSettings, showBadges: false } }) }),
  })
  await screen.findByRole('heading', { level: 1, name: it.title })
  const achievements = [firstStep]
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 75, achievements }) })
  await user.click(completeButton())
  expect(await screen.findByText('+75 XP')).toBeTruthy()
  expect(screen.queryByText(/First Step/)).toBeNull()
})

test('shows the reward without a celebration to a learner with calm settings', async () => {
  const settings = { ...defaultSettings, visualTheme: 'calm' as const }
  storeSettings(settings)
  const it = lesson(passed)
  answer('LessonPage', lessonPage(it))
  const { user } = renderApp('/lesson/first-prompt', {
    session: sessionUser(),
    viewer: viewer({ learner: learner({ settings }) }),
  })
  await screen.findByRole('heading', { level: 1, name: it.title })
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 75, newLevel: 4, achievements: [firstStep] }) })
  await user.click(completeButton())
  expect(await screen.findByText('+75 XP. You have reached level 4. New achievement: First Step.')).toBeTruthy()
})

test('updates the XP in the top bar', async () => {
  const { user } = await openLesson(passed)
  expect(await screen.findByText(/1250\sXP/)).toBeTruthy()
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 25 }, { xp: 1275 }) })
  // The completion can create notifications, so the shell refetches.
  const asked = answer('Shell', { viewer: viewer({ learner: learner({ xp: 1275 }), unreadNotifications: 2 }) })
  await user.click(completeButton())
  expect(await screen.findByText(/1275\sXP/)).toBeTruthy()
  await waitFor(() => expect(asked).toHaveLength(1))
})

test('gives no second reward for a lesson completed in another tab, and shows why', async () => {
  const { user } = await openLesson(passed)
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 0 }) })
  await user.click(completeButton())
  expect(await screen.findByText('You completed this lesson before, so your XP stay as they are.')).toBeTruthy()
  expect(screen.getByText('Lesson Complete!')).toBeTruthy()
  expect(screen.queryByText(/\+0 XP/)).toBeNull()
})

test('shows a lesson completed on an earlier day as complete, without a reward', async () => {
  await openLesson({ ...passed, isCompleted: true, progress: 100 })
  expect(screen.getByText('Lesson Complete!')).toBeTruthy()
  expect(screen.getByText('✓ Completed')).toBeTruthy()
  expect(percent()).toBe('100')
  expect(screen.queryByText(/^\+\d+ XP$/)).toBeNull()
})

test.each([
  [
    {
      completeLesson: {
        __typename: 'CheckNotPassedError',
        code: 'CHECK_NOT_PASSED',
        message: 'First pass the check for understanding.',
      },
    } as const,
    'First pass the check for understanding.',
  ],
  [offline, 'We could not reach the academy. Please try again.'],
])('shows an error when a completion was not saved, and keeps the button', async (given, message) => {
  const { user } = await openLesson(passed)
  answer('CompleteLesson', given)
  await user.click(completeButton())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not saved yet')
  expect(alert.textContent).toContain(message)
  await waitFor(() => expect(completeButton().getAttribute('aria-busy')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(completeButton()))
  expect(percent()).toBe('75')
})

test('completes a lesson once after a double click', async () => {
  const { user } = await openLesson(passed)
  const answered = gate()
  const asked = answer('CompleteLesson', async () => {
    await answered.opened
    return { completeLesson: completed({}) }
  })
  await user.dblClick(completeButton())
  await waitFor(() => expect(completeButton().getAttribute('aria-busy')).toBe('true'))
  await user.click(completeButton())
  answered.open()
  expect(await screen.findByText('+25 XP')).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('shows a new logbook row on the progress page after a lesson', async () => {
  const pageInfo = { endCursor: null, hasNextPage: false }
  const entries = (...titles: string[]) => ({ edges: titles.map((title) => ({ node: xpEntry(title) })), pageInfo })
  answer('ProgressPage', { viewer: viewer({ learner: learner({ xpEntries: entries('An older lesson') }) }) })
  answer('LessonPage', lessonPage(lesson(passed)))
  answer('CompleteLesson', { completeLesson: completed({}) })
  const { user } = renderApp('/progress', { session: sessionUser() })
  await screen.findByText(/An older lesson/)
  goTo('/lesson/first-prompt')
  await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }))
  await screen.findByText('+25 XP')
  answer('ProgressPage', { viewer: viewer({ learner: learner({ xpEntries: entries('The new lesson', 'An older lesson') }) }) })
  goTo('/progress')
  expect(await screen.findByText(/The new lesson/)).toBeTruthy()
})

test('refetches a locked lesson once it is unlocked', async () => {
  const locked = lesson({ id: 'second-prompt', title: 'The second prompt', isLocked: true, content: null, check: [] })
  answer('LessonPage', ({ id }) => lessonPage(id === 'second-prompt' ? locked : lesson(passed)))
  answer('CompleteLesson', { completeLesson: completed({}) })
  const { user } = renderApp('/lesson/second-prompt', { session: sessionUser() })
  await screen.findByText('This lesson is still locked')
  goTo('/lesson/first-prompt')
  await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }))
  await screen.findByText('+25 XP')
  answer('LessonPage', lessonPage({ ...locked, isLocked: false, content: '## Now open' }))
  goTo('/lesson/second-prompt')
  expect(await screen.findByRole('heading', { name: 'Now open' })).toBeTruthy()
})

test('updates the path after a lesson', async () => {
  const plot = folder('plot', { progress: 50 })
  answer('PersonaPage', { persona: persona({ folders: [plot] }), viewer: viewer() })
  answer('LessonPage', lessonPage(lesson({ ...passed, folder: { id: 'plot', title: plot.title, persona: persona() } })))
  answer('CompleteLesson', { completeLesson: completed({}) })
  const { user } = renderApp('/persona/writer', { session: sessionUser() })
  await screen.findByRole('heading', { level: 1, name: 'Writer' })
  goTo('/lesson/first-prompt')
  await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }))
  await screen.findByText('+25 XP')
  const asked = answer('PersonaPage', { persona: persona({ progress: 54 }), viewer: viewer() })
  goTo('/persona/writer')
  await screen.findByRole('heading', { level: 1, name: 'Writer' })
  // The completion can unlock lessons of the path, so it is refetched.
  await waitFor(() => expect(asked).toHaveLength(1))
})

test('does not mention a check for a lesson without questions', async () => {
  await openLesson({ check: [], checkStatus: { correct: 0, needed: 0, total: 0, isPassed: true, withHelp: 0 } })
  expect(reason()).toBe('This lesson has no questions. Mark it as complete when you have read it.')
  expect(waits()).toBe(false)
  expect(screen.queryByText(/passed the check/)).toBeNull()
})

test('shows not found for an unknown lesson', async () => {
  const asked = answer('LessonPage', lessonPage(null))
  renderApp('/lesson/nowhere', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(asked).toHaveLength(1)
})

beforeEach(() => storeSettings(defaultSettings))

test('links the practice prompt of a lesson to the lab', async () => {
  await openLesson({}, sessionUser(), { daysLeft: 0, closedBecause: null })
  const link = screen.getByRole('link', { name: 'Try this prompt in the lab' })
  expect(link.getAttribute('href')).toBe('/playground?lesson=first-prompt')
})

test.each([
  ['tooYoung', /The AI Experiment Lab opens for you in 12 days/],
  ['quietHours', /The AI Experiment Lab opens again when it ends/],
] as const)('shows why the lab is closed: %s', async (closedBecause, words) => {
  await openLesson({}, sessionUser(), { daysLeft: 12, closedBecause })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /in the lab/ })).toBeNull()
})

test('shows no link to the lab without a practice prompt, or for a learner who waits for consent', async () => {
  const { unmount } = await openLesson({ practicePrompt: null }, sessionUser(), { daysLeft: 0, closedBecause: null })
  expect(screen.queryByRole('link', { name: /in the lab/ })).toBeNull()
  unmount()
  await openLesson({}, sessionUser({ consent: 'pending' }), { daysLeft: 0, closedBecause: null })
  expect(screen.queryByRole('link', { name: /in the lab/ })).toBeNull()
})
