import { expect, test } from 'vitest'
import { choicesOf, enrolmentStates, stateOf } from './enrolment-texts.ts'

const statuses = Object.keys(enrolmentStates) as (keyof typeof enrolmentStates)[]

test('lets staff decide waiting requests and end manual enrolments, but not change card payments', () => {
  const of = (isManual: boolean) => statuses.map((status) => choicesOf({ status, isManual, paidAt: null }).join(' '))
  expect(of(true)).toEqual(['confirm decline', '', 'end', '', '', ''])
  expect(of(false).every((it) => it === '')).toBe(true)
})

test('distinguishes an ended enrolment from one that never started', () => {
  expect(stateOf({ status: 'cancelled', isManual: true, paidAt: '2026-09-01T10:00:00Z' })).toBe('Ended')
  expect(stateOf({ status: 'cancelled', isManual: true, paidAt: null })).toBe('Cancelled')
  expect(stateOf({ status: 'waiting', isManual: true, paidAt: null })).toBe('Waiting for you')
})
