import { experimentIds } from '@deepm/schema/rules/experiments/catalogue'
import { hasSameText, type ProjectStatus, projectStatuses } from '@deepm/schema/rules/projects/projects'
import type { ReactionCounts } from '@deepm/schema/rules/projects/reactions'
import { cursorDate, cursorOf, cursorParts } from '../../core/cursor.ts'
import type { Tx } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { ShareState } from '../../generated/prisma/enums.ts'
import { type Context, cached } from '../../platform/context.ts'
import { reactionCountsSql } from './reactions.service.ts'
import { countHidingReportsSql } from './showcase-access.service.ts'

// Reads projects: one statement loads everything a card shows, independent of the number of cards.

type Words = { title: string; description: string; toolsUsed: string[] }

/** The learner's latest share request for a project. */
export type Share = Words & { id: string; state: ShareState; note: string }

export type ProjectRow = Words & {
  id: string
  learnerId: string
  status: ProjectStatus
  statusAt: Date
  version: number
  createdAt: Date
  reactions: ReactionCounts
  evidence: { id: string; title: string }[]
  /** In the order of the catalogue. */
  experimentIds: string[]
  /** Without their texts, which are long; `interactionId` is set while the lab has the original. */
  prompts: { id: string; interactionId: string | null; beginning: string }[]
  share: Share | null
  /** Whether others may see it now, unless enough users have reported it. */
  isShown: boolean
  /** Reports without a staff decision that may hide it. */
  openReports: number
}

const card = Prisma.sql`
  p.id, p."learnerId", p.title, p.description, p."toolsUsed", p.status::text AS status, p."statusAt", p.version, p."createdAt",
  ${reactionCountsSql} AS reactions,
  ${countHidingReportsSql} AS "openReports",
  (SELECT coalesce(json_agg(json_build_object('id', l.id, 'title', l.title) ORDER BY l.title), '[]'::json)
    FROM "ProjectLesson" e JOIN "Lesson" l ON l.id = e."lessonId" WHERE e."projectId" = p.id) AS evidence,
  ARRAY(SELECT x."experimentId" FROM "ProjectExperiment" x WHERE x."projectId" = p.id
    ORDER BY array_position(${experimentIds}::text[], x."experimentId")) AS "experimentIds",
  (SELECT coalesce(json_agg(json_build_object('id', m.id, 'interactionId', m."interactionId", 'beginning', left(m.prompt, 200))
      ORDER BY m."askedAt", m.id), '[]'::json)
    FROM "ProjectPrompt" m WHERE m."projectId" = p.id) AS prompts,
  (SELECT json_build_object('id', s.id, 'state', s.state, 'note', s.note,
      'title', s.title, 'description', s.description, 'toolsUsed', s."toolsUsed")
    FROM "ShareRequest" s WHERE s."projectId" = p.id ORDER BY s."askedAt" DESC, s.id DESC LIMIT 1) AS share,
  EXISTS (SELECT 1 FROM "ShareRequest" s WHERE s."projectId" = p.id AND s.state = 'approved') AS "isShown"`

/** Returns a project of this learner that is not deleted; `null` for any other. */
export async function findProject(db: Tx, id: string, learnerId: string): Promise<ProjectRow | null> {
  const [row] = await db.$queryRaw<ProjectRow[]>`
    SELECT ${card} FROM "Project" p WHERE p.id = ${id} AND p."learnerId" = ${learnerId} AND p."deletedAt" IS NULL`
  return row ?? null
}

/** Returns a project that exists. */
export async function readProject(db: Tx, id: string): Promise<ProjectRow> {
  const [row] = await db.$queryRaw<ProjectRow[]>`SELECT ${card} FROM "Project" p WHERE p.id = ${id}`
  if (!row) throw new Error(`no project ${id}`)
  return row
}

/** The requested part of a list; cursors come from `cursorFor`. One additional row shows whether there are more. */
export type Page = { after?: string; before?: string; limit: number; inverted: boolean }

