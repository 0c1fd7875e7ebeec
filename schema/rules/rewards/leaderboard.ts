import type { LocalDay } from '../time/local-day.ts'

/** How many learners the weekly leaderboard names. */
export const leaderboardSize = 10

/** Monday of the week of an instant, in UTC, so that everybody's week is the same. */
export function weekOf(instant: Date): LocalDay {
  const day = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate()))
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** The instant at which a week ends and the next begins. */
export function weekEnd(week: LocalDay): Date {
  const end = new Date(`${week}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + 7)
  return end
}

/** Places by XP, given from most to least: equal XP share a place, and the next place counts everybody before it. */
export function ranked<T extends { xp: number }>(rows: readonly T[]): (T & { rank: number })[] {
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => other.xp > row.xp).length }))
}

/** XP that surely lead onto the list: past the last of a full one, or any at all while there is room; 0 when there already. */
export function xpToBeNamed(ownXp: number, places: readonly { xp: number }[]): number {
  const last = places.length < leaderboardSize ? 0 : Math.min(...places.map((place) => place.xp))
  return Math.max(0, last + 1 - ownXp)
}
