import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { lesson, lessonPage, sessionUser } from '../../../../test/factories.ts'
import { answer, serveSession } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { setFlag } from '../../../lib/storage-flags.ts'
import { storeView } from '../lesson/lesson-view-choice.ts'

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

async function openCoach() {
  storeView('page')
  answer('LessonPage', lessonPage(lesson({ sidekick: 'brain-bot' })))
  const { user } = renderApp('/lesson/first-prompt', { session: sessionUser() })
  await user.click(await screen.findByRole('button', { name: 'Try the practice prompt' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Practice Coach with Brain Bot' }))
  return { user, dialog }
}

test("opens with the lesson's practice prompt and the description of a good answer", async () => {
  const { dialog } = await openCoach()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' }).value).toBe(
    'Write a story about a lighthouse.',
  )
  expect(dialog.getByText('It says who the reader is.')).toBeTruthy()
  expect(dialog.getByText(/I’m not an AI chatbot/)).toBeTruthy()
})

test('shows the parts of a good prompt and at most three suggestions, and sends nothing', async () => {
  const { user, dialog } = await openCoach()
  // No request is mocked, so sending anything would fail the test.
  await user.click(dialog.getByRole('button', { name: 'Ask the coach' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('0 of 7 parts that help with a story'))
  expect(dialog.getByRole('heading', { name: 'These 3 things would help most:' })).toBeTruthy()
  expect(dialog.getAllByRole('button', { name: 'Add this to my prompt' })).toHaveLength(3)
  expect(dialog.getByText('Say what your main character is like.', { exact: false })).toBeTruthy()
})

test('says something warm before the advice to a child that tells a worry', async () => {
  const { user, dialog } = await openCoach()
  const field = dialog.getByRole('textbox', { name: 'Your prompt' })
  await user.clear(field)
  await user.type(field, 'my parents argue every night. i want ideas for how to fall asleep')
  await user.click(dialog.getByRole('button', { name: 'Ask the coach' }))
  expect(await dialog.findByText(/It is not your fault/)).toBeTruthy()
  expect(dialog.getByRole('heading', { name: /parts that help with ideas/ })).toBeTruthy()
})

test('counts no parts of a prompt that needs none', async () => {
  const { user, dialog } = await openCoach()
  const field = dialog.getByRole('textbox', { name: 'Your prompt' })
  await user.clear(field)
  await user.type(field, 'are you smarter than me')
  await user.click(dialog.getByRole('button', { name: 'Ask the coach' }))
  expect(await dialog.findByRole('heading', { name: 'Your prompt is clear as it is.' })).toBeTruthy()
  expect(dialog.queryByText(/0 of 0/)).toBeNull()
})

test('adds a suggestion to the prompt, selects it, and sees it when asked again', async () => {
  const { user, dialog } = await openCoach()
  const field = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' })
  await user.click(dialog.getByRole('button', { name: 'Ask the coach' }))
  await user.click(dialog.getAllByRole('button', { name: 'Add this to my prompt' })[0] as HTMLElement)
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe('Write a story about a lighthouse. The lighthouse is brave and always hungry.')
  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('The lighthouse is brave and always hungry.')
  expect(dialog.getByText(/You have changed your prompt since/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Ask the coach' }))
  expect(dialog.getByRole('heading', { name: '1 of 7 parts that help with a story' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Back to the practice prompt' }))
  expect(field().value).toBe('Write a story about a lighthouse.')
})

test('warns about personal data first', async () => {
  const { user, dialog } = await openCoach()
  await user.type(dialog.getByRole('textbox', { name: 'Your prompt' }), ' My name is Mia, write to mia@example.org')
  await user.click(dialog.getByRole('button', { name: 'Ask the coach' }))
  expect(dialog.getByText('Take this out first')).toBeTruthy()
  expect(dialog.getByText(/an email address and a name/)).toBeTruthy()
})

test('gives an example for an empty prompt', async () => {
  const { user, dialog } = await openCoach()
  await user.clear(dialog.getByRole('textbox', { name: 'Your prompt' }))
  await user.click(dialog.getByRole('button', { name: 'Ask the coach' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Write one whole sentence'))
  await user.click(dialog.getAllByRole('button', { name: 'Use this prompt' })[0] as HTMLElement)
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' }).value).toMatch(/^Explain in simple words/)
})

test('keeps the text when the coach is reopened', async () => {
  const { user, dialog } = await openCoach()
  await user.type(dialog.getByRole('textbox', { name: 'Your prompt' }), ' For my class.')
  await user.click(dialog.getByRole('button', { name: 'Close the coach' }))
  await user.click(await screen.findByRole('button', { name: 'Try the practice prompt' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' })
  expect(field.value).toBe('Write a story about a lighthouse. For my class.')
})

test('keeps a prompt across a reload and removes it on sign-out', async () => {
  const { user, dialog } = await openCoach()
  await user.type(dialog.getByRole('textbox', { name: 'Your prompt' }), ' For my sister.')
  const kept = () => sessionStorage.getItem('drafts') ?? ''
  await waitFor(() => expect(kept()).toContain('For my sister.'))
  const before = kept()
  cleanup()
  // A reload doesn't unmount.
  sessionStorage.setItem('drafts', before)
  const again = await openCoach()
  expect(again.dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' }).value).toContain('For my sister.')
  serveSession(null)
  act(() => setFlag('user-logged-out', true))
  await waitFor(() => expect(kept()).toBe(''))
})

test("doesn't store text that sounds like an emergency", async () => {
  const { user, dialog } = await openCoach()
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' })
  await user.type(field, ' I want to kill myself')
  await waitFor(() => expect(sessionStorage.getItem('drafts') ?? '').not.toContain('to kill'))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(sessionStorage.getItem('drafts') ?? '').not.toContain('to kill')
  expect(field.value).toContain('I want to kill myself')
})
