/** A calendar date in a person's time zone, `YYYY-MM-DD`. */
export type LocalDay = string

/** Returns the local date in `timeZone` (IANA name) at `instant`. An unknown zone counts as UTC. */
export function localDay(instant: Date, timeZone: string): LocalDay {
  const { formatter, days } = calendarOf(timeZone)
  const quarter = Math.floor(instant.getTime() / quarterMs)
  const known = days.get(quarter)
  if (known !== undefined) return known
  const day = formatter.format(instant)
  if (days.size >= mostQuarters) days.clear()
  days.set(quarter, day)
  return day
}

/** Returns the local minutes after midnight in `timeZone`. An unknown zone counts as UTC. */
export function minuteOfDay(instant: Date, timeZone: string): number {
  const [hour = 0, minute = 0] = clockFor(timeZone).format(instant).split(':').map(Number)
  return hour * 60 + minute
}

/** Returns whole days from `from` to `to`; dates have no time, so daylight saving does not affect the count. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

export function daysAfter(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns the first instant with this date in `timeZone`, or with a later one if the date was skipped. */
export function startOfLocalDay(day: LocalDay, timeZone: string): Date {
  const utc = Math.floor(Date.parse(`${day}T00:00:00Z`) / quarterMs)
  // Zones are at most 14 hours ahead of UTC and 12 behind it.
  let [before, from] = [utc - 15 * 4, utc + 13 * 4]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (localDay(new Date(middle * quarterMs), timeZone) >= day) from = middle
    else before = middle
  }
  return new Date(from * quarterMs)
}

/** Returns the Monday of a date's week. */
export function mondayOf(day: LocalDay): LocalDay {
  return daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/**
 * Returns the canonical name under which a time zone is stored and cached, or `null` for an unknown zone. An offset such as
 * "+05:00" is refused: there are thousands of them, and none includes clock changes.
 */
export function canonicalZone(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

export function isTimeZone(name: string): boolean {
  return canonicalZone(name) !== null
}

/** Returns whether two names mean the same zone. Older rows contain names as they were sent. */
export function isSameZone(one: string, other: string): boolean {
  return storedZone(one) === storedZone(other)
}

/** Since 2011, midnight falls on a quarter of an hour everywhere, even when clocks change, so a quarter is within one day. */
const quarterMs = 900_000
/** About a hundred days per zone; a screen reads the days of a learner's last weeks repeatedly, and formatting a date is slow. */
const mostQuarters = 10_000

const calendarOf = byZone((timeZone) => ({
  // en-CA formats dates as YYYY-MM-DD.
  formatter: new Intl.DateTimeFormat('en-CA', { timeZone }),
  days: new Map<number, LocalDay>(),
}))
const clockFor = byZone(
  (timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/** Unvalidated names in older rows. They are short; large objects are cached by canonical name only. */
const mostNames = 2000
const canonicalNames = new Map<string, string>()

function storedZone(name: string): string {
  const known = canonicalNames.get(name)
  if (known !== undefined) return known
  const zone = canonicalZone(name) ?? 'UTC'
  if (canonicalNames.size >= mostNames) canonicalNames.clear()
  canonicalNames.set(name, zone)
  return zone
}

/** Creating a formatter is slow and uses memory, so each canonical zone has one. There are about 450, which limits the map. */
function byZone<T>(make: (timeZone: string) => T): (timeZone: string) => T {
  const made = new Map<string, T>()
  return (timeZone) => {
    const zone = storedZone(timeZone)
    const one = made.get(zone) ?? make(zone)
    made.set(zone, one)
    return one
  }
}
