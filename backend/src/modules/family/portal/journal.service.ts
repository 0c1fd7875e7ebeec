import { titleOf } from '@deepm/schema/rules/experiments/catalogue'
import { cursorDate, cursorOf, cursorParts } from '../../../core/cursor.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { Context } from '../../../platform/context.ts'
import { missionReport } from '../../experiments/report.service.ts'
import { visibleToParentsSql } from './parent-visibility.service.ts'

/** One entry of a learner's journal: a completed lesson, a reached mission of an experiment, an answered prompt, or a question to a tutor. */
export type JournalEntry = {
  kind: 'lesson' | 'experiment' | 'prompt' | 'tutor'
  /** Id of the lesson or of the interaction; `<experiment>/<number>` for a mission. */
  sourceId: string
  at: Date
  /** Title of the lesson, also for a tutor; what the learner did in the mission; id of the tool. */
  title: string
  /** Provider that answered a prompt; null for others. */
  provider: string | null
  /** Questions of the lesson that were explained; 0 for others. */
  withHelp: number
}

/** A page of the journal; its cursors come from `cursorFor`. The limit is one more than requested, to detect a next page. */
export type Page = { after?: string; before?: string; limit: number; inverted: boolean }

type Row = JournalEntry & { evidence: unknown }

/** Returns the journal, newest first. */
export async function readJournal(
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
  const rows = await db.$queryRaw<Row[]>`
    SELECT e.kind, e."sourceId", e.at, e.title, e.provider, e."withHelp", e.evidence FROM (
      SELECT 'lesson' AS kind, p."lessonId" AS "sourceId", p."completedAt" AS at, l.title, NULL::text AS provider,
        (SELECT count(*)::int FROM "CheckAnswer" c
          WHERE c."learnerId" = p."learnerId" AND c."lessonId" = p."lessonId" AND c."helpedAt" IS NOT NULL) AS "withHelp", NULL::jsonb AS evidence
      FROM "LessonProgress" p JOIN "Lesson" l ON l.id = p."lessonId"
      WHERE p."learnerId" = ${learnerId} AND p."completedAt" IS NOT NULL
      UNION ALL
      SELECT 'experiment', a."experimentId" || '/' || m.number, m.at, a."experimentId", NULL, 0, a.evidence -> m.number::text
      FROM "ExperimentAttempt" a CROSS JOIN LATERAL unnest(a.missions, a."reachedAt") AS m(number, at) WHERE a."learnerId" = ${learnerId}
      UNION ALL
      SELECT CASE WHEN i."lessonId" IS NULL THEN 'prompt' ELSE 'tutor' END, i.id, i."createdAt", coalesce(l.title, i."toolType"::text),
        i.provider, 0, NULL
      FROM "Interaction" i LEFT JOIN "Lesson" l ON l.id = i."lessonId"
      WHERE i."learnerId" = ${learnerId} AND i.level <> 'danger' AND ${visibleToParentsSql}) e
    WHERE ${Prisma.join(where, ' AND ')} ORDER BY ${order} LIMIT ${limit}`
  return rows.map(({ evidence, ...entry }) =>
    entry.kind === 'experiment' ? { ...entry, title: sentenceOf(entry, evidence) } : entry,
  )
}

/** Returns what the learner did in a mission, or its name if the evidence no longer matches the rules. */
function sentenceOf({ sourceId }: JournalEntry, evidence: unknown): string {
  const [experimentId = '', number] = sourceId.split('/')
  return (
    missionReport(experimentId, Number(number), evidence) ??
    `Reached mission ${number} of the experiment “${titleOf(experimentId)}”`
  )
}

/** Returns a cursor into the journal that stays valid when its entry is deleted. */
export function cursorFor({ at, kind, sourceId }: JournalEntry): string {
  return cursorOf(at, kind, sourceId)
}

function parseCursor(cursor: string): Prisma.Sql {
  const [at, kind = '', id = ''] = cursorParts(cursor)
  return Prisma.sql`${cursorDate(at)}, ${kind}, ${id}`
}
