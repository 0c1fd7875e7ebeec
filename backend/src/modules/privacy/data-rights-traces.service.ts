import { isPlaceholderAddress } from '@deepm/schema/rules/family/family-members'
import { type AuditAction, auditActions } from '@deepm/schema/rules/staff/audit'
import type { Db } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { rateLimitTargets } from './erasure-references.service.ts'

/**
 * Returns what is stored under the confirmed address and not under the account: emails, the newsletter, requests for
 * the guide, and counters. Emails to other people are left out, because they may name another person's address or
 * reveal whether it has an account.
 */
export async function readOwnTraces(db: Db, userId: string, email: string | null): Promise<object> {
  const [mails, guide, newsletter, invitation, counters] = await Promise.all([
    email === null ? [] : db.outboxMail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } }),
    email === null ? null : db.guideLead.findUnique({ where: { email } }),
    email === null ? null : db.subscriber.findUnique({ where: { email } }),
    email === null ? null : db.staffInvitation.findUnique({ where: { email } }),
    db.$queryRaw<{ key: string; count: number; resetsAt: Date }[]>`
      SELECT key, count, "resetsAt" FROM "RateLimit"
      WHERE substr(key, strpos(key, ':') + 1) = ANY(${rateLimitTargets(userId, email)}) ORDER BY key`,
  ])
  return {
    mail: mails.map((it) => ({
      kind: it.kind,
      to: it.recipient,
      subject: it.subject,
      writtenAt: it.createdAt,
      sentAt: it.sentAt,
      tries: it.attempts,
      nextTryAt: it.dueAt,
      lastTrouble: it.lastError,
    })),
    invitationToTheStaff: invitation && {
      emailAddress: invitation.email,
      name: invitation.name,
      mailsSent: invitation.sentCount,
      invitedAt: invitation.invitedAt,
      openUntil: invitation.expiresAt,
    },
    guideForParents: guide && {
      emailAddress: guide.email,
      name: guide.name,
      phone: guide.phone,
      childAge: guide.childAge,
      interests: guide.interests,
      timesAsked: guide.requests,
      askedAt: guide.requestedAt,
      firstAskedAt: guide.createdAt,
    },
    newsletter: newsletter && {
      emailAddress: newsletter.email,
      leftAt: newsletter.source,
      askedAt: newsletter.askedAt,
      firstAskedAt: newsletter.createdAt,
      yesAt: newsletter.confirmedAt,
      unsubscribedAt: newsletter.unsubscribedAt,
    },
    counters: counters.map(({ key, count, resetsAt }) => ({ counter: key, times: count, forgottenAfter: resetsAt })),
  }
}

/** Returns the audit log entries about this account, and those of the account itself if it belongs to staff. */
export async function readStaffLog(db: Db, userId: string, only: Prisma.AuditEntryWhereInput = {}): Promise<object> {
  const rows = await db.auditEntry.findMany({
    where: { AND: [{ OR: [{ subjectIds: { has: userId } }, { staffId: userId }] }, only] },
    orderBy: { id: 'asc' },
  })
  return {
    staffLog: rows.map((it) => ({
      when: it.createdAt,
      what: auditActions[it.action as AuditAction] ?? it.action,
      // The text of an entry may name others, so only its author sees it.
      ...(it.staffId === userId && { detail: it.detail, as: it.staffName }),
    })),
  }
}

/** Returns a learner's row in the roster of students; `null` for parents and staff. */
export async function readListed(db: Db, learnerId: string): Promise<object> {
  const row = await db.rosterRow.findUnique({ where: { learnerId } })
  return {
    onStaffsList: row && {
      name: row.name,
      emailAddress: isPlaceholderAddress(row.email) ? 'none' : row.email,
      isDemoAccount: row.isDemo,
      path: row.personaId,
      bornAsFarAsWeKnow: row.bornAt,
      since: row.enrolledAt,
      lastActiveAt: row.lastActivityAt,
      xp: row.xp,
      completedLessons: row.completedLessons,
      projects: row.projects,
      waitsForAParent: row.awaitsConsent,
      safety: { score: row.safetyScore, flagged: row.flagged, reckonedAgainAt: row.safetyDueAt },
      waitingForStaff: row.openFlags,
    },
  }
}
