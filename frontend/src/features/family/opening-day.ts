/** "23 December 2026": the day on which a locked lab opens, in the time zone of the learner. */
export function openingDay(opensAt: string, timeZone: string): string {
  return new Date(opensAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}
