import { daysUntilUnlock, unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../../platform/context.ts'
import { isClosedSql } from '../accounts/closure/closure.service.ts'
import { ShowcaseLockedError } from './projects.errors.ts'

/** The data that decides a signed-in user's access to the showcase. */
export type ShowcaseVisitor = { id: string; isDemo: boolean; daysLeft: number; isParent: boolean }

/**
 * Returns the access data of a viewer. Learners and parents wait by the age of their account. Anyone can become a parent
 * within minutes, so a parent who waits sees only the projects of their own children.
 */
export function showcaseViewer({ userId: id, isDemo, joinedAt, role }: Viewer, now: Date): ShowcaseVisitor {
  return { id, isDemo, daysLeft: joinedAt ? daysUntilUnlock('social', joinedAt, now) : 0, isParent: role === 'parent' }
}

/** @throws ShowcaseLockedError with the remaining time */
export function assertShowcaseUnlocked({ daysLeft }: ShowcaseVisitor): void {
  if (daysLeft > 0) throw new ShowcaseLockedError(daysLeft)
}

/**
 * Counts the undecided reports about the project `p` that may hide it: those by accounts that were old enough for the
 * showcase, so that new accounts cannot hide it. Staff see all reports.
 */
export const countHidingReportsSql = Prisma.sql`(SELECT count(*)::int FROM "ProjectReport" r
    JOIN "User" reporter ON reporter.id = r."reporterId" LEFT JOIN "Learner" young ON young.id = reporter.id
  WHERE r."projectId" = p.id AND r."decidedAt" IS NULL
    AND r."reportedAt" >= coalesce(young."createdAt", reporter."createdAt") + ${unlockDays.social * 24}::int * interval '1 hour')`

/**
 * Filters the approved requests `s` of projects `p`, of learners `l` with accounts `a`, that a visitor sees. Excluded are projects that are
 * deleted, reported by enough users or by the visitor, of a child without consent, of a family that does not allow sharing, of a
 * suspended account, or, for a parent who waits, of other people's children. Demo accounts see demo projects only.
 */
export function isVisibleToSql({ id, isDemo, daysLeft }: ShowcaseVisitor, reportsToHide: number): Prisma.Sql {
  const isOwnChild = Prisma.sql`EXISTS (SELECT 1 FROM "Guardianship" g WHERE g."learnerId" = l.id AND g."parentId" = ${id})`
  return Prisma.sql`s.state = 'approved' AND p."deletedAt" IS NULL AND l.consent IN ('notRequired', 'granted') AND a."isDemo" = ${isDemo}
    AND NOT ${isClosedSql(Prisma.sql`a.id`)}
    AND NOT EXISTS (SELECT 1 FROM "FamilyControls" c WHERE c."learnerId" = l.id AND NOT c."mayShowProjects")
    AND NOT EXISTS (SELECT 1 FROM "ProjectReport" r WHERE r."projectId" = p.id AND r."reporterId" = ${id})
    AND ${countHidingReportsSql} < ${reportsToHide} ${daysLeft > 0 ? Prisma.sql`AND ${isOwnChild}` : Prisma.empty}`
}