/**
 * Returns projects of a learner, last moved first, all or those of one status. First pages requested together are read in one statement:
 * the four columns of a board, and a parent's children.
 */
export async function projectsOf(
  context: Context,
  learnerId: string,
  status: ProjectStatus | null,
  page: Page,
): Promise<ProjectRow[]> {
  const { db, viewer } = context
  const { after, before, inverted, limit } = page
  if (after || before || inverted) return readPage(db, learnerId, status, page)
  if (status) {
    const own = Prisma.sql`${learnerId}`
    const columns = await cached(context, `columns:${learnerId}:${limit}`, () => readFirst(db, own, Prisma.sql`status`, limit))
    return columns.filter((row) => row.status === status)
  }
  if (viewer?.role !== 'parent') return readPage(db, learnerId, null, page)
  const children = Prisma.sql`SELECT "learnerId" FROM "Guardianship" WHERE "parentId" = ${viewer.userId}`
  const theirs = await cached(context, `children-projects:${limit}`, () =>
    readFirst(db, children, Prisma.sql`"learnerId"`, limit),
  )
  return theirs.filter((row) => row.learnerId === learnerId)
}

/** Returns the first `limit` projects of each group of these learners' projects. */
function readFirst(db: Tx, learners: Prisma.Sql, group: Prisma.Sql, limit: number): Promise<ProjectRow[]> {
  return db.$queryRaw<ProjectRow[]>`
    SELECT ${card} FROM (
      SELECT *, row_number() OVER (PARTITION BY ${group} ORDER BY "statusAt" DESC, id DESC) AS place
      FROM "Project" WHERE "learnerId" IN (${learners}) AND "deletedAt" IS NULL) p
    WHERE p.place <= ${limit} ORDER BY p."statusAt" DESC, p.id DESC`
}

function readPage(db: Tx, learnerId: string, status: ProjectStatus | null, page: Page): Promise<ProjectRow[]> {
  const { after, before, limit, inverted } = page
  const where = [
    Prisma.sql`p."learnerId" = ${learnerId} AND p."deletedAt" IS NULL`,
    ...(status ? [Prisma.sql`p.status = ${status}::"ProjectStatus"`] : []),
    ...(after ? [Prisma.sql`(p."statusAt", p.id) < (${parseCursor(after)})`] : []),
    ...(before ? [Prisma.sql`(p."statusAt", p.id) > (${parseCursor(before)})`] : []),
  ]
  const order = inverted ? Prisma.sql`p."statusAt", p.id` : Prisma.sql`p."statusAt" DESC, p.id DESC`
  return db.$queryRaw<ProjectRow[]>`
    SELECT ${card} FROM "Project" p WHERE ${Prisma.join(where, ' AND ')} ORDER BY ${order} LIMIT ${limit}`
}

/** Creates a cursor that stays valid when its project is moved or deleted. */
export function cursorFor({ statusAt, id }: ProjectRow): string {
  return cursorOf(statusAt, id)
}

function parseCursor(cursor: string): Prisma.Sql {
  const [at, id = ''] = cursorParts(cursor)
  return Prisma.sql`${cursorDate(at)}, ${id}`
}

/** Counts a learner's projects by status. */
export function projectCounts(context: Context, learnerId: string): Promise<Record<ProjectStatus, number>> {
  return cached(context, `project-counts:${learnerId}`, async () => {
    const rows = await context.db.$queryRaw<{ status: ProjectStatus; count: number }[]>`
      SELECT status::text AS status, count(*)::int AS count FROM "Project"
      WHERE "learnerId" = ${learnerId} AND "deletedAt" IS NULL GROUP BY status`
    const count = (status: ProjectStatus) => rows.find((row) => row.status === status)?.count ?? 0
    return Object.fromEntries(projectStatuses.map((status) => [status, count(status)])) as Record<ProjectStatus, number>
  })
}

/** Returns whether the share request matches the current text of the project. */
export function isCurrentShare(project: ProjectRow): boolean {
  return project.share !== null && hasSameText(project.share, project)
}
