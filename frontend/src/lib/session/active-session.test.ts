import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useActiveSession } from './active-session.ts'

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
  renderHook(({ person }) => useActiveSession(person, onMinute), { initialProps: { person: who } })
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

test('reports each full visible minute with the minutes so far', () => {
  sit()
  pass(59.999)
  expect(minutes()).toEqual([])
  pass(0.001)
  expect(minutes()).toEqual([1])
  pass(150)
  expect(minutes()).toEqual([1, 2, 3])
})

test('pauses in a hidden tab and continues when it is visible', () => {
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

test('loses and gains no time when the user switches tabs repeatedly', () => {
  sit()
  for (let round = 0; round < 6; round++) {
    pass(20)
    show('hidden')
    pass(45)
    show('visible')
  }
  expect(minutes()).toEqual([1, 2])
})

test('counts ten hidden minutes as a break, and less than that not', () => {
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

test('continues an active session across pages and reloads, including the started minute', () => {
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

test('starts a new session in a tab that was closed or hidden for ten minutes', () => {
  const first = sit()
  pass(150)
  first.unmount()
  pass(600)
  sit()
  pass(60)
  expect(minutes()).toEqual([1, 2, 1])
})

test('counts at most one minute of a short sleep of the machine, and treats a long sleep as a break', () => {
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

test('starts a separate session for another user in the tab, and none for a visitor', () => {
  const { rerender } = sit('mia')
  pass(90)
  rerender({ person: 'noor' })
  pass(60)
  expect(minutes()).toEqual([1, 1])
  rerender({ person: null as unknown as string })
  pass(600)
  expect(minutes()).toEqual([1, 1])
})

test('does not start in a background page until it is visible', () => {
  show('hidden')
  sit()
  pass(120)
  expect(minutes()).toEqual([])
  show('visible')
  pass(60)
  expect(minutes()).toEqual([1])
})

test.each(['{"who":"mia"}', 'nonsense', '{"who":"mia","ms":"x","seenAt":1}', 'null'])(
  'starts a new session after a damaged entry (%s)',
  (text) => {
    sessionStorage.setItem('active-session', text)
    sit()
    pass(60)
    expect(minutes()).toEqual([1])
  },
)

test('keeps an active session across pages without browser storage', () => {
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
