const minute = 60
const hour = 60 * minute
const day = 24 * hour

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Formats how long ago a notification was sent, or its date after a week. Returns "just now" for future times. */
export function formatNotificationTime(moment: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - moment.getTime()) / 1000)
  if (seconds < minute) return 'just now'
  if (seconds < hour) return words.format(-Math.floor(seconds / minute), 'minute')
  if (seconds < day) return words.format(-Math.floor(seconds / hour), 'hour')
  if (seconds < 7 * day) return words.format(-Math.floor(seconds / day), 'day')
  const isThisYear = moment.getFullYear() === now.getFullYear()
  return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}
