import { minuteOfDay } from './local-day.ts'

const dayMinutes = 24 * 60

/** Returns the next instant, within a day, at which the local time in `timeZone` is this many minutes after midnight. */
export function nextLocalTime(minute: number, now: Date, timeZone: string): Date {
  const begun = Math.floor(now.getTime() / 60_000) * 60_000
  const ahead = (minute - minuteOfDay(now, timeZone) + dayMinutes) % dayMinutes || dayMinutes
  const about = new Date(begun + ahead * 60_000)
  // When clocks change in between, the local time differs by then.
  const off = ((minuteOfDay(about, timeZone) - minute + 1.5 * dayMinutes) % dayMinutes) - dayMinutes / 2
  return new Date(about.getTime() - off * 60_000)
}

/** Formats minutes after midnight as "07:00". */
export function formatTimeOfDay(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
