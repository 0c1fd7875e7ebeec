import { missionCount } from '@deepm/schema/rules/experiments/catalogue'
import { experimentXpLines } from '@deepm/schema/rules/experiments/experiment-xp'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { NotFoundError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { ExperimentAttempt, Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { rateLimitSubject, recordingLearner } from '../../platform/viewer.policy.ts'
import { baseOf, progressOf } from '../curriculum/outline.service.ts'
import { isLocked } from '../curriculum/progress-figures.policy.ts'
import { LessonLockedError } from '../learning/learning.errors.ts'
import { type LockedLearner, lockLearner, noReward, type Reward, rewardMission } from '../rewards/rewards.service.ts'
import { type CheckedExperiment, checkExperiment, type ExperimentInput } from './experiment-input.service.ts'

/** Requests per learner and minute, including refused ones: more than the web app sends. */
const recordLimit = { name: 'record-experiment', max: 60, windowSeconds: 60 }

/**
 * Records what the viewer did in an experiment: that it was started, a reached mission, or the state to save. A mission is rewarded when it
 * is first reached; its first evidence stays. The latest state replaces the saved one. Repeating the call, also in parallel, changes and
 * earns nothing more.
 *
 * @throws ConsentRequiredError, PausedError, RateLimitedError, NotFoundError for an unknown experiment or lesson, LessonLockedError,
 *   InvalidInputError
 */
export async function recordExperiment(context: Context, input: ExperimentInput): Promise<Reward> {
  const { userId, isDemo } = recordingLearner(context.viewer)
  await countRequest(context, recordLimit, rateLimitSubject(context, { id: userId, isDemo }))
  const checked = checkExperiment(input)
  const lessonId = input.lessonId ?? null
  if (lessonId !== null) await assertOpenLesson(context, userId, lessonId)
  const at = context.clock()
  const reward = await context.db.$transaction((tx) => saveAttempt(tx, userId, { ...checked, lessonId, at }))
  // Fields of the response read the achievements again.
  context.requestCache.delete(`rewards:${userId}`)
  return reward
}

async function assertOpenLesson(context: Context, learnerId: string, lessonId: string): Promise<void> {
  const progress = await progressOf(context, learnerId)
  if (!progress.outline.lessons.has(baseOf(progress.outline, lessonId))) throw new NotFoundError('lesson')
  if (isLocked(progress, lessonId)) throw new LessonLockedError()
}

type Recorded = CheckedExperiment & { lessonId: string | null; at: Date }

/** Locks the learner's row, so that parallel requests record a mission once. */
async function saveAttempt(tx: Tx, learnerId: string, recorded: Recorded): Promise<Reward> {
  const { experimentId, lessonId, reached, state, at } = recorded
  const learner = await lockLearner(tx, learnerId)
  const where = { learnerId_experimentId: { learnerId, experimentId } }
  const kept = await tx.experimentAttempt.findUnique({ where })
  const added = reached && !kept?.missions.includes(reached.mission) ? withMission(kept, reached, at) : null
  const data = { ...added, ...(state !== undefined && { state }) }
  if (!kept)
    await tx.experimentAttempt.create({ data: { learnerId, experimentId, lessonId, startedAt: at, updatedAt: at, ...data } })
  else if (Object.keys(data).length > 0) await tx.experimentAttempt.update({ where, data: { ...data, updatedAt: at } })
  return reached && added
    ? rewardReached(tx, learner, { ...reached, experimentId, isCompleted: added.completedAt !== null, at })
    : noReward
}

function withMission(kept: ExperimentAttempt | null, { mission, evidence }: NonNullable<Recorded['reached']>, at: Date) {
  const missions = [...(kept?.missions ?? []), mission]
  return {
    missions,
    reachedAt: [...(kept?.reachedAt ?? []), at],
    evidence: { ...(kept?.evidence as Prisma.InputJsonObject | undefined), [mission]: evidence },
    completedAt: missions.length === missionCount ? at : null,
  }
}

type Reached = Parameters<typeof experimentXpLines>[0] & { at: Date }

async function rewardReached(tx: Tx, learner: LockedLearner, { at, ...reached }: Reached): Promise<Reward> {
  const earned = await tx.xpEntry.findMany({
    where: { learnerId: learner.id, reason: 'experiment', createdAt: { gt: daysFrom(at, -1) } },
    select: { source: true },
  })
  const lines = experimentXpLines(
    reached,
    earned.map((it) => it.source),
  )
  return rewardMission(tx, learner, { lines, at, isCompleted: reached.isCompleted })
}
