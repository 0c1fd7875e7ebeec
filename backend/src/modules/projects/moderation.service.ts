import { recordingConsents } from '@deepm/schema/rules/accounts/consent'
import { reportsToHide } from '@deepm/schema/rules/projects/projects'
import { NotFoundError } from '../../core/errors.ts'
import type { Db, Tx } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { notify } from '../notifications/notification.service.ts'
import { parentShareDeclinedNotice, shareDeclinedNotice } from './project-notices.service.ts'
import { readShareRequest, type ShareDecision } from './share.service.ts'
import { countHidingReportsSql } from './showcase-access.service.ts'

// Project Studio items that wait for staff: share requests, and reports about shared projects.

/** Selects rows of kind, sourceId, learnerId and since. */
export function waitingProjects(isDemo: boolean): Prisma.Sql {
  const theirs = Prisma.sql`p."deletedAt" IS NULL AND l.consent::text = ANY(${[...recordingConsents]}) AND a."isDemo" = ${isDemo}`
  const learners = Prisma.sql`JOIN "Learner" l ON l.id = p."learnerId" JOIN "User" a ON a.id = l.id`
  return Prisma.sql`
    SELECT 'share' AS kind, s.id AS "sourceId", p."learnerId", coalesce(s."answeredAt", s."askedAt") AS since
    FROM "ShareRequest" s JOIN "Project" p ON p.id = s."projectId" ${learners}
    WHERE s.state = 'waitingForStaff' AND ${theirs}
    UNION ALL
    SELECT 'reportedProject' AS kind, p.id AS "sourceId", p."learnerId", min(r."reportedAt") AS since
    FROM "ProjectReport" r JOIN "Project" p ON p.id = r."projectId" ${learners}
    WHERE r."decidedAt" IS NULL AND ${theirs} GROUP BY p.id`
}

/** The text of a reported project `p`, as it is or was shown, and the open reports about it. The reporters are not included. */
export const reportedTextSql = Prisma.sql`
  SELECT coalesce(shown.title, p.title) AS title, coalesce(shown.description, p.description) AS description,
    coalesce(shown."toolsUsed", p."toolsUsed") AS "toolsUsed", ${countHidingReportsSql} >= ${reportsToHide} AS "isHidden",
    json_agg(json_build_object('reason', o.reason, 'note', o.note, 'reportedAt', o."reportedAt") ORDER BY o."reportedAt") AS reports
  FROM "ProjectReport" o LEFT JOIN LATERAL (
    SELECT r.title, r.description, r."toolsUsed" FROM "ShareRequest" r
    WHERE r."projectId" = p.id AND (r.state = 'approved' OR r."answeredAt" IS NOT NULL)
    ORDER BY r.state = 'approved' DESC, r."answeredAt" DESC LIMIT 1) shown ON true
  WHERE o."projectId" = p.id AND o."decidedAt" IS NULL
  GROUP BY shown.title, shown.description, shown."toolsUsed"`

/**
 * Records the decision of staff on the reports about a project: it stays in the showcase or is removed from it.
 *
 * @throws NotFoundError when no report is open
 */
export async function decideProjectReports(
  tx: Tx,
  projectId: string,
  { choice, note, staffId, at }: ShareDecision,
): Promise<void> {
  const data = { decidedAt: at, decidedBy: staffId, decidedAs: choice }
  if ((await tx.projectReport.updateMany({ where: { projectId, decidedAt: null }, data })).count === 0)
    throw new NotFoundError('open report')
  if (choice === 'kept') return
  const shown = await tx.shareRequest.findFirst({ where: { projectId, state: 'approved' }, select: { id: true } })
  if (!shown) return
  const answer = { note, answeredBy: staffId, answeredAt: at }
  await tx.shareRequest.update({ where: { id: shown.id }, data: { state: 'declinedByStaff', ...answer }, select: { id: true } })
  const asked = await readShareRequest(tx, shown.id)
  await notify(tx, asked.learnerId, [shareDeclinedNotice(asked, 'staff', note)], at)
  const word = parentShareDeclinedNotice(asked, asked.firstName, note)
  for (const parentId of asked.parentIds) await notify(tx, parentId, [word], at)
}

type Decided = { by: string | null; choice: string | null; at: Date }

/** Returns the staff decision on a share request; `null` without one. */
export async function findShareDecision(db: Db, id: string): Promise<Decided | null> {
  const select = { state: true, answeredBy: true, answeredAt: true }
  // Decisions of a parent or the learner are not staff decisions; an approval that a newer one replaced does not count either.
  const found = await db.shareRequest.findUnique({ where: { id, state: { in: ['approved', 'declinedByStaff'] } }, select })
  if (!found?.answeredAt) return null
  return { by: found.answeredBy, choice: found.state === 'approved' ? 'approved' : 'declined', at: found.answeredAt }
}

/** Returns the latest staff decision on reports about a project; `null` without one. */
export async function findReportDecision(db: Db, projectId: string): Promise<Decided | null> {
  const found = await db.projectReport.findFirst({
    where: { projectId, NOT: { decidedAt: null } },
    orderBy: { decidedAt: 'desc' },
    select: { decidedAt: true, decidedBy: true, decidedAs: true },
  })
  return found?.decidedAt ? { by: found.decidedBy, choice: found.decidedAs, at: found.decidedAt } : null
}
