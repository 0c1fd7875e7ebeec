import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lessonXp, levelForXp, levelProgress, xpForLevel } from './levels.ts'

const level = fc.integer({ min: 1, max: 3000 })
const xp = fc.integer({ min: 0, max: 2_000_000_000 })

describe('levels', () => {
  it("1250 XP are level 3, as on the specification's progress page", () => {
    expect(levelForXp(1250)).toBe(3)
    expect(levelProgress(1250)).toEqual({ level: 3, xpIntoLevel: 50, xpForNext: 1200, percent: 4 })
  })

  it.each([
    [1, 0],
    [2, 400],
    [3, 1200],
    [4, 2400],
    [5, 4000],
    [6, 6000],
  ])('level %i begins at exactly %i XP', (at, points) => {
    expect(xpForLevel(at)).toBe(points)
    expect(levelForXp(points)).toBe(at)
    expect(levelForXp(points - 1)).toBe(Math.max(1, at - 1))
  })

  it('a new learner is at level 1, and so is a negative total', () => {
    expect(levelForXp(0)).toBe(1)
    expect(levelForXp(-500)).toBe(1)
    expect(levelProgress(-500)).toEqual({ level: 1, xpIntoLevel: 0, xpForNext: 400, percent: 0 })
  })

  it('the XP required for a level give that level, however high', () => {
    fc.assert(
      fc.property(level, (at) => {
        expect(levelForXp(xpForLevel(at))).toBe(at)
        expect(levelForXp(xpForLevel(at + 1) - 1)).toBe(at)
      }),
    )
  })

  it('matches climbing step by step, each step 400 XP higher than the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), (points) => {
        let reached = 1
        let left = points
        while (left >= 400 * reached) {
          left -= 400 * reached
          reached += 1
        }
        expect(levelForXp(points)).toBe(reached)
        expect(levelProgress(points)).toMatchObject({ level: reached, xpIntoLevel: left, xpForNext: 400 * reached })
      }),
    )
  })

  it('the level never decreases as XP increases', () => {
    fc.assert(
      fc.property(xp, fc.integer({ min: 0, max: 100_000 }), (points, more) => {
        expect(levelForXp(points + more)).toBeGreaterThanOrEqual(levelForXp(points))
      }),
    )
  })

  it('each level requires 400 XP more than the previous one', () => {
    fc.assert(
      fc.property(level, (at) => {
        const step = (from: number) => xpForLevel(from + 1) - xpForLevel(from)
        expect(step(at + 1) - step(at)).toBe(400)
      }),
    )
  })

  it('progress within a level is a whole percentage from 0 to 99 and adds up to the total', () => {
    fc.assert(
      fc.property(xp, (points) => {
        const progress = levelProgress(points)
        expect(xpForLevel(progress.level) + progress.xpIntoLevel).toBe(points)
        expect(progress.xpIntoLevel).toBeLessThan(progress.xpForNext)
        expect(Number.isInteger(progress.percent)).toBe(true)
        expect(progress.percent).toBeGreaterThanOrEqual(0)
        expect(progress.percent).toBeLessThanOrEqual(99)
      }),
    )
  })

  it('sixteen lessons alone reach level 2', () => {
    expect(levelForXp(15 * lessonXp)).toBe(1)
    expect(levelForXp(16 * lessonXp)).toBe(2)
  })
})
