import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  checkButton,
  choiceId,
  grade,
  heardPolitely,
  matching,
  open,
  ordering,
  question,
  several,
  short,
  single,
  statusOf,
  step,
} from '../../../../test/check.ts'
import { type CheckItem, graded } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'

test('grades a wrong choice on the server, shows the feedback beside it and allows a retry', async () => {
  const { user } = await open([single])
  const guess = { about: choiceId(single, 'Guess'), text: 'A guess is a beginning, not an answer.' }
  const asked = grade(single, { isCorrect: false, feedback: [guess] })
  await user.click(screen.getByRole('radio', { name: 'Guess' }))
  expect(screen.queryByText('Not right yet')).toBeNull()
  await user.click(checkButton())
  expect(await screen.findByText(guess.text)).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([
    { input: { itemId: single.id, choices: [choiceId(single, 'Guess')], text: null } },
  ])
  const radio = screen.getByRole('radio', { name: 'Guess' })
  const beside = document.getElementById(radio.getAttribute('aria-describedby') ?? '')
  expect(beside?.textContent).toBe(`Not quite${guess.text}`)
  expect(heardPolitely()).toContain('Not right yet')
  await waitFor(() => expect(document.activeElement).toBe(checkButton()))
  expect(step(/1 of 1, not right yet/)).toBeTruthy()

  const right = { about: choiceId(single, 'Ask a person'), text: 'People know people.' }
  grade(
    single,
    { isCorrect: true, attempts: 2, feedback: [right] },
    { correct: 1, withHelp: 0, needed: 1, total: 1, isPassed: true },
  )
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  expect(screen.queryByText('Not right yet')).toBeNull()
  await user.click(checkButton())
  expect(await screen.findByText(right.text)).toBeTruthy()
  expect(screen.getByText('That’s right')).toBeTruthy()
  expect(screen.queryByText(guess.text)).toBeNull()
  expect(screen.getByText('1 of 1 right, 1 needed')).toBeTruthy()
  expect(screen.getByText('You passed the check.')).toBeTruthy()
})

test("follows the server's progress and enables Mark as Complete", async () => {
  const { user } = await open([single])
  const button = () => screen.getByRole('button', { name: 'Mark as Complete' })
  expect(button().getAttribute('aria-disabled')).toBe('true')
  grade(single, { isCorrect: true }, { correct: 1, withHelp: 0, needed: 1, total: 1, isPassed: true })
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  await user.click(checkButton())
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  expect(screen.getByRole('progressbar', { name: 'Lesson progress' }).getAttribute('aria-valuenow')).toBe('37')
  await user.click(screen.getByRole('button', { name: 'Go to the finish' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('You are ready to finish'))
})

test.each([
  [single, 'Choose an answer first.'],
  [several, 'Choose at least one answer first.'],
  [matching, 'Match every line first.'],
  [short, 'Write an answer first.'],
])('sends nothing without an answer', async (item, word) => {
  const { user } = await open([item])
  // AnswerCheckItem has no mock, so a request would fail the test.
  await user.click(await screen.findByRole('button', { name: 'Check answer' }))
  expect(screen.getByText(word)).toBeTruthy()
})

test("doesn't send the same wrong answer twice", async () => {
  const { user } = await open([graded(single, { words: ['Guess'], feedback: [] })])
  await user.click(checkButton())
  expect(screen.getByText('Change something first, then check again.')).toBeTruthy()
})

test('restores earlier answers with their feedback', async () => {
  const guess = { about: choiceId(single, 'Guess'), text: 'A guess is a beginning.' }
  await open([graded(single, { words: ['Guess'], feedback: [guess] })])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guess' }).checked).toBe(true)
  expect(screen.getByText(guess.text)).toBeTruthy()
  expect(screen.getByText('Not right yet')).toBeTruthy()
})

test('locks right answers', async () => {
  const right = (item: CheckItem, changes: Parameters<typeof graded>[1]) => graded(item, { isCorrect: true, ...changes })
  const { user } = await open([
    right(single, { words: ['Ask a person'] }),
    right(ordering, { words: ['Look', 'Think', 'Write'], marks: [true, true, true] }),
    right(matching, { words: ['Day', 'Night', 'Water'], marks: [true, true, true] }),
    right(short, { text: 'voice' }),
  ])
  await user.click(screen.getByRole('radio', { name: 'Guess' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ask a person' }).checked).toBe(true)
  await user.click(step(/^Question 2 /))
  expect(await screen.findAllByText('Right place')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  await user.click(step(/^Question 3 /))
  await user.click(await screen.findByRole('button', { name: 'Sun, pair A with Day' }))
  expect(screen.getByRole('button', { name: 'Sun, pair A with Day' })).toBeTruthy()
  expect(screen.getAllByText('Match!')).toHaveLength(3)
  await user.click(step(/^Question 4 /))
  expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true)
})

test.each([
  [offline, 'We could not reach the academy. Your answer is still here, so try again in a moment.'],
  [
    { answerCheckItem: { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'That was too often.' } } as const,
    'That was too often.',
  ],
])("reports an answer that wasn't graded and keeps the selection", async (given, message) => {
  const { user } = await open([single])
  answer('AnswerCheckItem', given)
  await user.click(screen.getByRole('radio', { name: 'Guess' }))
  await user.click(checkButton())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not checked yet')
  expect(alert.textContent).toContain(message)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guess' }).checked).toBe(true)
  expect(screen.queryByText('Not right yet')).toBeNull()
  await waitFor(() => expect(checkButton().getAttribute('aria-busy')).toBeNull())
  grade(single, { isCorrect: true })
  await user.click(checkButton())
  expect(await screen.findByText('That’s right')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('sends an answer once on a double click and stays on the question', async () => {
  const { user } = await open([single, short])
  const answered = gate()
  const item = graded(single, { words: ['Ask a person'], isCorrect: true })
  const asked = answer('AnswerCheckItem', async () => {
    await answered.opened
    return {
      answerCheckItem: {
        __typename: 'AnswerCheckItemPayload',
        item,
        lesson: { id: 'first-prompt', isBegun: true, progress: 37, checkStatus: statusOf([item, short]) },
      },
    }
  })
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  await user.dblClick(checkButton())
  answered.open()
  expect(await screen.findByText('That’s right')).toBeTruthy()
  expect(asked).toHaveLength(1)
  expect(question(single.question)).toBeTruthy()
})
