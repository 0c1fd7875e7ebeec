import { expect, test } from 'vitest'
import { payerFor } from './plans.policy.ts'

test('learners pay for themselves from 18 up, by the age they gave at signup', () => {
  expect([6, 12, 13, 17, 18, 21].map((age) => payerFor('learner', age))).toEqual([
    ...Array(4).fill('guardian'),
    ...Array(2).fill('viewer'),
  ])
})

test('a parent pays for themselves, and staff for nothing', () => {
  expect(payerFor('parent', null)).toBe('viewer')
  expect(payerFor('staff', null)).toBe('academy')
})

test('a learner of unknown age does not pay', () => {
  expect(payerFor('learner', null)).toBe('guardian')
})
