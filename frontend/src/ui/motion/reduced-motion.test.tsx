import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { Confetti, CountUp, Pop } from './motion.tsx'
import { ReducedMotion, usePrefersReducedMotion } from './reduced-motion.tsx'

function Probe() {
  return <output>{usePrefersReducedMotion() ? 'still' : 'moving'}</output>
}

function show(isOn: boolean) {
  const tree = (on: boolean) => (
    <UiProvider>
      <ReducedMotion isOn={on}>
        <Probe />
        <Pop>A medal</Pop>
        <CountUp value={1250} />
        <Confetti />
      </ReducedMotion>
    </UiProvider>
  )
  const { container, rerender, unmount } = render(tree(isOn))
  return { container, turn: (on: boolean) => rerender(tree(on)), unmount }
}

const state = () => screen.getByRole('status').textContent
const isMarked = () => 'calm' in document.documentElement.dataset
const pieces = (container: HTMLElement) => container.querySelectorAll('[aria-hidden=true] > span').length

/** Mocks the browser's setting for reduced motion. */
function browserWants(less: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: less, addEventListener: () => {}, removeEventListener: () => {} }))
}

beforeEach(() => browserWants(false))

test('animates without a setting for reduced motion', () => {
  const { container } = show(false)
  expect(state()).toBe('moving')
  expect(isMarked()).toBe(false)
  expect(pieces(container)).toBeGreaterThan(10)
  expect(container.innerHTML).toContain('scale(0.7)')
})

test('stops animations for a learner with calm settings, including those in styles', () => {
  const { container } = show(true)
  expect(state()).toBe('still')
  expect(isMarked()).toBe(true)
  expect(pieces(container)).toBe(0)
  expect(container.innerHTML).not.toContain('scale(0.7)')
  expect(screen.getByText('1,250')).toBeTruthy()
})

test('toggles calm settings, and removes them on unmount', () => {
  const { turn, unmount } = show(false)
  turn(true)
  expect([state(), isMarked()]).toEqual(['still', true])
  turn(false)
  expect([state(), isMarked()]).toEqual(['moving', false])
  turn(true)
  unmount()
  expect(isMarked()).toBe(false)
})

test("respects the browser's setting without calm settings", () => {
  browserWants(true)
  show(false)
  expect(state()).toBe('still')
})
