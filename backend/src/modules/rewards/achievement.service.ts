import { achievementRule, type Metrics, type MetricUnit, metricUnits } from '@deepm/schema/rules/achievements'
import { daysUntilUnlock } from '@deepm/schema/rules/unlocks'
import { type Context, once } from '../../context.ts'
import type { Achievement } from '../../generated/prisma/client.ts'
import { learningMetrics, viewerProgress } from '../learning/outline.service.ts'
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

export type Reach = { value: number; goal: number; unit: MetricUnit }

/** How far the signed-in learner is with an achievement: the figure its rule looks at, no more than what it asks. */
export async function reached(context: Context, rule: unknown): Promise<Reach> {
  const { metric, atLeast } = achievementRule.parse(rule)
  const metrics = await viewerMetrics(context)
  return { value: Math.min(metrics[metric], atLeast), goal: atLeast, unit: metricUnits[metric] }
}

type Own = { createdAt: Date; level: number; streakLongest: number; earned: ReadonlyMap<string, Date> }

/** What achievements need to know of the signed-in learner, in one statement; `null` for parents and staff. */
function viewerRecord(context: Context): Promise<Own | null> {
  const id = context.viewer?.userId ?? ''
  return once(context, `rewards:${id}`, async () => {
    const learner = await context.db.learner.findUnique({
      where: { id },
      select: {
        createdAt: true,
        level: true,
        streakLongest: true,
        achievements: { select: { achievementId: true, earnedAt: true } },
      },
    })
    if (!learner) return null
    const { achievements, ...figures } = learner
    return { ...figures, earned: new Map(achievements.map((it) => [it.achievementId, it.earnedAt])) }
  })
}

async function viewerMetrics(context: Context): Promise<Metrics> {
  const metrics = learningMetrics(await viewerProgress(context))
  const record = await viewerRecord(context)
  return { ...metrics, level: record?.level ?? 1, longestStreak: record?.streakLongest ?? 0 }
}
