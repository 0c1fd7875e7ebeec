/** Adds days of 24 hours to a timestamp; negative days subtract. For deadlines; calendar days are in local-day.ts. */
export function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}
