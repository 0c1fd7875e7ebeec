import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { checkButton, grade, short, single, statusOf } from '../../../../test/check.ts'
import { completed, graded, sessionUser } from '../../../../test/factories.ts'
import { completeButton, openLesson, passed } from '../../../../test/lesson.ts'
import { answer } from '../../../../test/msw.ts'
import { back, next, openSteps, position } from '../../../../test/player.ts'
import { address } from '../../../../test/render-app.tsx'

/** A text that is long enough for a step of its own. */
const read = `Read this. ${'It is a text of some length, for one step of a lesson. '.repeat(4).trim()}`

test('opens with the greeting and the objectives, and shows one step at a time', async () => {
  const { user } = await openSteps()
  expect(position()).toBe('Step 1 of 9')
  expect(screen.getByText('Beep. Hello, human.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Learning objectives' })).toBeTruthy()
  expect(screen.getByText('Write a clear prompt')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await user.click(next())
  expect(position()).toBe('Step 2 of 9')
  const heading = screen.getByRole('heading', { level: 2, name: /About discover/ })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/^Discovering is a word/)).toBeTruthy()
  expect(screen.queryByText(/^Engageing/)).toBeNull()
  await user.click(back())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Learning objectives' })))
})

test('keeps the step in the URL, and the back button of the browser goes one step back', async () => {
  const { user } = await openSteps()
  expect(address()).toBe('/lesson/first-prompt')
  await user.click(next())
  await user.click(next())
  expect(address()).toBe('/lesson/first-prompt?step=3')
  act(() => window.history.back())
  await waitFor(() => expect(position()).toBe('Step 2 of 9'))
  expect(address()).toBe('/lesson/first-prompt?step=2')
  await user.click(back())
  await waitFor(() => expect(position()).toBe('Step 1 of 9'))
})

test.each([
  ['?step=4', 'Step 4 of 9'],
  ['?step=99', 'Step 9 of 9'],
  ['?step=0', 'Step 1 of 9'],
  ['?step=x', 'Step 1 of 9'],
])('opens the step of the URL: %s', async (search, words) => {
  await openSteps({}, sessionUser(), search)
  await waitFor(() => expect(position()).toBe(words))
})

test('goes to the step where the learner stopped on this device, and offers the beginning', async () => {
  const { user, unmount } = await openSteps()
  await user.click(next())
  await user.click(next())
  unmount()
  const again = await openSteps()
  await waitFor(() => expect(position()).toBe('Step 3 of 9'))
  await again.user.click(screen.getByRole('button', { name: 'Start from the beginning' }))
  expect(position()).toBe('Step 1 of 9')
  expect(screen.queryByText(/You stopped here/)).toBeNull()
  again.unmount()
  await openSteps()
  expect(position()).toBe('Step 1 of 9')
})

test('does not show the place of another account', async () => {
  const { user, unmount } = await openSteps()
  await user.click(next())
  unmount()
  await openSteps({}, sessionUser({ id: 'learner-2' }))
  expect(position()).toBe('Step 1 of 9')
})

test('opens a completed lesson at its first step', async () => {
  const { user, unmount } = await openSteps()
  await user.click(next())
  unmount()
  await openSteps({ ...passed, isCompleted: true, progress: 100 })
  expect(position()).toBe('Step 1 of 9')
})

test('moves with the arrow keys, except in a field', async () => {
  const content = `${read}\n\n::question{id="${short.id}"}`
  const { user } = await openSteps({ content, check: [short], checkStatus: statusOf([short]) })
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}')
  await waitFor(() => expect(position()).toBe('Step 3 of 5'))
  await user.type(await screen.findByRole('textbox'), 'rope{ArrowLeft}')
  expect(position()).toBe('Step 3 of 5')
})

test('goes to a part of the lesson', async () => {
  const { user } = await openSteps()
  const parts = within(screen.getByRole('navigation', { name: 'Parts of this lesson' }))
  expect(parts.getAllByRole('button').map((it) => it.getAttribute('aria-label'))).toEqual([
    ...['Discover, from step 1', 'Engage, from step 3', 'Evaluate, from step 4', 'Practice, from step 5'],
    'Master, from step 7',
  ])
  await user.click(parts.getByRole('button', { name: /^Evaluate/ }))
  expect(screen.getByText(/^Evaluateing is a word/)).toBeTruthy()
  expect(parts.getByRole('button', { name: /^Evaluate/ }).getAttribute('aria-current')).toBe('step')
})

