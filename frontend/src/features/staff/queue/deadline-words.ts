const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How far away a deadline is, in words: "in 3 hours", "2 days overdue". Always whole units, never more than is left. */
export function deadlineWords(due: Date, now: Date): string {
  const left = due.getTime() - now.getTime()
  const words = unitWords(Math.abs(left))
  if (left <= 0) return words ? `${words} overdue` : 'overdue since now'
  return words ? `in ${words}` : 'in less than a minute'
}

function unitWords(span: number): string | null {
  // Two days and less are told in hours, which is what staff plan by.
  const [size, name] = span >= 2 * day ? [day, 'day'] : span >= hour ? [hour, 'hour'] : [minute, 'minute']
  const count = Math.floor(span / (size as number))
  return count === 0 ? null : `${count} ${name}${count === 1 ? '' : 's'}`
}

/** The moment itself, by the clock of whoever reads. */
export function momentWords(moment: Date): string {
  return moment.toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
}
