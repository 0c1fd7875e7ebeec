import { daysUntilUnlock } from '@deepm/schema/rules/unlocks'
import type { Viewer } from '../../context.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { isClosedSql } from '../identity/closure.service.ts'
import { ShowcaseLockedError } from './projects.errors.ts'

/** What decides about the showcase of somebody who is signed in. */
export type Visitor = { id: string; isDemo: boolean; daysLeft: number }

/** Parents and staff need not wait: the wait is for learners, by the age of their account. */
export function visitorFrom({ userId: id, account: { isDemo, learner } }: Viewer, now: Date): Visitor {
  return { id, isDemo, daysLeft: learner ? daysUntilUnlock('social', learner.createdAt, now) : 0 }
}

/** @throws ShowcaseLockedError saying how long it is */
export function expectOpen({ daysLeft }: Visitor): void {
  if (daysLeft > 0) throw new ShowcaseLockedError(daysLeft)
}

/**
 * Which approved questions `s` of projects `p`, of learners `l` with accounts `a`, a visitor sees: not what is deleted, reported by
 * enough people or by the visitor, or made by a child whose parent took the consent back, nor of
 * somebody whose family does not want it or whose account is closed; and demo accounts are among themselves.
 */
export function isShownTo({ id, isDemo }: Visitor, reportsToHide: number): Prisma.Sql {
  return Prisma.sql`s.state = 'approved' AND p."deletedAt" IS NULL AND l.consent IN ('notRequired', 'granted') AND a."isDemo" = ${isDemo}
    AND NOT ${isClosedSql(Prisma.sql`a.id`)}
    AND NOT EXISTS (SELECT 1 FROM "FamilyControls" c WHERE c."learnerId" = l.id AND NOT c."mayShowProjects")
    AND NOT EXISTS (SELECT 1 FROM "ProjectReport" r WHERE r."projectId" = p.id AND r."reporterId" = ${id})
    AND (SELECT count(*) FROM "ProjectReport" r WHERE r."projectId" = p.id AND r."decidedAt" IS NULL) < ${reportsToHide}`
}
