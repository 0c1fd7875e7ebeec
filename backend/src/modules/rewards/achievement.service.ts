import {
  type ActivityMetrics,
  achievementRule,
  type LearningMetrics,
  type Metrics,
  type MetricUnit,
  metricUnits,
} from '@deepm/schema/rules/rewards/achievements'
import { daysUntilUnlock } from '@deepm/schema/rules/rewards/unlocks'
import { type Achievement, Prisma } from '../../generated/prisma/client.ts'
import { type Context, cached } from '../../platform/context.ts'
import { type Progress, viewerProgress } from '../curriculum/outline.service.ts'
import { learningMetrics } from '../curriculum/progress-figures.policy.ts'
import { activityMetricsSql } from './activity-metrics.service.ts'
import { rewardCatalogue } from './catalogue.service.ts'

/** Returns the achievements that the viewer may see, in order: only the earned ones for a learner whose account is too new. */
export async function visibleAchievements(context: Context): Promise<Achievement[]> {
  const { achievements } = await rewardCatalogue(context)
  const record = await viewerRecord(context)
  if (!record || daysUntilUnlock('achievements', record.createdAt, context.clock()) === 0) return achievements
  return achievements.filter((it) => record.earned.has(it.id))
}

export async function countAchievements(context: Context): Promise<number> {
  return (await rewardCatalogue(context)).achievements.length
}

/** Returns when the viewer earned an achievement; `null` while it is locked, and for parents and staff. */
export async function earnedAt(context: Context, achievementId: string): Promise<Date | null> {
  return (await viewerRecord(context))?.earned.get(achievementId) ?? null
}

export type Earned = { learnerId: string; earnedAt: Date; achievement: Achievement }

/** Returns the learner's three latest achievements, newest first. The children of a parent are read together. */
export async function recentlyEarned(context: Context, learnerId: string): Promise<Earned[]> {
  const { viewer } = context
  if (viewer?.role !== 'parent') return readRecent(context, Prisma.sql`${learnerId}`)
  const children = Prisma.sql`SELECT "learnerId" FROM "Guardianship" WHERE "parentId" = ${viewer.userId}`
  const earned = await cached(context, 'children-earned', () => readRecent(context, children))
  return earned.filter((it) => it.learnerId === learnerId)
}

function readRecent({ db }: Context, learners: Prisma.Sql): Promise<Earned[]> {
  return db.$queryRaw<Earned[]>`
    SELECT l.id AS "learnerId", e."earnedAt", to_jsonb(a) AS achievement
    FROM "Learner" l CROSS JOIN LATERAL (
        SELECT e."earnedAt", e."achievementId" FROM "LearnerAchievement" e
        WHERE e."learnerId" = l.id ORDER BY e."earnedAt" DESC, e."achievementId" LIMIT 3) e
      JOIN "Achievement" a ON a.id = e."achievementId"
    WHERE l.id IN (${learners}) ORDER BY e."earnedAt" DESC, a.id`
}

export type AchievementProgress = { value: number; goal: number; unit: MetricUnit }

/** Returns the viewer's progress toward an achievement: the metric of its rule, limited to the required value. */
export async function achievementProgress(context: Context, rule: unknown): Promise<AchievementProgress> {
  const { metric, atLeast } = achievementRule.parse(rule)
  const metrics = await viewerMetrics(context)
  return { value: Math.min(metrics[metric], atLeast), goal: atLeast, unit: metricUnits[metric] }
}

type Own = { createdAt: Date; level: number; streakLongest: number; earned: ReadonlyMap<string, Date> } & ActivityMetrics
type OwnRow = Omit<Own, 'earned'> & { earned: Record<string, string> | null }

/** Returns the viewer's metrics for achievements, in one statement; `null` for parents and staff. */
function viewerRecord(context: Context): Promise<Own | null> {
  const id = context.viewer?.userId ?? ''
  return cached(context, `rewards:${id}`, async () => {
    const [learner] = await context.db.$queryRaw<OwnRow[]>`
      SELECT l."createdAt", l.level, l."streakLongest", ${activityMetricsSql(Prisma.sql`l.id`)},
        (SELECT json_object_agg(e."achievementId", e."earnedAt") FROM "LearnerAchievement" e WHERE e."learnerId" = l.id) AS earned
      FROM "Learner" l WHERE l.id = ${id}`
    if (!learner) return null
    const earned = Object.entries(learner.earned ?? {}).map(([achievementId, at]) => [achievementId, new Date(at)] as const)
    return { ...learner, earned: new Map(earned) }
  })
}

/** Computed once for all achievements of a response. */
const metricsOf = new WeakMap<Progress, LearningMetrics>()

async function viewerMetrics(context: Context): Promise<Metrics> {
  const progress = await viewerProgress(context)
  const metrics = metricsOf.get(progress) ?? learningMetrics(progress)
  metricsOf.set(progress, metrics)
  const record = await viewerRecord(context)
  const { experimentsCompleted = 0, missionsReached = 0, activitiesInOneDay = 0, level = 1, streakLongest = 0 } = record ?? {}
  return { ...metrics, experimentsCompleted, missionsReached, activitiesInOneDay, level, longestStreak: streakLongest }
}
