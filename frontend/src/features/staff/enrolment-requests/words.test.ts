import { expect, test } from 'vitest'
import { choicesOf, enrolmentStates, stateOf } from './words.ts'

const statuses = Object.keys(enrolmentStates) as (keyof typeof enrolmentStates)[]

test('staff answer what waits and end what they began; what is paid by card they leave alone', () => {
  const of = (isManual: boolean) => statuses.map((status) => choicesOf({ status, isManual, paidAt: null }).join(' '))
  expect(of(true)).toEqual(['confirm decline', '', 'end', '', '', ''])
  expect(of(false).every((it) => it === '')).toBe(true)
})

test('an enrolment that ran and is over is told from one that never began', () => {
  expect(stateOf({ status: 'cancelled', isManual: true, paidAt: '2026-09-01T10:00:00Z' })).toBe('Ended')
  expect(stateOf({ status: 'cancelled', isManual: true, paidAt: null })).toBe('Taken back or left')
  expect(stateOf({ status: 'waiting', isManual: true, paidAt: null })).toBe('Waits for you')
})
