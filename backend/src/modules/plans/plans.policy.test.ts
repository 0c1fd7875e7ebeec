import { expect, test } from 'vitest'
import { mayBeEnrolled, payerFor } from './plans.policy.ts'

const learner = { role: 'learner', isDemo: false, ageAtSignup: null } as const

test('learners pay for themselves from 18 up, by the age they gave at signup', () => {
  expect([6, 12, 13, 17, 18, 21].map((age) => payerFor({ ...learner, ageAtSignup: age }))).toEqual([
    ...Array(4).fill('guardian'),
    ...Array(2).fill('viewer'),
  ])
})

test('a parent pays for themselves, and staff for nothing', () => {
  expect(payerFor({ ...learner, role: 'parent' })).toBe('viewer')
  expect(payerFor({ ...learner, role: 'staff' })).toBe('academy')
})

test('a learner of unknown age does not pay', () => {
  expect(payerFor(learner)).toBe('guardian')
})

test('nobody pays from an account of the demo academy, which anybody can open', () => {
  const demo = { ...learner, isDemo: true }
  const accounts = [{ ...demo, role: 'parent' }, { ...demo, role: 'staff' }, { ...demo, ageAtSignup: 30 }, demo] as const
  expect(accounts.map(payerFor)).toEqual(['nobody', 'academy', 'nobody', 'guardian'])
})

test('by hand, parents and adult learners can be enrolled, those of the demo academy too; children and staff can not', () => {
  const parent = { ...learner, role: 'parent' } as const
  expect([parent, { ...parent, isDemo: true }, { ...learner, ageAtSignup: 18 }].map(mayBeEnrolled)).toEqual([true, true, true])
  expect([{ ...learner, ageAtSignup: 17 }, learner, { ...learner, role: 'staff' as const }].map(mayBeEnrolled)).toEqual([
    false,
    false,
    false,
  ])
})
