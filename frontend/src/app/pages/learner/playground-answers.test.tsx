import { labToolIds } from '@deepm/schema/rules/lab/lab'
import { quotaUsedUp } from '@deepm/schema/rules/lab/lab-answer'
import { blockedAnswerText } from '@deepm/schema/rules/safety/safety-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  coach,
  expectNoAnswerLogged,
  lab,
  openAi,
  openLab,
  region,
  send,
  sendButton,
  sent,
  theBox,
} from '../../../../test/lab.ts'
import { answer, answerInPieces, offline } from '../../../../test/msw.ts'

// The lab with model answers.

const prompt = 'Tell me about foxes'
const modelled = (changes: Parameters<typeof lab>[0] = {}) => ({ lab: lab(changes, openAi) })
const response = () => region('Response')
const unreachable = {
  __typename: 'ProviderUnreachableError' as const,
  code: 'AI_UNREACHABLE',
  message: 'Unable to connect to AI service. Please try again.',
}

async function ask(changes: Parameters<typeof lab>[0] = {}) {
  const app = await openLab(modelled(changes))
  await app.user.type(theBox(), prompt)
  await send(app.user)
  return app
}

test('shows an answer while it is streamed, with the name of the model, and in full at the end', async () => {
  const stream = answerInPieces('SendPrompt')
  await ask()
  const waiting = response().getByRole('progressbar', { name: 'Waiting for gpt-test of OpenAI…' })
  expect([waiting.dataset['state'], waiting.getAttribute('aria-valuenow')]).toEqual(['indeterminate', null])
  await stream.say('Foxes are **clever**.')
  expect((await response().findByText('clever')).tagName).toBe('STRONG')
  expect(response().getByText('ChatGPT is answered here by gpt-test of OpenAI.')).toBeTruthy()
  expect(response().getByText('Still writing…')).toBeTruthy()
  expect(document.querySelector('[data-answer="part"]')).toBeTruthy()
  expect(theBox().value).toBe(prompt)
  await stream.finish({ sendPrompt: sent({ ...openAi, prompt, response: 'Foxes are **clever**.\nThey hunt.' }) })
  expect(await screen.findByText('Interaction Saved')).toBeTruthy()
  expect(response().queryByText('Still writing…')).toBeNull()
  expect(document.querySelector('[data-answer="whole"]')?.textContent).toContain('They hunt.')
  expect(response().getByText(/AI can be wrong: check it/)).toBeTruthy()
  expect(theBox().value).toBe('')
  expect(stream.asked[0]?.headers.get('accept')).toBe('text/event-stream')
})

test('announces the start and end of an answer but not its pieces, and keeps the focus', async () => {
  const stream = answerInPieces('SendPrompt')
  await ask()
  await stream.say('Foxes are clever. ')
  const status = await response().findByText('The answer begins.')
  expect(status.getAttribute('role')).toBe('status')
  const heading = screen.getByRole('heading', { name: '3. The answer' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const text = document.querySelector('[data-answer]')
  expect(text?.closest('[aria-live], [role="status"]')).toBeNull()
  screen.getByRole('radio', { name: /Claude/ }).focus()
  await stream.say('They hunt at night.')
  await response().findByText(/They hunt at night/)
  await stream.finish({ sendPrompt: sent({ ...openAi, prompt, response: 'Foxes are clever. They hunt at night.' }) })
  expect(await response().findByText('The answer is complete.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Claude/ })))
})

test('keeps the focus and the text of a learner who continues to type during an answer', async () => {
  const stream = answerInPieces('SendPrompt')
  const { user } = await ask()
  await user.type(theBox(), ' and owls')
  await stream.say('Foxes are clever.')
  await response().findByText('Foxes are clever.')
  await waitFor(() => expect(document.activeElement).toBe(theBox()))
  await stream.finish({ sendPrompt: sent({ ...openAi, prompt, response: 'Foxes are clever.' }) })
  await screen.findByText('Interaction Saved')
  expect(theBox().value).toBe('Tell me about foxes and owls')
})

test('shows the coach’s score next to a model answer, and copies its version into the prompt field', async () => {
  answer('SendPrompt', { sendPrompt: sent({ ...openAi, prompt, response: 'Foxes are clever.' }) })
  const { user } = await ask()
  expect(await response().findByText(/^Your prompt: \d+ of 20 signs found$/)).toBeTruthy()
  expect(response().getByText(/The one change that helps most: /)).toBeTruthy()
  await user.click(response().getByRole('button', { name: 'Use this version' }))
  expect(theBox().value).toContain(prompt)
  await waitFor(() => expect(document.activeElement).toBe(theBox()))
})

test('marks a stopped answer, does not save it, and keeps the prompt', async () => {
  const stream = answerInPieces('SendPrompt')
  const { user } = await ask()
  await stream.say('Foxes are')
  await response().findByText('Foxes are')
  await user.click(response().getByRole('button', { name: 'Stop' }))
  expect(await response().findByText('You stopped it')).toBeTruthy()
  expect(response().getByText(/This is not a whole answer/)).toBeTruthy()
  expect(document.querySelector('[data-answer="whole"]')).toBeNull()
  expect(screen.queryByText('Connection Error')).toBeNull()
  expect(theBox().value).toBe(prompt)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '3. The answer' })))
  expect(sendButton().getAttribute('aria-busy')).toBeNull()
})

