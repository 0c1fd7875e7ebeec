import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAi, sent } from '../../../../../test/interaction.ts'
import { ask, expectNoAnswerLogged, modelled, openLab, prompt, response, theBox, unreachable } from '../../../../../test/lab.ts'
import { answer, answerInPieces, offline } from '../../../../../test/msw.ts'

test('offers the Practice Coach when no model responds', async () => {
  const expectLogged = expectNoAnswerLogged(prompt)
  const refused = answer('SendPrompt', { sendPrompt: unreachable })
  const { user } = await ask()
  expect(await screen.findByText('Connection Error')).toBeTruthy()
  expect(screen.getByText('Unable to connect to AI service. Please try again.')).toBeTruthy()
  expect(theBox().value).toBe(prompt)
  const asked = answer('SendPrompt', { sendPrompt: sent({ prompt }) })
  await user.click(response().getByRole('button', { name: 'Ask the Practice Coach instead' }))
  expect(await response().findByText(/parts that help with/)).toBeTruthy()
  expect(asked[0]?.variables.input).toEqual({ toolType: 'chatgpt', prompt, byCoach: true })
  expect(asked[0]?.variables.requestKey).not.toBe(refused[0]?.variables.requestKey)
  expect(asked[0]?.headers.get('accept')).not.toBe('text/event-stream')
  expect(theBox().value).toBe('')
  expectLogged()
})

test('repeats a request with the same key after a lost connection', async () => {
  const expectLogged = expectNoAnswerLogged(prompt)
  const lost = answer('SendPrompt', offline)
  const { user } = await ask()
  expect(await screen.findByText('Connection Error')).toBeTruthy()
  const asked = answer('SendPrompt', { sendPrompt: sent({ ...openAi, prompt, response: 'Foxes.' }) })
  await user.click(response().getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Interaction Saved')).toBeTruthy()
  expect(asked[0]?.variables).toEqual(lost[0]?.variables)
  expectLogged()
})

test('does not show partial text as an answer after a broken stream', async () => {
  const expectLogged = expectNoAnswerLogged(prompt)
  const stream = answerInPieces('SendPrompt')
  await ask()
  await stream.say('Foxes are')
  await response().findByText('Foxes are')
  await stream.breakOff()
  expect(await screen.findByText('Connection Error')).toBeTruthy()
  expect(response().getByText(/This answer is not complete/)).toBeTruthy()
  expect(document.querySelector('[data-answer="whole"]')).toBeNull()
  expect(response().queryByRole('button', { name: /Like/ })).toBeNull()
  expect(theBox().value).toBe(prompt)
  expectLogged()
})

test('sends one prompt when Ctrl+Enter is pressed twice', async () => {
  const stream = answerInPieces('SendPrompt')
  const { user } = await openLab(modelled())
  await user.type(theBox(), prompt)
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await stream.finish({ sendPrompt: sent({ ...openAi, prompt, response: 'Foxes.' }) })
  await screen.findByText('Interaction Saved')
  expect(stream.asked).toHaveLength(1)
})
