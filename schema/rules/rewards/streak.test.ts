import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LocalDay, localDay } from '../time/local-day.ts'
import { advanceStreak, type Streak, streakOn, streakStep } from './streak.ts'

const none: Streak = { days: 0, longest: 0, freezes: 0, lastDay: null }

/** Returns the date `offset` days after 1 January 2026. */
function day(offset: number): LocalDay {
  return new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10)
}

function after(...offsets: number[]): Streak {
  return offsets.reduce((streak, offset) => advanceStreak(streak, day(offset)), none)
}

function afterInstants(zone: string, ...instants: string[]): Streak {
  return instants.reduce((streak, instant) => advanceStreak(streak, localDay(new Date(instant), zone)), none)
}

const firstWeek = [0, 1, 2, 3, 4, 5, 6]
const secondWeek = [7, 8, 9, 10, 11, 12, 13]

/** Active days as offsets; dense enough for long streaks, with every kind of gap. */
const activeDays = fc.array(fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 5), { maxLength: 60 }).map((gaps) => {
  let day = -1
  return gaps.map((gap) => {
    day += gap
    return day
  })
})

describe('streak', () => {
  it('begins on the first day and is zero before it', () => {
    expect(streakOn(none, day(0))).toBe(0)
    expect(after(0)).toEqual({ days: 1, longest: 1, freezes: 0, lastDay: day(0) })
  })

  it('increases once a day, however much is done that day', () => {
    expect(after(0, 0, 1, 1, 1, 2).days).toBe(3)
    expect(advanceStreak(after(0, 1), day(1))).toEqual(after(0, 1))
  })

  it('ignores days before the last one', () => {
    expect(after(3, 4, 3)).toEqual(after(3, 4))
    expect(after(3, 4, 0)).toEqual(after(3, 4))
  })

  it('restarts after a missed day, and keeps the longest', () => {
    expect(after(0, 1, 2, 4)).toEqual({ days: 1, longest: 3, freezes: 0, lastDay: day(4) })
    expect(after(0, 1, 2, 30, 31)).toMatchObject({ days: 2, longest: 3 })
  })

  it('earns a freeze every seventh day and stores one at most', () => {
    expect(after(...firstWeek.slice(0, 6)).freezes).toBe(0)
    expect(after(...firstWeek).freezes).toBe(1)
    expect(after(...firstWeek, ...secondWeek)).toMatchObject({ days: 14, freezes: 1 })
  })

  it('bridges one missed day with a freeze and uses it up', () => {
    expect(after(...firstWeek, 8)).toMatchObject({ days: 8, freezes: 0 })
    expect(after(...firstWeek, 8, 10)).toMatchObject({ days: 1, longest: 8 })
  })

  it('does not bridge two missed days', () => {
    expect(after(...firstWeek, 9)).toMatchObject({ days: 1, longest: 7 })
  })

  it('earns the next freeze on day fourteen even when the first was used', () => {
    expect(after(...firstWeek, 8, 9, 10, 11, 12, 13)).toMatchObject({ days: 13, freezes: 0 })
    expect(after(...firstWeek, 8, 9, 10, 11, 12, 13, 14)).toMatchObject({ days: 14, freezes: 1 })
    expect(after(...firstWeek, 8, 9, 10, 11, 12, 13, 14, 16)).toMatchObject({ days: 15, freezes: 0 })
  })

  it('earns a new freeze when the bridged day is itself a seventh day', () => {
    expect(after(...firstWeek, ...secondWeek.slice(0, 6), 14)).toMatchObject({ days: 14, freezes: 1 })
  })

  it('lasts through the next day, and one day longer only with a freeze', () => {
    const short = after(0, 1, 2)
    expect([2, 3, 4].map((today) => streakOn(short, day(today)))).toEqual([3, 3, 0])
    const frozen = after(...firstWeek)
    expect([6, 7, 8, 9].map((today) => streakOn(frozen, day(today)))).toEqual([7, 7, 7, 0])
  })

  it("is shown in full when the learner's calendar is behind the last day", () => {
    expect(streakOn(after(0, 1, 2), day(1))).toBe(3)
  })
})

