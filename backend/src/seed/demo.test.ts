import { expect, it } from 'vitest'
import { localDateBefore } from './demo.ts'

it('computes demo dates: now, the afternoon, and the start of the day from 7 days ago', () => {
  const now = new Date('2026-11-23T09:30:00Z')
  const place = (days: number, zone = 'Europe/London') => localDateBefore(now, days, zone).toISOString()
  expect(place(0)).toBe(now.toISOString())
  expect(place(1)).toBe('2026-11-22T16:00:00.000Z')
  expect(place(6)).toBe('2026-11-17T16:00:00.000Z')
  expect(place(7)).toBe('2026-11-16T00:00:00.000Z')
  // Daylight saving time, and a time zone on another date.
  expect(place(40)).toBe('2026-10-13T23:00:00.000Z')
  expect(place(7, 'Pacific/Auckland')).toBe('2026-11-15T11:00:00.000Z')
})
