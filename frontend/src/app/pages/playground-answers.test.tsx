import { labToolIds } from '@deepm/schema/rules/lab'
import { shareUsedUp } from '@deepm/schema/rules/lab-answer'
import { stoppedAnswer } from '@deepm/schema/rules/safety-words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { coach, expectNoAnswerLogged, lab, openAi, openLab, region, send, sendButton, sent, theBox } from '../../../test/lab.ts'
import { answer, answerInPieces, offline } from '../../../test/msw.ts'

// The lab when a model answers.

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

test('an answer is shown while it is written, with who gives it, and is whole at the end', async () => {
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

test('that an answer begins and ends is announced, its pieces are not, and nobody loses their place', async () => {
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

test('whoever writes on meanwhile keeps the place and the words', async () => {
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

test('the coach’s score stands beside a real answer, and its version can be used', async () => {
  answer('SendPrompt', { sendPrompt: sent({ ...openAi, prompt, response: 'Foxes are clever.' }) })
  const { user } = await ask()
  expect(await response().findByText(/^Your prompt: \d+ of 20 signs found$/)).toBeTruthy()
  expect(response().getByText(/The one change that helps most: /)).toBeTruthy()
  await user.click(response().getByRole('button', { name: 'Use this version' }))
  expect(theBox().value).toContain(prompt)
  await waitFor(() => expect(document.activeElement).toBe(theBox()))
})

test('an answer that is stopped is marked, is not saved, and the text stays', async () => {
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

test('when no model answers, the Practice Coach can be asked instead', async () => {
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

test('trying again after a lost connection asks with the same key', async () => {
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

test('what had arrived before the line broke does not look like an answer', async () => {
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

test('an unfit answer is told calmly, without a word against the learner, and can be reported and reviewed', async () => {
  const stream = answerInPieces('SendPrompt')
  const { user } = await ask()
  await stream.say('Foxes are')
  await response().findByText('Foxes are')
  const unfit = sent({ ...openAi, prompt, response: stoppedAnswer, safetyLevel: 'danger', reasons: ['unsafeAnswer'] })
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
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await response().findByText(/You reported this response/)).toBeTruthy()
  expect(reports).toHaveLength(1)
})

test('what a model writes leads nowhere and runs nothing', async () => {
  const evil =
    '[win](https://evil.example) ![x](https://evil.example/x.png)\n\n<img src=x onerror="alert(1)">\n\n<a href="https://evil.example">y</a>'
  answer('SendPrompt', { sendPrompt: sent({ ...openAi, prompt, response: evil }) })
  await ask()
  await screen.findByText('Interaction Saved')
  const text = document.querySelector('[data-answer="whole"]')
  expect(text?.querySelector('a, img, [onerror], [src]')).toBeNull()
  expect(text?.textContent).toContain('<img src=x')
})

test('two presses of Ctrl and Enter send one prompt', async () => {
  const stream = answerInPieces('SendPrompt')
  const { user } = await openLab(modelled())
  await user.type(theBox(), prompt)
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await stream.finish({ sendPrompt: sent({ ...openAi, prompt, response: 'Foxes.' }) })
  await screen.findByText('Interaction Saved')
  expect(stream.asked).toHaveLength(1)
})

test('each tool says who would answer it, and one that the family does not allow says why', async () => {
  const answerers = labToolIds.map((tool) => ({ tool, isAllowed: tool !== 'chatgpt', ...(tool === 'dalle' ? coach : openAi) }))
  const { user } = await openLab(modelled({ answerers }))
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

test('a model that stands in for Gemini is not called Gemini', async () => {
  answer('SendPrompt', { sendPrompt: sent({ ...openAi, toolType: 'gemini', prompt, response: 'Foxes.' }) })
  const { user } = await openLab(modelled())
  await user.click(screen.getByRole('radio', { name: /Gemini/ }))
  await user.type(theBox(), prompt)
  await send(user)
  expect(await response().findByText('Gemini is answered here by gpt-test of OpenAI. It is not Gemini itself.')).toBeTruthy()
})

test('the safety monitor says who can read a prompt, by who answers it', async () => {
  const answerers = labToolIds.map((tool) => ({ tool, isAllowed: true, ...(tool === 'dalle' ? coach : openAi) }))
  const { user } = await openLab({
    ...modelled({ answerers, minutesPerDay: 30 }),
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

test('a model on a machine of the academy is no company', async () => {
  await openLab({ lab: lab({}, { provider: 'academy-server', providerName: 'a server of the academy', model: 'llama' }) })
  const monitor = region('Safety monitor')
  expect(monitor.getByText(/No AI company gets it: llama on a server of the academy answers/)).toBeTruthy()
})

test('when the day’s share of answers is used up, the coach says that it stands in', async () => {
  answer('SendPrompt', { sendPrompt: sent({ prompt, response: `${shareUsedUp}\n\nI am the Practice Coach.` }) })
  await ask()
  expect(await response().findByText(shareUsedUp)).toBeTruthy()
  expect(response().getByText(/fixed rules, no AI model\. ChatGPT did not answer this/)).toBeTruthy()
})

test('the page says whether models answer here', async () => {
  await openLab(modelled())
  expect(screen.getByText(/Try out prompts on AI models/)).toBeTruthy()
})

test.each([
  ['tooYoung', /Opens in 12 days/, /A parent who is linked to your account can open it earlier/],
  ['family', /The lab is switched off/, /Your family has switched the lab off/],
  ['paused', /Your account is paused/, /Talk to them when you would like to go on/],
  ['quietHours', /It is quiet time/, /The lab opens again when it ends/],
] as const)('a closed lab says why, and leads on: %s', async (closedBecause, title, words) => {
  await openLab({ lab: lab({ closedBecause, daysLeft: closedBecause === 'tooYoung' ? 12 : 0 }) })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to my lessons' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a lab that closes meanwhile says why, and the text stays, after a reload too', async () => {
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

test('when the minutes of the day are used up, the text stays for the learner who wrote it', async () => {
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
  // One account at a time: the tab forgets the first when somebody else has signed in.
  await openLab(modelled())
  expect(theBox().value).toBe('')
})

test('a half-written prompt survives a reload, and is forgotten once it was sent', async () => {
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

test('what sounds like an emergency is kept in no tab', async () => {
  const { user } = await openLab(modelled({ minutesLeft: 0 }))
  await user.type(theBox(), 'I want to kill myself')
  await screen.findByText(/You matter, and you do not have to carry this alone/)
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull())
})

test('earlier answers of a model say who gave them', async () => {
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
    { answerers: lab().answerers.map((it) => ({ ...it, isAllowed: it.tool !== 'dalle' })) },
    'Ask my parent for DALL-E',
  ],
] as const)('where %s, the family can be asked on the spot', async (_why, changes, question) => {
  await openLab({ lab: lab(changes) })
  expect(await screen.findByRole('button', { name: question })).toBeTruthy()
})

test('a paused account is nothing to ask about from the lab', async () => {
  await openLab({ lab: lab({ closedBecause: 'paused' }) })
  expect(screen.queryByRole('button', { name: /Ask my parent/ })).toBeNull()
})
