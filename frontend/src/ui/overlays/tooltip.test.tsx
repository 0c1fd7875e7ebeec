// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { Tooltip } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // Any tooltip of a previous test was closed long ago.
  vi.setSystemTime(Date.now() + 60_000)
  render(
    <UiProvider>
      {['One', 'Two'].map((name) => (
        <Tooltip key={name} text={`Words of ${name}`}>
          <button type="button" aria-label={name} />
        </Tooltip>
      ))}
    </UiProvider>,
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const button = (name: string) => screen.getByRole('button', { name })
const words = (name: string) => screen.queryByText(`Words of ${name}`)
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('opens after 700 ms under the pointer and closes when the pointer leaves', () => {
  fireEvent.pointerEnter(button('One'))
  wait(699)
  expect(words('One')).toBeNull()
  wait(1)
  expect(words('One')).toBeTruthy()
  fireEvent.pointerLeave(button('One'))
  expect(words('One')).toBeNull()
})

test.each([
  [299, true],
  [300, false],
])('opens immediately %i ms after another tooltip closed: %s', (pause, isOpen) => {
  fireEvent.pointerEnter(button('One'))
  wait(700)
  fireEvent.pointerLeave(button('One'))
  wait(pause)
  fireEvent.pointerEnter(button('Two'))
  wait(0)
  expect(words('Two') !== null).toBe(isOpen)
})

test('does not open for a pointer that only passes', () => {
  fireEvent.pointerEnter(button('One'))
  wait(600)
  fireEvent.pointerLeave(button('One'))
  wait(2000)
  expect(words('One')).toBeNull()
})

test('closes on Escape', () => {
  fireEvent.pointerEnter(button('One'))
  wait(700)
  fireEvent.keyDown(button('One'), { key: 'Escape' })
  expect(words('One')).toBeNull()
})
