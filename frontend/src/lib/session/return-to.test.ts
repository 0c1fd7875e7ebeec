import { expect, test, vi } from 'vitest'
import { carryDestination, consumeDestination, rememberDestination } from './return-to.ts'

test('returns a remembered path once, then the dashboard', () => {
  rememberDestination('/persona/writer?folder=plot')
  expect(consumeDestination()).toBe('/persona/writer?folder=plot')
  expect(consumeDestination()).toBe('/dashboard')
})

test('returns the dashboard without a remembered path', () => {
  expect(consumeDestination()).toBe('/dashboard')
})

test('returns the last remembered path', () => {
  rememberDestination('/progress')
  rememberDestination('/personas')
  expect(consumeDestination()).toBe('/personas')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/x',
  'javascript:alert(1)',
  'progress',
  '',
])('rejects «%s» as a path of the app', (path) => {
  rememberDestination(path)
  expect(consumeDestination()).toBe('/dashboard')
  expect(sessionStorage).toHaveLength(0)
})

test('keeps the path in the tab', () => {
  rememberDestination('/progress')
  expect(localStorage).toHaveLength(0)
})

/** Simulates the new tab of an email link: it shares localStorage but not sessionStorage. */
const openNewTab = () => sessionStorage.clear()

test('opens the remembered path once in the new tab of an email link', () => {
  rememberDestination('/progress')
  carryDestination()
  openNewTab()
  expect(consumeDestination()).toBe('/progress')
  expect(localStorage).toHaveLength(0)
  expect(consumeDestination()).toBe('/dashboard')
})

test('keeps the path only as long as the email link is valid', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  rememberDestination('/progress')
  carryDestination()
  openNewTab()
  vi.advanceTimersByTime(15 * 60_000)
  expect(consumeDestination()).toBe('/dashboard')
})

test('deletes the path of an earlier request when a link is requested without one', () => {
  rememberDestination('/progress')
  carryDestination()
  openNewTab()
  carryDestination()
  expect(consumeDestination()).toBe('/dashboard')
})

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)'])('does not carry «%s» to another tab', (path) => {
  rememberDestination(path)
  carryDestination()
  expect(localStorage).toHaveLength(0)
})

test.each(['{"path":"//evil.example","until":9999999999999}', '{"path":7,"until":9999999999999}', '{half'])(
  'does not follow a foreign value in storage: %s',
  (text) => {
    localStorage.setItem('return-to-mailed', text)
    expect(consumeDestination()).toBe('/dashboard')
  },
)
