import { expect, test } from 'vitest'
import { formatWait } from './wait-format.ts'

test.each([
  [1, 'in a minute'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [900, 'in 15 minutes'],
  [3540, 'in 59 minutes'],
  [3600, 'in an hour'],
  [3601, 'in 2 hours'],
])('rounds %i seconds up to “%s”', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text)
})
