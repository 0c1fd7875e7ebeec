/** Returns `done` out of `total` as a whole percentage, 0 for a total of 0, and 100 only when everything is done. */
export function percentDone(done: number, total: number): number {
  return total === 0 ? 0 : Math.floor((100 * Math.min(done, total)) / total)
}

/** A lesson as one learner sees it. `isNew`: published after the learner joined. */
export type CountedLesson = { isNew: boolean; isCompleted: boolean }

export function isNewLesson(publishedAt: Date | null, joinedAt: Date | null): boolean {
  return publishedAt !== null && joinedAt !== null && publishedAt > joinedAt
}

/**
 * Counts the completed lessons and the lessons that count. A new lesson counts only once completed, so publishing one never
 * lowers a learner's progress.
 */
export function countLessons(lessons: readonly CountedLesson[]): { done: number; total: number } {
  const done = lessons.filter(({ isCompleted }) => isCompleted).length
  return { done, total: lessons.filter(({ isNew, isCompleted }) => isCompleted || !isNew).length }
}

/** The same for one folder or course. When all lessons are new, all count, so that one of them does not complete the group. */
export function countGroup(lessons: readonly CountedLesson[]): { done: number; total: number } {
  const { done, total } = countLessons(lessons)
  return { done, total: lessons.some(({ isNew }) => !isNew) ? total : lessons.length }
}

/** Returns whether a lesson is locked: it unlocks when every lesson it builds on is completed. */
export function isLessonLocked(prerequisites: readonly string[], completed: ReadonlySet<string>): boolean {
  return prerequisites.some((id) => !completed.has(id))
}

/** Folders of each finished path. A path that is still being written cannot be completed. */
export const foldersOfPath: Readonly<Record<string, number>> = { entrepreneur: 8, writer: 6, creator: 7, campaigner: 5 }

export function isPathCompleted(personaId: string, folders: { total: number; completed: number }): boolean {
  return folders.completed === folders.total && folders.total >= (foldersOfPath[personaId] ?? 1)
}

/** Progress of a lesson when everything but "Mark as Complete" is done (specification, section 9). */
const readyPercent = 75

/** Returns a lesson's progress: the check for understanding counts up to 75%, marking it complete makes it 100%. */
export function lessonPercent(lesson: { isCompleted: boolean; correct: number; needed: number }): number {
  if (lesson.isCompleted) return 100
  if (lesson.needed === 0) return readyPercent
  return Math.floor((readyPercent * Math.min(lesson.correct, lesson.needed)) / lesson.needed)
}
