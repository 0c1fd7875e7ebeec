import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../../../../ui/theme/provider.tsx'
import { LiveStatsProvider } from '../live-stats-provider.tsx'
import { EarlyAccess } from './early-access.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) })
})

function renderBanner(random = () => 0.999) {
  render(
    <UiProvider>
      <LiveStatsProvider random={random}>
        <EarlyAccess />
      </LiveStatsProvider>
    </UiProvider>,
  )
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const clock = () => screen.getByRole('timer', { name: 'Time until enrollment closes' })

test('counts down from 23:47:33 and rolls over', () => {
  renderBanner()
  expect(clock().textContent).toContain('23 hours47 minutes33 seconds')
  pass(1)
  expect(clock().textContent).toContain('23 hours47 minutes32 seconds')
  pass(33)
  expect(clock().textContent).toContain('23 hours46 minutes59 seconds')
})

test("doesn't announce the countdown to screen readers", () => {
  renderBanner()
  expect(clock().getAttribute('aria-live')).toBe('off')
})

test('shows the discount, the next cohort and the remaining spots', () => {
  renderBanner()
  expect(screen.getByRole('heading', { name: '50% off for early access' })).toBeTruthy()
  expect(screen.getByText(/first three months of a paid membership, once memberships start/)).toBeTruthy()
  expect(screen.getByText(/^\* Promotional figures .* start over with each visit\.$/)).toBeTruthy()
  expect(screen.getByText(/enrollment closes until the February 2027 cohort/)).toBeTruthy()
  expect(screen.getByText('47', { selector: ':not([role=timer] *)' })).toBeTruthy()
  pass(15)
  expect(screen.queryByText('47', { selector: ':not([role=timer] *)' })).toBeNull()
  expect(screen.getByText('46', { selector: ':not([role=timer] *)' })).toBeTruthy()
})

test('stops countdown and figures on Pause and continues them on Play', () => {
  renderBanner()
  fireEvent.click(screen.getByRole('button', { name: 'Pause the moving figures' }))
  pass(60)
  expect(clock().textContent).toContain('47 minutes33 seconds')
  fireEvent.click(screen.getByRole('button', { name: 'Play the moving figures' }))
  pass(2)
  expect(clock().textContent).toContain('47 minutes31 seconds')
})
