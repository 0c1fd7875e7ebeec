/** When the first break is suggested (specification, section 9). */
const firstBreakMinutes = 25
const breakEveryMinutes = 5

/** Returns whether to suggest a break after this many whole minutes: at 25, 30, 35 and so on. */
export function isBreakDue(minutes: number): boolean {
  return minutes >= firstBreakMinutes && minutes % breakEveryMinutes === 0
}
