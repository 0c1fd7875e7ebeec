import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../../../../ui/theme/provider.tsx'
import { reviews } from './reviews.ts'
import { Testimonials } from './testimonials.tsx'

let isMotionReduced: boolean
let isKeyboardUsed: boolean

beforeEach(() => {
  isMotionReduced = false
  isKeyboardUsed = true
  // jsdom can't determine :focus-visible.
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? isKeyboardUsed : matches.call(this, selector)
  })
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  setTab('visible')
})

const renderReviews = () =>
  render(
    <UiProvider>
      <Testimonials />
    </UiProvider>,
  )

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const carousel = () => screen.getByRole('group', { name: 'Sample reviews' })
const slides = () => carousel().querySelector('[aria-live]') as Element
const dot = (number: number) => screen.getByRole('button', { name: `Show review ${number} of 3` })
const current = () => [1, 2, 3].filter((number) => dot(number).getAttribute('aria-current') === 'true')

/** Returns the slides exposed to screen readers. */
const shown = () => screen.getAllByRole('group', { name: /^Sample review \d of 3$/ }).map((slide) => slide.ariaLabel)

function setTab(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('shows the next review every 5 seconds and restarts after the third', () => {
  renderReviews()
  expect(current()).toEqual([1])
  pass(4999)
  expect(current()).toEqual([1])
  pass(1)
  expect(current()).toEqual([2])
  pass(5000)
  expect(current()).toEqual([3])
  pass(5000)
  expect(current()).toEqual([1])
})

test('exposes only the current review to screen readers', () => {
  renderReviews()
  expect(shown()).toEqual(['Sample review 1 of 3'])
  pass(5000)
  expect(shown()).toEqual(['Sample review 2 of 3'])
})

test('shows a review immediately on its dot and keeps it for the full 5 seconds', () => {
  renderReviews()
  pass(4000)
  fireEvent.click(dot(3))
  expect(current()).toEqual([3])
  pass(4999)
  expect(current()).toEqual([3])
  pass(1)
  expect(current()).toEqual([1])
})

test('stops on Pause until Play', () => {
  renderReviews()
  fireEvent.click(screen.getByRole('button', { name: 'Pause the reviews' }))
  pass(20_000)
  expect(current()).toEqual([1])
  fireEvent.click(screen.getByRole('button', { name: 'Play the reviews' }))
  pass(5000)
  expect(current()).toEqual([2])
})

test('continues 5 seconds after a click, although the dot keeps focus and mouse', () => {
  isKeyboardUsed = false
  renderReviews()
  act(() => dot(3).focus())
  fireEvent.pointerEnter(dot(3), { pointerType: 'mouse' })
  fireEvent.click(dot(3))
  expect(document.activeElement).toBe(dot(3))
  expect(current()).toEqual([3])
  pass(4999)
  expect(current()).toEqual([3])
  pass(1)
  expect(current()).toEqual([1])
})

test("doesn't stop on touch", () => {
  renderReviews()
  fireEvent.pointerEnter(slides(), { pointerType: 'touch' })
  pass(5000)
  expect(current()).toEqual([2])
})

test('stops while the mouse is over a review', () => {
  renderReviews()
  fireEvent.pointerEnter(slides(), { pointerType: 'mouse' })
  pass(20_000)
  expect(current()).toEqual([1])
  fireEvent.pointerLeave(slides(), { pointerType: 'mouse' })
  pass(5000)
  expect(current()).toEqual([2])
})

test('stops while keyboard focus is inside, including between dots', () => {
  renderReviews()
  act(() => dot(1).focus())
  act(() => dot(2).focus())
  pass(20_000)
  expect(current()).toEqual([1])
  act(() => dot(2).blur())
  pass(5000)
  expect(current()).toEqual([2])
})

test('stops in a hidden tab', () => {
  renderReviews()
  setTab('hidden')
  pass(20_000)
  setTab('visible')
  expect(current()).toEqual([1])
})

test('stops and hides Pause with reduced motion, but the dots work', () => {
  isMotionReduced = true
  renderReviews()
  pass(20_000)
  expect(current()).toEqual([1])
  expect(screen.queryByRole('button', { name: 'Pause the reviews' })).toBeNull()
  fireEvent.click(dot(2))
  expect(current()).toEqual([2])
})

test('announces a chosen review to screen readers, but not automatic changes', () => {
  renderReviews()
  const live = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live')
  expect(live()).toBe('off')
  act(() => dot(2).focus())
  expect(live()).toBe('polite')
})

test('shows three five-star reviews labelled as samples', () => {
  renderReviews()
  expect(reviews.map(({ rating }) => rating)).toEqual([5, 5, 5])
  expect(screen.getByText(/^Sample reviews by our team, until families write their own$/)).toBeTruthy()
  expect(document.getElementById('testimonials')).toBeTruthy()
})
