import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { coach, openAi, sent } from '../../../../../test/interaction.ts'
import { ask, lab, openLab, prompt, region, response, send, theBox } from '../../../../../test/lab.ts'
import { answer, answerInPieces } from '../../../../../test/msw.ts'

const first = sent({ ...openAi, prompt, response: 'Foxes are clever. They have four legs.' })
const second = sent({ ...openAi, id: 'i2', prompt, response: 'Foxes are clever. They have six legs.', isSecondAnswer: true })
const models = lab({}, openAi).models.map((it) =>
  it.tool === 'claude' ? { ...it, providerName: 'Anthropic', model: 'claude' } : it,
)

async function askTwice() {
  answer('SendPrompt', { sendPrompt: first })
  const { user } = await ask({ models })
  const again = await response().findByRole('button', { name: 'Ask gpt-test again' })
  const stream = answerInPieces('SendPrompt')
  await user.click(again)
  await stream.say('Foxes are')
  return { user, stream }
}

test('asks for a second answer and shows both beside each other, each with its buttons', async () => {
  const { stream } = await askTwice()
  const heading = screen.getByRole('heading', { name: 'Two answers to the same prompt' })
  expect(document.activeElement).toBe(heading)
  expect(stream.asked[0]?.variables.input).toEqual({ toolType: 'chatgpt', prompt, byCoach: false, firstAnswerId: 'i1' })
  expect(await region('Second answer').findByText('Foxes are')).toBeTruthy()
  expect(region('Second answer').getByRole('button', { name: 'Stop' })).toBeTruthy()
  await stream.finish({ sendPrompt: second })
  expect(await response().findByText('The second answer is complete.')).toBeTruthy()
  for (const [name, legs] of [
    ['First answer', /four legs/],
    ['Second answer', /six legs/],
  ] as const) {
    const side = region(name)
    expect(side.getByText(legs)).toBeTruthy()
    expect(side.getByText('By gpt-test from OpenAI')).toBeTruthy()
    for (const button of ['Like', 'Copy', 'Report']) expect(side.getByRole('button', { name: button })).toBeTruthy()
  }
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2)
})

test('offers each other model once, and none without a model, for the coach’s answers and for pictures', async () => {
  answer('SendPrompt', { sendPrompt: first })
  const { user } = await ask({ models })
  expect(await response().findByRole('button', { name: 'Ask gpt-test again' })).toBeTruthy()
  const offered = within(screen.getByRole('region', { name: 'Compare two answers' })).getAllByRole('button')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Ask gpt-test again', 'Ask claude from Anthropic'])
  answer('SendPrompt', { sendPrompt: sent({ id: 'i3', prompt: 'Tell me about owls', ...coach }) })
  await user.type(theBox(), 'Tell me about owls')
  await send(user)
  expect(await response().findByText(/which is not an AI chatbot|I am not an AI chatbot/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Compare two answers' })).toBeNull()
})

test('keeps the first answer when the second one fails, and tries again', async () => {
  const { user, stream } = await askTwice()
  await user.click(region('Second answer').getByRole('button', { name: 'Stop' }))
  expect(await region('Second answer').findByText('Your first answer is still here.')).toBeTruthy()
  expect(region('Second answer').queryByRole('button', { name: 'Ask the Practice Coach instead' })).toBeNull()
  expect(stream.asked).toHaveLength(1)
  const again = answer('SendPrompt', { sendPrompt: second })
  await user.click(region('Second answer').getByRole('button', { name: 'Try again' }))
  expect(await region('Second answer').findByText(/six legs/)).toBeTruthy()
  expect(again[0]?.variables.input).toMatchObject({ firstAnswerId: 'i1' })
  expect(again[0]?.variables.requestKey).toBe(stream.asked[0]?.variables.requestKey)
})

test('saves what the learner found out about a sentence that differs, and says what it shows', async () => {
  const { user, stream } = await askTwice()
  await stream.finish({ sendPrompt: second })
  const form = within(await screen.findByRole('form', { name: 'Check a sentence' }))
  const sentences = form.getAllByRole('radio').map((it) => (it as HTMLInputElement).value)
  expect(sentences).toEqual(['They have four legs.', 'They have six legs.', 'right', 'wrong', 'unknown'])
  await user.click(form.getByRole('button', { name: 'Save what I found' }))
  expect(form.getByText('Choose a sentence.')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByRole('radio', { name: 'They have four legs.' }))
  await user.click(form.getByRole('radio', { name: 'They have six legs.' }))
  await user.click(form.getByRole('radio', { name: 'It is wrong' }))
  await user.click(form.getByRole('button', { name: 'Save what I found' }))
  const note = form.getByRole('textbox', { name: /Where did you check it/ })
  expect(document.activeElement).toBe(note)
  await user.type(note, 'A book has a photo.')
  const claimCheck = { claim: 'They have six legs.', isFromSecond: true, outcome: 'wrong' as const, note: 'A book has a photo.' }
  const saved = answer('CheckClaim', { checkClaim: { __typename: 'Interaction', id: 'i2', claimCheck } })
  await user.click(form.getByRole('button', { name: 'Save what I found' }))
  expect(await screen.findByText(/well written does not mean true/)).toBeTruthy()
  const { claim, outcome, note: words } = claimCheck
  expect(saved.map(({ variables }) => variables)).toEqual([{ id: 'i2', input: { claim, outcome, note: words } }])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Check a sentence'))
})

test('needs no note when the learner could not find out, and keeps what was typed when saving fails', async () => {
  const { user, stream } = await askTwice()
  await stream.finish({ sendPrompt: second })
  const form = within(await screen.findByRole('form', { name: 'Check a sentence' }))
  await user.click(form.getByRole('radio', { name: 'They have four legs.' }))
  await user.click(form.getByRole('radio', { name: 'I could not find out' }))
  answer('CheckClaim', { checkClaim: { __typename: 'RateLimitedError', message: 'Wait a moment.' } })
  await user.click(form.getByRole('button', { name: 'Save what I found' }))
  expect(await screen.findByText('Wait a moment.')).toBeTruthy()
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'I could not find out' }).checked).toBe(true)
})

test('says so when both answers are the same', async () => {
  const { stream } = await askTwice()
  await stream.finish({ sendPrompt: { ...second, response: first.response } })
  expect(await screen.findByText('No difference this time')).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Check a sentence' })).toBeNull()
})

test('shows an earlier check among the recent interactions', async () => {
  const claimCheck = { claim: 'They have six legs.', isFromSecond: true, outcome: 'unknown' as const, note: '' }
  await openLab({ lab: lab({ models }), interactions: { edges: [{ node: { ...second, claimCheck } }] } })
  const recent = region('Recent interactions')
  expect(recent.getByText('ChatGPT, second answer')).toBeTruthy()
  expect(recent.getByText(/You checked “They have six legs.”: I could not find out/)).toBeTruthy()
})
