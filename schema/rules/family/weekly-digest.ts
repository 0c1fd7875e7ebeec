import { daysAfter, type LocalDay, localDay, minuteOfDay, mondayOf } from '../time/local-day.ts'

/** The weekly email is due from this hour on Sunday. */
const sundayHour = 17
/** Sent until this hour on Monday, if the server was down on Sunday evening. */
const mondayHour = 12

/** Returns the Monday of the week to report to a parent in `timeZone` now, or `null` when no email is due. */
export function dueDigestWeek(now: Date, timeZone: string): LocalDay | null {
  const today = localDay(now, timeZone)
  const hour = minuteOfDay(now, timeZone) / 60
  const monday = mondayOf(today)
  if (today === daysAfter(monday, 6)) return hour >= sundayHour ? monday : null
  return today === monday && hour < mondayHour ? daysAfter(monday, -7) : null
}
