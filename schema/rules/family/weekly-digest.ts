import { daysAfter, type LocalDay, localDay, minuteOfDay, mondayOf } from '../time/local-day.ts'

/** From this hour of Sunday on the mail about the week is due. */
const sundayHour = 17
/** Until this hour of Monday it is still sent, if nothing was running on Sunday evening. */
const mondayHour = 12

/** The Monday of the week about which a parent in `timeZone` is to be written to now; `null` when it is not the time. */
export function digestWeek(now: Date, timeZone: string): LocalDay | null {
  const today = localDay(now, timeZone)
  const hour = minuteOfDay(now, timeZone) / 60
  const monday = mondayOf(today)
  if (today === daysAfter(monday, 6)) return hour >= sundayHour ? monday : null
  return today === monday && hour < mondayHour ? daysAfter(monday, -7) : null
}
