import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Found, usePersonalNames } from './use-personal-names.ts'

/** A worker whose replies the test sends. */
class SlowWorker extends EventTarget {
  static made: SlowWorker[] = []
  posted: string[] = []
  constructor() {
    super()
    SlowWorker.made.push(this)
  }
  postMessage(text: string) {
    this.posted.push(text)
  }
  terminate() {}
  reply(data: Found) {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

beforeEach(() => {
  SlowWorker.made = []
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SlowWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('matches each reply to its text when a second text was posted before the first reply', () => {
  const { result, rerender } = renderHook(({ text }) => usePersonalNames(text), { initialProps: { text: 'Call 07700 900123' } })
  act(() => void vi.advanceTimersByTime(1000))
  rerender({ text: 'Call me' })
  act(() => void vi.advanceTimersByTime(1000))
  const [worker, ...more] = SlowWorker.made
  expect(more).toEqual([])
  expect(worker?.posted).toEqual(['Call 07700 900123', 'Call me'])
  worker?.reply({ text: 'Call 07700 900123', names: ['a phone number'] })
  expect(result.current).toEqual([])
  worker?.reply({ text: 'Call me', names: [] })
  expect(result.current).toEqual([])
  rerender({ text: 'Call me on 07700 900123' })
  act(() => void vi.advanceTimersByTime(1000))
  worker?.reply({ text: 'Call me on 07700 900123', names: ['a phone number'] })
  expect(result.current).toEqual(['a phone number'])
})
