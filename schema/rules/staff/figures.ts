import { daysAfter, type LocalDay, localDay, mondayOf } from '../time/local-day.ts'

// The basis of staff's figures: weeks, the smallest group that may be shown, and values derived from counts.

/** Weeks in the figures, including the current one. All are within the lab's retention. */
export const figureWeeks = 12

/** Smaller groups are suppressed, because a learner might be recognized. */
export const minGroupSize = 5
/** Shown instead of the size of a smaller group. */
export const suppressedText = 'fewer than 5'
/** Answers required before a question is called hard. */
export const minAnswers = 5

/** Returns the Mondays of the weeks up to now, oldest first. Weeks follow ISO 8601 in UTC. */
export function figureMondays(now: Date): LocalDay[] {
  const monday = mondayOf(localDay(now, 'UTC'))
  return Array.from({ length: figureWeeks }, (_, index) => daysAfter(monday, 7 * (index + 1 - figureWeeks)))
}

/**
 * Returns whether figures about a group of this size, including the size itself, may be shown. An empty group is safe, and
 * demo learners are fictional.
 */
export function isGroupLargeEnough(learners: number, isDemo: boolean): boolean {
  return isDemo || learners === 0 || learners >= minGroupSize
}

/** Returns the group size, or null if it must be suppressed; see `suppressedText`. */
export function suppressSmallGroup(learners: number, isDemo: boolean): number | null {
  return isGroupLargeEnough(learners, isDemo) ? learners : null
}

/** Returns a row for each key, in key order; keys without data get `empty`. */
export function fillMissingRows<Key extends string, Row extends { key: Key }, Empty>(
  keys: readonly Key[],
  rows: readonly Row[],
  empty: Empty,
): (Row | (Empty & { key: Key }))[] {
  const known = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => known.get(key) ?? { ...empty, key })
}

/** Returns the largest drop between consecutive counts: the index of the smaller one, and the drop. Null without a drop. */
export function largestDrop(counts: readonly number[]): { at: number; lost: number } | null {
  let largest: { at: number; lost: number } | null = null
  for (const [at, count] of counts.entries()) {
    const lost = (counts[at - 1] ?? count) - count
    if (lost > (largest?.lost ?? 0)) largest = { at, lost }
  }
  return largest
}

/** Returns whether the week this many weeks after the signup week is over. */
export function isWeekOver(signup: LocalDay, weeksLater: number, now: Date): boolean {
  return daysAfter(signup, 7 * (weeksLater + 1)) <= localDay(now, 'UTC')
}

/** Weeks after the signup week for which returning learners are counted. */
export const returnWeeks = [1, 2, 4] as const

/** Returns a whole percentage; null for an empty group. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100)
}

/** Returns the average count per date for each weekday, from Monday, over the dates up to `today`. */
export function byWeekday(from: LocalDay, today: LocalDay, counts: ReadonlyMap<LocalDay, number>): number[] {
  const sums = Array.from({ length: 7 }, () => ({ total: 0, days: 0 }))
  for (let day = from; day <= today; day = daysAfter(day, 1)) {
    const sum = sums[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]
    if (!sum) continue
    sum.total += counts.get(day) ?? 0
    sum.days += 1
  }
  return sums.map(({ total, days }) => (days === 0 ? 0 : Math.round((total / days) * 10) / 10))
}
