import { expect, test } from 'vitest'
import { describeDeadline } from './deadline-format.ts'

const now = new Date('2026-11-20T10:00:00Z')
const words = (minutes: number) => describeDeadline(new Date(now.getTime() + minutes * 60_000), now)

test.each([
  [0.5, 'in less than a minute'],
  [1, 'in 1 minute'],
  [59.9, 'in 59 minutes'],
  [60, 'in 1 hour'],
  [47 * 60 + 59, 'in 47 hours'],
  [48 * 60, 'in 2 days'],
  [0, 'overdue as of now'],
  [-1, '1 minute overdue'],
  [-130, '2 hours overdue'],
  [-3 * 24 * 60, '3 days overdue'],
])('describes a deadline %d minutes away as "%s"', (minutes, expected) => {
  expect(words(minutes)).toBe(expected)
})
