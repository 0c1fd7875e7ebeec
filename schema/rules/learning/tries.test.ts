import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersPerDay, type CheckDay, checkDayAt, countAnswer, dayLimit, describeDayEnd, wrongTriesPerDay } from './tries.ts'

const hour = 3_600_000
const noon = new Date('2026-11-23T12:00:00Z')
const empty: CheckDay = { endsAt: noon, answers: 0, wrong: 0, firstTries: 0 }

describe('a check day', () => {
  it.each([
    ['UTC', '2026-11-24T00:00:00.000Z'],
    ['America/New_York', '2026-11-24T05:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-24T10:00:00.000Z'],
  ])('lasts until midnight in %s', (zone, end) => {
    expect(checkDayAt(noon, zone, null).endsAt.toISOString()).toBe(end)
  })

  it('keeps its counts until it ends, then starts again', () => {
    const day = countAnswer(checkDayAt(noon, 'UTC', null), { isCorrect: false, isFirst: true })
    expect(checkDayAt(new Date('2026-11-23T23:59:59Z'), 'UTC', day)).toBe(day)
    const next = checkDayAt(new Date('2026-11-24T00:00:00Z'), 'UTC', day)
    expect(next).toMatchObject({ answers: 0, wrong: 0, endsAt: new Date('2026-11-25T00:00:00Z') })
  })

  it('follows clock changes', () => {
    const before = checkDayAt(new Date('2026-03-28T12:00:00Z'), 'Europe/London', null)
    const short = checkDayAt(before.endsAt, 'Europe/London', before)
    expect(short.endsAt.getTime() - before.endsAt.getTime()).toBe(23 * hour)
    expect(checkDayAt(short.endsAt, 'Europe/London', short).endsAt.toISOString()).toBe('2026-03-30T23:00:00.000Z')
  })

  it('never yields more days than there are, whatever the time zone is set to', () => {
    const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/New_York')
    fc.assert(
      fc.property(fc.array(fc.tuple(zones, fc.integer({ min: 1, max: 90 })), { maxLength: 400 }), (steps) => {
        let now = noon
        let day = checkDayAt(now, 'UTC', null)
        let days = 1
        for (const [zone, minutes] of steps) {
          now = new Date(now.getTime() + minutes * 60_000)
          const next = checkDayAt(now, zone, day)
          if (next.endsAt.getTime() !== day.endsAt.getTime()) days += 1
          day = next
        }
        expect(days).toBeLessThanOrEqual(2 + (now.getTime() - noon.getTime()) / (23 * hour))
      }),
    )
  })

  it('is replaced when a wrong clock made it years long', () => {
    const wrong = { ...empty, endsAt: new Date('2031-01-01T00:00:00Z'), wrong: 10 }
    expect(checkDayAt(noon, 'UTC', wrong)).toMatchObject({ wrong: 0, endsAt: new Date('2026-11-24T00:00:00Z') })
  })

  it('allows 8 wrong tries, plus one for each question answered correctly at first', () => {
    expect(dayLimit({ ...empty, wrong: wrongTriesPerDay - 1 })).toBeNull()
    expect(dayLimit({ ...empty, wrong: wrongTriesPerDay })).toBe('wrong')
    expect(dayLimit({ ...empty, wrong: wrongTriesPerDay, firstTries: 1 })).toBeNull()
    expect(dayLimit({ ...empty, answers: answersPerDay })).toBe('answers')
  })

  it('counts a correct answer after a wrong one as neither wrong nor a first try', () => {
    expect(countAnswer(empty, { isCorrect: true, isFirst: false })).toMatchObject({ answers: 1, wrong: 0, firstTries: 0 })
    expect(countAnswer(empty, { isCorrect: true, isFirst: true })).toMatchObject({ answers: 1, wrong: 0, firstTries: 1 })
  })

  it.each([
    ['2026-11-23T20:00:00Z', 'later today'],
    ['2026-11-24T00:00:00Z', 'tomorrow'],
    ['2026-11-25T03:00:00Z', 'in 2 days'],
  ])('ending at %s is over %s', (end, words) => {
    expect(describeDayEnd(new Date(end), noon, 'UTC')).toBe(words)
  })
})
