import { mailbox } from '@deepm/schema/rules/forms/email'
import type { Tx } from '../../database/open.ts'

/** Returns the targets that rate limits may count for an account: its id, its confirmed address, and that mailbox. */
export function rateLimitTargets(userId: string, email: string | null): string[] {
  return email ? [userId, email, mailbox(email)] : [userId]
}

/** Returns the key of an erasure question among the one-time values of the sign-in library. */
export function erasureKey(userId: string): string {
  return `erasure:${userId}`
}

/** Erases what is stored under the confirmed address. A claimed address may belong to someone else. */
async function eraseByAddress(tx: Tx, email: string): Promise<void> {
  await tx.outboxMail.deleteMany({ where: { recipient: email } })
  await tx.guideLead.deleteMany({ where: { email } })
  await tx.subscriber.deleteMany({ where: { email } })
  await tx.staffInvitation.deleteMany({ where: { email } })
  await tx.childInvitation.deleteMany({ where: { email } })
  await tx.guardianInvitation.deleteMany({ where: { email } })
  await tx.consentRequest.deleteMany({ where: { parentEmail: email } })
  await tx.consentEvent.updateMany({ where: { parentEmail: email }, data: { parentEmail: null } })
  // The sign-in library stores the address of an emailed link inside JSON text. LIKE would treat an underscore as a wildcard.
  await tx.$executeRaw`DELETE FROM "Verification" WHERE strpos(value, ${JSON.stringify(email)}) > 0`
}

/**
 * Erases what refers to an account by its confirmed address, or by its id without a foreign key; call it while the
 * account still exists. `email` is null without a confirmed address. The consent logs of others keep their entries
 * without the address. backend/test/accounts/erasure/erasure.test.ts searches every column of the database for leftovers.
 */
export async function eraseLeftovers(tx: Tx, userId: string, email: string | null): Promise<void> {
  if (email) await eraseByAddress(tx, email)
  // The weekly email belongs to the parent, and names each child.
  await tx.outboxMail.deleteMany({ where: { kind: 'digest', user: { wards: { some: { learnerId: userId } } } } })
  await tx.staffInvitation.updateMany({ where: { invitedBy: userId }, data: { invitedBy: null } })
  await tx.staffAccess.updateMany({ where: { invitedBy: userId }, data: { invitedBy: null } })
  await tx.accountClosure.updateMany({ where: { closedBy: userId }, data: { closedBy: null } })
  await tx.accountClosure.updateMany({ where: { reopenedBy: userId }, data: { reopenedBy: null } })
  await tx.shareRequest.updateMany({ where: { answeredBy: userId }, data: { answeredBy: null } })
  await tx.interaction.updateMany({ where: { settledBy: userId }, data: { settledBy: null } })
  await tx.interaction.updateMany({ where: { openedBy: userId }, data: { openedBy: null } })
  await tx.projectReport.updateMany({ where: { decidedBy: userId }, data: { decidedBy: null } })
  await tx.programmeEnrolment.updateMany({ where: { decidedBy: userId }, data: { decidedBy: null } })
  await tx.familyRequest.updateMany({ where: { answeredBy: userId }, data: { answeredBy: null } })
  // From 13 up, no linked parent would remain to change the family controls.
  const alone = { some: { parentId: userId }, none: { parentId: { not: userId } } }
  await tx.familyControls.deleteMany({ where: { learner: { consent: 'notRequired', guardianships: alone } } })
  // Notifications of parents and staff about the learner, the learner's projects and prompts; a source may end with a
  // colon and a suffix.
  await tx.$executeRaw`
    DELETE FROM "Notification" WHERE split_part(source, ':', 1) IN (
      SELECT ${userId} UNION SELECT id FROM "Project" WHERE "learnerId" = ${userId}
      UNION SELECT id FROM "Interaction" WHERE "learnerId" = ${userId}
      UNION SELECT s.id FROM "ShareRequest" s JOIN "Project" p ON p.id = s."projectId" WHERE p."learnerId" = ${userId}
      UNION SELECT id FROM "FamilyRequest" WHERE "learnerId" = ${userId})`
  await tx.verification.deleteMany({ where: { OR: [{ identifier: erasureKey(userId) }, { value: userId }] } })
  // A target can contain several values, see `accountMailboxTarget`.
  await tx.$executeRaw`
    DELETE FROM "RateLimit" WHERE string_to_array(substr(key, strpos(key, ':') + 1), ' ') && ${rateLimitTargets(userId, email)}::text[]`
}
