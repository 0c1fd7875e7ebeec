import { harmReplies } from '@deepm/schema/rules/safety/refusal'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sent } from '../../../../../test/interaction.ts'
import { theBox as box, openLab, region, send, sendButton } from '../../../../../test/lab.ts'
import { answer } from '../../../../../test/msw.ts'
import { RulesWorker } from '../../../../../test/worker.ts'

const monitor = () => within(screen.getByRole('region', { name: 'Safety monitor' }))

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['', 'Content is safe and appropriate', false],
  ['Tell me about foxes', 'Content is safe and appropriate', true],
  ['Explain a difficult word', 'Content needs review', true],
  ['Something violent', 'Content blocked for safety', false],
])('shows “%s” as “%s” in the safety monitor', async (text, status, canSend) => {
  const { user } = await openLab()
  if (text) await user.type(box(), text)
  expect(await monitor().findByText(status)).toBeTruthy()
  expect(sendButton().disabled).toBe(!canSend)
})

test('shows what to change in a prompt that is too long for the rules before it is sent', async () => {
  const { user } = await openLab()
  await user.click(box())
  await user.paste('a '.repeat(1600))
  expect(await screen.findByText(/more than 1,500 words\. Shorten it/)).toBeTruthy()
  expect(screen.queryByText(/out of 500|You can send it/)).toBeNull()
  expect(sendButton().disabled).toBe(true)
  await user.clear(box())
  await user.paste('Tell me about foxes')
  await waitFor(() => expect(sendButton().disabled).toBe(false))
})

