import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storeSettings, useSettings } from './settings.ts'

const key = 'gamification-settings'
const quiet = { ...defaultSettings, showStreaks: false, visualTheme: 'calm' as const }

const settings = () => renderHook(useSettings).result

/** Writes to storage as another tab does, before its event arrives here. */
function writeInAnotherTab(text: string | null) {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue: text })))
}

test('shows everything by default', () => {
  expect(settings().current).toEqual({
    showCompetitive: true,
    showLeaderboards: true,
    showStreaks: true,
    showBadges: true,
    notificationFrequency: 'medium',
    visualTheme: 'playful',
  })
})

test('stores saved settings and updates every component', () => {
  const [one, other] = [settings(), settings()]
  act(() => storeSettings(quiet))
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(quiet)
  expect([one.current, other.current]).toEqual([quiet, quiet])
})

test('returns the same object as long as nothing changes', () => {
  act(() => storeSettings(quiet))
  const { result, rerender } = renderHook(useSettings)
  const before = result.current
  act(() => storeSettings({ ...quiet }))
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
])('treats a storage entry with %s as unset', (_what, text) => {
  localStorage.setItem(key, text)
  expect(settings().current).toEqual(defaultSettings)
})

test('uses the valid fields of damaged settings', () => {
  localStorage.setItem(key, JSON.stringify({ showBadges: false, showStreaks: 'no', visualTheme: 'loud', extra: 1 }))
  expect(settings().current).toEqual({ ...defaultSettings, showBadges: false })
})

test('applies changes and deletions from another tab immediately', () => {
  const here = settings()
  writeInAnotherTab(JSON.stringify(quiet))
  expect(here.current).toEqual(quiet)
  writeInAnotherTab(null)
  expect(here.current).toEqual(defaultSettings)
})

test.each([
  ['lets nothing be read or stored', true],
  ['has no room', false],
])('keeps the settings as long as the page in a browser that %s', (_what, isBlocked) => {
  localStorage.setItem(key, JSON.stringify({ ...defaultSettings, showBadges: false }))
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const read = isBlocked ? vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse) : null
  const here = settings()
  act(() => storeSettings(quiet))
  expect(here.current).toEqual(quiet)
  write.mockRestore()
  read?.mockRestore()
  // Settings are stored again once storage has space.
  act(() => storeSettings(defaultSettings))
  expect(here.current).toEqual(defaultSettings)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(defaultSettings)
})
