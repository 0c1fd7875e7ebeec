/** Adds days of 24 hours to a timestamp; negative days subtract. For deadlines; calendar days are in local-day.ts. */
export function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}

/** Adds hours to a timestamp; negative hours subtract. */
export function hoursFrom(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * 3_600_000)
}
