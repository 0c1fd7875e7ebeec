import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { lesson, lessonPage, sessionUser } from '../../../../../test/factories.ts'
import { openAi, sent } from '../../../../../test/interaction.ts'
import { answer, answerInPieces, offline } from '../../../../../test/msw.ts'
import type { Operations } from '../../../../../test/operations.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import { storeView } from '../../../../features/learning/lesson/lesson-view-choice.ts'

type Asked = Extract<Operations['AskTutor']['data']['askTutor'], { __typename: 'Interaction' }>
type Tutor = NonNullable<NonNullable<Operations['LessonTutor']['data']['lesson']>['tutor']>
type Turn = Tutor['turns'][number]

const search = { provider: 'practice-coach', providerName: 'Lesson search', model: '' }
const question = 'Who reads my prompt?'
const response =
  'Step 2, “Ask well”, says something about that:\n\n“Say who reads it.”\n\nWhat does it tell you about your question?'

// jsdom does not implement modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
})

function turn(changes: Partial<Turn> = {}): Turn {
  return { ...sent({ id: 't1', prompt: question, response, ...search }), step: 2, ...changes } as Turn
}

function tutor(changes: Partial<Tutor> = {}): Operations['LessonTutor']['data'] {
  const by = { lessonId: 'first-prompt', turnsLeft: 12, turnsPerDay: 12, suggestions: [], ...search }
  return { lesson: { id: 'first-prompt', tutor: { ...by, turns: [], ...changes } } }
}

/** A stored turn, with the counter after it. */
function asked(changes: Partial<Turn> = {}, turnsLeft = 11, by: Partial<Tutor> = {}): { askTutor: Asked } {
  const after = { lessonId: 'first-prompt', turnsLeft, ...search, ...by }
  return { askTutor: { ...turn(changes), lesson: { id: 'first-prompt', tutor: after } } as Asked }
}

