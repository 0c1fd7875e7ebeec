import type { CheckItem } from '@deepm/schema/rules/learning/check'
import { type GivenAnswer, gradeAnswer } from '@deepm/schema/rules/learning/grading'
import {
  type CheckDay,
  checkDayAt,
  countAnswer,
  dayLimit,
  describeDayEnd,
  triesBeforeExplanation,
  triesPerDay,
} from '@deepm/schema/rules/learning/tries'
import { NotFoundError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { recordingLearner } from '../../platform/viewer.policy.ts'
import { progressOf } from '../curriculum/outline.service.ts'
import { isLocked } from '../curriculum/progress-figures.policy.ts'
import { lockLearner } from '../rewards/rewards.service.ts'
import { answerableItems, lessonOf } from './check.service.ts'
import { publicIdsOf, readAnswer } from './check-names.service.ts'
import { LessonLockedError, NoTriesLeftError } from './learning.errors.ts'

/** Requests per learner and minute, including refused ones: more than a person sends. */
export const answerLimit = { name: 'check-answer', max: 60, windowSeconds: 60 }

/**
 * Grades and stores the viewer's answer to one item; the latest answer counts. A correct item stays correct, and repeating its
 * answer uses no attempt. After the third wrong attempt the explanation is shown, and the item counts as learned with help.
 *
 * @param askedId `lesson:name`
 * @throws NotFoundError, LessonLockedError, ConsentRequiredError, PausedError, InvalidInputError, RateLimitedError,
 *   NoTriesLeftError
 */
export async function answerItem(context: Context, askedId: string, given: GivenAnswer): Promise<void> {
  const { userId: learnerId, timeZone } = recordingLearner(context.viewer)
  await countRequest(context, answerLimit, learnerId)
  const lessonId = lessonOf(askedId)
  const { db } = context
  const where = { id: lessonId, isPublished: true }
  const lesson = await db.lesson.findUnique({ where, select: { id: true, check: true } })
  if (!lesson) throw new NotFoundError('lesson')
  if (isLocked(await progressOf(context, learnerId), lessonId)) throw new LessonLockedError()
  const name = publicIdsOf(lesson, learnerId)
  const item = (await answerableItems(context, learnerId, lesson)).find((it) => name(it.id) === askedId)
  if (!item) throw new NotFoundError('question any more')
  const answer = readAnswer(name, item, given)
  await db.$transaction((tx) => saveAnswer(tx, { learnerId, lessonId, item, answer, at: context.clock(), timeZone }))
  // Fields of the response read both again.
  context.requestCache.delete(`answers:${learnerId}:${lessonId}`)
  context.requestCache.delete(`progress:${learnerId}`)
}

type Given = { learnerId: string; lessonId: string; item: CheckItem; answer: GivenAnswer; at: Date; timeZone: string }

/** Locks the learner's row, so that parallel answers cannot use the same attempt. */
async function saveAnswer(tx: Tx, { learnerId, lessonId, item, answer, at, timeZone }: Given): Promise<void> {
  await lockLearner(tx, learnerId)
  const where = { learnerId_lessonId_itemId: { learnerId, lessonId, itemId: item.id } }
  const [kept, last] = await Promise.all([tx.checkAnswer.findUnique({ where }), tx.checkDay.findUnique({ where: { learnerId } })])
  if (kept?.correct) return
  const day = checkDayAt(at, timeZone, last)
  const isSameDay = kept?.dayEndsAt?.getTime() === day.endsAt.getTime()
  const dayTries = isSameDay ? kept.dayTries : 0
  assertTriesLeft(day, dayTries, describeDayEnd(day.endsAt, at, timeZone))
  const attempts = (kept?.attempts ?? 0) + 1
  const correct = gradeAnswer(item, answer, attempts).isCorrect
  const helpedAt = kept?.helpedAt ?? (!correct && attempts >= triesBeforeExplanation ? at : null)
  const row = { answer, correct, attempts, answeredAt: at, dayTries: dayTries + 1, dayEndsAt: day.endsAt, helpedAt }
  await tx.checkAnswer.upsert({ where, create: { learnerId, lessonId, itemId: item.id, ...row }, update: row })
  const { endsAt, answers, wrong, firstTries } = countAnswer(day, { isCorrect: correct, isFirst: !kept })
  const counts = { endsAt, answers, wrong, firstTries }
  await tx.checkDay.upsert({ where: { learnerId }, create: { learnerId, ...counts }, update: counts })
  await tx.lessonProgress.createMany({ data: [{ learnerId, lessonId, startedAt: at }], skipDuplicates: true })
}

function assertTriesLeft(day: CheckDay, dayTries: number, again: string): void {
  if (dayTries >= triesPerDay)
    throw new NoTriesLeftError(`You have tried this question ${triesPerDay} times. You can try it again ${again}.`, day.endsAt)
  const limit = dayLimit(day)
  if (limit === 'wrong')
    throw new NoTriesLeftError(
      `That was a lot of tries for one day. Read the notes again. You can answer again ${again}.`,
      day.endsAt,
    )
  if (limit === 'answers')
    throw new NoTriesLeftError(
      `You have answered a lot of questions. Time for a break! You can answer again ${again}.`,
      day.endsAt,
    )
}
