import { paceWait } from '@deepm/schema/rules/learning/pace'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { InvalidInputError, NotFoundError, RateLimitedError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { recordingLearner } from '../../platform/viewer.policy.ts'
import { baseOf, type Outline, progressOf, readCompleted } from '../curriculum/outline.service.ts'
import { isLocked, learningMetrics } from '../curriculum/progress-figures.policy.ts'
import { lockLearner, noReward, type Reward, rewardLesson } from '../rewards/rewards.service.ts'
import { readCheckStatus } from './check.service.ts'
import { CheckNotPassedError, LessonLockedError } from './learning.errors.ts'

/**
 * Records that the viewer completed a lesson and rewards it. An already completed lesson is unchanged and earns nothing, also with parallel
 * requests.
 *
 * @throws NotFoundError, LessonLockedError, CheckNotPassedError, ConsentRequiredError, PausedError; RateLimitedError for lessons completed
 *   faster than anyone learns
 */
export async function completeLesson(context: Context, lessonId: string): Promise<Reward> {
  const { userId, isDemo } = recordingLearner(context.viewer)
  const { outline, completed } = await openLesson(context, userId, lessonId)
  if (completed.has(baseOf(outline, lessonId))) return noReward
  const { correct, needed } = await readCheckStatus(context.db, userId, lessonId)
  if (correct < needed) throw new CheckNotPassedError(correct, needed)
  const completion = { learnerId: userId, lessonId, at: context.clock() }
  const reward = await context.db.$transaction(async (tx) => {
    // All visitors share the demo learner, whose rewards are reset the next day.
    if (context.config.hasLessonPace && !isDemo) await lockPace(tx, completion)
    return recordCompletion(tx, outline, completion)
  })
  // Fields of the response read the progress again.
  context.requestCache.delete(`progress:${userId}`)
  return reward
}

/** Limits the pace of completions. Locks the learner's row, which serializes parallel completions. */
async function lockPace(tx: Tx, { learnerId, lessonId, at }: Completion): Promise<void> {
  await lockLearner(tx, learnerId)
  const where = { learnerId, completedAt: { gt: daysFrom(at, -1) } }
  const rows = await tx.lessonProgress.findMany({ where, select: { lessonId: true, completedAt: true } })
  if (rows.some((row) => row.lessonId === lessonId)) return
  const wait = paceWait(
    at,
    rows.flatMap(({ completedAt }) => completedAt ?? []),
  )
  if (wait) throw new RateLimitedError(wait.seconds, wait.message)
}

/**
 * Stores the viewer's position in the video of a lesson.
 *
 * @throws NotFoundError, LessonLockedError, ConsentRequiredError, PausedError, InvalidInputError
 */
export async function saveVideoPlace(context: Context, lessonId: string, seconds: number): Promise<void> {
  const { userId: learnerId } = recordingLearner(context.viewer)
  if (seconds < 0 || seconds > 86_400) {
    throw new InvalidInputError([{ field: 'seconds', message: 'A place in a video is between its start and a day.' }])
  }
  await openLesson(context, learnerId, lessonId)
  await context.db.lessonProgress.upsert({
    where: { learnerId_lessonId: { learnerId, lessonId } },
    create: { learnerId, lessonId, startedAt: context.clock(), videoSeconds: seconds },
    update: { videoSeconds: seconds },
  })
  context.requestCache.delete(`progress:${learnerId}`)
}

async function openLesson(context: Context, learnerId: string, lessonId: string) {
  const progress = await progressOf(context, learnerId)
  if (!progress.outline.lessons.has(baseOf(progress.outline, lessonId))) throw new NotFoundError('lesson')
  if (isLocked(progress, lessonId)) throw new LessonLockedError()
  return progress
}

export type Completion = { learnerId: string; lessonId: string; at: Date }

/** Stores a completion and its reward, which all levels of a lesson share. Locks the learner's row, so that parallel requests count it once. */
export async function recordCompletion(tx: Tx, outline: Outline, completion: Completion): Promise<Reward> {
  const { learnerId, lessonId, at } = completion
  const learner = await lockLearner(tx, learnerId)
  const baseId = baseOf(outline, lessonId)
  const completed = await readCompleted(tx, outline, learnerId)
  if (completed.has(baseId)) return noReward
  await tx.lessonProgress.upsert({
    where: { learnerId_lessonId: { learnerId, lessonId } },
    create: { learnerId, lessonId, startedAt: at, completedAt: at },
    update: { completedAt: at },
  })
  const metrics = learningMetrics({ outline, completed: new Set(completed).add(baseId), joinedAt: learner.createdAt })
  return rewardLesson(tx, learner, { ...completion, lessonId: baseId, metrics })
}
