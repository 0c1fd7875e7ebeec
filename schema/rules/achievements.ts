import { z } from './zod.ts'

/** What achievements are measured by; each is a whole number about one learner. */
export const metrics = [
  'lessonsCompleted',
  'foldersCompleted',
  'pathsCompleted',
  'longestStreak',
  'level',
  'digitalSafetyPoints',
  'creativeToolsPoints',
] as const

export type Metric = (typeof metrics)[number]
export type Metrics = Record<Metric, number>

/** An achievement is earned when its metric reaches `atLeast`. */
export const achievementRule = z.strictObject({ metric: z.enum(metrics), atLeast: z.int().min(1) })

export type AchievementRule = z.infer<typeof achievementRule>

export function isEarned(rule: AchievementRule, values: Metrics): boolean {
  return values[rule.metric] >= rule.atLeast
}
