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
  await user.click(await screen.findByRole('button', { name: 'Chat with Brain Bot' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Practice Coach with Brain Bot' }))
  return { user, dialog }
}

test("opens with the lesson's practice prompt and the description of a good answer", async () => {
  const { dialog } = await openCoach()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' }).value).toBe(
    'Write a story about a lighthouse.',
  )
  expect(dialog.getByText('It says who the reader is.')).toBeTruthy()
  expect(dialog.getByText(/I’m not an AI/)).toBeTruthy()
})

test('shows the most helpful change, an example and the reasons for each part, and sends nothing', async () => {
  const { user, dialog } = await openCoach()
  // No request is mocked, so sending anything would fail the test.
  await user.click(dialog.getByRole('button', { name: 'Ask the coach' }))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^\d+ of 20 prompt tips used$/))
  expect(dialog.getByRole('heading', { name: 'The one change that helps most' })).toBeTruthy()
  for (const part of ['Goal', 'Context', 'Constraints', 'Format', 'Checking'])
    expect(dialog.getByRole('heading', { name: part })).toBeTruthy()
  expect(dialog.getAllByRole('img', { name: /^[0-4] of 4$/ })).toHaveLength(5)
  expect(dialog.getByText('You ask for something.')).toBeTruthy()
})

test('lets the learner try the example, ask again and return to the practice prompt', async () => {
  const { user, dialog } = await openCoach()
  const field = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' })
  const signs = () => Number(/^\d+/.exec(dialog.getByRole('heading', { name: /prompt tips used/ }).textContent ?? '')?.[0])
  await user.click(dialog.getByRole('button', { name: 'Ask the coach' }))
  const before = signs()
  await user.click(dialog.getByRole('button', { name: 'Try this example' }))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field().value).toContain('Write a story about a lighthouse. ')
  expect(dialog.getByText(/You have changed your prompt since/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Ask the coach' }))
  expect(signs()).toBeGreaterThan(before)
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
  await waitFor(() => expect(document.activeElement?.textContent).toBe('0 of 20 prompt tips used'))
  expect(dialog.getByText('Write one whole sentence that says what you want.')).toBeTruthy()
})

test('keeps the text when the coach is reopened', async () => {
  const { user, dialog } = await openCoach()
  await user.type(dialog.getByRole('textbox', { name: 'Your prompt' }), ' For my class.')
  await user.click(dialog.getByRole('button', { name: 'Close the coach' }))
  await user.click(await screen.findByRole('button', { name: 'Chat with Brain Bot' }))
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
