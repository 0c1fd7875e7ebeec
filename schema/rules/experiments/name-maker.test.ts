import { expect, it } from 'vitest'
import { reportOf } from './mission.ts'
import { nameMaker } from './name-maker.ts'

const [first, second, third] = nameMaker.missions

it('asks for letter soup first and readable names later', () => {
  const evidence = { early: { round: 1, soup: 0.5 }, later: { round: 15, soup: 0.1 } }
  expect(reportOf(first, evidence)).toContain('After 1 round, 50% of the pairs')
  expect(reportOf(first, { ...evidence, early: { round: 20, soup: 0.5 } })).toBeNull()
  expect(reportOf(first, { ...evidence, early: { round: 1, soup: 0.3 } })).toBeNull()
  expect(reportOf(first, { ...evidence, later: { round: 15, soup: 0.2 } })).toBeNull()
})

it('asks for copies and for a loss that grew', () => {
  const evidence = { size: 96, names: 40, round: 60, copies: 0.8, heldOut: 5, best: 2.5 }
  expect(reportOf(second, evidence)).toContain('80% of its names were copies')
  expect(reportOf(second, { ...evidence, copies: 0.5 })).toBeNull()
  expect(reportOf(second, { ...evidence, heldOut: 2.6 })).toBeNull()
  expect(reportOf(second, { ...evidence, size: 500 })).toBeNull()
})

it('asks for new names from near the lowest point of a curve that has turned', () => {
  const evidence = { chosen: { round: 15, heldOut: 2.32 }, last: { round: 60, heldOut: 2.5 }, best: 2.3, fresh: 9 }
  expect(reportOf(third, evidence)).toContain('best point at round 15')
  expect(reportOf(third, { ...evidence, chosen: { round: 15, heldOut: 2.4 } })).toBeNull()
  expect(reportOf(third, { ...evidence, last: { round: 60, heldOut: 2.35 } })).toBeNull()
  expect(reportOf(third, { ...evidence, chosen: { round: 60, heldOut: 2.3 } })).toBeNull()
  expect(reportOf(third, { ...evidence, fresh: 6 })).toBeNull()
  expect(reportOf(third, { ...evidence, best: 0, chosen: { round: 1, heldOut: 0 } })).toBeNull()
})

it('saves settings, never names', () => {
  const state = { setup: 'planets', size: 32, isFew: false }
  expect(nameMaker.state.safeParse(state).success).toBe(true)
  expect(nameMaker.state.safeParse({ ...state, made: ['zora'] }).success).toBe(false)
  expect(nameMaker.state.safeParse({ ...state, size: 64 }).success).toBe(false)
})
