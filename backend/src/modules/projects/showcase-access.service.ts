import { daysUntilUnlock } from '@deepm/schema/rules/rewards/unlocks'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../../platform/context.ts'
import { isClosedSql } from '../accounts/closure/closure.service.ts'
import { ShowcaseLockedError } from './projects.errors.ts'

/** The data that decides a signed-in user's access to the showcase. */
export type Visitor = { id: string; isDemo: boolean; daysLeft: number }

/** Returns the access data of a viewer. Only learners wait, by the age of their account. */
export function showcaseViewer({ userId: id, isDemo, joinedAt }: Viewer, now: Date): Visitor {
  return { id, isDemo, daysLeft: joinedAt ? daysUntilUnlock('social', joinedAt, now) : 0 }
}

/** @throws ShowcaseLockedError with the remaining time */
export function expectOpen({ daysLeft }: Visitor): void {
  if (daysLeft > 0) throw new ShowcaseLockedError(daysLeft)
}

/**
 * Filters the approved requests `s` of projects `p`, of learners `l` with accounts `a`, that a visitor sees. Excluded are projects that are
 * deleted, reported by enough users or by the visitor, of a child without consent, of a family that does not allow sharing, or of a
 * suspended account. Demo accounts see demo projects only.
 */
export function isShownTo({ id, isDemo }: Visitor, reportsToHide: number): Prisma.Sql {
  return Prisma.sql`s.state = 'approved' AND p."deletedAt" IS NULL AND l.consent IN ('notRequired', 'granted') AND a."isDemo" = ${isDemo}
    AND NOT ${isClosedSql(Prisma.sql`a.id`)}
    AND NOT EXISTS (SELECT 1 FROM "FamilyControls" c WHERE c."learnerId" = l.id AND NOT c."mayShowProjects")
    AND NOT EXISTS (SELECT 1 FROM "ProjectReport" r WHERE r."projectId" = p.id AND r."reporterId" = ${id})
    AND (SELECT count(*) FROM "ProjectReport" r WHERE r."projectId" = p.id AND r."decidedAt" IS NULL) < ${reportsToHide}`
}
