/** Formats the time until a retry for the end of a sentence. */
export function formatWait(seconds: number): string {
  if (seconds <= 60) return 'in a minute'
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `in ${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'in an hour' : `in ${hours} hours`
}
