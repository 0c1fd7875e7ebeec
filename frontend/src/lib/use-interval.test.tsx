import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useInterval } from './use-interval.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  show('visible')
})

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

function Ticker({ onTick, isRunning }: { onTick: () => void; isRunning?: boolean }) {
  useInterval(onTick, 1000, isRunning)
  return null
}

it('ticks once each interval', () => {
  const onTick = vi.fn()
  render(<Ticker onTick={onTick} />)
  vi.advanceTimersByTime(3500)
  expect(onTick).toHaveBeenCalledTimes(3)
})

it('pauses while the tab is hidden and continues after', () => {
  const onTick = vi.fn()
  render(<Ticker onTick={onTick} />)
  show('hidden')
  vi.advanceTimersByTime(5000)
  expect(onTick).not.toHaveBeenCalled()
  show('visible')
  vi.advanceTimersByTime(2000)
  expect(onTick).toHaveBeenCalledTimes(2)
})

it('stops when it is paused, and calls the latest callback', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const { rerender } = render(<Ticker onTick={first} />)
  rerender(<Ticker onTick={second} />)
  vi.advanceTimersByTime(1000)
  rerender(<Ticker onTick={second} isRunning={false} />)
  vi.advanceTimersByTime(5000)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
})
