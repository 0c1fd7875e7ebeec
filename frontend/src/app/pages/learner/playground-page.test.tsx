import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionUser } from '../../../../test/factories.ts'
import {
  theBox as box,
  expectNoAnswerLogged,
  lab,
  openLab,
  prompts,
  region,
  send,
  sendButton,
  sent,
} from '../../../../test/lab.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'
import { RulesWorker } from '../../../../test/worker.ts'

const monitor = () => within(screen.getByRole('region', { name: 'Safety monitor' }))

afterEach(() => {
  vi.useRealTimers()
})

test('sends a prompt once and shows the coach’s answer with the note that it is not an AI model', async () => {
  const asked = answer('SendPrompt', { sendPrompt: sent() })
  const { user } = await openLab()
  expect(screen.getByText('Session: 47 min left')).toBeTruthy()
  expect(region('Recent interactions').getByText('No recent interactions')).toBeTruthy()
  await user.type(box(), 'Write a poem about foxes for my class.')
  expect(screen.getByText('38 out of 500')).toBeTruthy()
  await send(user)
  expect(await screen.findByText('Interaction Saved')).toBeTruthy()
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { toolType: 'chatgpt', prompt: 'Write a poem about foxes for my class.', byCoach: false },
  ])
  expect(asked[0]?.variables.requestKey).toMatch(/^[0-9a-f-]{36}$/)
  const response = region('Response')
  expect(await response.findByText(/fixed rules, no AI model\. ChatGPT did not answer this/)).toBeTruthy()
  expect(response.getByText(/of 20 signs found/)).toBeTruthy()
  expect(response.getByText('The one change that helps most')).toBeTruthy()
  expect(box().value).toBe('')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('3. The answer'))
  expect(region('Recent interactions').getByText('Write a poem about foxes for my class.')).toBeTruthy()
  expect(region('Recent interactions').queryByText('No recent interactions')).toBeNull()
})

test('copies the coach’s example into the prompt field', async () => {
  answer('SendPrompt', { sendPrompt: sent() })
  const { user } = await openLab()
  await user.type(box(), 'Write a poem about foxes for my class.')
  await send(user)
  await user.click(await screen.findByRole('button', { name: 'Try this example' }))
  expect(box().value).toMatch(/^Write a poem about foxes for my class\. ./)
  await waitFor(() => expect(document.activeElement).toBe(box()))
})

