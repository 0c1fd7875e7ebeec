import {
  achievementRule,
  isEarned,
  type LearningMetrics,
  type Metrics,
  metrics as metricNames,
} from '@deepm/schema/rules/achievements'
import { weekOf } from '@deepm/schema/rules/leaderboard'
import { type LearnerZone, learnerDay } from '@deepm/schema/rules/learner-day'
import { lessonXp, levelForXp } from '@deepm/schema/rules/levels'
import { advanceStreak, type Streak } from '@deepm/schema/rules/streak'
import { type TutorialStepId, tutorialSteps } from '@deepm/schema/rules/tutorial'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import type { Achievement, Learner } from '../../generated/prisma/client.ts'
import type { XpReason } from '../../generated/prisma/enums.ts'
import { type Notice, tell } from '../family/notification.service.ts'
import { recordingLearner } from '../identity/identity.policy.ts'
import { changeOf } from '../identity/time-zone.service.ts'
import { achievementNotice, freezeNotices, levelNotice } from './notices.service.ts'

/** What one event earned; all zero and empty when it was a repetition. */
export type Reward = {
  xpEarned: number
  achievements: Achievement[]
  /** The level this event lifted the learner to; `null` when it stayed. */
  newLevel: number | null
}

export const nothing: Reward = { xpEarned: 0, achievements: [], newLevel: null }

/** A learner's figures, with the row held until the transaction ends. */
export type HeldLearner = Pick<
  Learner,
  'id' | 'xp' | 'level' | 'createdAt' | 'streakDays' | 'streakLongest' | 'streakFreezes' | 'streakLastDay'
> & { zone: LearnerZone }

type Line = { reason: XpReason; source: string; amount: number }

/**
 * Reads and holds the learner's row until the transaction ends, so that two tabs earn one after the other. The lock is the one that
 * lets rows be written which only refer to the learner (a minute, a place in a film): with a stronger one, those and this would
 * wait for each other.
 */
export async function lockLearner(tx: Tx, learnerId: string): Promise<HeldLearner> {
  const [row] = await tx.$queryRaw<(HeldLearner & Parameters<typeof changeOf>[0] & { timeZone: string })[]>`
    SELECT l.id, l.xp, l.level, l."createdAt", l."streakDays", l."streakLongest", l."streakFreezes", l."streakLastDay",
      l."zoneChangeDay", l."zoneChangeEndsAt", l."zoneChangeFrom", u."timeZone"
    FROM "Learner" l JOIN "User" u ON u.id = l.id WHERE l.id = ${learnerId} FOR NO KEY UPDATE OF l`
  if (!row) throw new Error(`no learner ${learnerId}`)
  return { ...row, zone: { timeZone: row.timeZone, change: changeOf(row) } }
}

/**
 * Rewards a completed lesson: XP, the day for the streak, achievements the new figures earn, and the word about them.
 *
 * @param learner held by the transaction
 * @param event `metrics` are the learner's counts with this lesson included
 */
export async function rewardLesson(
  tx: Tx,
  learner: HeldLearner,
  event: { lessonId: string; at: Date; metrics: LearningMetrics },
): Promise<Reward> {
  const day = learnerDay(event.at, learner.zone)
  const before = storedStreak(learner)
  const streak = advanceStreak(before, day)
  await tx.activeDay.createMany({ data: { learnerId: learner.id, day }, skipDuplicates: true })
  const line: Line = { reason: 'lesson', source: event.lessonId, amount: lessonXp }
  const reward = await earn(tx, learner, line, { ...event.metrics, longestStreak: streak.longest }, event.at)
  await keepFigures(tx, learner, reward.xpEarned, event.at, streak)
  await tell(tx, learner.id, [...rewardNotices(reward), ...freezeNotices(before, streak)], event.at)
  return reward
}

/** Figures that earn nothing. */
const noMetrics = Object.fromEntries(metricNames.map((name) => [name, 0])) as Metrics

/** Grants the reward of a tutorial step, once. */
export async function rewardTutorialStep(context: Context, stepId: TutorialStepId): Promise<Reward> {
  const { userId } = recordingLearner(context.viewer)
  const at = context.clock()
  return context.db.$transaction(async (tx) => {
    const learner = await lockLearner(tx, userId)
    // A step moves nothing but XP, so that only the level can earn an achievement here.
    const reward = await earn(tx, learner, tutorialLine(stepId), noMetrics, at)
    if (reward.xpEarned === 0) return nothing
    await keepFigures(tx, learner, reward.xpEarned, at)
    await tell(tx, userId, rewardNotices(reward), at)
    return reward
  })
}

export function tutorialLine(stepId: TutorialStepId): Line {
  const step = tutorialSteps.find((candidate) => candidate.id === stepId)
  if (!step) throw new Error(`no tutorial step ${stepId}`)
  return { reason: 'tutorial', source: step.id, amount: step.xp }
}

/**
 * Writes lines of the ledger and the figures derived from it together. A line that stands there already adds nothing.
 *
 * @param learner held by the transaction
 */
export async function writeXp(tx: Tx, learner: HeldLearner, lines: Line[], at: Date): Promise<void> {
  await keepFigures(tx, learner, await writeLines(tx, learner.id, lines, at), at)
}

/** Writes the line of an event, and one for each achievement earned by it; its XP may lift the level, which may earn the next. */
async function earn(tx: Tx, learner: HeldLearner, line: Line, metrics: Omit<Metrics, 'level'>, at: Date): Promise<Reward> {
  let xpEarned = await writeLines(tx, learner.id, [line], at)
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
  return { xpEarned, achievements, newLevel: level() > learner.level ? level() : null }
}

function achievementLine({ id, xpReward }: Achievement): Line {
  return { reason: 'achievement', source: id, amount: xpReward }
}

/** @returns XP of the lines that were not there yet */
async function writeLines(tx: Tx, learnerId: string, lines: Line[], at: Date): Promise<number> {
  const written = await tx.xpEntry.createManyAndReturn({
    data: lines.map((line) => ({ learnerId, ...line, createdAt: at })),
    skipDuplicates: true,
    select: { amount: true },
  })
  return written.reduce((sum, { amount }) => sum + amount, 0)
}

/** Brings what is derived from the ledger and the days up to date: total, level, streak, XP of the week. */
async function keepFigures(tx: Tx, learner: HeldLearner, xpEarned: number, at: Date, streak?: Streak): Promise<void> {
  const xp = learner.xp + xpEarned
  await tx.learner.update({
    where: { id: learner.id },
    data: { xp, level: levelForXp(xp), ...(streak && streakColumns(streak)) },
    select: { id: true },
  })
  if (xpEarned === 0) return
  await tx.$executeRaw`
    INSERT INTO "WeekXp" AS w ("learnerId", week, xp) VALUES (${learner.id}, ${weekOf(at)}, ${xpEarned})
    ON CONFLICT ("learnerId", week) DO UPDATE SET xp = w.xp + excluded.xp`
}

function rewardNotices({ achievements, newLevel }: Reward): Notice[] {
  return [...achievements.map(achievementNotice), ...(newLevel ? [levelNotice(newLevel)] : [])]
}

export function storedStreak(learner: Pick<Learner, 'streakDays' | 'streakLongest' | 'streakFreezes' | 'streakLastDay'>): Streak {
  return {
    days: learner.streakDays,
    longest: learner.streakLongest,
    freezes: learner.streakFreezes,
    lastDay: learner.streakLastDay,
  }
}

function streakColumns({ days, longest, freezes, lastDay }: Streak) {
  return { streakDays: days, streakLongest: longest, streakFreezes: freezes, streakLastDay: lastDay }
}
