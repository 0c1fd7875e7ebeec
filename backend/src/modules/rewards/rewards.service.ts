import {
  achievementRule,
  isEarned,
  type LearningMetrics,
  type Metrics,
  metrics as metricNames,
} from '@deepm/schema/rules/rewards/achievements'
import { utcMonday } from '@deepm/schema/rules/rewards/leaderboard'
import { lessonXp, levelForXp } from '@deepm/schema/rules/rewards/levels'
import { advanceStreak, type Streak, type StreakStep, streakStep } from '@deepm/schema/rules/rewards/streak'
import { type TutorialStepId, tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'
import { type LearnerZone, learnerDay } from '@deepm/schema/rules/time/learner-day'
import type { Tx } from '../../database/open.ts'
import type { Achievement, Learner } from '../../generated/prisma/client.ts'
import type { XpReason } from '../../generated/prisma/enums.ts'
import type { Context } from '../../platform/context.ts'
import { recordingLearner } from '../../platform/viewer.policy.ts'
import { storedStreak } from '../accounts/profile/stored-streak.service.ts'
import { changeOf } from '../accounts/profile/time-zone.service.ts'
import { type Notice, notify } from '../notifications/notification.service.ts'
import { readActivityMetrics } from './activity-metrics.service.ts'
import { achievementNotice, freezeNotices, levelNotice } from './notices.service.ts'

/** The reward of one event; zero and empty for a repeated event. */
export type Reward = {
  xpEarned: number
  achievements: Achievement[]
  /** The new level after this event; `null` when it is unchanged. */
  newLevel: number | null
  /** What this event changed about the streak; `null` when its day counted already. */
  streak: StreakStep | null
}

export const noReward: Reward = { xpEarned: 0, achievements: [], newLevel: null, streak: null }

/** A learner's metrics, with the row locked until the transaction ends. */
export type LockedLearner = Pick<
  Learner,
  'id' | 'xp' | 'level' | 'createdAt' | 'streakDays' | 'streakLongest' | 'streakFreezes' | 'streakLastDay'
> & { zone: LearnerZone }

export type Line = { reason: XpReason; source: string; amount: number }

/**
 * Reads and locks the learner's row until the transaction ends, so that two tabs earn one after the other. The lock still permits inserting
 * rows that reference the learner (a minute, a video position); a stronger one would deadlock with them.
 */
export async function lockLearner(tx: Tx, learnerId: string): Promise<LockedLearner> {
  const [row] = await tx.$queryRaw<(LockedLearner & Parameters<typeof changeOf>[0] & { timeZone: string })[]>`
    SELECT l.id, l.xp, l.level, l."createdAt", l."streakDays", l."streakLongest", l."streakFreezes", l."streakLastDay",
      l."zoneChangeDay", l."zoneChangeEndsAt", l."zoneChangeFrom", u."timeZone"
    FROM "Learner" l JOIN "User" u ON u.id = l.id WHERE l.id = ${learnerId} FOR NO KEY UPDATE OF l`
  if (!row) throw new Error(`no learner ${learnerId}`)
  return { ...row, zone: { timeZone: row.timeZone, change: changeOf(row) } }
}

/**
 * Rewards a completed lesson: XP, the day for the streak, new achievements, and their notifications.
 *
 * @param learner locked by the transaction
 * @param event `metrics` are the learner's counts including this lesson
 */
export function rewardLesson(
  tx: Tx,
  learner: LockedLearner,
  { lessonId, at, metrics }: { lessonId: string; at: Date; metrics: LearningMetrics },
): Promise<Reward> {
  const lines: Line[] = [{ reason: 'lesson', source: lessonId, amount: lessonXp }]
  return rewardActivity(tx, learner, { lines, at, metrics, isCompleted: true })
}

/**
 * Rewards a reached mission of an experiment, as `rewardLesson` does for a lesson.
 *
 * @param event `lines` may be empty; `isCompleted` if the mission completed the experiment. The attempt is stored already.
 */
export function rewardMission(
  tx: Tx,
  learner: LockedLearner,
  event: { lines: Omit<Line, 'reason'>[]; at: Date; isCompleted: boolean },
): Promise<Reward> {
  const lines = event.lines.map((line) => ({ ...line, reason: 'experiment' as const }))
  // A mission completes no lesson, so it cannot earn an achievement for lessons.
  return rewardActivity(tx, learner, { ...event, lines, metrics: noMetrics })
}

type Activity = { lines: Line[]; at: Date; metrics: LearningMetrics; isCompleted: boolean }

async function rewardActivity(tx: Tx, learner: LockedLearner, { lines, at, metrics, isCompleted }: Activity): Promise<Reward> {
  const day = learnerDay(at, learner.zone)
  const before = storedStreak(learner)
  const streak = advanceStreak(before, day)
  const activities = isCompleted ? 1 : 0
  await tx.$executeRaw`
    INSERT INTO "ActiveDay" AS d ("learnerId", day, activities) VALUES (${learner.id}, ${day}, ${activities})
    ON CONFLICT ("learnerId", day) DO UPDATE SET activities = d.activities + excluded.activities`
  const activity = await readActivityMetrics(tx, learner.id)
  const reward = await earn(tx, learner, lines, { ...metrics, ...activity, longestStreak: streak.longest }, at)
  await saveMetrics(tx, learner, reward.xpEarned, at, streak)
  await notify(tx, learner.id, [...rewardNotices(reward), ...freezeNotices(before, streak)], at)
  return { ...reward, streak: streakStep(before, streak) }
}

/** Metrics that earn nothing. */
const noMetrics = Object.fromEntries(metricNames.map((name) => [name, 0])) as Metrics

/** Grants the reward of a tutorial step once. */
export async function rewardTutorialStep(context: Context, stepId: TutorialStepId): Promise<Reward> {
  const { userId } = recordingLearner(context.viewer)
  const at = context.clock()
  return context.db.$transaction(async (tx) => {
    const learner = await lockLearner(tx, userId)
    // A step changes only XP, so only the level can earn an achievement.
    const reward = await earn(tx, learner, [tutorialLine(stepId)], noMetrics, at)
    if (reward.xpEarned === 0) return noReward
    await saveMetrics(tx, learner, reward.xpEarned, at)
    await notify(tx, userId, rewardNotices(reward), at)
    return reward
  })
}

function tutorialLine(stepId: TutorialStepId): Line {
  const step = tutorialSteps.find((candidate) => candidate.id === stepId)
  if (!step) throw new Error(`no tutorial step ${stepId}`)
  return { reason: 'tutorial', source: step.id, amount: step.xp }
}

/**
 * Writes the ledger entries of an event, and one for each achievement it earns. Their XP may raise the level, which may earn further ones.
 */
async function earn(tx: Tx, learner: LockedLearner, lines: Line[], metrics: Omit<Metrics, 'level'>, at: Date): Promise<Reward> {
  let xpEarned = await writeLines(tx, learner.id, lines, at)
  const level = () => levelForXp(learner.xp + xpEarned)
  let open = await tx.achievement.findMany({
    where: { earned: { none: { learnerId: learner.id } } },
    orderBy: { position: 'asc' },
  })
  const achievements: Achievement[] = []
  for (;;) {
    const figures = { ...metrics, level: level() }
    const found = open.filter((it) => isEarned(achievementRule.parse(it.rule), figures))
    if (found.length === 0) break
    open = open.filter((it) => !found.includes(it))
    achievements.push(...found)
    await tx.learnerAchievement.createMany({
      data: found.map(({ id }) => ({ learnerId: learner.id, achievementId: id, earnedAt: at })),
    })
    xpEarned += await writeLines(tx, learner.id, found.map(achievementLine), at)
  }
  return { xpEarned, achievements, newLevel: level() > learner.level ? level() : null, streak: null }
}

function achievementLine({ id, xpReward }: Achievement): Line {
  return { reason: 'achievement', source: id, amount: xpReward }
}

/** @returns XP of the new entries */
async function writeLines(tx: Tx, learnerId: string, lines: Line[], at: Date): Promise<number> {
  const written = await tx.xpEntry.createManyAndReturn({
    data: lines.map((line) => ({ learnerId, ...line, createdAt: at })),
    skipDuplicates: true,
    select: { amount: true },
  })
  return written.reduce((sum, { amount }) => sum + amount, 0)
}

/** Updates the values derived from the ledger and the days: total, level, streak, XP of the week. */
async function saveMetrics(tx: Tx, learner: LockedLearner, xpEarned: number, at: Date, streak?: Streak): Promise<void> {
  const xp = learner.xp + xpEarned
  await tx.learner.update({
    where: { id: learner.id },
    data: { xp, level: levelForXp(xp), ...(streak && streakColumns(streak)) },
    select: { id: true },
  })
  if (xpEarned === 0) return
  await tx.$executeRaw`
    INSERT INTO "WeekXp" AS w ("learnerId", week, xp) VALUES (${learner.id}, ${utcMonday(at)}, ${xpEarned})
    ON CONFLICT ("learnerId", week) DO UPDATE SET xp = w.xp + excluded.xp`
}

function rewardNotices({ achievements, newLevel }: Reward): Notice[] {
  return [...achievements.map(achievementNotice), ...(newLevel ? [levelNotice(newLevel)] : [])]
}

function streakColumns({ days, longest, freezes, lastDay }: Streak) {
  return { streakDays: days, streakLongest: longest, streakFreezes: freezes, streakLastDay: lastDay }
}
