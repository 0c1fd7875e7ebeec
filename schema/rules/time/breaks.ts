/** From when on a break is proposed (specification, section 9). */
const firstBreakMinutes = 25
const breakEveryMinutes = 5

/** Whether a break is to be proposed after so many whole minutes: at 25, 30, 35 and so on. */
export function isBreakDue(minutes: number): boolean {
  return minutes >= firstBreakMinutes && minutes % breakEveryMinutes === 0
}
