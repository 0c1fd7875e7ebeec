// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { Toaster, toast } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <UiProvider>
      <Toaster />
    </UiProvider>,
  )
})

afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const show = (options: Parameters<typeof toast>[0]) => act(() => toast(options))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('closes a message after five seconds, and keeps it hidden for 1,000,000 ms before it is removed', () => {
  show({ title: 'Interaction Saved' })
  wait(4999)
  expect(screen.getByRole('status').dataset['state']).toBe('open')
  wait(1)
  // It has no role any more: it is neither visible nor read by screen readers.
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText('Interaction Saved').closest<HTMLElement>('[data-state]')?.dataset['state']).toBe('closed')
  wait(999_999)
  expect(screen.queryByText('Interaction Saved')).toBeTruthy()
  wait(1)
  expect(screen.queryByText('Interaction Saved')).toBeNull()
})

test('shows only the newest message', () => {
  show({ title: 'First' })
  show({ title: 'Second' })
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByText('Second')).toBeTruthy()
})

test('renders a destructive message as an alert, and any other as a status in a polite region', () => {
  show({ title: 'Error', variant: 'destructive' })
  expect(screen.getByRole('alert').textContent).toContain('Error')
  show({ title: 'Fine' })
  expect(screen.getByRole('status').closest('[aria-live="polite"]')).toBeTruthy()
})

test('moves the focus to the messages on F8', () => {
  fireEvent.keyDown(window, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /notifications/i }))
})

test('dismisses with the close button', () => {
  show({ title: 'Saved' })
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close message' })).toBeNull()
})

test.each([
  [49, 'open'],
  [50, 'closed'],
])('after a swipe of %i px to the right, the message is %s', (distance, state) => {
  show({ title: 'Saved' })
  const item = screen.getByRole('status')
  fireEvent.pointerDown(item, { button: 0, clientX: 100, pointerId: 1 })
  fireEvent.pointerMove(item, { clientX: 100 + distance, pointerId: 1 })
  fireEvent.pointerUp(item, { clientX: 100 + distance, pointerId: 1 })
  expect(item.dataset['state']).toBe(state)
})

test('keeps a message while the pointer is on it', () => {
  show({ title: 'Saved' })
  fireEvent.pointerEnter(screen.getByRole('status'))
  wait(20_000)
  expect(screen.getByRole('status').dataset['state']).toBe('open')
})
