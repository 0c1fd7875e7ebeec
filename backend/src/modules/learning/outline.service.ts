import { isLessonLocked, isPathCompleted, percentDone } from '@deepm/schema/rules/progress'
import type { SkillId } from '@deepm/schema/rules/skills'
import type { Context } from '../../context.ts'
import { once } from '../../context.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { LearningMetrics } from '../rewards/rewards.service.ts'

/** The skeleton of the catalogue: what progress and locks are computed from, without any text. */
export type OutlineLesson = {
  id: string
  folderId: string | null
  personaId: string | null
  courseId: string | null
  prerequisites: string[]
  skills: Partial<Record<SkillId, number>>
}

export type Outline = { lessons: Map<string, OutlineLesson>; courses: { id: string; position: number; needsPrevious: boolean }[] }

/** What a learner has done, seen against the outline. */
export type Progress = { outline: Outline; completed: ReadonlySet<string> }

export async function readOutline(db: Tx): Promise<Outline> {
  const lessons = await db.$queryRaw<OutlineLesson[]>`
    SELECT l.id, l."folderId", f."personaId", l."courseId", l.prerequisites, l.skills
    FROM "Lesson" l LEFT JOIN "Folder" f ON f.id = l."folderId"
    ORDER BY f.position, l.position`
  const courses = await db.course.findMany({
    select: { id: true, position: true, needsPrevious: true },
    orderBy: { position: 'asc' },
  })
  return { lessons: new Map(lessons.map((lesson) => [lesson.id, lesson])), courses }
}

/** The outline of the edition a database held last, so that it is read once and not with every request. */
const outlines = new WeakMap<Db, { edition: string; outline: Promise<Outline> }>()

function outlineOf(db: Db, edition: string): Promise<Outline> {
  const known = outlines.get(db)
  if (known?.edition === edition) return known.outline
  const outline = readOutline(db)
  outlines.set(db, { edition, outline })
  outline.catch(() => outlines.delete(db))
  return outline
}

/** In one statement: what the learner completed, and which edition of the catalogue that is to be seen against. */
async function readProgress(db: Db, learnerId: string): Promise<Progress> {
  const [row] = await db.$queryRaw<{ edition: string | null; completed: string[] }[]>`
    SELECT (SELECT digest FROM "ContentEdition" WHERE name = 'content') AS edition,
      ARRAY(SELECT "lessonId" FROM "LessonProgress" WHERE "learnerId" = ${learnerId} AND "completedAt" IS NOT NULL) AS completed`
  return { outline: await outlineOf(db, row?.edition ?? ''), completed: new Set(row?.completed) }
}

export async function readCompleted(db: Tx, learnerId: string): Promise<ReadonlySet<string>> {
  const rows = await db.lessonProgress.findMany({
    where: { learnerId, completedAt: { not: null } },
    select: { lessonId: true },
  })
  return new Set(rows.map((row) => row.lessonId))
}

/** Progress of one learner, read at most once a request. */
export function progressOf(context: Context, learnerId: string): Promise<Progress> {
  return once(context, `progress:${learnerId}`, () => readProgress(context.db, learnerId))
}

/** Progress of whoever is signed in; parents and staff have completed nothing themselves. */
export function viewerProgress(context: Context): Promise<Progress> {
  return progressOf(context, context.viewer?.userId ?? '')
}

export function lessonsWhere(
  { outline }: Progress,
  where: Partial<Pick<OutlineLesson, 'folderId' | 'personaId' | 'courseId'>>,
): OutlineLesson[] {
  const wanted = Object.entries(where) as [keyof typeof where, string][]
  return [...outline.lessons.values()].filter((lesson) => wanted.every(([key, value]) => lesson[key] === value))
}

/** Whole percent of these lessons that are completed. */
export function percentOf(progress: Progress, lessons: OutlineLesson[]): number {
  return percentDone(lessons.filter((lesson) => progress.completed.has(lesson.id)).length, lessons.length)
}

/** Folders of a path with whether each is completed. A folder without lessons counts for nothing. */
export function folderTally(progress: Progress, personaId: string): { total: number; completed: number } {
  const byFolder = new Map<string, OutlineLesson[]>()
  for (const lesson of lessonsWhere(progress, { personaId })) {
    const folderId = lesson.folderId ?? ''
    byFolder.set(folderId, [...(byFolder.get(folderId) ?? []), lesson])
  }
  const folders = [...byFolder.values()]
  return {
    total: folders.length,
    completed: folders.filter((lessons) => lessons.every((it) => progress.completed.has(it.id))).length,
  }
}

/** A course that needs the previous ones opens when every course before it is completed. */
export function isCourseLocked(progress: Progress, courseId: string): boolean {
  const { courses } = progress.outline
  const course = courses.find((candidate) => candidate.id === courseId)
  if (!course?.needsPrevious) return false
  return courses.some(
    (other) => other.position < course.position && percentOf(progress, lessonsWhere(progress, { courseId: other.id })) < 100,
  )
}

/** A completed lesson stays open, whatever was added before it since. */
export function isLocked(progress: Progress, lessonId: string): boolean {
  const lesson = progress.outline.lessons.get(lessonId)
  if (!lesson || progress.completed.has(lessonId)) return false
  return (
    isLessonLocked(lesson.prerequisites, progress.completed) ||
    (lesson.courseId !== null && isCourseLocked(progress, lesson.courseId))
  )
}

/** Sum of a skill's points over the completed lessons. */
export function skillPoints({ outline, completed }: Progress, skill: SkillId): number {
  let sum = 0
  for (const id of completed) sum += outline.lessons.get(id)?.skills[skill] ?? 0
  return sum
}

/** Lessons of the four paths, which is what "lessons done" counts. */
export function pathLessons(progress: Progress): { done: number; total: number } {
  const lessons = [...progress.outline.lessons.values()].filter((lesson) => lesson.personaId !== null)
  return { done: lessons.filter((lesson) => progress.completed.has(lesson.id)).length, total: lessons.length }
}

/** The figures achievements are measured by. */
export function learningMetrics(progress: Progress): LearningMetrics {
  const personas = [...new Set([...progress.outline.lessons.values()].flatMap((lesson) => lesson.personaId ?? []))]
  return {
    lessonsCompleted: progress.completed.size,
    foldersCompleted: personas.reduce((sum, id) => sum + folderTally(progress, id).completed, 0),
    pathsCompleted: personas.filter((id) => isPathCompleted(id, folderTally(progress, id))).length,
    digitalSafetyPoints: skillPoints(progress, 'digital-safety'),
    creativeToolsPoints: skillPoints(progress, 'creative-tools'),
  }
}
