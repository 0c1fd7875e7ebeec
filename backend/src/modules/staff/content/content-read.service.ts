import type { LessonLevel } from '@deepm/schema/rules/learning/lesson-levels'
import { type LessonPart, type LessonText, lessonParts, restoreDays } from '@deepm/schema/rules/learning/lesson-text'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { NotFoundError } from '../../../core/errors.ts'
import type { Db } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { type Context, cached } from '../../../platform/context.ts'
import { storedText, textColumns, textOfRow } from '../../learning/lesson-text.service.ts'

export type ContentLesson = {
  id: string
  folderId: string | null
  courseId: string | null
  level: LessonLevel
  title: string
  minutes: number
  head: number
  published: number | null
  deletedAt: Date | null
  hasShippedText: boolean
}

export type ContentModule = {
  id: string
  title: string
  description: string
  revision: number
  arrangement: number
  deletedAt: Date | null
  /** A course has itself as its only module, whose texts and position cannot be changed here. */
  isCourse: boolean
  lessons: ContentLesson[]
}

export type ContentCourse = { id: string; name: string; isPath: boolean; arrangement: number; modules: ContentModule[] }

/**
 * Returns the whole catalogue for editing, without texts: paths with their modules, then courses. Deleted items are included for a limited
 * time.
 */
export async function readCatalogue(context: Context): Promise<ContentCourse[]> {
  const { db } = context
  const since = daysFrom(context.clock(), -restoreDays)
  const kept = { OR: [{ deletedAt: null }, { deletedAt: { gte: since } }] }
  const order = [{ position: 'asc' as const }, { id: 'asc' as const }]
  const [paths, courses, lessons] = await Promise.all([
    db.persona.findMany({ orderBy: order, include: { folders: { where: kept, orderBy: order } } }),
    db.course.findMany({ orderBy: order, select: { id: true, name: true, description: true, arrangement: true } }),
    selectLessons(db, Prisma.sql`l."deletedAt" IS NULL OR l."deletedAt" >= ${since}`),
  ])
  const inside = Map.groupBy(lessons, (lesson) => lesson.folderId ?? lesson.courseId ?? '')
  return [
    ...paths.map(({ id, name, arrangement, folders }) => {
      const modules = folders.map((folder) => ({ ...folder, isCourse: false, lessons: inside.get(folder.id) ?? [] }))
      return { id, name: `${name} Path`, isPath: true, arrangement, modules }
    }),
    ...courses.map(({ id, name, description, arrangement }) => {
      const own = { id, title: name, description, arrangement, revision: 0, deletedAt: null, isCourse: true }
      return { id, name: `${name} (course)`, isPath: false, arrangement: 0, modules: [{ ...own, lessons: inside.get(id) ?? [] }] }
    }),
  ]
}

/** Returns one lesson, deleted or not; null when it does not exist. */
export async function findContentLesson({ db }: Pick<Context, 'db'>, id: string): Promise<ContentLesson | null> {
  const [lesson] = await selectLessons(db, Prisma.sql`l.id = ${id}`)
  return lesson ?? null
}

/** Titles and minutes come from the version that staff work on. */
function selectLessons(db: Db, where: Prisma.Sql): Promise<ContentLesson[]> {
  return db.$queryRaw`
    SELECT l.id, l."folderId", l."courseId", l.level, coalesce(v.text->>'title', l.title) AS title,
      coalesce((v.text->>'minutes')::int, l.minutes) AS minutes, l.head, l.published, l."deletedAt",
      EXISTS (SELECT 1 FROM "LessonVersion" w WHERE w."lessonId" = l.id AND w."isWaiting") AS "hasShippedText"
    FROM "Lesson" l LEFT JOIN "LessonVersion" v ON v."lessonId" = l.id AND v.number = l.head
    WHERE ${where} ORDER BY l.position, l.id`
}

export type ContentVersion = {
  lessonId: string
  number: number
  isShipped: boolean
  changed: string[]
  authorName: string | null
  createdAt: Date
  publishedAt: Date | null
  isWaiting: boolean
}

const versionColumns = {
  lessonId: true,
  number: true,
  origin: true,
  changed: true,
  authorId: true,
  createdAt: true,
  publishedAt: true,
  isWaiting: true,
} satisfies Prisma.LessonVersionSelect

type VersionRow = Prisma.LessonVersionGetPayload<{ select: typeof versionColumns }>

/** Adds the current names of authors; null for authors who left. */
async function shown(db: Db, rows: VersionRow[]): Promise<ContentVersion[]> {
  const ids = rows.flatMap(({ authorId }) => authorId ?? [])
  const authors = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  const names = new Map(authors.map(({ id, name }) => [id, name]))
  return rows.map(({ origin, changed, authorId, ...row }) => ({
    ...row,
    isShipped: origin === 'shipped',
    changed: changed.map((part) => lessonParts[part as LessonPart] ?? part),
    authorName: (authorId && names.get(authorId)) ?? null,
  }))
}

/** Returns the versions of a lesson, newest first, at most the last hundred. */
export async function readVersions({ db }: Context, lessonId: string): Promise<ContentVersion[]> {
  const rows = await db.lessonVersion.findMany({
    where: { lessonId },
    select: versionColumns,
    orderBy: { number: 'desc' },
    take: 100,
  })
  return shown(db, rows)
}

/** Returns one version; null when it does not exist. */
export async function findVersion({ db }: Context, lessonId: string, number: number): Promise<ContentVersion | null> {
  const where = { lessonId_number: { lessonId, number } }
  const row = await db.lessonVersion.findUnique({ where, select: versionColumns })
  return row && ((await shown(db, [row]))[0] ?? null)
}

/**
 * Returns the text of a version. Version 0 is the shipped text of a lesson that staff have not changed.
 *
 * @throws NotFoundError
 */
export function readText(context: Context, lessonId: string, number: number): Promise<LessonText> {
  return cached(context, `lesson-text:${lessonId}:${number}`, async () => {
    if (number === 0) {
      const row = await context.db.lesson.findUnique({ where: { id: lessonId }, select: textColumns })
      if (row) return textOfRow(row)
    }
    const where = { lessonId_number: { lessonId, number } }
    const version = await context.db.lessonVersion.findUnique({ where, select: { text: true } })
    if (!version) throw new NotFoundError('version')
    return storedText(version.text)
  })
}
