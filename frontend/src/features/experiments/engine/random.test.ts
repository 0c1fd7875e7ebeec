import { describe, expect, it } from 'vitest'
import { seededRandom, shuffled, weightedIndex } from './random.ts'

const take = (seed: number, count: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

describe('seeded random numbers', () => {
  it('repeat for the same seed and differ for the next one', () => {
    expect(take(7, 5)).toEqual(take(7, 5))
    expect(take(7, 5)).not.toEqual(take(8, 5))
  })

  it('are spread evenly from 0 to 1, also over the first numbers of many seeds', () => {
    for (const numbers of [take(1, 4000), Array.from({ length: 4000 }, (_, seed) => take(seed, 1)[0] ?? 2)]) {
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...numbers)).toBeLessThan(1)
      const tenths = Array.from({ length: 10 }, (_, tenth) => numbers.filter((it) => Math.floor(it * 10) === tenth).length)
      expect(Math.min(...tenths)).toBeGreaterThan(320)
    }
  })

  it('shuffle without losing an item', () => {
    const items = Array.from({ length: 30 }, (_, index) => index)
    const mixed = shuffled(items, seededRandom(3))
    expect(mixed).not.toEqual(items)
    expect(mixed.toSorted((a, b) => a - b)).toEqual(items)
  })

  it('choose an index as often as its weight says, and never one without weight', () => {
    const random = seededRandom(11)
    const chosen = Array.from({ length: 3000 }, () => weightedIndex([1, 0, 2], random))
    const count = (index: number) => chosen.filter((it) => it === index).length
    expect(count(1)).toBe(0)
    expect(count(2) / count(0)).toBeCloseTo(2, 0)
    expect(weightedIndex([0, 0], random)).toBe(-1)
  })
})
