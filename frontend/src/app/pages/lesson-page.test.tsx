import { defaultSettings } from '@deepm/schema/rules/settings'
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
} from '../../../test/factories.ts'
import { answer, gate, offline } from '../../../test/msw.ts'
import { goTo, renderApp } from '../../../test/render-app.tsx'
import { keepSettings } from '../../lib/settings.ts'

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

test('a lesson shows its title, description and duration, and the ways back', async () => {
  const { asked } = await openLesson({ minutes: 15 })
  expect(screen.getByText('Ask a machine for a story and see what it leaves out.')).toBeTruthy()
  expect(screen.getByText('⏱ 15 min')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Back to Learning/ }).getAttribute('href')).toBe('/learning')
  expect(screen.getByRole('link', { name: 'Writer path: Plot' }).getAttribute('href')).toBe('/persona/writer')
  expect(asked.map(({ variables }) => variables)).toEqual([{ id: 'first-prompt' }])
})

test('a lesson of a course leads to the courses', async () => {
  await openLesson({ folder: null, course: { id: 'gemini', name: 'Gemini' } })
  expect(screen.getByRole('link', { name: 'Gemini course' }).getAttribute('href')).toBe('/learning')
})

test('notes show headings, paragraphs and bullet items below the one h1', async () => {
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

test('notes in five parts stand one by one, each with a link to it, and the other sizes of the task stand in Practice', async () => {
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

test('a lesson without a film says so, one with a film does not', async () => {
  const { unmount } = await openLesson({ videoUrl: null })
  expect(screen.getByText(/This lesson has no film/)).toBeTruthy()
  unmount()
  await openLesson({ videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
  expect(screen.queryByText(/This lesson has no film/)).toBeNull()
  expect(await screen.findByRole('figure', { name: 'Film: Your first prompt' })).toBeTruthy()
})

test('the objectives and the tools of a lesson are listed', async () => {
  await openLesson()
  const objectives = card('Learning objectives').getAllByRole('listitem')
  expect(objectives.map((it) => it.textContent)).toEqual(['Write a clear prompt', 'Notice what is missing'])
  const tools = card('Tools in this lesson').getAllByRole('listitem')
  expect(tools.map((it) => it.textContent)).toEqual(['ChatGPT', 'DALL-E'])
})

test('resources open in a new tab, each with the sign of its kind', async () => {
  await openLesson()
  const items = card('Additional resources').getAllByRole('listitem')
  expect(items.map((it) => Array.from(it.textContent ?? '')[0])).toEqual(['🔗', '📄', '🎬'])
  const link = screen.getByRole('link', { name: /^A guide to prompts/ })
  expect(link.getAttribute('href')).toBe('https://example.org/guide')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('a lesson without resources and tools has no empty cards for them', async () => {
  await openLesson({ resources: [], tools: [] })
  expect(screen.queryByText('Additional resources')).toBeNull()
  expect(screen.queryByText('Tools in this lesson')).toBeNull()
})

test('the sidekick greets by its name', async () => {
  await openLesson({ sidekick: 'maestro', greeting: 'Shall we, dear reader?' })
  expect(screen.getByRole('heading', { name: 'Maestro' })).toBeTruthy()
  expect(screen.getByText('Shall we, dear reader?')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Chat with Maestro' })).toBeTruthy()
})

test('a lesson without a practice prompt has nothing to chat about', async () => {
  await openLesson({ practicePrompt: null, practiceHint: null })
  expect(screen.queryByRole('button', { name: /Chat with/ })).toBeNull()
})

test('a locked lesson shows no notes and no questions, cannot be completed, and leads to what comes before it', async () => {
  await openLesson({ isLocked: true, content: null, check: [] })
  expect(screen.getByText('This lesson is still locked')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what comes before it' }).getAttribute('href')).toBe('/persona/writer')
  expect(screen.queryByText(/This lesson has no film/)).toBeNull()
  expect(screen.queryByText('Check for understanding')).toBeNull()
  expect(waits()).toBe(true)
  expect(reason()).toContain('still locked')
})

test('the bar stands where the lesson stands', async () => {
  const { unmount } = await openLesson({ progress: 37 })
  expect(percent()).toBe('37')
  unmount()
  await openLesson(passed)
  expect(percent()).toBe('75')
})

test('Mark as Complete waits for the check, says what is missing, and does nothing before', async () => {
  const { user } = await openLesson({ checkStatus: { correct: 2, withHelp: 0, needed: 4, total: 5, isPassed: false } })
  expect(waits()).toBe(true)
  expect(reason()).toBe('Answer at least 4 of the 5 questions right first. So far it is 2.')
  // Nothing answers CompleteLesson, so asking would fail the test.
  await user.click(completeButton())
  await waitFor(() => expect(document.activeElement).toBe(completeButton()))
})

test.each([
  ['a parent', { role: 'parent', consent: null }, 'Only learners can complete a lesson.'],
  ['staff', { role: 'staff', consent: null }, 'Only learners can complete a lesson.'],
  ['a child who waits', { consent: 'pending' }, 'as soon as your parent or guardian has said yes'],
  ['a child without consent', { consent: 'withdrawn' }, 'as soon as your parent or guardian has said yes'],
] as const)('%s cannot complete a lesson, and reads why', async (_who, changes, why) => {
  const { user } = await openLesson(passed, sessionUser(changes))
  expect(waits()).toBe(true)
  expect(reason()).toContain(why)
  await user.click(completeButton())
})

test('Mark as Complete turns into Lesson Complete! with what it earned and two ways on', async () => {
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

test('after the last lesson of all there is one way on', async () => {
  const { user } = await openLesson(passed)
  answer('CompleteLesson', { completeLesson: completed({}, { nextLesson: null }) })
  await user.click(completeButton())
  await screen.findByText('Lesson Complete!')
  expect(screen.queryByRole('link', { name: /Next lesson/ })).toBeNull()
})

test('whoever does not want to see achievements is shown the XP alone', async () => {
  keepSettings({ ...defaultSettings, showBadges: false })
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

test('whoever likes it calm is told what was earned, without a celebration', async () => {
  const settings = { ...defaultSettings, visualTheme: 'calm' as const }
  keepSettings(settings)
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

test('the bar at the top counts the new XP', async () => {
  const { user } = await openLesson(passed)
  expect(await screen.findByText(/1250\sXP/)).toBeTruthy()
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 25 }, { xp: 1275 }) })
  // There may be news about it, so the shell asks again.
  const asked = answer('Shell', { viewer: viewer({ learner: learner({ xp: 1275 }), unreadNotifications: 2 }) })
  await user.click(completeButton())
  expect(await screen.findByText(/1275\sXP/)).toBeTruthy()
  await waitFor(() => expect(asked).toHaveLength(1))
})

test('a lesson that another tab completed before earns nothing more, and says so', async () => {
  const { user } = await openLesson(passed)
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 0 }) })
  await user.click(completeButton())
  expect(await screen.findByText('You completed this lesson before, so your XP stay as they are.')).toBeTruthy()
  expect(screen.getByText('Lesson Complete!')).toBeTruthy()
  expect(screen.queryByText(/\+0 XP/)).toBeNull()
})

test('a lesson completed on an earlier day is shown complete, without a reward', async () => {
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
])('a completion that was not saved says so, and the button stays', async (given, message) => {
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

test('a double click completes a lesson once', async () => {
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

test('the progress page shows a new line of the ledger after a lesson', async () => {
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

test('a lesson that was locked is read again once it is open', async () => {
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

test('the path shows its new state after a lesson', async () => {
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
  // Locks of its lessons may have opened, so it is asked for again.
  await waitFor(() => expect(asked).toHaveLength(1))
})

test('a lesson without questions does not speak of a check', async () => {
  await openLesson({ check: [], checkStatus: { correct: 0, needed: 0, total: 0, isPassed: true, withHelp: 0 } })
  expect(reason()).toBe('This lesson has no questions. Mark it as complete when you have read it.')
  expect(waits()).toBe(false)
  expect(screen.queryByText(/passed the check/)).toBeNull()
})

test('an unknown lesson is not found', async () => {
  const asked = answer('LessonPage', lessonPage(null))
  renderApp('/lesson/nowhere', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(asked).toHaveLength(1)
})

beforeEach(() => keepSettings(defaultSettings))

test('the practice prompt of a lesson leads to the lab', async () => {
  await openLesson({}, sessionUser(), { daysLeft: 0, closedBecause: null })
  const link = screen.getByRole('link', { name: 'Try this prompt in the lab' })
  expect(link.getAttribute('href')).toBe('/playground?lesson=first-prompt')
})

test.each([
  ['tooYoung', /The AI Experiment Lab opens for you in 12 days/],
  ['quietHours', /The AI Experiment Lab opens again when it ends/],
] as const)('a lesson says why the lab is not open: %s', async (closedBecause, words) => {
  await openLesson({}, sessionUser(), { daysLeft: 12, closedBecause })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /in the lab/ })).toBeNull()
})

test('a lesson without a practice prompt, or one whose learner waits for a parent, leads to no lab', async () => {
  const { unmount } = await openLesson({ practicePrompt: null }, sessionUser(), { daysLeft: 0, closedBecause: null })
  expect(screen.queryByRole('link', { name: /in the lab/ })).toBeNull()
  unmount()
  await openLesson({}, sessionUser({ consent: 'pending' }), { daysLeft: 0, closedBecause: null })
  expect(screen.queryByRole('link', { name: /in the lab/ })).toBeNull()
})
