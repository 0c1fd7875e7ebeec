import { expect, test } from 'vitest'
import { formatNotificationTime } from './notification-when.ts'

const now = new Date(2026, 5, 10, 12)

test.each([
  [-5, 'just now'],
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
  [2 * 86_400, '2 days ago'],
  [7 * 86_400 - 1, '6 days ago'],
  [7 * 86_400, '3 June'],
  [365 * 86_400, '10 June 2025'],
])('formats %d seconds ago as “%s”', (seconds, expected) => {
  expect(formatNotificationTime(new Date(now.getTime() - seconds * 1000), now)).toBe(expected)
})
