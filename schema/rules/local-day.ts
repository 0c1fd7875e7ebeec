/** A calendar date in some person's time zone, `YYYY-MM-DD`. */
export type LocalDay = string

/** The date on a wall calendar in `timeZone` (IANA name) at `instant`. An unknown zone counts as UTC. */
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

/** Minutes after midnight on a wall clock in `timeZone`. An unknown zone counts as UTC. */
export function minuteOfDay(instant: Date, timeZone: string): number {
  const [hour = 0, minute = 0] = clockFor(timeZone).format(instant).split(':').map(Number)
  return hour * 60 + minute
}

/** Whole days from `from` to `to`; dates have no clock, so daylight saving cannot bend the count. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

export function daysAfter(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The first moment at which a wall calendar in `timeZone` shows this date, or a later one where the date was left out. */
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

/** Monday of the week that a date lies in. */
export function mondayOf(day: LocalDay): LocalDay {
  return daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Since 2011 midnight falls on a quarter of an hour everywhere, also when clocks change, so a quarter lies in one day. */
const quarterMs = 900_000
/** Some hundred days of a zone; a screen asks for the days of a learner's last weeks over and over, and writing a date is slow. */
const mostQuarters = 10_000

const calendarOf = byZone((timeZone) => ({
  // en-CA writes dates as YYYY-MM-DD.
  formatter: new Intl.DateTimeFormat('en-CA', { timeZone }),
  days: new Map<number, LocalDay>(),
}))
const clockFor = byZone(
  (timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/** Making a formatter is slow, so each zone has one. */
function byZone<T>(make: (timeZone: string) => T): (timeZone: string) => T {
  const made = new Map<string, T>()
  return (timeZone) => {
    const one = made.get(timeZone) ?? make(isTimeZone(timeZone) ? timeZone : 'UTC')
    made.set(timeZone, one)
    return one
  }
}