test('grades a question at its step on the server, and continues from it', async () => {
  const content = `## Discover: one\n\n${read}\n\n::question{id="${single.id}"}\n\nThen read this.`
  const { user } = await openSteps({ content, check: [single], checkStatus: statusOf([single]) }, sessionUser(), '?step=3')
  await screen.findByRole('heading', { level: 3, name: single.question })
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  const asked = grade(single, { isCorrect: true }, { correct: 1, withHelp: 0, needed: 1, total: 1, isPassed: true })
  await user.click(checkButton())
  expect(await screen.findByText('That’s right')).toBeTruthy()
  expect(asked).toHaveLength(1)
  expect(screen.getByText('You passed the check.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Then read this.')).toBeTruthy()
})

test('shows a short text together with the question that it introduces', async () => {
  const content = `## Discover: one\n\nNow it is your turn.\n\n::question{id="${single.id}"}`
  await openSteps({ content, check: [single] }, sessionUser(), '?step=2')
  expect(await screen.findByRole('heading', { level: 3, name: single.question })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: /One$/ })).toBeTruthy()
  expect(screen.getByText('Now it is your turn.')).toBeTruthy()
})

test('keeps an unsent answer when the learner leaves the step, and when the view changes', async () => {
  const content = `${read}\n\n::question{id="${single.id}"}`
  const { user } = await openSteps({ content, check: [single] }, sessionUser(), '?step=3')
  const guess = () => screen.findByRole<HTMLInputElement>('radio', { name: 'Guess' })
  await user.click(await guess())
  await user.click(back())
  await screen.findByText(/^Read this\./)
  await user.click(next())
  expect((await guess()).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'One-page view' }))
  await screen.findByRole('heading', { name: 'Finish' })
  expect((await guess()).checked).toBe(true)
})

test('lists the open questions at the end with a way to their steps', async () => {
  const check = [graded(single, { words: ['Guess'], isCorrect: false }), graded(short, { isCorrect: true, text: 'voice' })]
  const { user } = await openSteps({ check, checkStatus: statusOf(check) }, sessionUser(), '?step=10')
  expect(await screen.findByText('One question is not right yet:')).toBeTruthy()
  expect(screen.getByText('Additional resources')).toBeTruthy()
  expect(screen.getByText('Tools in this lesson')).toBeTruthy()
  expect(completeButton().getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: /not right yet.*What/ }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: single.question })))
})

test('completes the lesson at the last step and shows the reward', async () => {
  const { user } = await openSteps(passed, sessionUser(), '?step=9')
  const asked = answer('CompleteLesson', { completeLesson: completed({ xpEarned: 75 }) })
  await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Lesson Complete!'))
  expect(await screen.findByText('+75 XP')).toBeTruthy()
  expect(asked).toHaveLength(1)
  expect(localStorage.getItem('lesson-steps')).toBeNull()
})

test('shows the practice prompt with its coach and the other sizes of the task', async () => {
  await openSteps({}, sessionUser(), '?step=6')
  expect(await screen.findByRole('heading', { name: 'Your turn' })).toBeTruthy()
  expect(screen.getByText('Write a story about a lighthouse.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Chat with/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try this prompt in the lab' })).toBeTruthy()
  expect(screen.getByText('Write one sentence only.')).toBeTruthy()
  expect(screen.getByText('Write it for two readers.')).toBeTruthy()
})

test('remembers the view that the reader chose', async () => {
  const { user, unmount } = await openSteps()
  await user.click(screen.getByRole('button', { name: 'One-page view' }))
  expect(await screen.findByRole('heading', { name: 'Finish' })).toBeTruthy()
  unmount()
  const again = await openLesson()
  expect(screen.queryByText(/^Step \d/)).toBeNull()
  await again.user.click(screen.getByRole('button', { name: 'Step view' }))
  expect(await screen.findByText(/^Step 1 of/)).toBeTruthy()
})

test('prints the whole lesson', async () => {
  // The printed view is loaded while the reader reads.
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openSteps()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  // The browser takes its picture right after the event.
  expect(screen.getByText(/^Discovering is a word/)).toBeTruthy()
  expect(screen.getByText(/^Mastering is a word/)).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(await screen.findByText('Step 1 of 9')).toBeTruthy()
})
