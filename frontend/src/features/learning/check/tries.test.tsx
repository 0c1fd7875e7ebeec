import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkButton, choiceId, grade, matching, open, ordering, short, single } from '../../../../test/check.ts'
import { type CheckItem, graded } from '../../../../test/factories.ts'
import { answer } from '../../../../test/msw.ts'

const explained = (item: CheckItem, changes: Partial<CheckItem> = {}): CheckItem => ({
  ...graded(item, { isCorrect: false, attempts: 3, withHelp: true, words: ['Guess'] }),
  explanation: { choices: [choiceId(item, 'Ask a person')], text: '', feedback: [{ about: null, text: 'People know people.' }] },
  triesLeft: 2,
  ...changes,
})

test('explains the answer after three wrong attempts and counts the question as learned with help', async () => {
  const { user } = await open([explained(single)])
  expect(await screen.findByText('Here is the answer')).toBeTruthy()
  expect(screen.getByText('People know people.')).toBeTruthy()
  expect(screen.getByText(/It will count as learned with help/)).toBeTruthy()
  expect(screen.getByText('You have 2 more tries for this question today.')).toBeTruthy()
  const right = { isCorrect: true, attempts: 4, withHelp: true }
  grade({ ...single, triesLeft: 1 }, right, { correct: 1, withHelp: 1, needed: 1, total: 1, isPassed: true })
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  await user.click(checkButton())
  expect(await screen.findByText('You learned this one with help.')).toBeTruthy()
  expect(screen.getByText('1 of 1 right, 1 needed (1 with help)')).toBeTruthy()
  expect(screen.queryByText('Here is the answer')).toBeNull()
})

test.each([
  [
    'an order',
    explained(ordering, {
      explanation: { choices: ['Look', 'Think', 'Write'].map((it) => choiceId(ordering, it)), text: '', feedback: [] },
    }),
    ['Look', 'Think', 'Write'],
  ],
  [
    'pairs',
    explained(matching, {
      explanation: { choices: ['Day', 'Night', 'Water'].map((it) => choiceId(matching, it)), text: '', feedback: [] },
    }),
    ['Sun: Day', 'Moon: Night', 'Rain: Water'],
  ],
  ['a short text', explained(short, { explanation: { choices: [], text: 'prototype', feedback: [] } }), ['prototype']],
])('%s is explained in words', async (_, item, lines) => {
  await open([item])
  const box = (await screen.findByText('Here is the answer')).parentElement as HTMLElement
  for (const line of lines) expect(within(box).getAllByText(line).length).toBeGreaterThan(0)
})

test('states when a question without attempts left can be retried and sends nothing', async () => {
  const { user } = await open([explained(single, { triesLeft: 0 })])
  const asked = grade(single, { isCorrect: true })
  expect(screen.getByText('You can try this question again tomorrow.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  await user.click(checkButton())
  expect(screen.getAllByText('You can try this question again tomorrow.').length).toBeGreaterThan(0)
  expect(asked).toHaveLength(0)
})

test('keeps the selection when the daily limit is reached and states when to continue', async () => {
  const { user } = await open([single])
  const message = 'That was a lot of tries for one day. Read the notes again. You can answer again tomorrow.'
  answer('AnswerCheckItem', { answerCheckItem: { __typename: 'NoTriesLeftError', code: 'NO_TRIES_LEFT', message } })
  await user.click(screen.getByRole('radio', { name: 'Guess' }))
  await user.click(checkButton())
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guess' }).checked).toBe(true)
})
