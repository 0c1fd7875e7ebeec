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
import type { Db, Tx } from '../../database/open.ts'
import type { Context, ReadContext } from '../../platform/context.ts'
import { cached } from '../../platform/context.ts'

/** The structure of the catalogue, without texts. Progress and locks are computed from it. */
export type OutlineLesson = {
  id: string
  folderId: string | null
  personaId: string | null
  courseId: string | null
  prerequisites: string[]
  skills: Partial<Record<SkillId, number>>
  publishedAt: Date | null
}

export type Outline = {
  lessons: Map<string, OutlineLesson>
  /** Skills of lessons that were removed, for learners who had completed them. */
  retired: Map<string, OutlineLesson['skills']>
  courses: { id: string; position: number; needsPrevious: boolean }[]
}

/** Completed lessons together with the outline. */
export type Seen = {
  outline: Outline
  completed: ReadonlySet<string>
  /** Lessons published later are new to this learner; `null` for other users. */
  joinedAt: Date | null
}

/** The learner's progress. */
export type Progress = Seen & {
  /** Started but uncompleted lessons, newest first. */
  begun: string[]
  /** Position in the video of each started lesson, in seconds. */
  places: ReadonlyMap<string, number>
}

export async function readOutline(db: Tx): Promise<Outline> {
  const rows = await db.$queryRaw<(OutlineLesson & { isPublished: boolean })[]>`
    SELECT l.id, l."folderId", f."personaId", l."courseId", l.prerequisites, l.skills, l."publishedAt", l."isPublished"
    FROM "Lesson" l LEFT JOIN "Folder" f ON f.id = l."folderId" LEFT JOIN "Persona" p ON p.id = f."personaId"
    ORDER BY p.position, f.position, f.id, l.position, l.id`
  const courses = await db.course.findMany({
    select: { id: true, position: true, needsPrevious: true },
    orderBy: { position: 'asc' },
  })
  const lessons = new Map(rows.filter((row) => row.isPublished).map(({ isPublished: _, ...lesson }) => [lesson.id, lesson]))
  // A removed lesson is no prerequisite.
  for (const lesson of lessons.values()) lesson.prerequisites = lesson.prerequisites.filter((id) => lessons.has(id))
  const retired = new Map(rows.filter((row) => !row.isPublished).map(({ id, skills }) => [id, skills]))
  return { lessons, retired, courses }
}

/** Cached outline of the latest edition in a database, so that it is not read with every request. */
const outlines = new WeakMap<Db, { edition: string; outline: Promise<Outline> }>()

function outlineOf(db: Db, edition: string): Promise<Outline> {
  const known = outlines.get(db)
  if (known?.edition === edition) return known.outline
  const outline = readOutline(db)
  outlines.set(db, { edition, outline })
  outline.catch(() => outlines.delete(db))
  return outline
}

type ProgressRow = { id: string; done: boolean; seconds: number }

/** Reads the learner's progress, and the edition of the catalogue that it refers to, in one statement. */
async function readProgress(db: Db, learnerId: string): Promise<Progress> {
  const [row] = await db.$queryRaw<{ edition: string | null; joinedAt: Date | null; rows: ProgressRow[] | null }[]>`
    SELECT (SELECT string_agg(digest, ' ' ORDER BY name) FROM "ContentEdition" WHERE name IN ('content', 'staff')) AS edition,
      (SELECT "createdAt" FROM "Learner" WHERE id = ${learnerId}) AS "joinedAt",
      (SELECT json_agg(json_build_object('id', "lessonId", 'done', "completedAt" IS NOT NULL, 'seconds', "videoSeconds")
        ORDER BY "startedAt" DESC) FROM "LessonProgress" WHERE "learnerId" = ${learnerId}) AS rows`
  const rows = row?.rows ?? []
  return {
    outline: await outlineOf(db, row?.edition ?? ''),
    joinedAt: row?.joinedAt ?? null,
    completed: new Set(rows.filter((it) => it.done).map((it) => it.id)),
    begun: rows.filter((it) => !it.done).map((it) => it.id),
    places: new Map(rows.map((it) => [it.id, it.seconds])),
  }
}

export async function readCompleted(db: Tx, learnerId: string): Promise<ReadonlySet<string>> {
  const rows = await db.lessonProgress.findMany({
    where: { learnerId, completedAt: { not: null } },
    select: { lessonId: true },
  })
  return new Set(rows.map((row) => row.lessonId))
}