describe('the step of a streak', () => {
  const step = (...offsets: number[]) => streakStep(after(...offsets.slice(0, -1)), after(...offsets))

  it('is the new streak on the first activity of a day, and nothing after that', () => {
    expect(step(0)).toEqual({ days: 1, isFreezeUsed: false, isFreezeEarned: false })
    expect(step(0, 1, 2)).toEqual({ days: 3, isFreezeUsed: false, isFreezeEarned: false })
    expect(step(0, 1, 1)).toBeNull()
    expect(step(3, 4, 0)).toBeNull()
  })

  it('starts at one after a missed day, without a word about a freeze', () => {
    expect(step(0, 1, 2, 4)).toEqual({ days: 1, isFreezeUsed: false, isFreezeEarned: false })
    expect(step(...firstWeek, 9)).toEqual({ days: 1, isFreezeUsed: false, isFreezeEarned: false })
  })

  it('names a freeze that was earned, used, or both', () => {
    expect(step(...firstWeek)).toEqual({ days: 7, isFreezeUsed: false, isFreezeEarned: true })
    expect(step(...firstWeek, 8)).toEqual({ days: 8, isFreezeUsed: true, isFreezeEarned: false })
    expect(step(...firstWeek, ...secondWeek)).toEqual({ days: 14, isFreezeUsed: false, isFreezeEarned: false })
    expect(step(...firstWeek, ...secondWeek.slice(0, 6), 14)).toEqual({ days: 14, isFreezeUsed: true, isFreezeEarned: true })
  })
})

describe('a streak over random days', () => {
  it('matches a day-by-day walk through the calendar', () => {
    fc.assert(
      fc.property(activeDays, (days) => {
        const { days: length, longest, freezes } = after(...days)
        expect({ length, longest, freezes }).toEqual(walk(days))
      }),
    )
  })

  it('does not depend on how often each day is reported', () => {
    fc.assert(
      fc.property(activeDays, fc.integer({ min: 1, max: 4 }), (days, times) => {
        expect(after(...days.flatMap((offset) => Array<number>(times).fill(offset)))).toEqual(after(...days))
      }),
    )
  })

  it('counts every day when none is missed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 1000 }), (length, start) => {
        const streak = after(...Array.from({ length }, (_, index) => start + index))
        expect(streak).toMatchObject({ days: length, longest: length, freezes: length >= 7 ? 1 : 0 })
      }),
    )
  })

  it('continues exactly when it was still shown that day', () => {
    fc.assert(
      fc.property(
        activeDays.filter((days) => days.length > 0),
        fc.integer({ min: 1, max: 5 }),
        (days, gap) => {
          const streak = after(...days)
          const today = day((days.at(-1) ?? 0) + gap)
          expect(advanceStreak(streak, today).days).toBe(streakOn(streak, today) + 1)
        },
      ),
    )
  })

  it('never loses the longest, and never stores two freezes', () => {
    fc.assert(
      fc.property(activeDays, (days) => {
        let streak = none
        for (const offset of days) {
          const next = advanceStreak(streak, day(offset))
          expect(next.longest).toBeGreaterThanOrEqual(Math.max(streak.longest, next.days))
          expect([0, 1]).toContain(next.freezes)
          streak = next
        }
      }),
    )
  })
})

describe("a streak in the learner's calendar", () => {
  it.each([
    ['America/New_York', '2026-03-07T23:59:59-05:00', '2026-03-08T23:59:59-04:00', '2026-03-09T00:00:01-04:00'],
    ['America/New_York', '2026-10-31T23:59:59-04:00', '2026-11-01T23:59:59-05:00', '2026-11-02T00:00:01-05:00'],
    ['Europe/London', '2026-03-28T23:59:59+00:00', '2026-03-29T23:59:59+01:00', '2026-03-30T00:00:01+01:00'],
    ['Europe/London', '2026-10-24T23:59:59+01:00', '2026-10-25T23:59:59+00:00', '2026-10-26T00:00:01+00:00'],
  ])('counts three days in %s around a clock change, with activity late on %s and %s and early on %s', (zone, ...instants) => {
    expect(afterInstants(zone, ...instants).days).toBe(3)
  })

  it('counts the repeated hour as one day', () => {
    const twice = ['2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00']
    expect(afterInstants('America/New_York', ...twice).days).toBe(1)
    expect(afterInstants('Europe/London', '2026-10-25T01:30:00+01:00', '2026-10-25T01:30:00+00:00').days).toBe(1)
  })

  it("separates one second before and after midnight, only in the learner's zone", () => {
    const around = ['2026-06-01T23:59:59+05:45', '2026-06-02T00:00:01+05:45']
    expect(afterInstants('Asia/Kathmandu', ...around).days).toBe(2)
    expect(afterInstants('UTC', ...around).days).toBe(1)
  })

  it('keeps a streak of late evenings that has gaps in UTC', () => {
    // In UTC: 06:30 and 23:00 on 2 June, then 06:30 on 4 June.
    const evenings = ['2026-06-01T23:30:00-07:00', '2026-06-02T16:00:00-07:00', '2026-06-03T23:30:00-07:00']
    expect(afterInstants('America/Los_Angeles', ...evenings).days).toBe(3)
    expect(afterInstants('UTC', ...evenings).days).toBe(1)
  })

  it('loses nothing when crossing the date line in either direction', () => {
    const auckland = afterInstants('Pacific/Auckland', '2026-05-09T08:00:00Z', '2026-05-10T08:00:00Z')
    const landed = advanceStreak(auckland, localDay(new Date('2026-05-10T12:00:00Z'), 'Pacific/Honolulu'))
    expect(landed).toMatchObject({ days: 2, lastDay: '2026-05-10' })
    expect(advanceStreak(landed, localDay(new Date('2026-05-11T20:00:00Z'), 'Pacific/Honolulu')).days).toBe(3)

    const honolulu = afterInstants('Pacific/Honolulu', '2026-05-09T20:00:00Z', '2026-05-10T20:00:00Z')
    const arrived = localDay(new Date('2026-05-11T10:00:00Z'), 'Pacific/Auckland')
    expect(advanceStreak(honolulu, arrived)).toMatchObject({ days: 3, lastDay: '2026-05-11' })
  })

  // The rule works on dates, not zones: 30 December 2011 did not exist in Samoa and counts as a missed day.
  it('treats the date Samoa skipped as a missed day, which a freeze bridges', () => {
    const lastEvening = '2011-12-30T09:59:59Z'
    const nextMorning = '2011-12-30T10:00:01Z'
    expect(afterInstants('Pacific/Apia', lastEvening, nextMorning)).toMatchObject({ days: 1, lastDay: '2011-12-31' })
    const week = Array.from({ length: 7 }, (_, index) => `2011-12-${23 + index}T20:00:00-10:00`)
    expect(afterInstants('Pacific/Apia', ...week, nextMorning)).toMatchObject({ days: 8, freezes: 0, lastDay: '2011-12-31' })
  })
})

