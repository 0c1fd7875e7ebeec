import { check } from '@deepm/schema/rules/learning/check'
import { selectableParts } from '@deepm/schema/rules/learning/grading'
import type { LessonLevel } from '@deepm/schema/rules/learning/lesson-levels'
import { NotFoundError } from '../../core/errors.ts'
import type { Context } from '../../platform/context.ts'
import { baseOf, progressOf } from '../curriculum/outline.service.ts'
import { isLocked } from '../curriculum/progress-figures.policy.ts'
import { LessonLockedError } from '../learning/learning.errors.ts'
import type { LessonWithCheck } from './tutor-reply.service.ts'

export type OpenLesson = LessonWithCheck & { id: string; level: LessonLevel }

const columns = {
  id: true,
  title: true,
  level: true,
  content: true,
  videoUrl: true,
  practicePrompt: true,
  easier: true,
  stretch: true,
  objectives: true,
  check: true,
} as const

/**
 * Returns a lesson that the learner may read, with its check.
 *
 * @throws NotFoundError, LessonLockedError
 */
export async function readOpenLesson(context: Context, learnerId: string, lessonId: string): Promise<OpenLesson> {
  const progress = await progressOf(context, learnerId)
  if (!progress.outline.lessons.has(baseOf(progress.outline, lessonId))) throw new NotFoundError('lesson')
  if (isLocked(progress, lessonId)) throw new LessonLockedError()
  const lesson = await context.db.lesson.findUnique({ where: { id: lessonId, isPublished: true }, select: columns })
  if (!lesson) throw new NotFoundError('lesson')
  const items = check.parse(lesson.check)
  return { ...lesson, items, check: items.map((item) => ({ ...item, choices: selectableParts(item) })) }
}