async function openChat(first = tutor(), view: 'page' | 'steps' = 'page') {
  storeView(view)
  answer('LessonPage', lessonPage(lesson({ sidekick: 'brain-bot' })))
  answer('LessonTutor', first)
  const app = renderApp('/lesson/first-prompt', { session: sessionUser() })
  await app.user.click(await screen.findByRole('button', { name: /Chat with Brain Bot/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Chat with Brain Bot' }))
  await dialog.findByRole('textbox', { name: 'Your question' })
  return { ...app, dialog }
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })

async function ask(user: UserEvent, words = question): Promise<void> {
  await user.type(box(), words)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.keyboard('{Enter}')
}

test('says who answers and who can read it, and shows earlier questions of the day', async () => {
  const { dialog } = await openChat(tutor({ turnsLeft: 11, turns: [turn()] }))
  expect(dialog.getByText(/not a person and not an AI chatbot.*Our team and a linked parent can read this chat/)).toBeTruthy()
  expect(dialog.getByText('11 of 12 questions left today')).toBeTruthy()
  expect(within(dialog.getByRole('list', { name: 'Conversation' })).getByText(question)).toBeTruthy()
})

test('quotes the lesson, announces the answer once, and keeps the focus in the empty field', async () => {
  const { user, dialog } = await openChat()
  const sent = answer('AskTutor', asked())
  await ask(user)
  expect((await dialog.findByText('“Say who reads it.”')).tagName).toBe('BLOCKQUOTE')
  expect(sent[0]?.variables).toEqual({
    input: { lessonId: 'first-prompt', question },
    requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  await waitFor(() => expect(dialog.getAllByRole('status').map((it) => it.textContent)).toContain(`Brain Bot: ${response}`))
  expect(document.activeElement).toBe(box())
  expect(box().value).toBe('')
  expect(dialog.getByText('11 of 12 questions left today')).toBeTruthy()
  expect(dialog.getByText('Found by searching this lesson.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: /Report/ })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /Copy/ }))
  expect(await navigator.clipboard.readText()).toBe(response)
})

test('goes to the step, also from the one-page view', async () => {
  const { user, dialog } = await openChat(tutor({ turns: [turn()] }))
  await user.click(dialog.getByRole('button', { name: 'Go to step 2' }))
  expect(await screen.findByText(/^Step 2 of/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  // A look at the page and back stays at the step that the reader chose then.
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'One-page view' }))
  await user.click(await screen.findByRole('button', { name: 'Step view' }))
  expect(await screen.findByText(/^Step 1 of/)).toBeTruthy()
})

test('offers questions to begin with', async () => {
  const { user, dialog } = await openChat(tutor({ suggestions: [question] }))
  answer('AskTutor', asked())
  await user.click(dialog.getByRole('button', { name: question }))
  expect(await dialog.findByText('“Say who reads it.”')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: question })).toBeNull()
})

test('asks an offered question', async () => {
  const nothing = 'That isn’t in this lesson.\n\nYou could ask me:\n\n- What is “Ask well” about?'
  const { user, dialog } = await openChat(tutor({ turns: [turn({ response: nothing, step: null })] }))
  const sent = answer('AskTutor', asked({ id: 't2', prompt: 'What is “Ask well” about?' }))
  await user.click(dialog.getByRole('button', { name: 'What is “Ask well” about?' }))
  expect(await dialog.findByText('“Say who reads it.”')).toBeTruthy()
  expect(sent[0]?.variables.input).toMatchObject({ question: 'What is “Ask well” about?' })
  expect(document.activeElement).toBe(box())
  // Older offers are only text.
  expect(dialog.queryByRole('button', { name: 'What is “Ask well” about?' })).toBeNull()
})

test('shows the answer of a model while it is written, and names the model', async () => {
  const { user, dialog } = await openChat(tutor(openAi))
  expect(dialog.getByText(/^Here, gpt-test from OpenAI answers\. It is an AI program and not a person/)).toBeTruthy()
  const stream = answerInPieces('AskTutor')
  await ask(user)
  await stream.say('Look at step 2. ')
  expect(await dialog.findByText(/Look at step 2/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Stop' })).toBeTruthy()
  await stream.finish(asked({ ...openAi, response: 'Look at step 2. Who reads it?' }, 11, openAi))
  expect(await dialog.findByText(/^Written by gpt-test from OpenAI, an AI program/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Go to step 2' })).toBeTruthy()
})

test('keeps the question when it is stopped or the connection breaks, and asks again with the same key', async () => {
  const { user, dialog } = await openChat(tutor(openAi))
  const stream = answerInPieces('AskTutor')
  await ask(user)
  await user.click(await dialog.findByRole('button', { name: 'Stop' }))
  expect(await dialog.findByText('You stopped it')).toBeTruthy()
  expect(box().value).toBe(question)
  const lost = answer('AskTutor', offline)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('No answer this time')).toBeTruthy()
  expect(box().value).toBe(question)
  answer('AskTutor', asked())
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('“Say who reads it.”')).toBeTruthy()
  expect(lost[0]?.variables.requestKey).toBe(stream.asked[0]?.variables.requestKey)
})

test('says why a question was refused, and stops after the last one of the day', async () => {
  const { user, dialog } = await openChat()
  const message = 'It’s quiet time in your family. You can look around, and start learning again when it ends.'
  answer('AskTutor', { askTutor: { __typename: 'PausedError', code: 'PAUSED', message } })
  await ask(user)
  expect((await dialog.findByRole('alert')).textContent).toContain(message)
  expect(box().value).toBe(question)
  answer('AskTutor', asked({}, 0))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('You’ve asked all your questions for today')).toBeTruthy()
  await user.type(box(), 'One more')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
})

test('shows helplines before and after a message that sounds like an emergency, and never keeps it in the tab', async () => {
  const { user, dialog } = await openChat(tutor({ turnsLeft: 0 }))
  answer('AskTutor', asked({ safetyLevel: 'danger', isCrisis: true, crisisTopic: 'selfHarm', reasons: ['crisis'], step: null }))
  await user.type(box(), 'I want to kill myself')
  expect(await dialog.findByText(/If you send it, our team gets a message/)).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(await dialog.findByText(/We’ve let our team know/)).toBeTruthy()
  expect(box().value).toBe('')
  expect(sessionStorage.getItem('drafts') ?? '').not.toContain('kill')
})

test('holds back a harmful question, and sends it for a review', async () => {
  const { user, dialog } = await openChat()
  await user.type(box(), 'Something violent')
  expect(await dialog.findByText('You can’t send this')).toBeTruthy()
  const blocked = { id: 't9', safetyLevel: 'danger' as const, reasons: ['weapons'], response: 'No.', step: null }
  answer('AskTutor', asked({ ...blocked, prompt: 'Something violent' }))
  const reviewed = answer('AskForReview', { askForReview: { __typename: 'Interaction', id: 't9', isReviewAsked: true } })
  await user.click(dialog.getByRole('button', { name: 'Ask for a review' }))
  expect(await dialog.findByText('Content blocked for safety')).toBeTruthy()
  await waitFor(() => expect(reviewed).toHaveLength(1))
})

test('keeps the text while the chat is closed', async () => {
  const { user, dialog } = await openChat()
  await user.type(box(), 'Half a question')
  await user.click(dialog.getByRole('button', { name: 'Close the chat' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Chat with Brain Bot' }))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })).value).toBe('Half a question')
})
