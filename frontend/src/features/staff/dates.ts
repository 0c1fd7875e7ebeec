// Formats dates for staff in their browser's time zone.

/** "1 Sept 2026". */
export function dayInWords(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}

/** "1 Sept 2026, 14:05". */
export function momentInWords(moment: string): string {
  return `${dayInWords(moment)}, ${new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
}
