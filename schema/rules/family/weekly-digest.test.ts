import { expect, test } from 'vitest'
import { dueDigestWeek } from './weekly-digest.ts'

test.each([
  // Sunday evening by the local clock.
  ['Europe/London', '2026-11-22T16:59:59Z', null],
  ['Europe/London', '2026-11-22T17:00:00Z', '2026-11-16'],
  ['America/Los_Angeles', '2026-11-23T00:59:59Z', null],
  ['America/Los_Angeles', '2026-11-23T01:00:00Z', '2026-11-16'],
  ['Pacific/Auckland', '2026-11-22T03:59:59Z', null],
  ['Pacific/Auckland', '2026-11-22T04:00:00Z', '2026-11-16'],
  ['Asia/Kolkata', '2026-11-22T11:29:59Z', null],
  ['Asia/Kolkata', '2026-11-22T11:30:00Z', '2026-11-16'],
  // Until Monday noon, in case the server was down.
  ['Europe/London', '2026-11-23T00:00:00Z', '2026-11-16'],
  ['Europe/London', '2026-11-23T11:59:59Z', '2026-11-16'],
  ['Europe/London', '2026-11-23T12:00:00Z', null],
  ['Europe/London', '2026-11-28T18:00:00Z', null],
])('in %s at %s, the due week is %s', (timeZone, now, week) => {
  expect(dueDigestWeek(new Date(now), timeZone)).toBe(week)
})

test.each([
  // Clocks go back on this Sunday: 17:00 is one UTC hour later than a week before.
  ['Europe/Berlin', '2026-10-18T15:00:00Z', '2026-10-12'],
  ['Europe/Berlin', '2026-10-25T15:00:00Z', null],
  ['Europe/Berlin', '2026-10-25T16:00:00Z', '2026-10-19'],
  // And forward.
  ['America/New_York', '2026-03-01T21:00:00Z', null],
  ['America/New_York', '2026-03-01T22:00:00Z', '2026-02-23'],
  ['America/New_York', '2026-03-08T21:00:00Z', '2026-03-02'],
])('across clock changes, in %s at %s, the due week is %s', (timeZone, now, week) => {
  expect(dueDigestWeek(new Date(now), timeZone)).toBe(week)
})

test('treats an unknown zone as UTC', () => {
  expect(dueDigestWeek(new Date('2026-11-22T17:00:00Z'), 'Mars/Olympus')).toBe('2026-11-16')
})
