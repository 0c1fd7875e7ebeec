import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { InvalidInputError, NotFoundError } from '../../errors.ts'
import { recordingLearner } from '../identity/identity.policy.ts'
import { lockLearner, nothing, type Reward, rewardLesson } from '../rewards/rewards.service.ts'
import { readCheckStatus } from './check.service.ts'
import { CheckNotPassedError, LessonLockedError } from './learning.errors.ts'
import { isLocked, learningMetrics, type Outline, progressOf, readCompleted } from './outline.service.ts'

/**
 * Records that the signed-in learner completed a lesson and rewards it. A lesson completed before stays as it was and earns
 * nothing again, also when two tabs ask at once.
 *
 * @throws NotFoundError, LessonLockedError, CheckNotPassedError, ConsentRequiredError, PausedError
 */
export async function completeLesson(context: Context, lessonId: string): Promise<Reward> {
  const { userId } = recordingLearner(context.viewer)
  const { outline, completed } = await openLesson(context, userId, lessonId)
  if (completed.has(lessonId)) return nothing
  const { correct, needed } = await readCheckStatus(context.db, userId, lessonId)
  if (correct < needed) throw new CheckNotPassedError(correct, needed)
  const reward = await context.db.$transaction((tx) =>
    recordCompletion(tx, outline, { learnerId: userId, lessonId, at: context.clock() }),
  )
  // Fields of the answer read the progress again.
  context.memo.delete(`progress:${userId}`)
  return reward
}

/**
 * Keeps where the signed-in learner stopped in the film of a lesson.
 *
 * @throws NotFoundError, LessonLockedError, ConsentRequiredError, PausedError, InvalidInputError
 */
export async function saveVideoPlace(context: Context, lessonId: string, seconds: number): Promise<void> {
  const { userId: learnerId } = recordingLearner(context.viewer)
  if (seconds < 0 || seconds > 86_400) {
    throw new InvalidInputError([{ field: 'seconds', message: 'A place in a film is between its start and a day.' }])
  }
  await openLesson(context, learnerId, lessonId)
  await context.db.lessonProgress.upsert({
    where: { learnerId_lessonId: { learnerId, lessonId } },
    create: { learnerId, lessonId, startedAt: context.clock(), videoSeconds: seconds },
    update: { videoSeconds: seconds },
  })
  context.memo.delete(`progress:${learnerId}`)
}

async function openLesson(context: Context, learnerId: string, lessonId: string) {
  const progress = await progressOf(context, learnerId)
  if (!progress.outline.lessons.has(lessonId)) throw new NotFoundError('lesson')
  if (isLocked(progress, lessonId)) throw new LessonLockedError()
  return progress
}

export type Completion = { learnerId: string; lessonId: string; at: Date }

/** Stores a completion and what it earns. The learner's row is held, so that parallel requests count it once. */
export async function recordCompletion(tx: Tx, outline: Outline, completion: Completion): Promise<Reward> {
  const { learnerId, lessonId, at } = completion
  const learner = await lockLearner(tx, learnerId)
  const completed = await readCompleted(tx, learnerId)
  if (completed.has(lessonId)) return nothing
  await tx.lessonProgress.upsert({
    where: { learnerId_lessonId: { learnerId, lessonId } },
    create: { learnerId, lessonId, startedAt: at, completedAt: at },
    update: { completedAt: at },
  })
  const metrics = learningMetrics({ outline, completed: new Set(completed).add(lessonId), joinedAt: learner.createdAt })
  return rewardLesson(tx, learner, { ...completion, metrics })
}