test('describes a picture in words for DALL-E', async () => {
  const prompt = 'Draw a red fox on a bench, calm.'
  answer('SendPrompt', { sendPrompt: sent({ toolType: 'dalle', prompt }) })
  const { user } = await openLab()
  await user.click(screen.getByRole('radio', { name: /DALL-E/ }))
  await user.type(box(), prompt)
  await send(user)
  expect(await screen.findByText('Your picture in words')).toBeTruthy()
  expect(region('Response').getByText('Not said. Where does it come from, and which time of day is it?')).toBeTruthy()
  expect(region('Response').queryByRole('img', { name: /fox/ })).toBeNull()
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
  const notice = (await screen.findByText('This cannot be sent')).parentElement as HTMLElement
  expect(within(notice).getByText(/It has a word in it that the lab does not answer/)).toBeTruthy()
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
  expect(await region('Response').findByText(/It has a word in it that the lab does not answer/)).toBeTruthy()
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

test('shows help contacts for crisis words, before and after sending', async () => {
  const asked = answer('SendPrompt', {
    sendPrompt: sent({ safetyLevel: 'danger', isCrisis: true, reasons: ['crisis'], response: 'You matter' }),
  })
  const { user } = await openLab()
  await user.type(box(), 'i want to die')
  expect(await screen.findByText(/You matter, and you do not have to carry this alone/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '116 111' }).getAttribute('href')).toBe('tel:116111')
  expect(screen.getByText(/If you send it, a person at the academy is told/)).toBeTruthy()
  await send(user)
  expect(await screen.findByText(/A person at the academy was told/)).toBeTruthy()
  expect(asked).toHaveLength(1)
  expect(region('Response').queryByText(/signs found/)).toBeNull()
})

test('keeps the text offline and uses the same key for the next attempt', async () => {
  const expectLogged = expectNoAnswerLogged('Tell me about foxes')
  const lost = answer('SendPrompt', offline)
  const { user } = await openLab()
  await user.type(box(), 'Tell me about foxes')
  await send(user)
  expect(await screen.findByText('Connection Error')).toBeTruthy()
  expect(screen.getByText('Unable to connect to AI service. Please try again.')).toBeTruthy()
  expect(box().value).toBe('Tell me about foxes')
  const heard = answer('SendPrompt', { sendPrompt: sent() })
  await send(user)
  await screen.findByText('Interaction Saved')
  expect(heard[0]?.variables.requestKey).toBe(lost[0]?.variables.requestKey)
  expectLogged()
})

test('shows the server’s message for a refused prompt', async () => {
  const message = 'That was too often. Wait a little and try again.'
  answer('SendPrompt', {
    sendPrompt: { __typename: 'RateLimitedError', message, code: 'RATE_LIMITED' },
  })
  const { user } = await openLab()
  await user.type(box(), 'Tell me about foxes')
  await send(user)
  expect(await screen.findByText('Safety Check Failed')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
})

test('does not send a prompt again while it is pending', async () => {
  const { open, opened } = gate()
  const asked = answer('SendPrompt', async () => {
    await opened
    return { sendPrompt: sent() }
  })
  const { user } = await openLab()
  await user.type(box(), 'Tell me about foxes')
  await send(user)
  await user.click(sendButton())
  expect(sendButton().getAttribute('aria-busy')).toBe('true')
  open()
  await screen.findByText('Interaction Saved')
  expect(asked).toHaveLength(1)
})

test('refuses more than 4,000 characters and shows why', async () => {
  const { user } = await openLab()
  await user.click(box())
  await user.paste('a b '.repeat(1200))
  expect(await screen.findByText('Your prompt has 4,800 characters; the lab takes 4,000.')).toBeTruthy()
  expect(sendButton().disabled).toBe(true)
  expect(screen.queryByText(/out of 500/)).toBeNull()
})

test('likes, copies and reports an answer', async () => {
  answer('SendPrompt', { sendPrompt: sent() })
  const likes = answer('LikeInteraction', { likeInteraction: { __typename: 'Interaction', id: 'i1', isLiked: true } })
  const reports = answer('ReportInteraction', { reportInteraction: { __typename: 'Interaction', id: 'i1', isReported: true } })
  const { user } = await openLab()
  await user.type(box(), 'Tell me about foxes')
  await send(user)
  await user.click(await screen.findByRole('button', { name: /Like/ }))
  await waitFor(() => expect(likes[0]?.variables).toEqual({ id: 'i1', isLiked: true }))
  await user.click(screen.getByRole('button', { name: /Copy/ }))
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('I am the Practice Coach: fixed rules, no AI model.')
  await user.click(screen.getByRole('button', { name: /Report/ }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(screen.getByText('Choose a reason.')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is wrong with it?' }), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(reports[0]?.variables).toEqual({ id: 'i1', input: { reason: 'wrong', note: '' } }))
})

test('shows suggested prompts of three kinds with their lesson, and copies one into the prompt field', async () => {
  const { user } = await openLab()
  const list = region('Suggested prompts')
  expect(list.getByRole('link', { name: 'Words That Paint' }).getAttribute('href')).toBe('/lesson/words-that-paint')
  await user.click(list.getByRole('button', { name: 'Explain and check' }))
  expect(list.queryByText('A market at night')).toBeNull()
  await user.click(list.getByRole('button', { name: 'Use this prompt: Check a sum' }))
  expect(box().value).toBe('Check this sum in a second way.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Gemini/ }).checked).toBe(true)
})

test('fills in the practice prompt of a lesson with its hint', async () => {
  const lesson = {
    id: 'first',
    title: 'Your first prompt',
    practicePrompt: 'Write about a lighthouse.',
    practiceHint: 'It says who reads it.',
  }
  await openLab({}, '/playground?lesson=first', lesson)
  expect(box().value).toBe('Write about a lighthouse.')
  expect(screen.getByText('It says who reads it.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your first prompt' }).getAttribute('href')).toBe('/lesson/first')
  expect(address()).toBe('/playground?lesson=first')
})

test('counts each visible minute, and keeps the text when none is left', async () => {
  const beats = answer('RecordLabMinute', { recordLabMinute: { __typename: 'RecordLabMinutePayload', minutesLeft: 0 } })
  answer('RecordActivity', { recordActivity: { __typename: 'RecordActivityPayload', minutesToday: 1 } } as never)
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  const { user } = await openLab({ lab: lab({ minutesLeft: 1 }) })
  await user.type(box(), 'Tell me about foxes')
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(await screen.findByText('Session: 0 min left')).toBeTruthy()
  expect(screen.getByText('Your lab time is used up for today')).toBeTruthy()
  expect(box().value).toBe('Tell me about foxes')
  expect(sendButton().disabled).toBe(true)
  expect(beats).toHaveLength(1)
})

test('shows how long the lab stays locked in the first 30 days', async () => {
  await openLab({ lab: lab({ daysLeft: 12, closedBecause: 'tooYoung' }) })
  expect(screen.getByRole('heading', { name: /Opens in 12 days/ })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('shows a child without a parent’s answer what is missing', async () => {
  await openLab({ consent: 'pending' })
  expect(screen.getByText('Your parent has to say yes first')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('shows the lab to a parent in read-only mode', async () => {
  answer('PlaygroundPage', { viewer: { id: 'p', role: 'parent', learner: null }, labPrompts: prompts, lesson: null })
  renderApp('/playground', { session: sessionUser({ id: 'p', role: 'parent', consent: null }) })
  expect(await screen.findByText('You are looking on')).toBeTruthy()
  expect(screen.getByText('A market at night')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Use this prompt/ })).toBeNull()
})

test('shows earlier prompts with their answers, and copies one into the prompt field', async () => {
  const staffNote = 'Try a safe trick.'
  const { user } = await openLab({
    interactions: {
      edges: [{ node: sent({ staffNote }) }, { node: sent({ id: 'i2', prompt: 'A blocked one', safetyLevel: 'danger' }) }],
    },
  })
  const recent = region('Recent interactions')
  expect(recent.getByText('Staff say: Try a safe trick.')).toBeTruthy()
  expect(recent.getByText('Blocked')).toBeTruthy()
  expect(recent.getByText(/Who can read what you send: you, your linked parent, and staff/)).toBeTruthy()
  await user.click(recent.getByText('Write a poem about foxes for my class.'))
  await user.click(recent.getAllByRole('button', { name: 'Take this prompt into the box' })[0] as HTMLElement)
  expect(box().value).toBe('Write a poem about foxes for my class.')
})

test('shows a visitor the not-found page', async () => {
  renderApp('/playground')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})
