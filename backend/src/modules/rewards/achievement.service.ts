import {
  achievementRule,
  type LearningMetrics,
  type Metrics,
  type MetricUnit,
  metricUnits,
} from '@deepm/schema/rules/achievements'
import { daysUntilUnlock } from '@deepm/schema/rules/unlocks'
import { type Context, once } from '../../context.ts'
import { type Achievement, Prisma } from '../../generated/prisma/client.ts'
import { learningMetrics, type Progress, viewerProgress } from '../learning/outline.service.ts'
import { rewardCatalogue } from './catalogue.service.ts'

/** The achievements that the viewer may see, in their order: a learner whose account is too young sees the earned ones. */
export async function visibleAchievements(context: Context): Promise<Achievement[]> {
  const { achievements } = await rewardCatalogue(context)
  const record = await viewerRecord(context)
  if (!record || daysUntilUnlock('achievements', record.createdAt, context.clock()) === 0) return achievements
  return achievements.filter((it) => record.earned.has(it.id))
}

export async function countAchievements(context: Context): Promise<number> {
  return (await rewardCatalogue(context)).achievements.length
}

/** When the signed-in learner earned an achievement; `null` while it is locked, and for parents and staff. */
export async function earnedAt(context: Context, achievementId: string): Promise<Date | null> {
  return (await viewerRecord(context))?.earned.get(achievementId) ?? null
}

export type Earned = { learnerId: string; earnedAt: Date; achievement: Achievement }

/** The three achievements that a learner earned last, newest first; those of a parent's children are read together. */
export async function recentlyEarned(context: Context, learnerId: string): Promise<Earned[]> {
  const { viewer } = context
  if (viewer?.role !== 'parent') return readRecent(context, Prisma.sql`${learnerId}`)
  const children = Prisma.sql`SELECT "learnerId" FROM "Guardianship" WHERE "parentId" = ${viewer.userId}`
  const earned = await once(context, 'children-earned', () => readRecent(context, children))
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

export type Reach = { value: number; goal: number; unit: MetricUnit }

/** How far the signed-in learner is with an achievement: the figure its rule looks at, no more than what it asks. */
export async function reached(context: Context, rule: unknown): Promise<Reach> {
  const { metric, atLeast } = achievementRule.parse(rule)
  const metrics = await viewerMetrics(context)
  return { value: Math.min(metrics[metric], atLeast), goal: atLeast, unit: metricUnits[metric] }
}

type Own = { createdAt: Date; level: number; streakLongest: number; earned: ReadonlyMap<string, Date> }
type OwnRow = Omit<Own, 'earned'> & { earned: Record<string, string> | null }

/** What achievements need to know of the signed-in learner, in one statement; `null` for parents and staff. */
function viewerRecord(context: Context): Promise<Own | null> {
  const id = context.viewer?.userId ?? ''
  return once(context, `rewards:${id}`, async () => {
    const [learner] = await context.db.$queryRaw<OwnRow[]>`
      SELECT l."createdAt", l.level, l."streakLongest",
        (SELECT json_object_agg(e."achievementId", e."earnedAt") FROM "LearnerAchievement" e WHERE e."learnerId" = l.id) AS earned
      FROM "Learner" l WHERE l.id = ${id}`
    if (!learner) return null
    const earned = Object.entries(learner.earned ?? {}).map(([achievementId, at]) => [achievementId, new Date(at)] as const)
    return { ...learner, earned: new Map(earned) }
  })
}

/** Reckoned once for all achievements of an answer. */
const metricsOf = new WeakMap<Progress, LearningMetrics>()

async function viewerMetrics(context: Context): Promise<Metrics> {
  const progress = await viewerProgress(context)
  const metrics = metricsOf.get(progress) ?? learningMetrics(progress)
  metricsOf.set(progress, metrics)
  const record = await viewerRecord(context)
  return { ...metrics, level: record?.level ?? 1, longestStreak: record?.streakLongest ?? 0 }
}
