import type { OutlineLesson, Progress } from '../../src/modules/learning/outline.service.ts'
import type { Select } from './floor.ts'

type Row = OutlineLesson & {
  done: boolean | null
  startedAt: Date | null
  coursePosition: number
  needsPrevious: boolean
  joinedAt: Date | null
}

/**
 * The published lessons and what a learner did with them, in one statement. The floor remembers no catalogue; counts and locks are
 * reckoned by the academy's own pure functions, as it is not those that are measured.
 */
export async function selectProgress(select: Select, learnerId: string): Promise<Progress> {
  const rows = await select<Row>(
    'progress',
    `SELECT l.id, l."folderId", f."personaId", l."courseId", l.prerequisites, l.skills, l."publishedAt", p."startedAt",
      p."completedAt" IS NOT NULL AS done, c.position AS "coursePosition", c."needsPrevious",
      (SELECT "createdAt" FROM "Learner" WHERE id = $1) AS "joinedAt"
    FROM "Lesson" l LEFT JOIN "Folder" f ON f.id = l."folderId" LEFT JOIN "Persona" e ON e.id = f."personaId"
      LEFT JOIN "Course" c ON c.id = l."courseId"
      LEFT JOIN "LessonProgress" p ON p."lessonId" = l.id AND p."learnerId" = $1
    WHERE l."isPublished" ORDER BY e.position, f.position, f.id, c.position, l.position, l.id`,
    [learnerId],
  )
  const begun = rows.filter((it) => it.startedAt && !it.done)
  const courses = new Map(
    rows.flatMap(({ courseId: id, coursePosition: position, needsPrevious }) =>
      id ? [[id, { id, position, needsPrevious }] as const] : [],
    ),
  )
  return {
    outline: { lessons: new Map(rows.map((row) => [row.id, row])), retired: new Map(), courses: [...courses.values()] },
    completed: new Set(rows.filter((it) => it.done).map((it) => it.id)),
    joinedAt: rows[0]?.joinedAt ?? null,
    begun: begun.toSorted((one, other) => Number(other.startedAt) - Number(one.startedAt)).map((it) => it.id),
    places: new Map(),
  }
}
