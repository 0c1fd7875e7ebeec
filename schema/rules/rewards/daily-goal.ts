// Plain values rather than zod, because every signed-in screen of a learner reads them.

/** Minutes a day that a learner can aim for. */
export const dailyGoalChoices = [5, 10, 15, 20] as const

export type DailyGoal = (typeof dailyGoalChoices)[number]

/** The goal of a learner who has chosen none; the default of `Learner.dailyGoalMinutes`. */
export const defaultDailyGoal: DailyGoal = 10

export function isDailyGoal(minutes: number): minutes is DailyGoal {
  return dailyGoalChoices.some((choice) => choice === minutes)
}

/** Returns the share of the goal that these minutes are, 0 to 1. */
export function goalShare(minutes: number, goal: number): number {
  return Math.min(1, Math.max(0, minutes / goal))
}

/** Returns whether the goal was reached by the step from one count of a day's minutes to the next. */
export function reachesGoal(before: number, after: number, goal: number): boolean {
  return before < goal && after >= goal
}
