import { daysBetween, type LocalDay } from '../time/local-day.ts'

/** A learner's streak as stored. `lastDay` is null until the first active day. */
export type Streak = { days: number; longest: number; freezes: number; lastDay: LocalDay | null }

/** Every seventh day of a streak earns a freeze; at most one is stored. It bridges one missed day. */
export const freezeEvery = 7
const maxFreezes = 1

/**
 * Returns the streak after activity on `day`. The same day again changes nothing, and neither does an earlier day (a clock set
 * back, a journey west).
 */
export function advanceStreak(streak: Streak, day: LocalDay): Streak {
  const gap = streak.lastDay === null ? Number.POSITIVE_INFINITY : daysBetween(streak.lastDay, day)
  if (gap <= 0) return streak
  const bridged = gap === 2 && streak.freezes > 0
  const days = gap === 1 || bridged ? streak.days + 1 : 1
  const kept = streak.freezes - (bridged ? 1 : 0)
  const freezes = days % freezeEvery === 0 ? Math.min(maxFreezes, kept + 1) : kept
  return { days, longest: Math.max(streak.longest, days), freezes, lastDay: day }
}

/** What one day changed about a streak. A freeze can be used and earned on the same day. */
export type StreakStep = { days: number; isFreezeUsed: boolean; isFreezeEarned: boolean }

/** Returns what activity changed about the streak, or `null` when its day counted already. */
export function streakStep(before: Streak, after: Streak): StreakStep | null {
  if (after.lastDay === before.lastDay || after.lastDay === null) return null
  const isLonger = before.lastDay !== null && after.days > before.days
  const isFreezeUsed = isLonger && before.lastDay !== null && daysBetween(before.lastDay, after.lastDay) > 1
  const isFreezeEarned = after.freezes > before.freezes - (isFreezeUsed ? 1 : 0)
  return { days: after.days, isFreezeUsed, isFreezeEarned }
}

/** Returns the streak to show on `today`: it ends when a missed day can't be bridged by a freeze. */
export function streakOn(streak: Streak, today: LocalDay): number {
  if (streak.lastDay === null) return 0
  const gap = daysBetween(streak.lastDay, today)
  return gap <= 1 || (gap === 2 && streak.freezes > 0) ? streak.days : 0
}
