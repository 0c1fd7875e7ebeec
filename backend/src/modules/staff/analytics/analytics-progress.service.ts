import { figureMondays, fillMissingRows, largestDrop, suppressSmallGroup } from '@deepm/schema/rules/staff/figures'
import type { Db } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { type Academy, type FiguresReport, mondaySql, startOf } from './analytics.service.ts'

/** Learners by progress; null for 1 to 4 of them in a real academy. */
type Funnel = { begun: number | null; half: number | null; completed: number | null }

export type FolderFunnel = Funnel & { id: string; title: string; lessonCount: number }
export type LessonReach = { id: string; title: string; completed: number | null }
export type PathFunnel = Funnel & {
  id: string
  name: string
  lessonCount: number
  folders: FolderFunnel[]
  lessons: LessonReach[]
  /** The lesson with the largest drop in completions from the previous one, and the size of the drop. */
  stop: (LessonReach & { lost: number }) | null
}
export type AcademyProgress = { weeks: { monday: string; lessons: number }[]; paths: PathFunnel[] }

/** Reports the progress of the academy's learners on each path, and the lessons completed per week. */
export const progressReport: FiguresReport<AcademyProgress> = {
  name: 'progress',
  detail: 'How far learners got on the paths, and completed lessons by week',
  async count(db, academy, now) {
    const mondays = figureMondays(now)
    const [catalogue, counts, weeks] = await Promise.all([
      readCatalogue(db),
      countLearners(db, academy),
      countWeeks(db, academy, mondays),
    ])
    return {
      weeks: fillMissingRows(mondays, weeks, { lessons: 0 }).map(({ key, lessons }) => ({ monday: key, lessons })),
      paths: catalogue.map((path) => pathFunnel(path, counts, academy.isDemo)),
    }
  },
}

type Titled = { id: string; title: string }
type Path = { id: string; name: string; folders: (Titled & { lessons: Titled[] })[] }
type Count = { begun: number; half: number; completed: number }
/** Keyed by the ids of paths, folders and lessons, which never collide. */
type Counts = ReadonlyMap<string, Count>

const none: Count = { begun: 0, half: 0, completed: 0 }

function pathFunnel({ id, name, folders }: Path, counts: Counts, isDemo: boolean): PathFunnel {
  const lessons = folders.flatMap((folder) => folder.lessons)
  const reached = lessons.map((lesson) => counts.get(`lesson/${lesson.id}`)?.completed ?? 0)
  const reach = lessons.map((lesson, index) => ({ ...lesson, completed: suppressSmallGroup(reached[index] ?? 0, isDemo) }))
  const drop = largestDrop(reached)
  const stop = drop ? reach[drop.at] : undefined
  return {
    ...{ id, name, lessonCount: lessons.length },
    ...funnel(counts.get(`path/${id}`), isDemo),
    folders: folders.map((folder) => ({
      ...{ id: folder.id, title: folder.title, lessonCount: folder.lessons.length },
      ...funnel(counts.get(`folder/${folder.id}`), isDemo),
    })),
    lessons: reach,
    stop: drop && stop && suppressSmallGroup(drop.lost, isDemo) !== null ? { ...stop, lost: drop.lost } : null,
  }
}

function funnel({ begun, half, completed }: Count = none, isDemo: boolean): Funnel {
  return {
    begun: suppressSmallGroup(begun, isDemo),
    half: suppressSmallGroup(half, isDemo),
    completed: suppressSmallGroup(completed, isDemo),
  }
}

function readCatalogue(db: Db): Promise<Path[]> {
  return db.$queryRaw<Path[]>`
    SELECT p.id, p.name, coalesce((SELECT json_agg(json_build_object('id', f.id, 'title', f.title, 'lessons',
        coalesce((SELECT json_agg(json_build_object('id', l.id, 'title', l.title) ORDER BY l.position)
          FROM "Lesson" l WHERE l."folderId" = f.id AND l."isPublished"), '[]'::json)) ORDER BY f.position)
      FROM "Folder" f WHERE f."personaId" = p.id), '[]'::json) AS folders
    FROM "Persona" p ORDER BY p.position`
}

