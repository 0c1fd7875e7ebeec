import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { UndoBar } from './undo-bar.tsx'

/** Only a browser can detect whether the focus came from the keyboard. */
function open({ byKeyboard = false } = {}) {
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? byKeyboard : matches.call(this, selector)
  })
  vi.useFakeTimers()
  const onGone = vi.fn()
  render(
    <UiProvider>
      <UndoBar title="A kite" isRestoring={false} onUndo={() => {}} onGone={onGone} />
    </UiProvider>,
  )
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  return { onGone, pass, bar: screen.getByRole('status') }
}

test('offers undo for ten seconds', () => {
  const { onGone, pass } = open()
  pass(9999)
  expect(onGone).not.toHaveBeenCalled()
  pass(1)
  expect(onGone).toHaveBeenCalledOnce()
})

test('keeps the undo button while the pointer is on it', () => {
  const { onGone, pass, bar } = open()
  fireEvent.pointerEnter(bar)
  pass(60_000)
  expect(onGone).not.toHaveBeenCalled()
  fireEvent.pointerLeave(bar)
  pass(10_000)
  expect(onGone).toHaveBeenCalledOnce()
})

test('keeps the undo button while it has keyboard focus, which it has initially', () => {
  const { onGone, pass } = open({ byKeyboard: true })
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  pass(60_000)
  expect(onGone).not.toHaveBeenCalled()
  fireEvent.blur(undo)
  pass(10_000)
  expect(onGone).toHaveBeenCalledOnce()
})