test('offers the Practice Coach when no model responds', async () => {
  const expectLogged = expectNoAnswerLogged(prompt)
  const refused = answer('SendPrompt', { sendPrompt: unreachable })
  const { user } = await ask()
  expect(await screen.findByText('Connection Error')).toBeTruthy()
  expect(screen.getByText('Unable to connect to AI service. Please try again.')).toBeTruthy()
  expect(theBox().value).toBe(prompt)
  const asked = answer('SendPrompt', { sendPrompt: sent({ prompt }) })
  await user.click(response().getByRole('button', { name: 'Ask the Practice Coach instead' }))
  expect(await response().findByText(/of 20 signs found/)).toBeTruthy()
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
  expect(response().getByText(/This is not a whole answer/)).toBeTruthy()
  expect(document.querySelector('[data-answer="whole"]')).toBeNull()
  expect(response().queryByRole('button', { name: /Like/ })).toBeNull()
  expect(theBox().value).toBe(prompt)
  expectLogged()
})

test('shows a neutral message for a withheld answer, which the learner can report and have reviewed', async () => {
  const stream = answerInPieces('SendPrompt')
  const { user } = await ask()
  await stream.say('Foxes are')
  await response().findByText('Foxes are')
  const unfit = sent({ ...openAi, prompt, response: blockedAnswerText, safetyLevel: 'danger', reasons: ['unsafeAnswer'] })
  await stream.finish({ sendPrompt: unfit })
  expect(await response().findByText('This answer was not fit to show')).toBeTruthy()
  expect(response().getByText(/You did nothing wrong/)).toBeTruthy()
  expect(response().queryByText('Foxes are')).toBeNull()
  expect(screen.queryByText('Safety Check Failed')).toBeNull()
  expect(theBox().value).toBe(prompt)
  const reviews = answer('AskForReview', { askForReview: { __typename: 'Interaction', id: 'i1', isReviewAsked: true } })
  await user.click(response().getByRole('button', { name: 'Ask for a review' }))
  expect(await response().findByText(/You asked for a review/)).toBeTruthy()
  expect(reviews).toHaveLength(1)
  const reports = answer('ReportInteraction', { reportInteraction: { __typename: 'Interaction', id: 'i1', isReported: true } })
  await user.click(response().getByRole('button', { name: /Report/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is wrong with it?' }), 'scary')
  const note = screen.getByLabelText<HTMLTextAreaElement>('A few words about it (optional)')
  await user.click(note)
  await user.paste('x'.repeat(301))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(screen.getByText('Use at most 300 characters. This text has 301.')).toBeTruthy()
  expect(document.activeElement).toBe(note)
  expect(reports).toHaveLength(0)
  await user.clear(note)
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await response().findByText(/You reported this response/)).toBeTruthy()
  expect(reports).toHaveLength(1)
})

test('renders no links and runs no code from a model’s output', async () => {
  const evil =
    '[win](https://evil.example) ![x](https://evil.example/x.png)\n\n<img src=x onerror="alert(1)">\n\n<a href="https://evil.example">y</a>'
  answer('SendPrompt', { sendPrompt: sent({ ...openAi, prompt, response: evil }) })
  await ask()
  await screen.findByText('Interaction Saved')
  const text = document.querySelector('[data-answer="whole"]')
  expect(text?.querySelector('a, img, [onerror], [src]')).toBeNull()
  expect(text?.textContent).toContain('<img src=x')
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

test('shows who answers for each tool, and why a tool is not allowed by the family', async () => {
  const models = labToolIds.map((tool) => ({ tool, isAllowed: tool !== 'chatgpt', ...(tool === 'dalle' ? coach : openAi) }))
  const { user } = await openLab(modelled({ models }))
  const tool = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
  const told = (name: RegExp) => document.getElementById(tool(name).getAttribute('aria-describedby') ?? '')?.textContent
  expect(tool(/ChatGPT/).disabled).toBe(true)
  expect(told(/ChatGPT/)).toMatch(/Your family has not chosen this tool for you/)
  expect(tool(/Gemini/).checked).toBe(true)
  expect(told(/Gemini/)).toMatch(/Answered by gpt-test of OpenAI/)
  expect(told(/DALL-E/)).toMatch(/Answered by the Practice Coach/)
  await user.click(region('Suggested prompts').getByRole('button', { name: 'Use this prompt: A market at night' }))
  expect(tool(/Claude/).checked).toBe(true)
})

test('does not show a substitute model as Gemini', async () => {
  answer('SendPrompt', { sendPrompt: sent({ ...openAi, toolType: 'gemini', prompt, response: 'Foxes.' }) })
  const { user } = await openLab(modelled())
  await user.click(screen.getByRole('radio', { name: /Gemini/ }))
  await user.type(theBox(), prompt)
  await send(user)
  expect(await response().findByText('Gemini is answered here by gpt-test of OpenAI. It is not Gemini itself.')).toBeTruthy()
})

test('shows in the safety monitor who can read a prompt, depending on who answers it', async () => {
  const models = labToolIds.map((tool) => ({ tool, isAllowed: true, ...(tool === 'dalle' ? coach : openAi) }))
  const { user } = await openLab({
    ...modelled({ models, minutesPerDay: 30 }),
    unlocks: [{ feature: 'advancedAi', daysLeft: 12, isUnlocked: false }],
  })
  const monitor = region('Safety monitor')
  expect(monitor.getByText(/OpenAI gets your prompt with placeholders/)).toBeTruthy()
  expect(monitor.getByText(/the answer before you see it/)).toBeTruthy()
  expect(monitor.getByText('A parent opened the lab for you.')).toBeTruthy()
  expect(monitor.getByText(/30 min today/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /DALL-E/ }))
  expect(monitor.getByText(/No AI company gets it/)).toBeTruthy()
})

test('does not describe a self-hosted model as a company', async () => {
  await openLab({ lab: lab({}, { provider: 'academy-server', providerName: 'a server of the academy', model: 'llama' }) })
  const monitor = region('Safety monitor')
  expect(monitor.getByText(/No AI company gets it: llama on a server of the academy answers/)).toBeTruthy()
})

test('shows that the coach answers instead when the daily quota is used up', async () => {
  answer('SendPrompt', { sendPrompt: sent({ prompt, response: `${quotaUsedUp}\n\nI am the Practice Coach.` }) })
  await ask()
  expect(await response().findByText(quotaUsedUp)).toBeTruthy()
  expect(response().getByText(/fixed rules, no AI model\. ChatGPT did not answer this/)).toBeTruthy()
})

test('shows whether models answer in this lab', async () => {
  await openLab(modelled())
  expect(screen.getByText(/Try out prompts on AI models/)).toBeTruthy()
})

test.each([
  ['tooYoung', /Opens in 12 days/, /A parent who is linked to your account can open it earlier/],
  ['family', /The lab is switched off/, /Your family has switched the lab off/],
  ['paused', /Your account is paused/, /Talk to them when you would like to go on/],
  ['quietHours', /It is quiet time/, /The lab opens again when it ends/],
] as const)('shows why the lab is closed, and a link: %s', async (closedBecause, title, words) => {
  await openLab({ lab: lab({ closedBecause, daysLeft: closedBecause === 'tooYoung' ? 12 : 0 }) })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to my lessons' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('shows why the lab was closed during a visit, and keeps the text, also after a reload', async () => {
  const message = 'It is quiet time in your family. The lab opens again when it ends.'
  answer('SendPrompt', { sendPrompt: { __typename: 'LabClosedError', code: 'LAB_CLOSED', message } })
  const { unmount } = await ask()
  expect(await screen.findByText('Safety Check Failed')).toBeTruthy()
  expect(screen.getByText('This cannot be sent now')).toBeTruthy()
  expect(theBox().value).toBe(prompt)
  unmount()
  await openLab(modelled())
  expect(theBox().value).toBe(prompt)
})

test('keeps the text for its author when the minutes of the day are used up', async () => {
  const message = 'Your minutes in the lab are used up for today.'
  answer('SendPrompt', { sendPrompt: { __typename: 'LabTimeUpError', code: 'LAB_TIME_UP', message } })
  const { unmount, user } = await ask()
  expect(await screen.findByText('Your lab time is used up for today')).toBeTruthy()
  expect(sendButton().disabled).toBe(true)
  await user.type(theBox(), ' and owls')
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain('and owls'))
  unmount()
  const again = await openLab(modelled({ minutesLeft: 0 }))
  expect(theBox().value).toBe('Tell me about foxes and owls')
  again.unmount()
  const other = await openLab({ id: 'learner-2', ...modelled() })
  expect(theBox().value).toBe('')
  other.unmount()
  // A tab keeps drafts for one account at a time and deletes them when another user signs in.
  await openLab(modelled())
  expect(theBox().value).toBe('')
})

test('keeps an unsent prompt after a reload, and deletes it once it is sent', async () => {
  const before = await openLab(modelled())
  await before.user.type(theBox(), prompt)
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain(prompt))
  before.unmount()
  const { user } = await openLab(modelled())
  expect(theBox().value).toBe(prompt)
  answer('SendPrompt', { sendPrompt: sent({ ...openAi, prompt, response: 'Foxes.' }) })
  await send(user)
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull())
})

