// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { ColorModeButton } from './color-mode.tsx'

beforeEach(() => {
  document.documentElement.className = 'light'
  localStorage.clear()
  render(
    <UiProvider>
      <ColorModeButton />
    </UiProvider>,
  )
})

afterEach(cleanup)

test('changes the color mode and stores it', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }))
  expect(document.documentElement.className).toBe('dark')
  expect(localStorage.getItem('color-mode')).toBe('dark')
  expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeTruthy()
})

test('follows a change in another tab', () => {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode', newValue: 'dark' }))
  })
  expect(document.documentElement.className).toBe('dark')
  expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeTruthy()
})
