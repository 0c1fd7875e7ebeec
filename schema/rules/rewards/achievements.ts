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
  'experimentsCompleted',
  'missionsReached',
  'activitiesInOneDay',
] as const

export type Metric = (typeof metrics)[number]
export type Metrics = Record<Metric, number>

/** Metrics of experiments, and of the day with the most completed lessons and experiments. */
export type ActivityMetrics = Pick<Metrics, 'experimentsCompleted' | 'missionsReached' | 'activitiesInOneDay'>

/** Metrics that only completed lessons change. The remaining two depend on XP and active days. */
export type LearningMetrics = Omit<Metrics, 'longestStreak' | 'level' | keyof ActivityMetrics>

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
  experimentsCompleted: 'experiments',
  missionsReached: 'missions',
  activitiesInOneDay: 'activities',
} as const satisfies Record<Metric, string>

export type MetricUnit = (typeof metricUnits)[Metric]

/** An achievement is earned when its metric reaches `atLeast`. */
export const achievementRule = z.strictObject({ metric: z.enum(metrics), atLeast: z.int().check(z.gte(1)) })

export type AchievementRule = z.infer<typeof achievementRule>

export function isEarned(rule: AchievementRule, values: Metrics): boolean {
  return values[rule.metric] >= rule.atLeast
}
