/** The moment some days of 24 hours after another, or before it. For deadlines; a person's own days are in local-day.ts. */
export function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}
