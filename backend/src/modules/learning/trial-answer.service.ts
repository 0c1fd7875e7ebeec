import { check as checkSchema } from '@deepm/schema/rules/learning/check'
import type { GivenAnswer } from '@deepm/schema/rules/learning/grading'
import { NotFoundError } from '../../core/errors.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { baseOf, progressOf } from '../curriculum/outline.service.ts'
import { lessonOf, type PublicItem, triedItem } from './check.service.ts'
import { answerLimit } from './check-answer.service.ts'
import { publicIdsOf, readAnswer } from './check-names.service.ts'

// A child who waits for a parent can try the first lesson of the core course. Answers are graded and stay on the device.

/** Returns whether the viewer can try the questions of a lesson without storing answers. */
export async function mayTry(context: Context, lessonId: string): Promise<boolean> {
  const { viewer } = context
  if (viewer?.role !== 'learner' || viewer.consent !== 'pending') return false
  const { outline } = await progressOf(context, viewer.userId)
  const first = [...outline.lessons.values()].find((lesson) => lesson.courseId !== null && lesson.courseId === outline.coreId)
  return first?.id === baseOf(outline, lessonId)
}

/**
 * Grades an answer of a child who waits for consent, and stores nothing.
 *
 * @param askedId `lesson:name`
 * @throws RateLimitedError, NotFoundError for other lessons and viewers, InvalidInputError
 */
export async function tryItem(context: Context, askedId: string, given: GivenAnswer): Promise<PublicItem> {
  const learnerId = context.viewer?.userId ?? ''
  await countRequest(context, answerLimit, learnerId)
  const lessonId = lessonOf(askedId)
  const where = { id: lessonId, isPublished: true }
  const lesson = await context.db.lesson.findUnique({ where, select: { id: true, check: true } })
  if (!lesson || !(await mayTry(context, lessonId))) throw new NotFoundError('lesson')
  const name = publicIdsOf(lesson, learnerId)
  const item = checkSchema.parse(lesson.check).find((it) => name(it.id) === askedId)
  if (!item) throw new NotFoundError('question any more')
  return triedItem(context, lesson, item, readAnswer(name, item, given))
}
