import { expect, test } from 'vitest'
import { mayBeEnrolled, payerFor } from './plans.policy.ts'

const learner = { role: 'learner', isDemo: false, ageAtSignup: null } as const

test('learners pay for themselves from age 18, by the age given at signup', () => {
  expect([6, 12, 13, 17, 18, 21].map((age) => payerFor({ ...learner, ageAtSignup: age }))).toEqual([
    ...Array(4).fill('guardian'),
    ...Array(2).fill('viewer'),
  ])
})

test('parents pay for themselves, and staff do not pay', () => {
  expect(payerFor({ ...learner, role: 'parent' })).toBe('viewer')
  expect(payerFor({ ...learner, role: 'staff' })).toBe('academy')
})

test('a learner of unknown age does not pay', () => {
  expect(payerFor(learner)).toBe('guardian')
})

test('no payment from an account of the demo academy, which everyone can open', () => {
  const demo = { ...learner, isDemo: true }
  const accounts = [{ ...demo, role: 'parent' }, { ...demo, role: 'staff' }, { ...demo, ageAtSignup: 30 }, demo] as const
  expect(accounts.map(payerFor)).toEqual(['nobody', 'academy', 'nobody', 'guardian'])
})

test('staff can enrol parents and adult learners, including demo accounts, but not children or staff', () => {
  const parent = { ...learner, role: 'parent' } as const
  expect([parent, { ...parent, isDemo: true }, { ...learner, ageAtSignup: 18 }].map(mayBeEnrolled)).toEqual([true, true, true])
  expect([{ ...learner, ageAtSignup: 17 }, learner, { ...learner, role: 'staff' as const }].map(mayBeEnrolled)).toEqual([
    false,
    false,
    false,
  ])
})
