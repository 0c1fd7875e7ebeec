import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { LinkSent } from './link-sent.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

function show(changes: { sendAgain?: () => Promise<boolean>; problem?: string } = {}) {
  const sendAgain = vi.fn(changes.sendAgain ?? (() => Promise.resolve(true)))
  const nothing = () => {}
  render(
    <UiProvider>
      <MemoryRouter>
        <LinkSent
          email="mia@example.com"
          hasMailbox={false}
          problem={changes.problem ?? null}
          sendAgain={sendAgain}
          onOther={nothing}
        />
      </MemoryRouter>
    </UiProvider>,
  )
  return sendAgain
}

const again = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send it again' })
const isOff = () => again().getAttribute('aria-disabled') === 'true'
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('allows a new request after 30 seconds, then starts another pause', async () => {
  const sendAgain = show()
  await pass(29_000)
  fireEvent.click(again())
  expect(isOff()).toBe(true)
  expect(sendAgain).not.toHaveBeenCalled()
  await pass(1000)
  expect(isOff()).toBe(false)
  again().focus()
  fireEvent.click(again())
  fireEvent.click(again())
  await pass(0)
  expect(sendAgain).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toMatch(/Sent again/)
  expect(isOff()).toBe(true)
  expect(document.activeElement).toBe(again())
  await pass(30_000)
  expect(isOff()).toBe(false)
})

test('explains why a repeated request was refused', async () => {
  show({ sendAgain: () => Promise.resolve(false), problem: 'Too many tries. You can try again in 12 minutes.' })
  await pass(30_000)
  fireEvent.click(again())
  await pass(0)
  expect(screen.getByRole('status').textContent).toBe('Too many tries. You can try again in 12 minutes.')
})
