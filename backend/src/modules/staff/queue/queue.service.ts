import type { InteractionReport, LabTool } from '@deepm/schema/rules/lab/lab'
import type { ReportReason } from '@deepm/schema/rules/projects/projects'
import { type QueueKind, queueKindIds, queueKinds } from '@deepm/schema/rules/staff/safety-queue'
import { cursorDate, cursorOf, cursorParts } from '../../../core/cursor.ts'
import type { Db, Tx } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { SafetyLevel } from '../../../generated/prisma/enums.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { concernsToReview } from '../../lab/concerns/concern.service.ts'
import { reportedTextSql, waitingProjects } from '../../projects/moderation.service.ts'

// All items that wait for staff, in order of urgency. Only staff of the demo academy see demo accounts.

type Waiting = { id: string; kind: QueueKind; severity: number; learnerId: string; since: Date; due: Date }
type Person = { firstName: string; isChild: boolean }

/** Fields of lab items; null for studio items. */
type OfLab = {
  toolType: LabTool
  /** The lesson whose tutor was asked; null for a prompt of the lab. */
  lessonTitle: string | null
  prompt: string
  response: string
  provider: string
  level: SafetyLevel
  reasons: string[]
  crisisTopics: string[]
  openedAt: Date | null
  openedByName: string | null
  reportReason: InteractionReport | null
  reportNote: string
  isReviewAsked: boolean
  /** The interaction's id if it became a picture. */
  pictureOf: string | null
}

/** Fields of studio items; null for lab items. */
type OfStudio = {
  title: string
  description: string
  toolsUsed: string[]
  isHidden: boolean
  reports: { reason: ReportReason; note: string; reportedAt: string }[] | null
}

export type QueueRow = Waiting & Person & OfLab & OfStudio

/** Selects all waiting items with severity and deadline, by the rules of schema/rules/staff/safety-queue. */
function waiting(isDemo: boolean): Prisma.Sql {
  const rules = queueKindIds.map((kind) => {
    const { severity, hours } = queueKinds[kind]
    return Prisma.sql`(${kind}::text, ${severity}::int, ${hours}::int)`
  })
  return Prisma.sql`
    SELECT w.kind || ':' || w."sourceId" AS id, w.kind, w."sourceId", w."learnerId", r.severity, w.since,
      w.since + r.hours * interval '1 hour' AS due
    FROM (${concernsToReview(isDemo)} UNION ALL ${waitingProjects(isDemo)}) w
      JOIN (VALUES ${Prisma.join(rules)}) r(kind, severity, hours) ON r.kind = w.kind`
}

export type QueueFilter = { kinds: QueueKind[] | null; isOverdue: boolean; id: string | null }
/** The requested part; one additional row shows whether there are more. */
export type QueuePage = { after?: string; before?: string; limit: number; inverted: boolean }

/**
 * Returns a page of waiting items, most urgent first, or the one with the requested id, in one statement. The read access to the children's
 * data is logged before the response.
 */
