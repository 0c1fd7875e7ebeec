import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaderboardSize, utcMonday, weekEnd, withRanks, xpToBeListed } from './leaderboard.ts'

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const xps = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 12 }).map((list) => list.toSorted((a, b) => b - a))

describe('a leaderboard week', () => {
  it.each([
    ['2026-11-15T23:59:59.999Z', '2026-11-09'],
    ['2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['2027-01-01T12:00:00.000Z', '2026-12-28'],
    ['2028-02-29T12:00:00.000Z', '2028-02-28'],
  ])('at %s starts on Monday, %s', (moment, monday) => {
    expect(utcMonday(new Date(moment))).toBe(monday)
  })

  it('begins on a Monday, contains the given instant, and ends where the next one begins', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        const week = utcMonday(moment)
        const start = new Date(`${week}T00:00:00Z`)
        const end = weekEnd(week)
        expect(start.getUTCDay()).toBe(1)
        expect(end.getTime() - start.getTime()).toBe(7 * 86_400_000)
        expect(start <= moment && moment < end).toBe(true)
        expect(utcMonday(end) > week).toBe(true)
        expect(utcMonday(new Date(end.getTime() - 1))).toBe(week)
      }),
    )
  })
})

describe('ranks', () => {
  it('are shared by equal XP, and the next rank counts everyone above it', () => {
    expect(withRanks([{ xp: 150 }, { xp: 75 }, { xp: 75 }, { xp: 25 }]).map((it) => it.rank)).toEqual([1, 2, 2, 4])
  })

  it('count only those with more XP', () => {
    fc.assert(
      fc.property(xps, (list) => {
        for (const { xp, rank } of withRanks(list.map((it) => ({ xp: it })))) {
          expect(rank - 1).toBe(list.filter((it) => it > xp).length)
        }
      }),
    )
  })
})

describe('the XP needed to be listed', () => {
  const places = (...list: number[]) => list.map((xp) => ({ xp }))

  it('is any XP at all while the list has room', () => {
    expect(xpToBeListed(0, [])).toBe(1)
    expect(xpToBeListed(0, places(50, 25))).toBe(1)
  })

  it('must exceed tenth place of a full list, because ties may be cut off', () => {
    const full = places(...Array.from({ length: leaderboardSize }, (_, index) => 200 - 10 * index))
    expect([0, 75, 110, 111, 500].map((own) => xpToBeListed(own, full))).toEqual([111, 36, 1, 0, 0])
  })

  it('guarantees a place on the list, and one less does not', () => {
    fc.assert(
      fc.property(xps, fc.nat(400), (others, own) => {
        const full = others.slice(0, leaderboardSize)
        const missing = xpToBeListed(own, places(...full))
        const isSure = (xp: number) => xp > 0 && others.filter((it) => it >= xp).length < leaderboardSize
        expect(isSure(own + missing)).toBe(true)
        if (missing > 0) expect(isSure(own + missing - 1)).toBe(false)
      }),
    )
  })
})
