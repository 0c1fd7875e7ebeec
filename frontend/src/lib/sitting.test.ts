import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSitting } from './sitting.ts'

const onMinute = vi.fn()
const minutes = () => onMinute.mock.calls.map(([count]) => count as number)

beforeEach(() => {
  onMinute.mockClear()
  vi.useFakeTimers()
  show('visible')
})

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const sit = (who: string | null = 'mia') =>
  renderHook(({ person }) => useSitting(person, onMinute), { initialProps: { person: who } })
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

test('each full minute in view is told, with the minutes so far', () => {
  sit()
  pass(59.999)
  expect(minutes()).toEqual([])
  pass(0.001)
  expect(minutes()).toEqual([1])
  pass(150)
  expect(minutes()).toEqual([1, 2, 3])
})

test('a hidden tab stands still and goes on where it was', () => {
  sit()
  pass(40)
  show('hidden')
  pass(300)
  expect(minutes()).toEqual([])
  show('visible')
  pass(19.999)
  expect(minutes()).toEqual([])
  pass(0.001)
  expect(minutes()).toEqual([1])
})

test('switching to and fro loses nothing and gains nothing', () => {
  sit()
  for (let round = 0; round < 6; round++) {
    pass(20)
    show('hidden')
    pass(45)
    show('visible')
  }
  expect(minutes()).toEqual([1, 2])
})

test('ten minutes hidden are a break, a moment less is not', () => {
  sit()
  pass(90)
  show('hidden')
  pass(599.999)
  show('visible')
  pass(30)
  expect(minutes()).toEqual([1, 2])
  show('hidden')
  pass(600)
  show('visible')
  pass(60)
  expect(minutes()).toEqual([1, 2, 1])
})

test('a sitting goes on over pages and reloads, with the part of a minute that had passed', () => {
  const first = sit()
  pass(150)
  first.unmount()
  const reloaded = sit()
  pass(30)
  expect(minutes()).toEqual([1, 2, 3])
  pass(20)
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  reloaded.unmount()
  sit()
  pass(40)
  expect(minutes()).toEqual([1, 2, 3, 4])
})

test('a tab that was closed or elsewhere for ten minutes begins anew', () => {
  const first = sit()
  pass(150)
  first.unmount()
  pass(600)
  sit()
  pass(60)
  expect(minutes()).toEqual([1, 2, 1])
})

test('a machine that slept counts the minute it slept through at most once, and a long sleep as a break', () => {
  sit()
  pass(30)
  vi.setSystemTime(Date.now() + 180_000)
  pass(30)
  expect(minutes()).toEqual([1])
  vi.setSystemTime(Date.now() + 3_600_000)
  pass(60)
  expect(minutes()).toEqual([1])
  pass(60)
  expect(minutes()).toEqual([1, 1])
})

test('somebody else at this tab begins a sitting of their own, and nobody has none', () => {
  const { rerender } = sit('mia')
  pass(90)
  rerender({ person: 'noor' })
  pass(60)
  expect(minutes()).toEqual([1, 1])
  rerender({ person: null as unknown as string })
  pass(600)
  expect(minutes()).toEqual([1, 1])
})

test('a page opened in the background waits until it is seen', () => {
  show('hidden')
  sit()
  pass(120)
  expect(minutes()).toEqual([])
  show('visible')
  pass(60)
  expect(minutes()).toEqual([1])
})

test.each(['{"who":"mia"}', 'nonsense', '{"who":"mia","ms":"x","seenAt":1}', 'null'])(
  'a damaged note (%s) begins a new sitting',
  (text) => {
    sessionStorage.setItem('sitting', text)
    sit()
    pass(60)
    expect(minutes()).toEqual([1])
  },
)

test('where nothing may be stored, a sitting still survives the change of pages', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const first = sit('sam')
  pass(90)
  first.unmount()
  sit('sam')
  pass(30)
  expect(minutes()).toEqual([1, 2])
})
