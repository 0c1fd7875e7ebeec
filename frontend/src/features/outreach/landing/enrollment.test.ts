import { expect, test } from 'vitest'
import { enrollmentText, roughly } from './enrollment.ts'

const now = new Date(2026, 10, 21, 9, 30)
const at = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString()

test('an enrollment is told by its path and by nothing else', () => {
  expect(enrollmentText({ persona: 'creator', enrolledAt: at(2026, 10, 21) })).toBe(
    'A new learner chose the Digital Creator path',
  )
  expect(enrollmentText({ persona: 'astronaut', enrolledAt: at(2026, 10, 21) })).toBe('A new learner joined')
})

test('days are counted by the calendar, and roughly', () => {
  expect(roughly(at(2026, 10, 21, 1), now)).toBe('today')
  expect(roughly(at(2026, 10, 20, 23), now)).toBe('yesterday')
  expect(roughly(at(2026, 10, 19), now)).toBe('this week')
  expect(roughly(at(2026, 10, 15, 23), now)).toBe('this week')
  expect(roughly(at(2026, 10, 14, 23), now)).toBe('earlier')
})

test('a clock that is a little ahead does not make an enrollment come from tomorrow', () => {
  expect(roughly(at(2026, 10, 22, 1), now)).toBe('today')
})
