import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionUser } from '../../../../test/factories.ts'
import { openLesson } from '../../../../test/lesson.ts'
import { openSteps } from '../../../../test/player.ts'

const program = 'const words = 3\nconsole.log(words)'
const content = `## Count {discover}\n\nThis program counts.\n\n\`\`\`js\n${program}\n\`\`\``

const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Program in JavaScript. You can change it.' })
const openProgram = () => openSteps({ content }, sessionUser(), '?step=2')

/** Stands in for the sandbox document: returns what the page sends to it, with the port to answer. */
async function sandbox() {
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe')
    if (!found) throw new Error('There is no sandbox yet.')
    return found
  })
  const post = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => {})
  fireEvent.load(frame)
  await waitFor(() => expect(post).toHaveBeenCalled())
  const [data, target, [port]] = post.mock.calls[0] as unknown as [unknown, string, [MessagePort]]
  return { frame, data, target, answer: (message: unknown) => act(async () => port.postMessage(message)) }
}

test('runs a changed program in a sandbox and shows what it printed', async () => {
  const { user } = await openProgram()
  expect(screen.getByText('This program counts.')).toBeTruthy()
  const field = await editor()
  expect(field.value).toBe(program)
  expect(document.querySelector('iframe')).toBeNull()
  await user.type(field, '\nconsole.log(4)')
  await user.click(screen.getByRole('button', { name: 'Run' }))
  const { frame, data, target, answer } = await sandbox()
  expect([frame.getAttribute('sandbox'), frame.getAttribute('src'), target]).toEqual(['allow-scripts', '/program-sandbox', '*'])
  expect(data).toEqual({
    program: `${program}\nconsole.log(4)`,
    limits: { milliseconds: 2000, lines: 200, characters: 10_000 },
  })
  await answer({ kind: 'print', text: '3' })
  await answer({ kind: 'print', text: '<b>4</b>' })
  await answer({ kind: 'end', reason: 'done' })
  await waitFor(() => expect(screen.getByRole('region', { name: 'Program output' }).textContent).toBe('3\n<b>4</b>'))
})

test.each([
  [
    [
      { kind: 'error', text: 'ReferenceError: word is not defined', line: 2 },
      { kind: 'end', reason: 'error' },
    ],
    /^Line 2: ReferenceError: word/,
  ],
  [[{ kind: 'end', reason: 'late' }], 'Stopped after 2 seconds. Is there a loop that never ends?'],
  [[{ kind: 'end', reason: 'cut' }], /at most 200 lines and 10,000 characters/],
  [[{ kind: 'end', reason: 'done' }], 'The program ran and printed nothing.'],
])('says how a program ended: %j', async (messages, words) => {
  const { user } = await openProgram()
  await editor()
  await user.click(screen.getByRole('button', { name: 'Run' }))
  const { answer } = await sandbox()
  for (const message of messages) await answer(message)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('says that a program could not start, and runs the next one in a new sandbox', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openProgram()
  await editor()
  await user.click(screen.getByRole('button', { name: 'Run' }))
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText(/^The program could not start/)).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect(document.querySelector('iframe')).not.toBeNull()
})

test('brings the program back, and keeps changes when the view changes', async () => {
  const { user } = await openProgram()
  await user.type(await editor(), '// mine')
  await user.click(screen.getByRole('button', { name: 'One-page view' }))
  await screen.findByRole('heading', { name: 'Finish' })
  expect((await editor()).value).toBe(`${program}// mine`)
  const reset = screen.getByRole('button', { name: 'Reset' })
  await user.click(reset)
  expect((await editor()).value).toBe(program)
  expect(document.activeElement).toBe(reset)
  expect(reset.getAttribute('aria-disabled')).toBe('true')
})

test('copies a program in another language, which cannot be run', async () => {
  const { user } = await openLesson({ content: '## Bones {discover}\n\n```html\n<p>Hello</p>\n```' })
  expect((await screen.findByRole('region', { name: 'Program in HTML' })).textContent).toBe('<p>Hello</p>\n')
  expect(screen.queryByRole('button', { name: 'Run' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('<p>Hello</p>')
})