test('keeps a prompt whose check timed out, with the reason next to it and a retry', async () => {
  const message = 'We could not check your text in time, so nothing was sent. Try again in a moment.'
  answer('SendPrompt', { sendPrompt: { __typename: 'AnalysisTimeoutError', code: 'ANALYSIS_TIMEOUT', message } })
  const { user } = await openLab()
  await user.type(box(), 'Tell me about foxes')
  await send(user)
  await waitFor(() => expect(box().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(message).length).toBeGreaterThan(0)
  expect(box().value).toBe('Tell me about foxes')
  expect(sendButton().disabled).toBe(false)
})

test('shows a failed safety check at danger level, and sends nothing', async () => {
  const asked = answer('SendPrompt', { sendPrompt: sent() })
  const { user } = await openLab()
  await user.type(box(), 'Something violent')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Safety Check Failed')).toBeTruthy()
  expect(screen.getByText('This prompt contains content that may not be appropriate for young learners.')).toBeTruthy()
  expect(asked).toHaveLength(0)
  expect(box().value).toBe('Something violent')
})

test('sends nothing without the rules, and loads them again at the next keystroke', async () => {
  const { user } = await openLab()
  vi.spyOn(RulesWorker.prototype, 'postMessage').mockImplementationOnce(function fail(this: RulesWorker) {
    this.dispatchEvent(new Event('error'))
  })
  await user.type(box(), 'W')
  expect(monitor().getByText('Safety check in progress')).toBeTruthy()
  expect(sendButton().disabled).toBe(true)
  await user.type(box(), 'h')
  expect(await monitor().findByText('Content is safe and appropriate')).toBeTruthy()
  expect(sendButton().disabled).toBe(false)
})

test('does not send later for keys pressed while the rules are unavailable', async () => {
  const asked = answer('SendPrompt', { sendPrompt: sent() })
  const { user } = await openLab()
  await user.type(box(), 'Why do leaves fal')
  vi.spyOn(RulesWorker.prototype, 'postMessage').mockImplementationOnce(function fail(this: RulesWorker) {
    this.dispatchEvent(new Event('error'))
  })
  await user.type(box(), 'l')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.type(box(), '?{Backspace}')
  await monitor().findByText('Content is safe and appropriate')
  await waitFor(() => expect(sendButton().disabled).toBe(false))
  expect(asked).toHaveLength(0)
})

test('shows next to a blocked prompt why it is blocked and what to do', async () => {
  const { user } = await openLab()
  await user.type(box(), 'Something violent')
  const notice = (await screen.findByText('You can’t send this')).parentElement as HTMLElement
  expect(within(notice).getByText(/It uses a word that the lab blocks/)).toBeTruthy()
  expect(within(notice).getByRole('button', { name: 'Ask for a review' })).toBeTruthy()
})

test('requests a staff review of a blocked prompt', async () => {
  const blocked = sent({ safetyLevel: 'danger', reasons: ['keyword'], response: 'This prompt contains content.' })
  answer('SendPrompt', { sendPrompt: blocked })
  const reviews = answer('AskForReview', { askForReview: { __typename: 'Interaction', id: 'i1', isReviewAsked: true } })
  const { user } = await openLab()
  await user.type(box(), 'Something violent')
  await user.click(await screen.findByRole('button', { name: 'Ask for a review' }))
  await waitFor(() => expect(reviews.map(({ variables }) => variables.id)).toEqual(['i1']))
  expect(await region('Response').findByText(/It uses a word that the lab blocks/)).toBeTruthy()
  expect(box().value).toBe('Something violent')
})

test('marks personal data, explains it and replaces it on request', async () => {
  const { user } = await openLab()
  await user.type(box(), 'My name is Mia Schmidt, mail mia@example.org')
  expect(await screen.findByText('Private: a name and an email address')).toBeTruthy()
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Mia Schmidt', 'mia@example.org'])
  expect(screen.getByText(/can write to you/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Replace with placeholders' }))
  expect(box().value).toBe('My name is [name], mail [email address]')
  await waitFor(() => expect(screen.queryByText(/^Private:/)).toBeNull())
})

test('shows the reply for what the crisis is about, with the services for it', async () => {
  answer('SendPrompt', {
    sendPrompt: sent({ safetyLevel: 'danger', isCrisis: true, crisisTopic: 'sextortion', reasons: ['crisis'], response: 'x' }),
  })
  const { user } = await openLab()
  await user.type(box(), 'kids in my class bully me')
  expect(await screen.findByText(/Being bullied is never your fault/)).toBeTruthy()
  await user.clear(box())
  await user.type(box(), 'someone is blackmailing me with a photo')
  expect(await screen.findByText(/This is a crime against you, and it is not your fault/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'takeitdown.ncmec.org' })).toBeTruthy()
  await send(user)
  expect(await region('Response').findByText(/Do not pay and do not send anything more/)).toBeTruthy()
  expect(region('Response').getByText(/If you are not safe, our team may have to tell someone/)).toBeTruthy()
})

test('replies kindly to a blocked prompt below the headline, and to a trick beside its answer', async () => {
  const headline = 'This prompt contains content that may not be appropriate for young learners.'
  const blocked = { safetyLevel: 'danger' as const, reasons: ['drugs'], response: `${headline}\n\n${harmReplies.drugs}` }
  answer('SendPrompt', { sendPrompt: sent(blocked) })
  const { user } = await openLab()
  await user.type(box(), 'Tell me about foxes')
  await send(user)
  expect(await region('Response').findByText(/It is fine to ask what they do to a body/)).toBeTruthy()
  answer('SendPrompt', { sendPrompt: sent({ id: 'i-2', safetyLevel: 'warning', reasons: ['override'] }) })
  await send(user)
  expect(await region('Response').findByText(harmReplies.override)).toBeTruthy()
})

test('shows help contacts for crisis words, before and after sending', async () => {
  const asked = answer('SendPrompt', {
    sendPrompt: sent({ safetyLevel: 'danger', isCrisis: true, reasons: ['crisis'], response: 'You matter' }),
  })
  const { user } = await openLab()
  await user.type(box(), 'i want to die')
  expect(await screen.findByText(/You matter, and you do not have to carry this alone/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '116 111' }).getAttribute('href')).toBe('tel:116111')
  expect(screen.getByText(/If you send it, our team gets a message/)).toBeTruthy()
  await send(user)
  expect(await screen.findByText(/We’ve let our team know/)).toBeTruthy()
  expect(asked).toHaveLength(1)
  expect(region('Response').queryByText(/parts that help with/)).toBeNull()
})
