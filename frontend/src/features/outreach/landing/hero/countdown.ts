export type Countdown = { hours: number; minutes: number; seconds: number }

// Fixed by the specification (section 9). The countdown is presentation only and unknown to the server.
export const countdownStart: Countdown = { hours: 23, minutes: 47, seconds: 33 }
const afterTheEnd: Countdown = { hours: 23, minutes: 59, seconds: 59 }

/** Subtracts one second and restarts below zero. */
export function nextSecond({ hours, minutes, seconds }: Countdown): Countdown {
  if (seconds > 0) return { hours, minutes, seconds: seconds - 1 }
  if (minutes > 0) return { hours, minutes: minutes - 1, seconds: 59 }
  if (hours > 0) return { hours: hours - 1, minutes: 59, seconds: 59 }
  return afterTheEnd
}

/** Returns the month of the next cohort, three months from today, such as "February 2027". */
export function nextCohort(today: Date): string {
  const month = new Date(today.getFullYear(), today.getMonth() + 3, 1)
  return month.toLocaleDateString('en', { month: 'long', year: 'numeric' })
}
