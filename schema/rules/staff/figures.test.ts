import { describe, expect, it } from 'vitest'
import { interactionDays } from '../lab/lab.ts'
import { daysBetween } from '../time/local-day.ts'
import {
  byWeekday,
  figureMondays,
  figureWeeks,
  fillMissingRows,
  isGroupLargeEnough,
  isWeekOver,
  largestDrop,
  minGroupSize,
  percentOf,
} from './figures.ts'

describe('weeks of figures', () => {
  it('are the last twelve including the current one, from Monday in UTC, across a change of year', () => {
    const mondays = figureMondays(new Date('2027-01-03T23:59:00Z'))
    expect(mondays).toHaveLength(figureWeeks)
    expect(mondays.at(0)).toBe('2026-10-12')
    expect(mondays.at(-1)).toBe('2026-12-28')
    expect(figureMondays(new Date('2027-01-04T00:00:00Z')).at(-1)).toBe('2027-01-04')
  })

  it("are within the lab's retention, on every day of a week", () => {
    for (let day = 1; day <= 7; day += 1) {
      const today = `2026-11-0${day}`
      const [first = ''] = figureMondays(new Date(`${today}T12:00:00Z`))
      expect(daysBetween(first, today)).toBeLessThan(interactionDays)
    }
  })

  it('have a row each, even without data', () => {
    const counted = fillMissingRows(['a', 'b'], [{ key: 'b', count: 3 }], { count: 0 })
    expect(counted).toEqual([
      { key: 'a', count: 0 },
      { key: 'b', count: 3 },
    ])
  })

  it('end on the following Monday', () => {
    expect(isWeekOver('2026-11-02', 1, new Date('2026-11-15T23:59:00Z'))).toBe(false)
    expect(isWeekOver('2026-11-02', 1, new Date('2026-11-16T00:00:00Z'))).toBe(true)
  })
})

describe('groups of learners', () => {
  it('are shown from five learners, and when empty', () => {
    expect([0, 1, minGroupSize - 1, minGroupSize].map((size) => isGroupLargeEnough(size, false))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('are always shown in the demo academy, whose learners are fictional', () => {
    expect(isGroupLargeEnough(1, true)).toBe(true)
  })

  it('are shown as a whole percentage, and none when the total is 0', () => {
    expect(percentOf(1, 3)).toBe(33)
    expect(percentOf(0, 0)).toBe(null)
  })
})

describe('the largest drop', () => {
  it('is where most are lost, the first of equals', () => {
    expect(largestDrop([9, 9, 5, 1, 1])).toEqual({ at: 2, lost: 4 })
  })

  it('is null when none are lost', () => {
    expect(largestDrop([])).toBe(null)
    expect(largestDrop([4, 4, 6])).toBe(null)
  })
})

it('averages by weekday over existing dates only', () => {
  // Monday to the Tuesday of the following week: two Mondays, two Tuesdays, one of each other day.
  const counts = new Map([
    ['2026-11-02', 3],
    ['2026-11-09', 4],
    ['2026-11-03', 5],
    ['2026-11-08', 2],
  ])
  expect(byWeekday('2026-11-02', '2026-11-10', counts)).toEqual([3.5, 2.5, 0, 0, 0, 0, 2])
})
