const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Describes the distance to a deadline, such as "in 3 hours" or "2 days overdue". Rounds down to whole units. */
export function describeDeadline(due: Date, now: Date): string {
  const left = due.getTime() - now.getTime()
  const words = unitWords(Math.abs(left))
  if (left <= 0) return words ? `${words} overdue` : 'overdue as of now'
  return words ? `in ${words}` : 'in less than a minute'
}

/** Describes how long an item has waited, such as "Has waited 3 hours". */
export function describeWait(since: Date, now: Date): string {
  return `Has waited ${unitWords(now.getTime() - since.getTime()) ?? 'less than a minute'}`
}

/** Describes a number of minutes, such as "2 hours". */
export function describeMinutes(minutes: number): string {
  return unitWords(minutes * minute) ?? 'less than a minute'
}

function unitWords(span: number): string | null {
  // Under two days, hours are easier to plan with.
  const [size, name] = span >= 2 * day ? [day, 'day'] : span >= hour ? [hour, 'hour'] : [minute, 'minute']
  const count = Math.floor(span / (size as number))
  return count === 0 ? null : `${count} ${name}${count === 1 ? '' : 's'}`
}

/** Formats the time in the viewer's time zone. */
export function formatLocalTimestamp(moment: Date): string {
  return moment.toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
}
