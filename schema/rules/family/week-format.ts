import { daysAfter, type LocalDay } from '../time/local-day.ts'

// How the portal, the weekly report and the analytics write minutes and dates.

export function pluralize(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

export function formatMinutes(minutes: number): string {
  return pluralize(minutes, 'minute')
}

/** Formats a week as "16 to 22 November 2026" or "28 December 2026 to 3 January 2027". */
export function formatWeek(monday: LocalDay): string {
  const sunday = daysAfter(monday, 6)
  const year = monday.slice(0, 4) === sunday.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const month = monday.slice(0, 7) === sunday.slice(0, 7) ? {} : ({ month: 'long' } as const)
  const from = formatLocalDate(monday, { day: 'numeric', ...month, ...year })
  return `${from} to ${formatLocalDate(sunday, { day: 'numeric', month: 'long', year: 'numeric' })}`
}

/** Formats minutes as "8.5 hours", and below an hour as "45 minutes". */
export function formatHours(minutes: number): string {
  if (minutes < 60) return formatMinutes(minutes)
  return pluralize(Math.round(minutes / 6) / 10, 'hour')
}

export function weekday(day: LocalDay, length: 'short' | 'long' = 'long'): string {
  return formatLocalDate(day, { weekday: length })
}

/** A local day has no time that a time zone could shift. */
export function formatLocalDate(day: LocalDay, options: Intl.DateTimeFormatOptions): string {
  // Some browsers put a comma after the weekday.
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' }).replace(',', '')
}
