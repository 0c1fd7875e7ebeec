import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Calm, useStill } from './calm.tsx'
import { Confetti, CountUp, Pop } from './motion.tsx'
import { UiProvider } from './provider.tsx'

function Probe() {
  return <output>{useStill() ? 'still' : 'moving'}</output>
}

function show(isOn: boolean) {
  const tree = (on: boolean) => (
    <UiProvider>
      <Calm isOn={on}>
        <Probe />
        <Pop>A medal</Pop>
        <CountUp value={1250} />
        <Confetti />
      </Calm>
    </UiProvider>
  )
  const { container, rerender, unmount } = render(tree(isOn))
  return { container, turn: (on: boolean) => rerender(tree(on)), unmount }
}

const state = () => screen.getByRole('status').textContent
const isMarked = () => 'calm' in document.documentElement.dataset
const pieces = (container: HTMLElement) => container.querySelectorAll('[aria-hidden=true] > span').length

/** A browser that says whether it wants less motion. */
function browserWants(less: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: less, addEventListener: () => {}, removeEventListener: () => {} }))
}

beforeEach(() => browserWants(false))

test('without a wish for less, things move', () => {
  const { container } = show(false)
  expect(state()).toBe('moving')
  expect(isMarked()).toBe(false)
  expect(pieces(container)).toBeGreaterThan(10)
  expect(container.innerHTML).toContain('scale(0.7)')
})

test('where somebody chose calm, nothing that is shown moves, and styles hear of it', () => {
  const { container } = show(true)
  expect(state()).toBe('still')
  expect(isMarked()).toBe(true)
  expect(pieces(container)).toBe(0)
  expect(container.innerHTML).not.toContain('scale(0.7)')
  expect(screen.getByText('1,250')).toBeTruthy()
})

test('calm can be turned on and off, and leaves with what it was for', () => {
  const { turn, unmount } = show(false)
  turn(true)
  expect([state(), isMarked()]).toEqual(['still', true])
  turn(false)
  expect([state(), isMarked()]).toEqual(['moving', false])
  turn(true)
  unmount()
  expect(isMarked()).toBe(false)
})

test('the wish of the browser counts without it', () => {
  browserWants(true)
  show(false)
  expect(state()).toBe('still')
})
