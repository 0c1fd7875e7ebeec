import { mailbox } from '@deepm/schema/rules/forms/email'
import type { Tx } from '../../database/open.ts'

/** What a counter of the rate limiter may count of an account: its id, its confirmed address, and the mailbox of that. */
export function keptTargets(userId: string, email: string | null): string[] {
  return email ? [userId, email, mailbox(email)] : [userId]
}

/** Where the sign-in library's one-time values keep our question whether to erase an account. */
export function erasureKey(userId: string): string {
  return `erasure:${userId}`
}

/** What names a person by the confirmed address. An address that somebody only claims is somebody else's until then. */
async function eraseByAddress(tx: Tx, email: string): Promise<void> {
  await tx.outboxMail.deleteMany({ where: { recipient: email } })
  await tx.guideLead.deleteMany({ where: { email } })
  await tx.subscriber.deleteMany({ where: { email } })
  await tx.staffInvitation.deleteMany({ where: { email } })
  await tx.childInvitation.deleteMany({ where: { email } })
  await tx.consentRequest.deleteMany({ where: { parentEmail: email } })
  await tx.consentEvent.updateMany({ where: { parentEmail: email }, data: { parentEmail: null } })
  // The sign-in library keeps the address of a mailed link within a JSON text. Not by LIKE, to which an underscore means anything.
  await tx.$executeRaw`DELETE FROM "Verification" WHERE strpos(value, ${JSON.stringify(email)}) > 0`
}

/**
 * Erases what names an account by its confirmed address or by its id as plain text, so without hanging on it; called while the account is
 * still there. `email` is null where no address was confirmed. The consent log of others keeps its lines without the address. backend/test/accounts/erasure.test.ts looks through every
 * column of the database for more.
 */
export async function eraseLeftovers(tx: Tx, userId: string, email: string | null): Promise<void> {
  if (email) await eraseByAddress(tx, email)
  // The mail about a week is its parent's, and names each child.
  await tx.outboxMail.deleteMany({ where: { kind: 'digest', user: { wards: { some: { learnerId: userId } } } } })
  await tx.staffInvitation.updateMany({ where: { invitedBy: userId }, data: { invitedBy: null } })
  await tx.staffAccess.updateMany({ where: { invitedBy: userId }, data: { invitedBy: null } })
  await tx.accountClosure.updateMany({ where: { closedBy: userId }, data: { closedBy: null } })
  await tx.accountClosure.updateMany({ where: { reopenedBy: userId }, data: { reopenedBy: null } })
  await tx.shareRequest.updateMany({ where: { answeredBy: userId }, data: { answeredBy: null } })
  await tx.interaction.updateMany({ where: { settledBy: userId }, data: { settledBy: null } })
  await tx.projectReport.updateMany({ where: { decidedBy: userId }, data: { decidedBy: null } })
  await tx.programmeEnrolment.updateMany({ where: { decidedBy: userId }, data: { decidedBy: null } })
  await tx.familyRequest.updateMany({ where: { answeredBy: userId }, data: { answeredBy: null } })
  // From 13 up nobody is left who could change what this parent decided.
  const alone = { some: { parentId: userId }, none: { parentId: { not: userId } } }
  await tx.familyControls.deleteMany({ where: { learner: { consent: 'notRequired', guardianships: alone } } })
  // What parents and staff were told about a learner, the learner's projects and prompts; a source may carry a word behind a colon.
  await tx.$executeRaw`
    DELETE FROM "Notification" WHERE split_part(source, ':', 1) IN (
      SELECT ${userId} UNION SELECT id FROM "Project" WHERE "learnerId" = ${userId}
      UNION SELECT id FROM "Interaction" WHERE "learnerId" = ${userId}
      UNION SELECT s.id FROM "ShareRequest" s JOIN "Project" p ON p.id = s."projectId" WHERE p."learnerId" = ${userId}
      UNION SELECT id FROM "FamilyRequest" WHERE "learnerId" = ${userId})`
  await tx.verification.deleteMany({ where: { OR: [{ identifier: erasureKey(userId) }, { value: userId }] } })
  // A target may be several, see `senderAndMailbox`.
  await tx.$executeRaw`
    DELETE FROM "RateLimit" WHERE string_to_array(substr(key, strpos(key, ':') + 1), ' ') && ${keptTargets(userId, email)}::text[]`
}
