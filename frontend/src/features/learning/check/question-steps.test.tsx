import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  all,
  checkButton,
  grade,
  matching,
  open,
  ordering,
  question,
  several,
  short,
  single,
  step,
} from '../../../../test/check.ts'
import { graded, sessionUser } from '../../../../test/factories.ts'

test('makes every question reachable, shows each state and keeps the selection', async () => {
  const { user } = await open([graded(single, { words: ['Ask a person'], isCorrect: true }), several, ordering, matching, short])
  const steps = within(screen.getByRole('navigation', { name: 'Questions' })).getAllByRole('button')
  expect(steps.map((it) => it.getAttribute('aria-label'))).toEqual([
    'Question 1 of 5, right',
    ...[2, 3, 4, 5].map((n) => `Question ${n} of 5, not answered`),
  ])
  // Opens at the first question that isn't right.
  expect(question(several.question)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Guess' }))
  for (const [index, item] of all.entries()) {
    await user.click(step(new RegExp(`^Question ${index + 1} `)))
    expect(question(item.question)).toBeTruthy()
    expect(step(new RegExp(`^Question ${index + 1} `)).getAttribute('aria-current')).toBe('step')
  }
  await user.click(step(/^Question 2 /))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Guess' }).checked).toBe(true)
})

test('leads to the next open question after a right answer and focuses it', async () => {
  const { user } = await open([single, graded(several, { words: ['Guess'], isCorrect: true }), short])
  grade(single, { isCorrect: true }, { correct: 2, withHelp: 0, needed: 3, total: 3, isPassed: false })
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  await user.click(checkButton())
  await user.click(await screen.findByRole('button', { name: 'Next question' }))
  await waitFor(() => expect(document.activeElement).toBe(question(short.question)))
  await user.click(screen.queryByRole('button', { name: 'Skip for now' }) ?? step(/^Question 1 /))
  expect(question(single.question)).toBeTruthy()
})

test('lets the learner skip a question', async () => {
  const { user } = await open([single, short])
  await user.click(screen.getByRole('button', { name: 'Skip for now' }))
  await waitFor(() => expect(document.activeElement).toBe(question(short.question)))
  await user.click(screen.getByRole('button', { name: 'Skip for now' }))
  await waitFor(() => expect(document.activeElement).toBe(question(single.question)))
})

test("shows the questions to a child who waits for consent and explains why answers aren't saved", async () => {
  const { user } = await open([single, short], sessionUser({ consent: 'pending' }))
  expect(screen.getByText('We can’t save your answers yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Guess' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guess' }).checked).toBe(false)
  await user.click(step(/^Question 2 /))
  expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true)
})

test.each(['parent', 'staff'] as const)('shows the questions to a %s without grading', async (role) => {
  await open(all, sessionUser({ role, consent: null, selectedPersona: null }))
  expect(screen.getByText(/Only learners can answer/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull()
  expect(screen.queryByText(/right, \d needed/)).toBeNull()
})
