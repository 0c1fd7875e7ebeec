import {
  type CountedLesson,
  countGroup,
  countLessons,
  isLessonLocked,
  isNewLesson,
  isPathCompleted,
  percentDone,
} from '@deepm/schema/rules/learning/progress'
import type { SkillId } from '@deepm/schema/rules/learning/skills'
import type { LearningMetrics } from '@deepm/schema/rules/rewards/achievements'
import { baseOf, lessonsWhere, type OutlineLesson, type OutlineProgress, type Progress } from './outline.service.ts'

// What follows from a learner's progress and the outline: percentages, locks, points and the recommended lesson.

function counted({ completed, joinedAt }: OutlineProgress, lessons: OutlineLesson[]): CountedLesson[] {
  return lessons.map(({ id, publishedAt }) => ({ isNew: isNewLesson(publishedAt, joinedAt), isCompleted: completed.has(id) }))
}

/** Returns the completed share of a folder or course in whole percent, by the rule in schema/rules/learning/progress. */
export function percentOfGroup(progress: OutlineProgress, lessons: OutlineLesson[]): number {
  const { done, total } = countGroup(counted(progress, lessons))
  return percentDone(done, total)
}

/** Returns the completed share of a path in whole percent. */
export function percentOfPath(progress: OutlineProgress, personaId: string): number {
  const { done, total } = countLessons(counted(progress, lessonsWhere(progress, { personaId })))
  return percentDone(done, total)
}

/** Counts the folders of a path, and the completed ones. A folder in which every lesson is new counts once it is completed. */
export function folderTally(progress: OutlineProgress, personaId: string): { total: number; completed: number } {
  const byFolder = new Map<string, OutlineLesson[]>()
  for (const lesson of lessonsWhere(progress, { personaId })) {
    const folderId = lesson.folderId ?? ''
    byFolder.set(folderId, [...(byFolder.get(folderId) ?? []), lesson])
  }
  const folders = [...byFolder.values()].map((lessons) => {
    const facts = counted(progress, lessons)
    const { done, total } = countGroup(facts)
    return { isCompleted: done === total, isNew: facts.every((it) => it.isNew) }
  })
  return {
    total: folders.filter((folder) => folder.isCompleted || !folder.isNew).length,
    completed: folders.filter((folder) => folder.isCompleted).length,
  }
}

/** Returns the courses to complete before a course opens: the ones before it, if it requires them. Empty when it is open. */
export function missingCourses(progress: OutlineProgress, courseId: string): string[] {
  const { courses } = progress.outline
  const course = courses.find((candidate) => candidate.id === courseId)
  if (!course?.needsPrevious) return []
  return courses
    .filter((other) => other.position < course.position)
    .filter((other) => {
      const { done, total } = countGroup(counted(progress, lessonsWhere(progress, { courseId: other.id })))
      return done < total
    })
    .map((other) => other.id)
}

/** Returns whether a course is locked: it requires the previous ones, and not all of them are completed. */
export function isCourseLocked(progress: OutlineProgress, courseId: string): boolean {
  return missingCourses(progress, courseId).length > 0
}

/** Returns whether a lesson is completed, at any of its levels. */
export function isCompleted({ outline, completed }: OutlineProgress, lessonId: string): boolean {
  return completed.has(baseOf(outline, lessonId))
}

/** Returns whether a lesson is started but not completed, at any of its levels. */
export function isBegun({ outline, begun }: Progress, lessonId: string): boolean {
  return begun.includes(baseOf(outline, lessonId))
}

/** Returns whether a lesson is locked. A completed lesson stays open, even if prerequisites are added later. */
export function isLocked(progress: OutlineProgress, lessonId: string): boolean {
  const lesson = progress.outline.lessons.get(baseOf(progress.outline, lessonId))
  if (!lesson || progress.completed.has(lesson.id)) return false
  return (
    isLessonLocked(lesson.prerequisites, progress.completed) ||
    (lesson.courseId !== null && isCourseLocked(progress, lesson.courseId))
  )
}

/** Returns the prerequisites of a lesson that are not completed; none for a completed lesson. */
export function missingPrerequisites(progress: OutlineProgress, lessonId: string): string[] {
  const id = baseOf(progress.outline, lessonId)
  if (progress.completed.has(id)) return []
  return (progress.outline.lessons.get(id)?.prerequisites ?? []).filter((id) => !progress.completed.has(id))
}

/** Returns the sum of a skill's points over the completed lessons. */
export function skillPoints({ outline, completed }: OutlineProgress, skill: SkillId): number {
  let sum = 0
  for (const id of completed) sum += (outline.lessons.get(id)?.skills ?? outline.retired.get(id))?.[skill] ?? 0
  return sum
}

/** Counts the lessons of the four paths, as shown by "lessons done". */
export function pathLessons(progress: OutlineProgress): { done: number; total: number } {
  const lessons = [...progress.outline.lessons.values()].filter((lesson) => lesson.personaId !== null)
  return countLessons(counted(progress, lessons))
}

/**
 * Returns the recommended lesson, the first open one in this order: started on the chosen path or in a course, next in the
 * core course unless a path is begun, next on the chosen path, started elsewhere, next in the core course, next on the other paths, next
 * in the courses. So a new choice of path applies immediately, and no started lesson is lost. `null` when no lesson is open.
 */
export function nextLesson(progress: Progress, personaId: string | null): string | null {
  const { outline, completed, begun } = progress
  const isOpen = (id: string) => outline.lessons.has(id) && !completed.has(id) && !isLocked(progress, id)
  const isElsewhere = (id: string) => {
    const path = outline.lessons.get(id)?.personaId ?? null
    return path !== null && path !== personaId
  }
  const ids = (lessons: OutlineLesson[]) => lessons.map((lesson) => lesson.id)
  const all = [...outline.lessons.values()]
  const core = outline.coreId === null ? [] : ids(lessonsWhere(progress, { courseId: outline.coreId }))
  const hasPath = [...completed].some((id) => outline.lessons.get(id)?.personaId != null)
  return (
    [
      ...begun.filter((id) => !isElsewhere(id)),
      ...(hasPath ? [] : core),
      ...ids(personaId ? lessonsWhere(progress, { personaId }) : []),
      ...begun,
      ...core,
      ...ids(all.filter((lesson) => lesson.personaId !== null)),
      ...outline.courses.flatMap((course) => ids(lessonsWhere(progress, { courseId: course.id }))),
    ].find(isOpen) ?? null
  )
}

/** Returns the metrics of achievements. */
export function learningMetrics(progress: OutlineProgress): LearningMetrics {
  const personas = [...new Set([...progress.outline.lessons.values()].flatMap((lesson) => lesson.personaId ?? []))]
  return {
    lessonsCompleted: progress.completed.size,
    aiFundamentalsPoints: skillPoints(progress, 'ai-fundamentals'),
    campaignerLessons: lessonsWhere(progress, { personaId: 'campaigner' }).filter((it) => progress.completed.has(it.id)).length,
    foldersCompleted: personas.reduce((sum, id) => sum + folderTally(progress, id).completed, 0),
    pathsCompleted: personas.filter((id) => isPathCompleted(id, folderTally(progress, id))).length,
    digitalSafetyPoints: skillPoints(progress, 'digital-safety'),
    creativeToolsPoints: skillPoints(progress, 'creative-tools'),
  }
}
