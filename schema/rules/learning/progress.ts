/** Whole percent of `done` out of `total`, 0 when there is nothing to do. 100 only when everything is done. */
export function percentDone(done: number, total: number): number {
  return total === 0 ? 0 : Math.floor((100 * Math.min(done, total)) / total)
}

/** A lesson as one learner sees it. `isNew` says that it was published after the learner joined. */
export type CountedLesson = { isNew: boolean; isCompleted: boolean }

export function isNewLesson(publishedAt: Date | null, joinedAt: Date | null): boolean {
  return publishedAt !== null && joinedAt !== null && publishedAt > joinedAt
}

/**
 * How many of these lessons are completed, out of how many that count. A new lesson counts from its completion on, so publishing one
 * never lowers what a learner has reached.
 */
export function countLessons(lessons: readonly CountedLesson[]): { done: number; total: number } {
  const done = lessons.filter(({ isCompleted }) => isCompleted).length
  return { done, total: lessons.filter(({ isNew, isCompleted }) => isCompleted || !isNew).length }
}

/** The same for one folder or course. Where all lessons are new, all count: one of them does not complete it. */
export function countGroup(lessons: readonly CountedLesson[]): { done: number; total: number } {
  const { done, total } = countLessons(lessons)
  return { done, total: lessons.some(({ isNew }) => !isNew) ? total : lessons.length }
}

/** A lesson opens when every lesson it builds on is completed. */
export function isLessonLocked(prerequisites: readonly string[], completed: ReadonlySet<string>): boolean {
  return prerequisites.some((id) => !completed.has(id))
}

/** Folders of each path when it is whole. A path that is still being written cannot be completed. */
export const foldersOfPath: Readonly<Record<string, number>> = { entrepreneur: 8, writer: 6, creator: 7, campaigner: 5 }

export function isPathCompleted(personaId: string, folders: { total: number; completed: number }): boolean {
  return folders.completed === folders.total && folders.total >= (foldersOfPath[personaId] ?? 1)
}

/** Where the bar of a lesson stands when all but "Mark as Complete" is done (specification, section 9). */
const readyPercent = 75

/** How far a lesson is: the check for understanding fills the bar to 75 %, marking it complete fills it. */
export function lessonPercent(lesson: { isCompleted: boolean; correct: number; needed: number }): number {
  if (lesson.isCompleted) return 100
  if (lesson.needed === 0) return readyPercent
  return Math.floor((readyPercent * Math.min(lesson.correct, lesson.needed)) / lesson.needed)
}