test('does not store a prompt in the tab when it looks like an emergency', async () => {
  const { user } = await openLab(modelled({ minutesLeft: 0 }))
  await user.type(theBox(), 'I want to kill myself')
  await screen.findByText(/You matter, and you do not have to carry this alone/)
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull())
})

test('shows which model gave an earlier answer', async () => {
  const node = sent({ ...openAi, prompt, response: 'Foxes are **clever**.' })
  await openLab({ ...modelled(), interactions: { edges: [{ node }] } })
  const recent = within(screen.getByRole('region', { name: 'Recent interactions' }))
  expect(recent.getByText(/ChatGPT is answered here by gpt-test of OpenAI/)).toBeTruthy()
  expect(recent.getByText('clever').tagName).toBe('STRONG')
})

test.each([
  ['time is up', { minutesLeft: 0 }, 'Ask my parent for 15 minutes'],
  ['the account is too young', { closedBecause: 'tooYoung', daysLeft: 3 }, 'Ask my parent to open it now'],
  ['the family switched it off', { closedBecause: 'family' }, 'Ask my parent to open it now'],
  [
    'a tool is not allowed',
    { models: lab().models.map((it) => ({ ...it, isAllowed: it.tool !== 'dalle' })) },
    'Ask my parent for DALL-E',
  ],
] as const)('offers to ask the family when %s', async (_why, changes, question) => {
  await openLab({ lab: lab(changes) })
  expect(await screen.findByRole('button', { name: question })).toBeTruthy()
})

test('offers no request from the lab for a paused account', async () => {
  await openLab({ lab: lab({ closedBecause: 'paused' }) })
  expect(screen.queryByRole('button', { name: /Ask my parent/ })).toBeNull()
})