/** Each learner's rows are read once: first summed by folder, then by path. */
async function countLearners(db: Db, academy: Academy): Promise<Counts> {
  const rows = await db.$queryRaw<(Count & { key: string })[]>`
    WITH places AS MATERIALIZED (
      SELECT l.id, l."folderId", f."personaId", l."publishedAt", count(*) OVER (PARTITION BY l."folderId") AS "ofFolder",
        count(*) OVER (PARTITION BY f."personaId") AS "ofPath"
      FROM "Lesson" l JOIN "Folder" f ON f.id = l."folderId" WHERE l."isPublished"),
    done AS MATERIALIZED (
      SELECT p."learnerId", l."folderId", x."createdAt", count(p."completedAt") AS done,
        count(p."completedAt") FILTER (WHERE l."publishedAt" > x."createdAt") AS "doneNew"
      FROM "LessonProgress" p JOIN places l ON l.id = p."lessonId" JOIN "Learner" x ON x.id = p."learnerId"
      WHERE ${academy.has(Prisma.sql`p."learnerId"`)} GROUP BY 1, 2, 3),
    folders AS (SELECT DISTINCT "folderId", "personaId", "ofFolder", "ofPath" FROM places),
    added AS MATERIALIZED (SELECT "folderId", "personaId", "publishedAt" FROM places WHERE "publishedAt" IS NOT NULL),
    counted AS MATERIALIZED (
      SELECT d.*, f."personaId", f."ofPath",
        CASE WHEN n.fresh = f."ofFolder" THEN f."ofFolder" ELSE f."ofFolder" - n.fresh + d."doneNew" END AS "ofFolder"
      FROM done d JOIN folders f USING ("folderId") CROSS JOIN LATERAL (
        SELECT count(*) AS fresh FROM added a WHERE a."folderId" = d."folderId" AND a."publishedAt" > d."createdAt") n),
    on_paths AS (
      SELECT c."personaId", sum(c.done) AS done, c."ofPath" + sum(c."doneNew") - (
        SELECT count(*) FROM added a WHERE a."personaId" = c."personaId" AND a."publishedAt" > c."createdAt") AS "ofPath"
      FROM counted c GROUP BY c."learnerId", c."createdAt", c."personaId", c."ofPath")
    SELECT 'folder/' || "folderId" AS key, count(*)::int AS begun, (count(*) FILTER (WHERE done * 2 >= "ofFolder"))::int AS half,
      (count(*) FILTER (WHERE done >= "ofFolder"))::int AS completed
    FROM counted GROUP BY "folderId"
    UNION ALL
    SELECT 'path/' || "personaId", count(*)::int, (count(*) FILTER (WHERE done * 2 >= "ofPath"))::int,
      (count(*) FILTER (WHERE done >= "ofPath"))::int
    FROM on_paths GROUP BY "personaId"
    UNION ALL
    SELECT 'lesson/' || p."lessonId", count(*)::int, 0, count(p."completedAt")::int
    FROM "LessonProgress" p WHERE ${academy.has(Prisma.sql`p."learnerId"`)} GROUP BY p."lessonId"`
  return new Map(rows.map(({ key, ...count }) => [key, count]))
}

function countWeeks(db: Db, academy: Academy, mondays: string[]): Promise<{ key: string; lessons: number }[]> {
  return db.$queryRaw<{ key: string; lessons: number }[]>`
    SELECT ${mondaySql(Prisma.sql`p."completedAt"`)} AS key, count(*)::int AS lessons
    FROM "LessonProgress" p WHERE p."completedAt" >= ${startOf(mondays[0] ?? '')} AND ${academy.has(Prisma.sql`p."learnerId"`)}
    GROUP BY 1`
}
