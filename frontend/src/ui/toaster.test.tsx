// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from './provider.tsx'
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

test('a message closes by itself after five seconds, and is kept unseen for 1,000,000 ms before it is removed', () => {
  show({ title: 'Interaction Saved' })
  wait(4999)
  expect(screen.getByRole('status').dataset['state']).toBe('open')
  wait(1)
  // No role any more: nobody sees it, and no screen reader finds it.
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText('Interaction Saved').closest<HTMLElement>('[data-state]')?.dataset['state']).toBe('closed')
  wait(999_999)
  expect(screen.queryByText('Interaction Saved')).toBeTruthy()
  wait(1)
  expect(screen.queryByText('Interaction Saved')).toBeNull()
})

test('only the newest message is shown', () => {
  show({ title: 'First' })
  show({ title: 'Second' })
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByText('Second')).toBeTruthy()
})

test('a destructive message is an alert, another is a status inside a polite region', () => {
  show({ title: 'Error', variant: 'destructive' })
  expect(screen.getByRole('alert').textContent).toContain('Error')
  show({ title: 'Fine' })
  expect(screen.getByRole('status').closest('[aria-live="polite"]')).toBeTruthy()
})

test('F8 moves the focus to the messages', () => {
  fireEvent.keyDown(window, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /notifications/i }))
})

test('the close button dismisses', () => {
  show({ title: 'Saved' })
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close message' })).toBeNull()
})

test.each([
  [49, 'open'],
  [50, 'closed'],
])('a swipe of %i px to the right leaves it %s', (distance, state) => {
  show({ title: 'Saved' })
  const item = screen.getByRole('status')
  fireEvent.pointerDown(item, { button: 0, clientX: 100, pointerId: 1 })
  fireEvent.pointerMove(item, { clientX: 100 + distance, pointerId: 1 })
  fireEvent.pointerUp(item, { clientX: 100 + distance, pointerId: 1 })
  expect(item.dataset['state']).toBe(state)
})

test('a message waits while it is pointed at', () => {
  show({ title: 'Saved' })
  fireEvent.pointerEnter(screen.getByRole('status'))
  wait(20_000)
  expect(screen.getByRole('status').dataset['state']).toBe('open')
})
