import { reportOf } from '@deepm/schema/rules/experiments/mission'
import {
  cityAccuracy,
  fair,
  firstCollection,
  homeGroups,
  lowestGroup,
  whoIsMissing,
} from '@deepm/schema/rules/experiments/who-is-missing'
import { describe, expect, it } from 'vitest'
import core from '../drawings/core.ts?raw'
import { collected, evidenceOf, leftOver, trainAndTest, withCount } from './model.ts'
import { nextStep } from './next-step.ts'
import { outOf100 } from './shares.ts'

const seeds = Array.from({ length: 8 }, (_, index) => index + 1)
const moving = homeGroups.findIndex(({ id }) => id === 'moving')
const results = (counts: readonly number[], tried = seeds) => tried.map((seed) => trainAndTest({ counts, seed, testSeed: seed }))

describe('a machine that tells homes from shops', () => {
  it('looks good in total and leaves out the rare and varied group, for every seed', () => {
    for (const { average } of results(firstCollection)) {
      expect(cityAccuracy(average)).toBeGreaterThan(0.9)
      expect(lowestGroup(average.groups)).toBe(moving)
      expect(average.groups[moving]).toBeLessThan(0.7)
    }
  })

  it('gets better for a group the more drawings of it are collected', () => {
    const shares = [0, 2, 6, 12, 24].map((count) => {
      const all = results([40 - count - 8, 4, 4, count], seeds.slice(0, 4)).map((it) => it.average.groups[moving] ?? 0)
      return all.reduce((sum, share) => sum + share, 0) / all.length
    })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares[0]).toBeLessThan(0.4)
    expect(shares[4]).toBeGreaterThan(0.9)
  })

  it('is repaired by data: three of three test sets, for every seed', () => {
    for (const { tests } of results([12, 6, 2, 20])) {
      for (const { groups } of tests) {
        expect(groups[moving]).toBeGreaterThanOrEqual(fair)
        expect(Math.min(...groups)).toBeGreaterThanOrEqual(0.7)
      }
    }
  })

  it('is not fair with equal numbers, because one group is more varied', () => {
    const all = results([10, 10, 10, 10]).map((it) => it.average.groups)
    expect(all.map(lowestGroup)).toEqual(seeds.map(() => moving))
    // One of the collections is lucky.
    expect(all.filter((groups) => (groups[moving] ?? 0) < fair).length).toBeGreaterThanOrEqual(seeds.length - 1)
  })

  it('is fair to all when the varied group gets more', () => {
    for (const { average } of results([12, 6, 2, 20])) expect(Math.min(...average.groups)).toBeGreaterThanOrEqual(fair)
  })
})

describe('the third mission', () => {
  const trained = (counts: readonly number[], mission: 1 | 2 | 3) => ({
    ...trainAndTest({ counts, seed: 1, testSeed: 1 }),
    mission,
  })
  const [equal, better] = [
    [10, 10, 10, 10],
    [12, 6, 2, 20],
  ] as const

  it('counts only machines that were trained in it', () => {
    expect(evidenceOf.compared([trained(better, 2), trained(equal, 3)])).toBeNull()
    expect(evidenceOf.compared([trained(equal, 2), trained(better, 3)])).toBeNull()
    const evidence = evidenceOf.compared([trained(equal, 3), trained(better, 3)])
    expect(reportOf(whoIsMissing.missions[2], evidence)).toContain('homes that move needed 20 drawings instead of 10')
  })

  it('says what is missing', () => {
    expect(nextStep(3, [trained(better, 2)])).toMatch(/^First press/)
    expect(nextStep(3, [trained(equal, 3)])).toMatch(/^Below the line: homes that move, \d\d out of 100/)
    expect(nextStep(2, [trained(firstCollection, 2)])).toBe('Homes that move pass 0 of 3 tests.')
    expect(nextStep(2, [trained([0, 0, 0, 40], 2)])).toMatch(/^Now pitched-roof houses fall below 70/)
    expect(nextStep(1, [])).toBe('')
  })
})

it('never rounds a share up to a limit', () => {
  expect([0.849, 0.85, 1, 0].map(outOf100)).toEqual([84, 85, 100, 0])
})

describe('a collection', () => {
  it('never exceeds the budget: one group more is the largest other group less', () => {
    expect(withCount(firstCollection, moving, 20)).toEqual([14, 4, 2, 20])
    expect(withCount(firstCollection, moving, 50)).toEqual([0, 0, 0, 40])
    expect(withCount(firstCollection, 0, 10)).toEqual([10, 4, 2, 2])
    expect(leftOver([10, 10, 10, 4])).toBe(6)
  })

  it('keeps its first drawings when a group gets more', () => {
    expect(collected([0, 0, 0, 9], 3)[moving]?.slice(0, 4)).toEqual(collected([0, 0, 0, 4], 3)[moving])
  })
})

it('shows the code that runs, in at most 40 lines', () => {
  expect(core.trim().split('\n').length).toBeLessThanOrEqual(40)
})
