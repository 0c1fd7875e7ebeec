import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountAgeDays, daysUntilUnlock, type Feature } from './unlocks.ts'

const createdAt = new Date('2026-03-01T09:30:00Z')
const dayMs = 86_400_000

const thresholds: [Feature, number][] = [
  ['achievements', 7],
  ['social', 14],
  ['competitive', 21],
  ['advancedAi', 30],
]

function later(ms: number): Date {
  return new Date(createdAt.getTime() + ms)
}

describe('unlocks', () => {
  it.each(thresholds)('open %s at an account age of exactly %i days', (feature, days) => {
    expect(daysUntilUnlock(feature, createdAt, createdAt)).toBe(days)
    expect(daysUntilUnlock(feature, createdAt, later(days * dayMs - 1))).toBe(1)
    expect(daysUntilUnlock(feature, createdAt, later(days * dayMs))).toBe(0)
    expect(daysUntilUnlock(feature, createdAt, later(1000 * dayMs))).toBe(0)
  })

  it('count whole days of 24 hours, across clock changes', () => {
    expect(accountAgeDays(createdAt, later(dayMs - 1))).toBe(0)
    expect(accountAgeDays(createdAt, later(dayMs))).toBe(1)
    expect(accountAgeDays(new Date('2026-03-28T12:00:00Z'), new Date('2026-03-30T11:59:59Z'))).toBe(1)
  })

  it('treat an account created in the future by a wrong clock as new', () => {
    expect(accountAgeDays(createdAt, later(-5 * dayMs))).toBe(0)
    expect(daysUntilUnlock('achievements', createdAt, later(-5 * dayMs))).toBe(7)
  })

  it('happen at the exact second, whenever the account was created', () => {
    const made = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(
        made,
        fc.constantFrom(...thresholds),
        fc.integer({ min: -200_000, max: 200_000 }),
        (from, [feature, days], off) => {
          const now = new Date(from.getTime() + (days * 86_400 + off) * 1000)
          expect(daysUntilUnlock(feature, from, now) === 0).toBe(off >= 0)
          // The remaining whole days never end before the feature unlocks.
          const left = daysUntilUnlock(feature, from, now)
          expect(left * 86_400).toBeGreaterThanOrEqual(Math.min(-off, days * 86_400))
          expect((left - 1) * 86_400).toBeLessThan(Math.max(-off, 1))
        },
      ),
    )
  })

  it('are never revoked, and features unlock in order', () => {
    const age = fc.integer({ min: 0, max: 60 * dayMs })
    fc.assert(
      fc.property(age, age, (one, other) => {
        const [sooner, after] = [Math.min(one, other), Math.max(one, other)]
        for (const [feature] of thresholds) {
          expect(daysUntilUnlock(feature, createdAt, later(after))).toBeLessThanOrEqual(
            daysUntilUnlock(feature, createdAt, later(sooner)),
          )
        }
        const waits = thresholds.map(([feature]) => daysUntilUnlock(feature, createdAt, later(one)))
        expect(waits).toEqual(waits.toSorted((a, b) => a - b))
      }),
    )
  })
})
