import { expect, test } from 'vitest'
import { rememberDestination, takeDestination } from './return-to.ts'

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
