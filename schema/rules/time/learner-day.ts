import { daysAfter, daysBetween, type LocalDay, localDay, startOfLocalDay } from './local-day.ts'

// The day used for a learner's limits and streaks. It is the local date, but changing the time zone neither ends a day early nor
// repeats one, so it can't be exploited.

/** The last change of a learner's time zone. */
export type ZoneChange = {
  /** The learner's day at that time. */
  day: LocalDay
  /** When that day ends. */
  endsAt: Date
  /** The zone before the change. */
  from: string
}

export type LearnerZone = { timeZone: string; change: ZoneChange | null }

/** A day after a change lasts at least this long, so that a long move east does not squeeze two days into one. */
const shortestDayMs = 23 * 3_600_000

/**
 * Returns the learner's day at `now`. After a zone change, the current day continues until it would have ended without it. Then
 * the new zone's calendar applies, once each day has lasted 23 hours. Days never go back.
 */
export function learnerDay(now: Date, { timeZone, change }: LearnerZone): LocalDay {
  const onTheWall = localDay(now, timeZone)
  if (!change) return onTheWall
  const since = now.getTime() - change.endsAt.getTime()
  const daysPassed = since < 0 ? 0 : 1 + Math.floor(since / shortestDayMs)
  const daysAhead = Math.max(0, daysBetween(change.day, onTheWall))
  return daysAfter(change.day, Math.min(daysAhead, daysPassed))
}

/** Returns when the learner's day at `now` ends. */
export function learnerDayEnd(now: Date, zone: LearnerZone): Date {
  const next = daysAfter(learnerDay(now, zone), 1)
  const onTheWall = startOfLocalDay(next, zone.timeZone)
  const { change } = zone
  if (!change) return onTheWall
  const earliest = change.endsAt.getTime() + (daysBetween(change.day, next) - 1) * shortestDayMs
  return new Date(Math.max(onTheWall.getTime(), earliest))
}

/** Returns the zones whose quiet hours apply at `now`: the learner's, and until the day of a change is over the previous one. */
export function zonesInForce(now: Date, { timeZone, change }: LearnerZone): string[] {
  return change && now < change.endsAt && change.from !== timeZone ? [timeZone, change.from] : [timeZone]
}

/** Returns what to store when the zone changes at `now`. Later changes on the same day keep the effect of the first. */
export function zoneChangeAt(now: Date, zone: LearnerZone): ZoneChange {
  if (zone.change && now < zone.change.endsAt) return zone.change
  return { day: learnerDay(now, zone), endsAt: learnerDayEnd(now, zone), from: zone.timeZone }
}