export async function readQueue(context: Context, filter: QueueFilter, page: QueuePage): Promise<QueueRow[]> {
  const { isDemo } = staffMember(context)
  const { after, before, limit, inverted } = page
  const where = [
    Prisma.sql`true`,
    ...(filter.kinds ? [Prisma.sql`q.kind = ANY(${filter.kinds})`] : []),
    ...(filter.isOverdue ? [Prisma.sql`q.due <= ${context.clock()}`] : []),
    ...(filter.id === null ? [] : [Prisma.sql`q.id = ${filter.id}`]),
    ...(after ? [Prisma.sql`(q.severity, q.due, q.id) > (${parseCursor(after)})`] : []),
    ...(before ? [Prisma.sql`(q.severity, q.due, q.id) < (${parseCursor(before)})`] : []),
  ]
  const order = inverted ? Prisma.sql`q.severity DESC, q.due DESC, q.id DESC` : Prisma.sql`q.severity, q.due, q.id`
  const rows = await context.db.$queryRaw<QueueRow[]>`
    WITH page AS (SELECT * FROM (${waiting(isDemo)}) q WHERE ${Prisma.join(where, ' AND ')} ORDER BY ${order} LIMIT ${limit})
    SELECT q.id, q.kind, q.severity, q."learnerId", q.since, q.due,
      a."firstName", l.consent <> 'notRequired' AS "isChild",
      i."toolType"::text AS "toolType", n.title AS "lessonTitle", i.prompt, i.response, i.provider, i.level::text AS level, i.reasons,
      i."crisisTopics", i."openedAt", o.name AS "openedByName",
      i."reportReason"::text AS "reportReason", i."reportNote", i."reviewAskedAt" IS NOT NULL AS "isReviewAsked",
      (SELECT x."interactionId" FROM "InteractionPicture" x WHERE x."interactionId" = i.id) AS "pictureOf",
      coalesce(s.title, p.title) AS title, coalesce(s.description, p.description) AS description,
      coalesce(s."toolsUsed", p."toolsUsed") AS "toolsUsed", coalesce(p."isHidden", false) AS "isHidden", p.reports
    FROM page q JOIN "Learner" l ON l.id = q."learnerId" JOIN "User" a ON a.id = l.id
      LEFT JOIN "Interaction" i ON i.id = q."sourceId" AND q.kind NOT IN ('share', 'reportedProject')
      LEFT JOIN "Lesson" n ON n.id = i."lessonId"
      LEFT JOIN "User" o ON o.id = i."openedBy"
      LEFT JOIN "ShareRequest" s ON s.id = q."sourceId" AND q.kind = 'share'
      LEFT JOIN LATERAL (
        SELECT x.* FROM "Project" p, LATERAL (${reportedTextSql}) x WHERE p.id = q."sourceId" AND q.kind = 'reportedProject') p ON true
    ORDER BY ${order}`
  // The additional row is not part of the response.
  const answered = rows.slice(0, limit - 1)
  if (answered.length > 0) {
    const subjectIds = answered.map(({ learnerId }) => learnerId)
    await audit(context, { action: 'queue.read', subjectIds, detail: `Viewed ${countWords(answered)}` })
  }
  return rows
}

/** Returns kinds and counts such as "2 crisis, 1 share", without any content. */
function countWords(rows: QueueRow[]): string {
  const counts = queueKindIds.map((kind) => [rows.filter((row) => row.kind === kind).length, kind] as const)
  return counts.flatMap(([count, kind]) => (count > 0 ? [`${count} ${kind}`] : [])).join(', ')
}

export type QueueCount = { kind: QueueKind; waiting: number; overdue: number }

/** Counts the waiting items by kind, in order of severity, independent of the filter. */
export function countQueue(context: Context): Promise<QueueCount[]> {
  return countWaiting(context.db, context.clock(), staffMember(context).isDemo)
}

/** Counts the waiting items by kind, in order of severity, of the academy or of its demo. */
export async function countWaiting(db: Db, now: Date, isDemo: boolean): Promise<QueueCount[]> {
  const rows = await db.$queryRaw<QueueCount[]>`
    SELECT q.kind, count(*)::int AS waiting, (count(*) FILTER (WHERE q.due <= ${now}))::int AS overdue
    FROM (${waiting(isDemo)}) q GROUP BY q.kind`
  return queueKindIds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, waiting: 0, overdue: 0 })
}

/** Returns the waiting item with this id; `null` when there is none. */
export async function findQueueItem(tx: Tx, id: string, isDemo: boolean): Promise<Pick<Waiting, 'learnerId' | 'since'> | null> {
  const [row] = await tx.$queryRaw<Waiting[]>`SELECT q."learnerId", q.since FROM (${waiting(isDemo)}) q WHERE q.id = ${id}`
  return row ?? null
}

/** Creates a cursor that stays valid when its item is decided. */
export function cursorFor({ severity, due, id }: Pick<Waiting, 'severity' | 'due' | 'id'>): string {
  return cursorOf(severity, due, id)
}

function parseCursor(cursor: string): Prisma.Sql {
  const [severity = '', due, id = ''] = cursorParts(cursor)
  return Prisma.sql`${/^\d$/.test(severity) ? Number(severity) : 9}::int, ${cursorDate(due)}::timestamptz, ${id}::text`
}
