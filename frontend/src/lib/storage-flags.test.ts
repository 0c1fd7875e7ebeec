import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isFlagSet, setFlag, useFlag } from './storage-flags.ts'

function changeInAnotherTab(flag: string, value: string | null) {
  if (value === null) localStorage.removeItem(flag)
  else localStorage.setItem(flag, value)
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: flag, newValue: value })))
}

test('a flag is set by the text true', () => {
  localStorage.setItem('user-logged-out', 'true')
  expect(isFlagSet('user-logged-out')).toBe(true)
})

test.each(['false', '1', 'TRUE', ' true', ''])('the text «%s» does not set a flag', (text) => {
  localStorage.setItem('user-logged-out', text)
  expect(isFlagSet('user-logged-out')).toBe(false)
})

test('a flag is kept as the text true, and a cleared one leaves nothing behind', () => {
  setFlag('force-logout', true)
  expect(localStorage.getItem('force-logout')).toBe('true')
  setFlag('force-logout', false)
  expect(localStorage.getItem('force-logout')).toBeNull()
})

test('one flag does not touch the other', () => {
  setFlag('force-logout', true)
  expect(isFlagSet('user-logged-out')).toBe(false)
})

test('a component follows a flag that its own tab changes', () => {
  const { result } = renderHook(() => useFlag('user-logged-out'))
  expect(result.current).toBe(false)
  act(() => setFlag('user-logged-out', true))
  expect(result.current).toBe(true)
  act(() => setFlag('user-logged-out', false))
  expect(result.current).toBe(false)
})

test('a component follows a flag that another tab changes', () => {
  const { result } = renderHook(() => useFlag('user-logged-out'))
  changeInAnotherTab('user-logged-out', 'true')
  expect(result.current).toBe(true)
  changeInAnotherTab('user-logged-out', null)
  expect(result.current).toBe(false)
})

test('a component sees that another tab emptied the whole storage', () => {
  setFlag('user-logged-out', true)
  const { result } = renderHook(() => useFlag('user-logged-out'))
  localStorage.clear()
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(result.current).toBe(false)
})