/** Returns the progress of one learner, read at most once per request. */
export function progressOf(context: ReadContext, learnerId: string): Promise<Progress> {
  return cached(context, `progress:${learnerId}`, () => readProgress(context.db, learnerId))
}

/** Returns the viewer's progress; parents and staff have no completed lessons. */
export function viewerProgress(context: Context): Promise<Progress> {
  return progressOf(context, context.viewer?.userId ?? '')
}

export function lessonsWhere(
  { outline }: Seen,
  where: Partial<Pick<OutlineLesson, 'folderId' | 'personaId' | 'courseId'>>,
): OutlineLesson[] {
  const wanted = Object.entries(where) as [keyof typeof where, string][]
  return [...outline.lessons.values()].filter((lesson) => wanted.every(([key, value]) => lesson[key] === value))
}

/** Returns whether a lesson was published after the learner joined and is not completed yet. */
export function isNew({ outline, completed, joinedAt }: Seen, lessonId: string): boolean {
  const publishedAt = outline.lessons.get(lessonId)?.publishedAt ?? null
  return isNewLesson(publishedAt, joinedAt) && !completed.has(lessonId)
}

function counted({ completed, joinedAt }: Seen, lessons: OutlineLesson[]): CountedLesson[] {
  return lessons.map(({ id, publishedAt }) => ({ isNew: isNewLesson(publishedAt, joinedAt), isCompleted: completed.has(id) }))
}

/** Returns the completed share of a folder or course in whole percent, by the rule in schema/rules/progress. */
export function percentOfGroup(progress: Seen, lessons: OutlineLesson[]): number {
  const { done, total } = countGroup(counted(progress, lessons))
  return percentDone(done, total)
}

/** Returns the completed share of a path in whole percent. */
export function percentOfPath(progress: Seen, personaId: string): number {
  const { done, total } = countLessons(counted(progress, lessonsWhere(progress, { personaId })))
  return percentDone(done, total)
}

/** Counts the folders of a path, and the completed ones. A folder in which every lesson is new counts once it is completed. */
export function folderTally(progress: Seen, personaId: string): { total: number; completed: number } {
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
export function courseWaitsFor(progress: Seen, courseId: string): string[] {
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
export function isCourseLocked(progress: Seen, courseId: string): boolean {
  return courseWaitsFor(progress, courseId).length > 0
}

/** Returns whether a lesson is locked. A completed lesson stays open, even if prerequisites are added later. */
export function isLocked(progress: Seen, lessonId: string): boolean {
  const lesson = progress.outline.lessons.get(lessonId)
  if (!lesson || progress.completed.has(lessonId)) return false
  return (
    isLessonLocked(lesson.prerequisites, progress.completed) ||
    (lesson.courseId !== null && isCourseLocked(progress, lesson.courseId))
  )
}

/** Returns the prerequisites of a lesson that are not completed; none for a completed lesson. */
export function lessonWaitsFor(progress: Seen, lessonId: string): string[] {
  if (progress.completed.has(lessonId)) return []
  return (progress.outline.lessons.get(lessonId)?.prerequisites ?? []).filter((id) => !progress.completed.has(id))
}

/** Returns the sum of a skill's points over the completed lessons. */
export function skillPoints({ outline, completed }: Seen, skill: SkillId): number {
  let sum = 0
  for (const id of completed) sum += (outline.lessons.get(id)?.skills ?? outline.retired.get(id))?.[skill] ?? 0
  return sum
}

/** Counts the lessons of the four paths, as shown by "lessons done". */
export function pathLessons(progress: Seen): { done: number; total: number } {
  const lessons = [...progress.outline.lessons.values()].filter((lesson) => lesson.personaId !== null)
  return countLessons(counted(progress, lessons))
}

/**
 * Returns the recommended lesson, the first open one in this order: started on the chosen path or in a course, next on
 * the chosen path, started elsewhere, next on the other paths, next in the courses. So a new choice of path applies
 * immediately, and no started lesson is lost. `null` when no lesson is open.
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
  return (
    [
      ...begun.filter((id) => !isElsewhere(id)),
      ...ids(personaId ? lessonsWhere(progress, { personaId }) : []),
      ...begun,
      ...ids(all.filter((lesson) => lesson.personaId !== null)),
      ...outline.courses.flatMap((course) => ids(lessonsWhere(progress, { courseId: course.id }))),
    ].find(isOpen) ?? null
  )
}

/** Returns the metrics of achievements. */
export function learningMetrics(progress: Seen): LearningMetrics {
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
