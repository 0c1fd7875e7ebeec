import { expect, it } from 'vitest'
import { safetyBand } from '../safety/safety-score.ts'
import { lowestGoodScore, reasonsForAttention, statusOf } from './student-status.ts'

const now = new Date('2026-10-15T12:00:00Z')
const well = { safetyScore: 100, openFlags: 0, lastActivityAt: new Date('2026-10-14T12:00:00Z') }

it('a safe, active learner is active', () => {
  expect(statusOf(well, now)).toBe('active')
  expect(reasonsForAttention(well, now)).toEqual([])
})

it.each([
  [{ openFlags: 1 }, 'waiting'],
  [{ safetyScore: 89 }, 'safety'],
  [{ lastActivityAt: new Date('2026-10-01T11:59:59.999Z') }, 'quiet'],
])('%o asks for attention', (change, reason) => {
  expect(reasonsForAttention({ ...well, ...change }, now)).toEqual([reason])
  expect(statusOf({ ...well, ...change }, now)).toBe('needs-attention')
})

it('the limits are inclusive: a score of 90, and exactly fourteen days', () => {
  expect(statusOf({ ...well, safetyScore: 90, lastActivityAt: new Date('2026-10-01T12:00:00Z') }, now)).toBe('active')
})

it('lists every reason, the most serious first', () => {
  const all = { safetyScore: 40, openFlags: 2, lastActivityAt: new Date(0) }
  expect(reasonsForAttention(all, now)).toEqual(['waiting', 'safety', 'quiet'])
})

it('starts at the lowest safety band', () => {
  expect([safetyBand(lowestGoodScore), safetyBand(lowestGoodScore - 1)]).toEqual(['fair', 'low'])
})
