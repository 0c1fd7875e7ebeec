import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type LearnerZone, learnerDay, learnerDayEnd, zoneChangeAt, zonesInForce } from './learner-day.ts'
import { daysBetween, localDay, startOfLocalDay } from './local-day.ts'

const hour = 3_600_000
const zones = [
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

const at = (moment: string) => new Date(moment)
const home = (timeZone: string): LearnerZone => ({ timeZone, change: null })
const move = (zone: LearnerZone, moment: string, timeZone: string): LearnerZone => ({
  timeZone,
  change: zoneChangeAt(at(moment), zone),
})

test.each([
  ['Europe/London', '2026-06-10', '2026-06-09T23:00:00.000Z'],
  ['Asia/Kathmandu', '2026-06-10', '2026-06-09T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-10', '2026-06-09T10:00:00.000Z'],
  ['Etc/GMT+12', '2026-06-10', '2026-06-10T12:00:00.000Z'],
  // Clocks go forward at midnight, so the day begins at 01:00.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['Mars/Olympus', '2026-06-10', '2026-06-10T00:00:00.000Z'],
])('in %s %s begins at %s', (zone, day, start) => {
  expect(startOfLocalDay(day, zone).toISOString()).toBe(start)
})

describe("the learner's day", () => {
  it('is the local date while the zone never changed', () => {
    const zone = home('Pacific/Auckland')
    expect(learnerDay(at('2026-06-10T11:59:00Z'), zone)).toBe('2026-06-10')
    expect(learnerDay(at('2026-06-10T12:00:00Z'), zone)).toBe('2026-06-11')
    expect(learnerDayEnd(at('2026-06-10T11:59:00Z'), zone)).toEqual(at('2026-06-10T12:00:00Z'))
  })

  it('continues after a move east until it would have ended without the move', () => {
    const zone = move(home('Europe/London'), '2026-06-10T22:30:00Z', 'Europe/Berlin')
    expect(localDay(at('2026-06-10T22:30:00Z'), 'Europe/Berlin')).toBe('2026-06-11')
    expect(learnerDay(at('2026-06-10T22:30:00Z'), zone)).toBe('2026-06-10')
    expect(learnerDay(at('2026-06-10T22:59:59Z'), zone)).toBe('2026-06-10')
    expect(learnerDay(at('2026-06-10T23:00:00Z'), zone)).toBe('2026-06-11')
    // From the next day on, Berlin's midnight counts.
    expect(learnerDayEnd(at('2026-06-11T12:00:00Z'), zone)).toEqual(at('2026-06-11T22:00:00Z'))
  })

  it('continues after a move west until the next date begins there', () => {
    const zone = move(home('Pacific/Auckland'), '2026-06-10T13:00:00Z', 'America/New_York')
    expect(learnerDay(at('2026-06-10T13:00:00Z'), zone)).toBe('2026-06-11')
    expect(learnerDay(at('2026-06-12T03:59:59Z'), zone)).toBe('2026-06-11')
    expect(learnerDayEnd(at('2026-06-11T12:00:00Z'), zone)).toEqual(at('2026-06-12T04:00:00Z'))
    expect(learnerDay(at('2026-06-12T04:00:00Z'), zone)).toBe('2026-06-12')
  })

  it('lasts at least 23 hours after a long move east, and shifts towards midnight day by day', () => {
    const zone = move(home('America/Los_Angeles'), '2026-06-10T20:00:00Z', 'Europe/London')
    const ends = ['2026-06-10T20:00:00Z']
    for (let day = 0; day < 10; day += 1) ends.push(learnerDayEnd(at(ends.at(-1) ?? ''), zone).toISOString())
    expect(ends.slice(1, 4)).toEqual(['2026-06-11T07:00:00.000Z', '2026-06-12T06:00:00.000Z', '2026-06-13T05:00:00.000Z'])
    expect(ends.at(-1)).toBe('2026-06-19T23:00:00.000Z')
  })

  it('keeps the effect of the first of several changes within a day', () => {
    const once = move(home('Europe/London'), '2026-06-10T12:00:00Z', 'Pacific/Kiritimati')
    const twice = move(once, '2026-06-10T12:01:00Z', 'Pacific/Pago_Pago')
    expect(twice.change).toEqual(once.change)
    expect(zonesInForce(at('2026-06-10T12:02:00Z'), twice)).toEqual(['Pacific/Pago_Pago', 'Europe/London'])
    expect(zonesInForce(at('2026-06-10T23:00:00Z'), twice)).toEqual(['Pacific/Pago_Pago'])
    const back = move(twice, '2026-06-10T12:02:00Z', 'Europe/London')
    expect(zonesInForce(at('2026-06-10T12:03:00Z'), back)).toEqual(['Europe/London'])
    expect(learnerDay(at('2026-06-10T23:00:00Z'), back)).toBe('2026-06-11')
  })

  it('never goes back, and never begins twice within 23 hours, however often the zone changes', () => {
    const step = fc.record({ wait: fc.integer({ min: 1, max: 40 * 60 }), zone: fc.constantFrom(...zones), moves: fc.boolean() })
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.array(step, { maxLength: 60 }), (first, steps) => {
        let now = Date.parse('2026-03-20T12:00:00Z')
        let zone = home(first)
        let [day, began] = [learnerDay(new Date(now), zone), startOfLocalDay(learnerDay(new Date(now), zone), first).getTime()]
        for (const { wait, zone: next, moves } of steps) {
          now += wait * 60_000
          const today = learnerDay(new Date(now), zone)
          const passed = daysBetween(day, today)
          expect(passed).toBeGreaterThanOrEqual(0)
          expect(now - began).toBeGreaterThanOrEqual(passed * 23 * hour)
          if (passed > 0) {
            // When this day began, to the minute.
            let start = now
            while (learnerDay(new Date(start - 60_000), zone) === today) start -= 60_000
            ;[day, began] = [today, start]
          }
          if (moves && next !== zone.timeZone) zone = { timeZone: next, change: zoneChangeAt(new Date(now), zone) }
          expect(learnerDay(new Date(now), zone)).toBe(today)
          expect(learnerDayEnd(new Date(now), zone).getTime()).toBeGreaterThan(now)
        }
      }),
    )
  })
})
