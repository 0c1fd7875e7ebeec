import { daysAfter, type LocalDay, localDay, mondayOf } from '../time/local-day.ts'

// What the figures that staff read are made of: weeks, groups that are large enough to be told, and what follows from counts.

/** Weeks that figures look back on, the running one included. All of it lies in the days for which the lab keeps what was written. */
export const figureWeeks = 12

/** Fewer learners than this are no group: one of them might be recognised. */
export const leastGroup = 5
/** What stands where the size of a smaller group would. */
export const tooFew = 'fewer than 5'
/** So many have to have answered before a question is called hard. */
export const leastAnswers = 5

/** Mondays of the weeks up to now, the longest ago first. Weeks are those of ISO 8601 in UTC. */
export function figureMondays(now: Date): LocalDay[] {
  const monday = mondayOf(localDay(now, 'UTC'))
  return Array.from({ length: figureWeeks }, (_, index) => daysAfter(monday, 7 * (index + 1 - figureWeeks)))
}

/**
 * Whether figures about a group of so many learners may be told, its size included. Nobody is in an empty group, and those of the demo
 * academy are invented.
 */
export function isGroupLargeEnough(learners: number, isDemo: boolean): boolean {
  return isDemo || learners === 0 || learners >= leastGroup
}

/** The size of a group of learners as it is told; null for `tooFew`. */
export function suppressSmallGroup(learners: number, isDemo: boolean): number | null {
  return isGroupLargeEnough(learners, isDemo) ? learners : null
}

/** A row for each key, in the order of the keys; what nobody counted is `empty`. */
export function everyRow<Key extends string, Row extends { key: Key }, Empty>(
  keys: readonly Key[],
  rows: readonly Row[],
  empty: Empty,
): (Row | (Empty & { key: Key }))[] {
  const known = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => known.get(key) ?? { ...empty, key })
}

/** Where most are lost from one count to the next: the place of the smaller one, and how many. Null where nobody is. */
export function largestDrop(counts: readonly number[]): { at: number; lost: number } | null {
  let largest: { at: number; lost: number } | null = null
  for (const [at, count] of counts.entries()) {
    const lost = (counts[at - 1] ?? count) - count
    if (lost > (largest?.lost ?? 0)) largest = { at, lost }
  }
  return largest
}

/** Whether the week that comes so many weeks after the one of signing up is over. */
export function isWeekOver(signup: LocalDay, weeksLater: number, now: Date): boolean {
  return daysAfter(signup, 7 * (weeksLater + 1)) <= localDay(now, 'UTC')
}

/** Weeks after the one of signing up in which it is asked who came back. */
export const returnWeeks = [1, 2, 4] as const

/** Whole percent of a group; null for an empty one. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100)
}

/** Averages of what was counted on each date, by day of the week from Monday, over the dates up to `today`. */
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
