/** A calendar date in some person's time zone, `YYYY-MM-DD`. */
export type LocalDay = string

/** The date on a wall calendar in `timeZone` (IANA name) at `instant`. An unknown zone counts as UTC. */
export function localDay(instant: Date, timeZone: string): LocalDay {
  return formatterFor(timeZone).format(instant)
}

/** Whole days from `from` to `to`; dates have no clock, so daylight saving cannot bend the count. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    // en-CA writes dates as YYYY-MM-DD.
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' })
    formatters.set(timeZone, formatter)
  }
  return formatter
}
