import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isFlagSet, setFlag, useFlag } from './storage-flags.ts'

function changeInAnotherTab(flag: string, value: string | null) {
  if (value === null) localStorage.removeItem(flag)
  else localStorage.setItem(flag, value)
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: flag, newValue: value })))
}

test('sets a flag with the text true', () => {
  localStorage.setItem('user-logged-out', 'true')
  expect(isFlagSet('user-logged-out')).toBe(true)
})

test.each(['false', '1', 'TRUE', ' true', ''])('does not set a flag with the text «%s»', (text) => {
  localStorage.setItem('user-logged-out', text)
  expect(isFlagSet('user-logged-out')).toBe(false)
})

test('stores a flag as the text true, and removes it when it is cleared', () => {
  setFlag('force-logout', true)
  expect(localStorage.getItem('force-logout')).toBe('true')
  setFlag('force-logout', false)
  expect(localStorage.getItem('force-logout')).toBeNull()
})

test('keeps flags independent of each other', () => {
  setFlag('force-logout', true)
  expect(isFlagSet('user-logged-out')).toBe(false)
})

test('updates a component when its own tab changes a flag', () => {
  const { result } = renderHook(() => useFlag('user-logged-out'))
  expect(result.current).toBe(false)
  act(() => setFlag('user-logged-out', true))
  expect(result.current).toBe(true)
  act(() => setFlag('user-logged-out', false))
  expect(result.current).toBe(false)
})

test('updates a component when another tab changes a flag', () => {
  const { result } = renderHook(() => useFlag('user-logged-out'))
  changeInAnotherTab('user-logged-out', 'true')
  expect(result.current).toBe(true)
  changeInAnotherTab('user-logged-out', null)
  expect(result.current).toBe(false)
})

test('updates a component when another tab clears the whole storage', () => {
  setFlag('user-logged-out', true)
  const { result } = renderHook(() => useFlag('user-logged-out'))
  localStorage.clear()
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(result.current).toBe(false)
})
