const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `on 3 May 2026, 14:05`, by the clock of this device. */
export function whenOf(instant: string): string {
  return `on ${format.format(new Date(instant))}`
}
