// Formats dates in the account's time zone instead of the browser's.

/** "1 Sept 2026". */
export function fullDate(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
}

/** "Tue 1 Sept". */
export function shortDay(moment: string, timeZone: string): string {
  return new Date(moment)
    .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone })
    .replace(',', '')
}

/** "Monday 23 November at 01:00". */
export function dayAndTime(moment: string, timeZone: string): string {
  const at = new Date(moment)
  const day = at.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).replace(',', '')
  return `${day} at ${at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })}`
}
