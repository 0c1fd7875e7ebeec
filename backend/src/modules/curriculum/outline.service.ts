import type { LessonLevel } from '@deepm/schema/rules/learning/lesson-levels'
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
  /** Lessons at the middle level. The other levels count as the same lesson. */
  lessons: Map<string, OutlineLesson>
  /** The levels of lessons that have several. */
  levels: Map<string, Map<LessonLevel, string>>
  /** The middle level of each lesson for another age. */
  bases: Map<string, string>
  /** Skills of lessons that were removed, for learners who had completed them. */
  retired: Map<string, OutlineLesson['skills']>
  /** The tool courses, in their order. */
  courses: { id: string; position: number; needsPrevious: boolean }[]
  /** The course for everyone; null in an academy without it. */
  coreId: string | null
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
  const rows = await db.$queryRaw<OutlineRow[]>`
    SELECT l.id, l."folderId", f."personaId", l."courseId", l.prerequisites, l.skills, l."publishedAt", l."isPublished", l."baseId", l.level
    FROM "Lesson" l LEFT JOIN "Folder" f ON f.id = l."folderId" LEFT JOIN "Persona" p ON p.id = f."personaId"
    ORDER BY p.position, f.position, f.id, l.position, l.id`
  const courses = await db.course.findMany({
    select: { id: true, position: true, needsPrevious: true, isCore: true },
    orderBy: { position: 'asc' },
  })
  const published = rows.filter((row) => row.isPublished)
  const lessons = new Map(published.filter((row) => row.baseId === null).map((row) => [row.id, outlineLesson(row)]))
  // A removed lesson is no prerequisite.
  for (const lesson of lessons.values()) lesson.prerequisites = lesson.prerequisites.filter((id) => lessons.has(id))
  const retired = new Map(rows.filter((row) => !row.isPublished).map(({ id, skills }) => [id, skills]))
  const others = published.filter((row) => row.baseId !== null && lessons.has(row.baseId))
  return {
    lessons,
    retired,
    ...levelsOf(others),
    courses: courses.filter((it) => !it.isCore),
    coreId: courses.find((it) => it.isCore)?.id ?? null,
  }
}

type OutlineRow = OutlineLesson & { isPublished: boolean; baseId: string | null; level: LessonLevel }

function outlineLesson({ isPublished: _published, baseId: _base, level: _level, ...lesson }: OutlineRow): OutlineLesson {
  return lesson
}

function levelsOf(others: readonly OutlineRow[]): Pick<Outline, 'levels' | 'bases'> {
  const levels = new Map<string, Map<LessonLevel, string>>()
  const bases = new Map<string, string>()
  for (const { id, baseId, level } of others) {
    if (baseId === null) continue
    bases.set(id, baseId)
    levels.set(baseId, (levels.get(baseId) ?? new Map([['middle', baseId]])).set(level, id))
  }
  return { levels, bases }
}

/** Returns the lesson that counts for progress: its middle level, or the lesson itself. */
export function baseOf({ bases }: Outline, lessonId: string): string {
  return bases.get(lessonId) ?? lessonId
}

/** Returns the id of a lesson at a level, or of the lesson itself if it has only one. */
export function lessonAtLevel(outline: Outline, lessonId: string, level: LessonLevel): string {
  const base = baseOf(outline, lessonId)
  return outline.levels.get(base)?.get(level) ?? base
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
  const outline = await outlineOf(db, row?.edition ?? '')
  const completed = new Set(rows.filter((it) => it.done).map((it) => baseOf(outline, it.id)))
  return {
    outline,
    joinedAt: row?.joinedAt ?? null,
    completed,
    begun: [...new Set(rows.filter((it) => !it.done).map((it) => baseOf(outline, it.id)))].filter((id) => !completed.has(id)),
    places: new Map(rows.map((it) => [it.id, it.seconds])),
  }
}

/** Reads which lessons a learner completed, at any level. */
export async function readCompleted(db: Tx, outline: Outline, learnerId: string): Promise<ReadonlySet<string>> {
  const rows = await db.lessonProgress.findMany({
    where: { learnerId, completedAt: { not: null } },
    select: { lessonId: true },
  })
  return new Set(rows.map((row) => baseOf(outline, row.lessonId)))
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
  const id = baseOf(outline, lessonId)
  const publishedAt = outline.lessons.get(id)?.publishedAt ?? null
  return isNewLesson(publishedAt, joinedAt) && !completed.has(id)
}
