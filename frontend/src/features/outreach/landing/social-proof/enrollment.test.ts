import { afterEach, expect, test } from 'vitest'
import { describeEnrolmentDate, enrollmentText } from './enrollment.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

/** Formats a date as the server sends it. */
const dayOf = (date: string) => `${date}T00:00:00.000Z`

test('describes an enrollment only by its path', () => {
  const enrolledAt = dayOf('2026-11-21')
  expect(enrollmentText({ persona: 'creator', enrolledAt })).toBe('A new learner chose the Digital Creator path')
  expect(enrollmentText({ persona: 'astronaut', enrolledAt })).toBe('A new learner joined')
})

test.each(['America/Los_Angeles', 'America/New_York', 'UTC', 'Pacific/Auckland'])('uses UTC days in %s', (name) => {
  process.env.TZ = name
  for (const now of [new Date('2026-11-21T00:30:00Z'), new Date('2026-11-21T16:00:00Z'), new Date('2026-11-21T23:30:00Z')]) {
    expect(describeEnrolmentDate(dayOf('2026-11-21'), now)).toBe('today')
    expect(describeEnrolmentDate(dayOf('2026-11-20'), now)).toBe('yesterday')
    expect(describeEnrolmentDate(dayOf('2026-11-19'), now)).toBe('this week')
    expect(describeEnrolmentDate(dayOf('2026-11-15'), now)).toBe('this week')
    expect(describeEnrolmentDate(dayOf('2026-11-14'), now)).toBe('earlier')
  }
})

test('treats a date after a slow local clock as today', () => {
  expect(describeEnrolmentDate(dayOf('2026-11-22'), new Date('2026-11-21T23:59:00Z'))).toBe('today')
})
