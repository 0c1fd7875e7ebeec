import { isNewLesson } from '@deepm/schema/rules/learning/progress'
import type { SkillId } from '@deepm/schema/rules/learning/skills'
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
export type OutlineProgress = {
  outline: Outline
  completed: ReadonlySet<string>
  /** Lessons published later are new to this learner; `null` for other users. */
  joinedAt: Date | null
}

/** The learner's progress. */
export type Progress = OutlineProgress & {
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
  { outline }: OutlineProgress,
  where: Partial<Pick<OutlineLesson, 'folderId' | 'personaId' | 'courseId'>>,
): OutlineLesson[] {
  const wanted = Object.entries(where) as [keyof typeof where, string][]
  return [...outline.lessons.values()].filter((lesson) => wanted.every(([key, value]) => lesson[key] === value))
}

/** Returns whether a lesson was published after the learner joined and is not completed yet. */
export function isNew({ outline, completed, joinedAt }: OutlineProgress, lessonId: string): boolean {
  const publishedAt = outline.lessons.get(lessonId)?.publishedAt ?? null
  return isNewLesson(publishedAt, joinedAt) && !completed.has(lessonId)
}
