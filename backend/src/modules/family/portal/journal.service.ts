import { cursorDate, cursorOf, cursorParts } from '../../../core/cursor.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { Context } from '../../../platform/context.ts'
import { visibleToParentsSql } from './parent-visibility.service.ts'

/** One entry of a learner's journal: a completed lesson or an answered prompt. */
export type JournalEntry = {
  kind: 'lesson' | 'prompt'
  /** Id of the lesson, or of the interaction. */
  sourceId: string
  at: Date
  /** Title of the lesson; id of the tool. */
  title: string
  /** Provider that answered a prompt; null for a lesson. */
  provider: string | null
  /** Questions of the lesson that were explained; 0 for prompts. */
  withHelp: number
}

/** A page of the journal; its cursors come from `cursorFor`. The limit is one more than requested, to detect a next page. */
export type Page = { after?: string; before?: string; limit: number; inverted: boolean }

/** Returns the journal, newest first. */
export function readJournal(
  { db }: Context,
  learnerId: string,
  { after, before, limit, inverted }: Page,
): Promise<JournalEntry[]> {
  const where = [
    Prisma.sql`TRUE`,
    ...(after ? [Prisma.sql`(e.at, e.kind, e."sourceId") < (${parseCursor(after)})`] : []),
    ...(before ? [Prisma.sql`(e.at, e.kind, e."sourceId") > (${parseCursor(before)})`] : []),
  ]
  const order = inverted ? Prisma.sql`e.at, e.kind, e."sourceId"` : Prisma.sql`e.at DESC, e.kind DESC, e."sourceId" DESC`
  return db.$queryRaw<JournalEntry[]>`
    SELECT e.kind, e."sourceId", e.at, e.title, e.provider, e."withHelp" FROM (
      SELECT 'lesson' AS kind, p."lessonId" AS "sourceId", p."completedAt" AS at, l.title, NULL::text AS provider,
        (SELECT count(*)::int FROM "CheckAnswer" c
          WHERE c."learnerId" = p."learnerId" AND c."lessonId" = p."lessonId" AND c."helpedAt" IS NOT NULL) AS "withHelp"
      FROM "LessonProgress" p JOIN "Lesson" l ON l.id = p."lessonId"
      WHERE p."learnerId" = ${learnerId} AND p."completedAt" IS NOT NULL
      UNION ALL
      SELECT 'prompt', i.id, i."createdAt", i."toolType"::text, i.provider, 0 FROM "Interaction" i
      WHERE i."learnerId" = ${learnerId} AND i.level <> 'danger' AND ${visibleToParentsSql}) e
    WHERE ${Prisma.join(where, ' AND ')} ORDER BY ${order} LIMIT ${limit}`
}

/** Returns a cursor into the journal that stays valid when its entry is deleted. */
export function cursorFor({ at, kind, sourceId }: JournalEntry): string {
  return cursorOf(at, kind, sourceId)
}

function parseCursor(cursor: string): Prisma.Sql {
  const [at, kind = '', id = ''] = cursorParts(cursor)
  return Prisma.sql`${cursorDate(at)}, ${kind}, ${id}`
}
