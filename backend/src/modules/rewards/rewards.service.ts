import { achievementRule, isEarned, type Metrics } from '@deepm/schema/rules/achievements'
import { lessonXp, levelForXp } from '@deepm/schema/rules/levels'
import { localDay } from '@deepm/schema/rules/local-day'
import { advanceStreak } from '@deepm/schema/rules/streak'
import { type TutorialStepId, tutorialSteps } from '@deepm/schema/rules/tutorial'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import type { Achievement, Learner } from '../../generated/prisma/client.ts'
import type { XpReason } from '../../generated/prisma/enums.ts'
import { recordingLearner } from '../identity/identity.policy.ts'

/** What one event earned; all zero and empty when it was a repetition. */
export type Reward = { xpEarned: number; achievements: Achievement[] }

export const nothing: Reward = { xpEarned: 0, achievements: [] }

/** Counts about one learner's learning that achievements are measured by; the rest is read here. */
export type LearningMetrics = Omit<Metrics, 'longestStreak' | 'level'>

/** Holds the learner's row until the transaction ends, so that two tabs earn one after the other. */
export async function lockLearner(tx: Tx, learnerId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "Learner" WHERE id = ${learnerId} FOR UPDATE`
}

/**
 * Rewards a completed lesson: XP, the day for the streak, and achievements the new figures earn. The learner's row is locked.
 *
 * @param metrics the learner's counts with this lesson included
 */
export async function rewardLesson(
  tx: Tx,
  event: { learnerId: string; lessonId: string; at: Date; timeZone: string; metrics: LearningMetrics },
): Promise<Reward> {
  const { learnerId, lessonId, at, metrics } = event
  let xpEarned = await addXp(tx, learnerId, 'lesson', lessonId, lessonXp, at)
  await countDay(tx, learnerId, localDay(at, event.timeZone))
  const achievements: Achievement[] = []
  // XP of an achievement may lift the level, which may earn the next one.
  for (;;) {
    const found = await earnAchievements(tx, learnerId, metrics, at)
    if (found.length === 0) break
    for (const achievement of found) {
      achievements.push(achievement)
      xpEarned += await addXp(tx, learnerId, 'achievement', achievement.id, achievement.xpReward, at)
    }
  }
  return { xpEarned, achievements }
}

/** Grants the reward of a tutorial step, once. */
export async function rewardTutorialStep(context: Context, stepId: TutorialStepId): Promise<Reward> {
  const { userId } = recordingLearner(context.viewer)
  const step = tutorialSteps.find((candidate) => candidate.id === stepId)
  if (!step) throw new Error(`no tutorial step ${stepId}`)
  return context.db.$transaction(async (tx) => {
    await lockLearner(tx, userId)
    return { xpEarned: await addXp(tx, userId, 'tutorial', step.id, step.xp, context.clock()), achievements: [] }
  })
}

/** Writes the ledger and the cached total together. A reward that stands in the ledger already adds nothing. */
export async function addXp(
  tx: Tx,
  learnerId: string,
  reason: XpReason,
  source: string,
  amount: number,
  at: Date,
): Promise<number> {
  const { count } = await tx.xpEntry.createMany({
    data: { learnerId, reason, source, amount, createdAt: at },
    skipDuplicates: true,
  })
  if (count === 0) return 0
  const { xp } = await tx.learner.update({ where: { id: learnerId }, data: { xp: { increment: amount } }, select: { xp: true } })
  await tx.learner.update({ where: { id: learnerId }, data: { level: levelForXp(xp) } })
  return amount
}

async function countDay(tx: Tx, learnerId: string, day: string): Promise<void> {
  await tx.activeDay.createMany({ data: { learnerId, day }, skipDuplicates: true })
  const learner = await tx.learner.findUniqueOrThrow({ where: { id: learnerId } })
  const next = advanceStreak(storedStreak(learner), day)
  await tx.learner.update({
    where: { id: learnerId },
    data: { streakDays: next.days, streakLongest: next.longest, streakFreezes: next.freezes, streakLastDay: next.lastDay },
  })
}

async function earnAchievements(tx: Tx, learnerId: string, metrics: LearningMetrics, at: Date): Promise<Achievement[]> {
  const learner = await tx.learner.findUniqueOrThrow({ where: { id: learnerId }, select: { level: true, streakLongest: true } })
  const open = await tx.achievement.findMany({ where: { earned: { none: { learnerId } } }, orderBy: { position: 'asc' } })
  const values: Metrics = { ...metrics, level: learner.level, longestStreak: learner.streakLongest }
  const earned = open.filter((achievement) => isEarned(achievementRule.parse(achievement.rule), values))
  await tx.learnerAchievement.createMany({
    data: earned.map((achievement) => ({ learnerId, achievementId: achievement.id, earnedAt: at })),
    skipDuplicates: true,
  })
  return earned
}

export function storedStreak(learner: Pick<Learner, 'streakDays' | 'streakLongest' | 'streakFreezes' | 'streakLastDay'>) {
  return {
    days: learner.streakDays,
    longest: learner.streakLongest,
    freezes: learner.streakFreezes,
    lastDay: learner.streakLastDay,
  }
}
