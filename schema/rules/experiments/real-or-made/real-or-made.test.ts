import { describe, expect, it } from 'vitest'
import { reportOf } from '../mission.ts'
import { realOrMade } from '../real-or-made.ts'
import { calibration, points, score } from './core.ts'
import { type Answer, claimIds, claims, deskItems, type ItemId, impossibleByLooking, judged, lookItems, truths } from './key.ts'

const [first, second, third] = realOrMade.missions

/** Answers with the same confidence; the wrong items are answered wrongly. */
const answer = (ids: readonly ItemId[], confidence: number, wrong: readonly ItemId[] = []): Answer[] =>
  ids.map((item) => ({ item, isReal: (truths[item] === 'true') !== wrong.includes(item), confidence }))

describe('the Brier score', () => {
  it('gives 100 points for sure and right, 75 for unsure, and none for certain and wrong', () => {
    expect([points({ isRight: true, confidence: 100 }), points({ isRight: false, confidence: 100 })]).toEqual([100, 0])
    for (const isRight of [true, false]) expect(points({ isRight, confidence: 50 })).toBe(75)
    expect(score([])).toBe(0)
  })

  it('is best, on average, for somebody who says how often they are right', () => {
    for (const chance of [0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
      const average = (confidence: number) =>
        chance * points({ isRight: true, confidence }) + (1 - chance) * points({ isRight: false, confidence })
      const best = [50, 60, 70, 80, 90, 100].toSorted((a, b) => average(b) - average(a))[0]
      expect(best).toBe(100 * chance)
    }
  })

  it('is compared with the truth for each confidence', () => {
    const list = [...answer(['cat', 'ship', 'lake'], 90, ['ship']), ...answer(['tent'], 50)].map(judged)
    expect(calibration(list)).toEqual([
      { confidence: 50, count: 1, right: 1 },
      { confidence: 90, count: 3, right: 2 / 3 },
    ])
  })
})

describe('the items', () => {
  it('are at least to a third impossible to judge by looking, and a mix of true and not', () => {
    for (const items of [lookItems, deskItems] as readonly (readonly ItemId[])[]) {
      expect(items.filter((it) => impossibleByLooking.includes(it)).length).toBeGreaterThanOrEqual(items.length / 3)
      const real = items.filter((it) => truths[it] === 'true').length
      expect(real).toBeGreaterThanOrEqual(2)
      expect(real).toBeLessThanOrEqual(items.length / 2)
    }
  })
})

describe('the first mission', () => {
  const certain = answer(lookItems, 100, impossibleByLooking)

  it('is reached with the same answers and more honest confidence', () => {
    const honest = certain.map((it) => (impossibleByLooking.includes(it.item) ? { ...it, confidence: 50 } : it))
    expect(reportOf(first, { first: certain, second: honest })).toContain('50 points at first, 88 points after')
  })

  it('is not reached with the same points, with fewer items, or with an item counted twice', () => {
    const unsure = answer(lookItems, 50)
    expect(reportOf(first, { first: unsure, second: unsure })).toBeNull()
    expect(reportOf(first, { first: certain, second: certain })).toBeNull()
    expect(reportOf(first, { first: certain, second: [] })).toBeNull()
    expect(reportOf(first, { first: certain, second: Array.from({ length: 6 }, () => answer(['clock'], 100)[0]) })).toBeNull()
    expect(reportOf(first, { first: certain, second: answer(lookItems, 55) })).toBeNull()
  })
})

describe('the second mission', () => {
  it('needs the page where the claim started, read together with others about the same claim', () => {
    for (const claim of claimIds) {
      const { pages, start } = claims[claim]
      expect(reportOf(second, { claim, opened: pages, start })).toContain('Traced a claim')
      expect(reportOf(second, { claim, opened: [start], start })).toBeNull()
      expect(reportOf(second, { claim, opened: pages.filter((it) => it !== start), start })).toBeNull()
      for (const wrong of pages.filter((it) => it !== start))
        expect(reportOf(second, { claim, opened: pages, start: wrong })).toBeNull()
    }
    expect(reportOf(second, { claim: 'game', opened: ['pickle', 'news', 'blog'], start: 'pickle' })).toBeNull()
  })
})

describe('the third mission', () => {
  it('is reached if the sure answers are mostly right', () => {
    expect(reportOf(third, { answers: answer(deskItems, 90, ['ship']) })).toContain('9 of 10 answers')
  })

  it('is reached with the fifth sure answer, if four are right', () => {
    const five = deskItems.slice(0, 5)
    expect(reportOf(third, { answers: answer(five, 90, ['cat']) })).toContain('Judged 5 items')
    expect(reportOf(third, { answers: answer(five, 90, ['cat', 'shark']) })).toBeNull()
    expect(reportOf(third, { answers: answer(five.slice(1), 100) })).toBeNull()
  })

  it('is not reached by being unsure, by being sure and wrong, or with an item counted twice', () => {
    expect(reportOf(third, { answers: answer(deskItems, 70) })).toBeNull()
    expect(reportOf(third, { answers: answer(deskItems, 100, ['ship', 'lake', 'comet']) })).toBeNull()
    expect(reportOf(third, { answers: Array.from({ length: 5 }, () => answer(['ship'], 100)[0]) })).toBeNull()
    expect(reportOf(third, { answers: [] })).toBeNull()
  })
})
