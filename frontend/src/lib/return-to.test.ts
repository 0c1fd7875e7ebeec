import { expect, test, vi } from 'vitest'
import { carryDestination, rememberDestination, takeDestination } from './return-to.ts'

test('a remembered address is given once, then the dashboard', () => {
  rememberDestination('/persona/writer?folder=plot')
  expect(takeDestination()).toBe('/persona/writer?folder=plot')
  expect(takeDestination()).toBe('/dashboard')
})

test('without a remembered address the way leads to the dashboard', () => {
  expect(takeDestination()).toBe('/dashboard')
})

test('the last remembered address counts', () => {
  rememberDestination('/progress')
  rememberDestination('/personas')
  expect(takeDestination()).toBe('/personas')
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
])('«%s» is not an address of the app and is forgotten', (path) => {
  rememberDestination(path)
  expect(takeDestination()).toBe('/dashboard')
  expect(sessionStorage).toHaveLength(0)
})

test('the address stays in the tab', () => {
  rememberDestination('/progress')
  expect(localStorage).toHaveLength(0)
})

/** What a mailed link opens: storage of the browser, none of the tab. */
const openNewTab = () => sessionStorage.clear()

test('a mailed link leads to the remembered address in a tab of its own, once', () => {
  rememberDestination('/progress')
  carryDestination()
  openNewTab()
  expect(takeDestination()).toBe('/progress')
  expect(localStorage).toHaveLength(0)
  expect(takeDestination()).toBe('/dashboard')
})

test('it does so no longer than the link lives', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  rememberDestination('/progress')
  carryDestination()
  openNewTab()
  vi.advanceTimersByTime(15 * 60_000)
  expect(takeDestination()).toBe('/dashboard')
})

test('asking for a link without a remembered address forgets the one of an earlier request', () => {
  rememberDestination('/progress')
  carryDestination()
  openNewTab()
  carryDestination()
  expect(takeDestination()).toBe('/dashboard')
})

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)'])('«%s» is not carried to another tab', (path) => {
  rememberDestination(path)
  carryDestination()
  expect(localStorage).toHaveLength(0)
})

test.each(['{"path":"//evil.example","until":9999999999999}', '{"path":7,"until":9999999999999}', '{half'])(
  'what somebody else left there is not followed: %s',
  (text) => {
    localStorage.setItem('return-to-mailed', text)
    expect(takeDestination()).toBe('/dashboard')
  },
)
