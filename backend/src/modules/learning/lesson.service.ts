import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { NotFoundError } from '../../errors.ts'
import { recordingLearner } from '../identity/identity.policy.ts'
import { lockLearner, nothing, type Reward, rewardLesson } from '../rewards/rewards.service.ts'
import { LessonLockedError } from './learning.errors.ts'
import { isLocked, learningMetrics, type Outline, progressOf, readCompleted } from './outline.service.ts'

/**
 * Records that the signed-in learner completed a lesson and rewards it. A lesson completed before stays as it was and earns
 * nothing again, also when two tabs ask at once.
 *
 * @throws NotFoundError, LessonLockedError, ConsentRequiredError
 */
export async function completeLesson(context: Context, lessonId: string): Promise<Reward> {
  const { userId, timeZone } = recordingLearner(context.viewer)
  const progress = await progressOf(context, userId)
  if (!progress.outline.lessons.has(lessonId)) throw new NotFoundError('lesson')
  if (isLocked(progress, lessonId)) throw new LessonLockedError()
  const reward = await context.db.$transaction((tx) =>
    recordCompletion(tx, progress.outline, { learnerId: userId, lessonId, at: context.clock(), timeZone }),
  )
  // Fields of the answer read the progress again.
  context.memo.delete(`progress:${userId}`)
  return reward
}

export type Completion = { learnerId: string; lessonId: string; at: Date; timeZone: string }

/** Stores a completion and what it earns. The learner's row is held, so that parallel requests count it once. */
export async function recordCompletion(tx: Tx, outline: Outline, completion: Completion): Promise<Reward> {
  const { learnerId, lessonId, at } = completion
  await lockLearner(tx, learnerId)
  const completed = await readCompleted(tx, learnerId)
  if (completed.has(lessonId)) return nothing
  await tx.lessonProgress.upsert({
    where: { learnerId_lessonId: { learnerId, lessonId } },
    create: { learnerId, lessonId, startedAt: at, completedAt: at },
    update: { completedAt: at },
  })
  const metrics = learningMetrics({ outline, completed: new Set(completed).add(lessonId) })
  return rewardLesson(tx, { ...completion, metrics })
}
