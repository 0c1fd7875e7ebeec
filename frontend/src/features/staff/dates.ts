// Formats dates for staff in their browser's time zone.

/** "1 Sept 2026". */
export function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}

/** "1 Sept 2026, 14:05". */
export function formatTimestamp(moment: string): string {
  return `${formatDay(moment)}, ${new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
}
