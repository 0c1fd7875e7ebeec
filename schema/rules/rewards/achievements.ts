import { z } from '../forms/zod.ts'

/** Metrics of achievements; each is an integer per learner. */
export const metrics = [
  'lessonsCompleted',
  'foldersCompleted',
  'pathsCompleted',
  'longestStreak',
  'level',
  'aiFundamentalsPoints',
  'creativeToolsPoints',
  'digitalSafetyPoints',
  'campaignerLessons',
] as const

export type Metric = (typeof metrics)[number]
export type Metrics = Record<Metric, number>

/** Metrics that only completed lessons change; the other two depend on XP and active days. */
export type LearningMetrics = Omit<Metrics, 'longestStreak' | 'level'>

/** The unit of each metric. */
export const metricUnits = {
  lessonsCompleted: 'lessons',
  foldersCompleted: 'folders',
  pathsCompleted: 'paths',
  longestStreak: 'days',
  level: 'level',
  aiFundamentalsPoints: 'points',
  creativeToolsPoints: 'points',
  digitalSafetyPoints: 'points',
  campaignerLessons: 'lessons',
} as const satisfies Record<Metric, string>

export type MetricUnit = (typeof metricUnits)[Metric]

/** An achievement is earned when its metric reaches `atLeast`. */
export const achievementRule = z.strictObject({ metric: z.enum(metrics), atLeast: z.int().min(1) })

export type AchievementRule = z.infer<typeof achievementRule>

export function isEarned(rule: AchievementRule, values: Metrics): boolean {
  return values[rule.metric] >= rule.atLeast
}