const zones = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

/** Timestamps of activity, hours apart, over months with clock changes; occasionally the clock is set back. */
const moments = fc
  .record({
    start: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-01'), noInvalidDate: true }),
    hours: fc.array(
      fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 0, max: 36 }) },
        { weight: 1, arbitrary: fc.integer({ min: -80, max: 90 }) },
      ),
      {
        maxLength: 90,
        size: 'max',
      },
    ),
  })
  .map(({ start, hours }) => {
    let at = start.getTime()
    return hours.map((it) => {
      at += it * 3_600_000
      return new Date(at)
    })
  })

describe('a streak of timestamps in any time zone', () => {
  it('matches a wall calendar with a cross on each active day', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (instants, zone) => {
        const streak = instants.reduce((it, instant) => advanceStreak(it, localDay(instant, zone)), none)
        const { length, longest, freezes } = walk(crosses(instants, zone))
        expect(streak).toMatchObject({ days: length, longest, freezes })
      }),
      { numRuns: 300 },
    )
  })

  it('does not count a minute past midnight as the previous day, nor the minute before it as the next', () => {
    const midnight = fc.constantFrom(
      '2026-03-08T05:00:00Z',
      '2026-03-09T04:00:00Z',
      '2026-11-01T04:00:00Z',
      '2026-11-02T05:00:00Z',
    )
    fc.assert(
      fc.property(
        midnight,
        fc.integer({ min: 0, max: 3_599_999 }),
        fc.integer({ min: 1, max: 3_600_000 }),
        (at, after, before) => {
          const [late, early] = [new Date(Date.parse(at) - before), new Date(Date.parse(at) + after)]
          expect(afterInstants('America/New_York', late.toISOString(), early.toISOString()).days).toBe(2)
          expect(afterInstants('America/New_York', early.toISOString(), late.toISOString()).days).toBe(1)
        },
      ),
    )
  })
})

/**
 * Returns active days as offsets from the first one. Dates come from the parts of a local clock. Once a day is active,
 * earlier days no longer change.
 */
function crosses(instants: Date[], zone: string): number[] {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' })
  const numbers: number[] = []
  for (const instant of instants) {
    const shown = Object.fromEntries(parts.formatToParts(instant).map((it) => [it.type, Number(it.value)]))
    const number = Date.UTC(shown['year'] ?? 0, (shown['month'] ?? 0) - 1, shown['day']) / 86_400_000
    if (number > (numbers.at(-1) ?? 0)) numbers.push(number)
  }
  const [first = 0] = numbers
  return numbers.map((it) => it - first)
}

/** Reference implementation: looks at every date in turn. */
function walk(active: number[]): { length: number; longest: number; freezes: number } {
  const learned = new Set(active)
  let length = 0
  let longest = 0
  let freezes = 0
  for (let today = 0; today <= Math.max(-1, ...active); today += 1) {
    if (learned.has(today)) {
      length += 1
      longest = Math.max(longest, length)
      if (length % 7 === 0) freezes = 1
    } else if (freezes > 0 && learned.has(today - 1) && learned.has(today + 1)) {
      freezes -= 1
    } else {
      length = 0
    }
  }
  return { length, longest, freezes }
}
