import { cityAccuracy, fair, firstCollection, homeGroups, lowestGroup } from '@deepm/schema/rules/experiments/who-is-missing'
import { describe, expect, it } from 'vitest'
import core from '../drawings/core.ts?raw'
import { collected, leftOver, trainAndTest, withCount } from './model.ts'

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

describe('a collection', () => {
  it('never exceeds the budget', () => {
    const counts = withCount(firstCollection, moving, 30)
    expect(counts).toEqual([32, 4, 2, 2])
    expect(withCount(withCount(counts, 0, 10), moving, 30)).toEqual([10, 4, 2, 24])
    expect(leftOver([10, 10, 10, 4])).toBe(6)
  })

  it('keeps its first drawings when a group gets more', () => {
    expect(collected([0, 0, 0, 9], 3)[moving]?.slice(0, 4)).toEqual(collected([0, 0, 0, 4], 3)[moving])
  })
})

it('shows the code that runs, in at most 40 lines', () => {
  expect(core.trim().split('\n').length).toBeLessThanOrEqual(40)
})
