import { realPersonText } from '@deepm/schema/rules/lab/lab'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { coach, openAi, sent } from '../../../../../test/interaction.ts'
import { lab, openLab, region, response, send, sendButton, theBox } from '../../../../../test/lab.ts'
import { answer, answerInPieces } from '../../../../../test/msw.ts'

const prompt = 'Draw a red fox on a bench, calm.'
const hidden = { path: '/api/lab/pictures/i1', width: 1024, height: 1024, expectation: '', altText: '' }
const made = sent({ ...openAi, toolType: 'dalle', prompt, response: 'A model made a picture from this prompt.', picture: hidden })
const models = lab().models.map((it) => (it.tool === 'dalle' ? { ...it, ...openAi, makesPictures: true } : { ...it, ...coach }))
const expectation = 'A red fox that sits on a bench.'

async function paint() {
  const app = await openLab({ lab: lab({ models }) })
  await app.user.click(screen.getByRole('radio', { name: /DALL-E/ }))
  await app.user.type(theBox(), prompt)
  return app
}

const field = () => response().findByRole<HTMLTextAreaElement>('textbox', { name: /What do you expect to see/ })
const show = () => response().getByRole('button', { name: 'Show the picture' })

test('asks what the learner expects while the picture is made, and shows it after that', async () => {
  const stream = answerInPieces('SendPrompt')
  const { user } = await paint()
  const radio = screen.getByRole('radio', { name: /DALL-E/ })
  expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/Made by gpt-test/)
  await send(user)
  await user.type(await field(), expectation)
  expect(show().getAttribute('aria-disabled')).toBe('true')
  expect(response().getByText('It is still being made.')).toBeTruthy()
  await stream.finish({ sendPrompt: made })
  expect(await response().findByText('It is ready.')).toBeTruthy()
  // What was typed and the focus stay.
  expect((await field()).value).toBe(expectation)
  expect(document.activeElement).toBe(await field())
  expect(screen.queryByRole('img', { name: expectation })).toBeNull()
  const saved = answer('DescribePicture', {
    describePicture: { __typename: 'Interaction', id: 'i1', picture: { ...hidden, expectation, altText: expectation } },
  })
  await user.click(show())
  const picture = await response().findByRole<HTMLImageElement>('img', { name: expectation })
  expect(picture.getAttribute('src')).toBe('/api/lab/pictures/i1')
  expect(saved.map(({ variables }) => variables)).toEqual([{ id: 'i1', input: { text: expectation } }])
  expect(response().getByText('Here, gpt-test from OpenAI makes the pictures for DALL-E. It is not DALL-E itself.')).toBeTruthy()
  expect(response().queryByText(/No picture was made/)).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('3. The answer'))
  for (const name of ['Like', 'Copy', 'Report']) expect(response().getByRole('button', { name })).toBeTruthy()
})

test('changes the text alternative after looking, and keeps the expectation', async () => {
  answer('SendPrompt', { sendPrompt: { ...made, picture: { ...hidden, expectation, altText: expectation } } })
  const { user } = await paint()
  await send(user)
  await user.click(await response().findByRole('button', { name: 'Write what you really see' }))
  const text = response().getByRole<HTMLTextAreaElement>('textbox', { name: /What do you see/ })
  expect(document.activeElement).toBe(text)
  await user.clear(text)
  await user.type(text, 'Fox')
  const problem = { __typename: 'InvalidInputError' as const, message: 'Write what you expect to see, in a few words.' }
  answer('DescribePicture', { describePicture: problem })
  await user.click(response().getByRole('button', { name: 'Save' }))
  expect(await response().findByText(problem.message)).toBeTruthy()
  await user.type(text, ' without a bench')
  const altText = 'Fox without a bench'
  answer('DescribePicture', {
    describePicture: { __typename: 'Interaction', id: 'i1', picture: { ...hidden, expectation, altText } },
  })
  await user.click(response().getByRole('button', { name: 'Save' }))
  expect(await response().findByRole('img', { name: altText })).toBeTruthy()
  expect(response().getByText(expectation)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Write what you really see'))
})

test('says kindly that pictures show no real people, and keeps the prompt', async () => {
  answer('SendPrompt', {
    sendPrompt: { __typename: 'InvalidInputError', code: 'INVALID_INPUT', field: 'prompt', message: realPersonText },
  })
  const { user } = await paint()
  await send(user)
  await waitFor(() => expect(theBox().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(/Describe someone you make up/).length).toBeGreaterThan(0)
  expect(theBox().value).toBe(prompt)
  expect(sendButton().disabled).toBe(false)
  expect(screen.queryByRole('form', { name: 'What you expect to see' })).toBeNull()
})

test('opens an earlier picture from the recent interactions after the expectation', async () => {
  const { user } = await openLab({ lab: lab({ models }), interactions: { edges: [{ node: made }] } })
  const recent = region('Recent interactions')
  await user.click(recent.getByText(prompt))
  await user.type(recent.getByRole('textbox', { name: /What do you expect to see/ }), expectation)
  answer('DescribePicture', {
    describePicture: { __typename: 'Interaction', id: 'i1', picture: { ...hidden, expectation, altText: expectation } },
  })
  await user.click(recent.getByRole('button', { name: 'Show the picture' }))
  expect(await recent.findByRole('img', { name: expectation })).toBeTruthy()
})
