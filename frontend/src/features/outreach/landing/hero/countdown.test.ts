import { expect, test } from 'vitest'
import { countdownStart, nextCohort, nextSecond } from './countdown.ts'

test('starts at 23:47:33 and counts down by one second', () => {
  expect(countdownStart).toEqual({ hours: 23, minutes: 47, seconds: 33 })
  expect(nextSecond(countdownStart)).toEqual({ hours: 23, minutes: 47, seconds: 32 })
})

test('rolls seconds and minutes over to 59', () => {
  expect(nextSecond({ hours: 5, minutes: 10, seconds: 0 })).toEqual({ hours: 5, minutes: 9, seconds: 59 })
  expect(nextSecond({ hours: 5, minutes: 0, seconds: 0 })).toEqual({ hours: 4, minutes: 59, seconds: 59 })
})

test('restarts at 23:59:59 after the last second', () => {
  expect(nextSecond({ hours: 0, minutes: 0, seconds: 1 })).toEqual({ hours: 0, minutes: 0, seconds: 0 })
  expect(nextSecond({ hours: 0, minutes: 0, seconds: 0 })).toEqual({ hours: 23, minutes: 59, seconds: 59 })
})

test('names the month three months ahead, across years and on any day', () => {
  expect(nextCohort(new Date(2026, 10, 30))).toBe('February 2027')
  expect(nextCohort(new Date(2027, 0, 31))).toBe('April 2027')
})
