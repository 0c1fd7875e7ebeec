import { describe, expect, it } from 'vitest'
import { reportOf } from './mission.ts'
import { cityAccuracy, whoIsMissing } from './who-is-missing.ts'

const [found, repaired, compared] = whoIsMissing.missions

it('counts a group by its share of the city', () => {
  expect(cityAccuracy({ groups: [1, 1, 1, 0], shops: 1 })).toBeCloseTo(0.975)
})

describe('who is left out', () => {
  const evidence = { counts: [32, 4, 2, 2], result: { groups: [1, 0.96, 1, 0.25], shops: 0.96 }, chosen: 3 }

  it('is reported with the total and the group', () => {
    expect(reportOf(found, evidence)).toBe(
      'Found who a machine leaves out: it is right for 96% of all buildings, but only for 25% of homes that move.',
    )
  })

  it.each([
    ['another group', { chosen: 1 }],
    ['a machine that is fair', { result: { groups: [1, 0.96, 1, 0.9], shops: 0.96 } }],
    ['a total that looks bad', { result: { groups: [0.5, 0.96, 1, 0.25], shops: 0.96 } }],
    ['more drawings than the budget', { counts: [40, 4, 2, 2] }],
  ])('is not reached with %s', (_, changes) => {
    expect(reportOf(found, { ...evidence, ...changes })).toBeNull()
  })
})

describe('a repair', () => {
  const good = [0.97, 0.96, 1, 0.92]
  const evidence = { counts: [12, 6, 2, 20], group: 3, tests: [good, good, [0.96, 0.79, 1, 0.88]] }

  it('is reported with the lowest of three tests', () => {
    expect(reportOf(repaired, evidence)).toBe(
      'Repaired an unfair machine with data: with 20 instead of 2 drawings, it is right for at least 88% of homes that move in three tests.',
    )
  })

  it.each([
    ['one test below 85%', { tests: [good, good, [1, 1, 1, 0.84]] }],
    ['two tests', { tests: [good, good] }],
    ['another group that is left out now', { tests: [good, good, [0.6, 1, 1, 1]] }],
    ['a group that was never left out', { group: 0 }],
  ])('is not reached with %s', (_, changes) => {
    expect(reportOf(repaired, { ...evidence, ...changes })).toBeNull()
  })
})

describe('equal numbers', () => {
  const evidence = {
    equal: { counts: [10, 10, 10, 10], groups: [0.97, 0.99, 1, 0.7] },
    better: { counts: [12, 6, 2, 20], groups: [0.97, 0.96, 1, 0.94] },
  }

  it('are reported as not always fair', () => {
    expect(reportOf(compared, evidence)).toBe(
      'Found out that equal numbers are not always fair: homes that move needed 20 drawings instead of 10 to get from 70% to 94%.',
    )
  })

  it.each([
    ['unequal numbers', { equal: { ...evidence.equal, counts: [12, 10, 9, 9] } }],
    ['hardly any drawings', { equal: { ...evidence.equal, counts: [1, 1, 1, 1] } }],
    ['a group that is left behind', { better: { ...evidence.better, groups: [0.8, 0.96, 1, 0.94] } }],
    ['a lucky equal collection', { equal: { ...evidence.equal, groups: [0.97, 0.99, 1, 0.86] } }],
  ])('are not compared with %s', (_, changes) => {
    expect(reportOf(compared, { ...evidence, ...changes })).toBeNull()
  })
})
