import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  completed,
  folder,
  learner,
  lesson,
  lessonPage,
  nextLesson,
  persona,
  sessionUser,
  viewer,
  xpEntry,
} from '../../../../../test/factories.ts'
import { completeButton, openLesson, passed, percent, reason, waits } from '../../../../../test/lesson.ts'
import { answer, gate, offline } from '../../../../../test/msw.ts'
import { goTo, renderApp } from '../../../../../test/render-app.tsx'
import { storeView } from '../../../../features/learning/lesson/lesson-view-choice.ts'
import { storeSettings } from '../../../../lib/settings.ts'

const firstStep = {
  id: 'first-step',
  name: 'First Step',
  description: 'One lesson done.',
  icon: '👣',
  xpReward: 50,
  rarity: 'common' as const,
  pictureName: null,
}

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
  expect(reason()).toBe('Get 4 of 5 questions right to finish. You have 2 so far.')
  // No handler answers CompleteLesson, so a request would fail the test.
  await user.click(completeButton())
  await waitFor(() => expect(document.activeElement).toBe(completeButton()))
})

test.each([
  ['a parent', { role: 'parent', consent: null }, 'Only learners can complete a lesson.'],
  ['staff', { role: 'staff', consent: null }, 'Only learners can complete a lesson.'],
  ['a child who waits', { consent: 'pending' }, 'You can finish lessons once your parent says yes'],
  ['a child without consent', { consent: 'withdrawn' }, 'You can finish lessons once your parent says yes'],
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

test('celebrates a finished path with what was made on it', async () => {
  const { user } = await openLesson(passed)
  const done = completed({})
  const { folder: last } = done.lesson
  if (!last) throw new Error('the lesson has no folder')
  const path = { ...last.persona, isCompleted: true, progress: 100 }
  answer('CompleteLesson', { completeLesson: { ...done, lesson: { ...done.lesson, folder: { ...last, persona: path } } } })
  await user.click(completeButton())
  expect(await screen.findByText('You finished the Writer path!')).toBeTruthy()
  expect(screen.getByText(/in your Story Folio/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Make it a project' }).getAttribute('href')).toBe('/projects')
})

test('does not celebrate a path again when its lesson was completed before', async () => {
  const { user } = await openLesson(passed)
  const done = completed({ xpEarned: 0 })
  const { folder: last } = done.lesson
  if (!last) throw new Error('the lesson has no folder')
  const path = { ...last.persona, isCompleted: true }
  answer('CompleteLesson', { completeLesson: { ...done, lesson: { ...done.lesson, folder: { ...last, persona: path } } } })
  await user.click(completeButton())
  await screen.findByText(/You already earned XP/)
  expect(screen.queryByText('You finished the Writer path!')).toBeNull()
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
  await screen.findByRole('heading', { name: 'Finish' })
  const achievements = [firstStep]
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 75, achievements }) })
  await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }))
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
  await screen.findByRole('heading', { name: 'Finish' })
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 75, newLevel: 4, achievements: [firstStep] }) })
  await user.click(completeButton())
  expect(await screen.findByText('+75 XP. You have reached level 4. New achievement: First Step.')).toBeTruthy()
})

test('updates the XP in the top bar', async () => {
  const { user } = await openLesson(passed)
  expect(await screen.findByText(/1,250\sXP/)).toBeTruthy()
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 25 }, { xp: 1275 }) })
  // The completion can create notifications, so the shell refetches.
  const asked = answer('Shell', { viewer: viewer({ learner: learner({ xp: 1275 }), unreadNotifications: 2 }) })
  await user.click(completeButton())
  expect(await screen.findByText(/1,275\sXP/)).toBeTruthy()
  await waitFor(() => expect(asked).toHaveLength(1))
})

test('gives no second reward for a lesson completed in another tab, and shows why', async () => {
  const { user } = await openLesson(passed)
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 0 }) })
  await user.click(completeButton())
  expect(await screen.findByText('You already earned XP for this lesson, so your XP stays the same.')).toBeTruthy()
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

beforeEach(() => {
  storeSettings(defaultSettings)
  storeView('page')
})
