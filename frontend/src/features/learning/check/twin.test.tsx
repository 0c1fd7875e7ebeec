import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkButton, grade, open, single } from '../../../../test/check.ts'
import { checkItem, graded } from '../../../../test/factories.ts'

const twin = checkItem({ id: 'first-prompt:twin', question: 'And in this case?', words: ['Trust it', 'Look it up', 'Laugh'] })
const wrong = { isCorrect: false, words: ['Guess'] }
const asked = { ...graded(single, wrong), twin }

const form = () => screen.findByRole('form', { name: 'Try a smaller one first' })

test('asks the twin after a wrong answer with a misconception, and leads back to the question', async () => {
  const { user } = await open([asked])
  const small = within(await form())
  const sent = grade(twin, { isCorrect: true, feedback: [] })
  await user.click(small.getByRole('button', { name: 'Check this one' }))
  expect(small.getByText('Choose an answer first.')).toBeTruthy()
  await user.click(small.getByRole('radio', { name: 'Look it up' }))
  await user.click(small.getByRole('button', { name: 'Check this one' }))
  expect(await small.findByText(/Now go back to the question above/)).toBeTruthy()
  expect(sent.map(({ variables }) => variables.input.itemId)).toEqual([twin.id])
  expect(small.queryByRole('button', { name: 'Check this one' })).toBeNull()
})

test('hides the twin while another answer is chosen, and after a right one', async () => {
  const { user } = await open([asked])
  await form()
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  expect(screen.queryByText(twin.question)).toBeNull()
  grade(single, { isCorrect: true })
  await user.click(checkButton())
  await waitFor(() => expect(screen.getByText('That’s right')).toBeTruthy())
  expect(screen.queryByText(twin.question)).toBeNull()
})
