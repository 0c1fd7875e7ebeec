import type { LocalDay } from '../time/local-day.ts'

/** Number of learners on the weekly leaderboard. */
export const leaderboardSize = 10

/** Returns the Monday of an instant's week, in UTC, so that all learners share the same week. */
export function utcMonday(instant: Date): LocalDay {
  const day = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate()))
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** Returns the instant at which a week ends and the next begins. */
export function weekEnd(week: LocalDay): Date {
  const end = new Date(`${week}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + 7)
  return end
}

/** Ranks rows sorted by XP, highest first: equal XP share a rank, and the next rank counts everyone above it. */
export function withRanks<T extends { xp: number }>(rows: readonly T[]): (T & { rank: number })[] {
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => other.xp > row.xp).length }))
}

/** Returns the XP that guarantee a place: more than the last of a full list, or any XP while there is room; 0 if listed. */
export function xpToBeListed(ownXp: number, places: readonly { xp: number }[]): number {
  const last = places.length < leaderboardSize ? 0 : Math.min(...places.map((place) => place.xp))
  return Math.max(0, last + 1 - ownXp)
}
