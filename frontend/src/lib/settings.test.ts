import { defaultSettings } from '@deepm/schema/rules/settings'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepSettings, useSettings } from './settings.ts'

const key = 'gamification-settings'
const quiet = { ...defaultSettings, showStreaks: false, visualTheme: 'calm' as const }

const settings = () => renderHook(useSettings).result

/** Another tab has written before its event arrives here. */
function writeInAnotherTab(text: string | null) {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue: text })))
}

test('everything is shown until somebody chooses otherwise', () => {
  expect(settings().current).toEqual({
    showCompetitive: true,
    showLeaderboards: true,
    showStreaks: true,
    showBadges: true,
    notificationFrequency: 'medium',
    visualTheme: 'playful',
  })
})

test('what is kept is stored, and every part of the app follows', () => {
  const [one, other] = [settings(), settings()]
  act(() => keepSettings(quiet))
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(quiet)
  expect([one.current, other.current]).toEqual([quiet, quiet])
})

test('the settings stay the same object as long as nothing changes', () => {
  act(() => keepSettings(quiet))
  const { result, rerender } = renderHook(useSettings)
  const before = result.current
  act(() => keepSettings({ ...quiet }))
  rerender()
  expect(result.current).toBe(before)
})

test.each([
  ['no JSON', 'playful'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[true, false]'],
  ['a number', '7'],
  ['broken off', '{"showStreaks": fal'],
])('a storage that holds %s counts as unset', (_what, text) => {
  localStorage.setItem(key, text)
  expect(settings().current).toEqual(defaultSettings)
})

test('of damaged settings the sound fields count', () => {
  localStorage.setItem(key, JSON.stringify({ showBadges: false, showStreaks: 'no', visualTheme: 'loud', extra: 1 }))
  expect(settings().current).toEqual({ ...defaultSettings, showBadges: false })
})

test('what another tab keeps or clears counts here at once', () => {
  const here = settings()
  writeInAnotherTab(JSON.stringify(quiet))
  expect(here.current).toEqual(quiet)
  writeInAnotherTab(null)
  expect(here.current).toEqual(defaultSettings)
})

test.each([
  ['lets nothing be read or stored', true],
  ['has no room', false],
])('in a browser that %s the settings last as long as the page', (_what, isBlocked) => {
  localStorage.setItem(key, JSON.stringify({ ...defaultSettings, showBadges: false }))
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const read = isBlocked ? vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse) : null
  const here = settings()
  act(() => keepSettings(quiet))
  expect(here.current).toEqual(quiet)
  write.mockRestore()
  read?.mockRestore()
  // Once there is room again, what is chosen then is stored.
  act(() => keepSettings(defaultSettings))
  expect(here.current).toEqual(defaultSettings)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(defaultSettings)
})
