/** Formats the day a locked lab opens in the learner's time zone, such as "23 December 2026". */
export function formatOpeningDay(opensAt: string, timeZone: string): string {
  return new Date(opensAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}
