import { expect, it } from 'vitest'
import { ageOn } from './ages.ts'

it.each([
  ['2026-03-10', '2026-03-10', 12],
  ['2026-03-10', '2027-03-09', 12],
  ['2026-03-10', '2027-03-10', 13],
  ['2026-12-31', '2027-01-01', 12],
  ['2024-02-29', '2025-02-28', 12],
  ['2024-02-29', '2025-03-01', 13],
  ['2026-03-10', '2025-01-01', 12],
])('estimates the age of a learner who joined at 12 on %s, on %s, as %i', (joined, now, age) => {
  expect(ageOn(12, new Date(joined), new Date(now))).toBe(age)
})
