import { isAdult } from '@deepm/schema/rules/accounts/ages'
import type { Invitation } from '@deepm/schema/rules/family/family-members'
import { mailbox, sameMailbox } from '@deepm/schema/rules/forms/email'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { lockLearnerRow } from '../../../database/lock-learner-row.ts'
import type { Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { accountMailboxTarget, countRequest, isWithinLimit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { newToken } from '../../../platform/tokens/one-time-token.service.ts'
import { recordingLearner } from '../../../platform/viewer.policy.ts'
import { addressColumns, ownAddress } from '../../accounts/addresses/address.service.ts'
import { consentDays } from '../../consent/consent.service.ts'
import { consentUrl } from '../../consent/consent-link.service.ts'
import { decidingGuardians } from '../../guardianship/guardianship.service.ts'
import { unlinkedNotice } from '../../notifications/family-notices.service.ts'
import { notify } from '../../notifications/notification.service.ts'
import { invitationMail, unlinkedMail } from '../emails.ts'
import { canEndLink } from '../end-link.policy.ts'

// From 13 up, no consent is needed. The learner invites the first parent, and both can end the link. Further parents
// ask the linked one: see child-invitation.service.ts.

/** Separate from the signup limit, which anyone can use up without an account. Invitations above it are emailed later. */
const invitationsPerParent = { name: 'invite-parent-mail', max: 5, windowSeconds: 86_400 }
/** Per learner and mailbox, so that one learner cannot use up the limit of the mailbox. */
const invitationsPerPair = { name: 'invite-parent-pair', max: 2, windowSeconds: 86_400 }
const invitationsPerLearner = { name: 'invite-parent', max: 3, windowSeconds: 86_400 }

/**
 * Emails a parent the invitation of the signed-in learner. A newer invitation replaces the open one. When the parent's
 * mailbox reached its limit for the day, the response is the same and `waitingInvitationMailer` sends the email later.
 *
 * @throws NotFoundError under 13, PausedError, RateLimitedError, InvalidInputError for the learner's own mailbox and
 *   for a minor who has a parent
 */
export async function inviteParent(context: Context, { parentFirstName, parentEmail }: Invitation): Promise<void> {
  const { db, clock } = context
  if (context.viewer?.consent !== 'notRequired') throw new NotFoundError('invitation')
  const { userId: learnerId } = recordingLearner(context.viewer)
  const user = await db.user.findUniqueOrThrow({ where: { id: learnerId } })
  if (sameMailbox(ownAddress(user), parentEmail)) {
    const message = "This is your own address. Enter your parent's or guardian's address."
    throw new InvalidInputError([{ field: 'parentEmail', message }])
  }
  if ((await decidingGuardians(db, learnerId, clock())).length > 0) {
    const message =
      'You already have a linked parent. Another parent can add you from their own account. We then ask your parent.'
    throw new InvalidInputError([{ field: 'parentEmail', message }])
  }
  await countRequest(context, invitationsPerLearner, learnerId)
  const to = mailbox(parentEmail)
  await countRequest(context, invitationsPerPair, accountMailboxTarget(learnerId, to))
  const mayMail = await isWithinLimit(context, invitationsPerParent, to)
  const { token, tokenHash } = newToken()
  const expiresAt = daysFrom(clock(), consentDays)
  await db.$transaction(async (tx) => {
    await lockLearnerRow(tx, learnerId)
    await tx.consentRequest.deleteMany({ where: { learnerId, answeredAt: null } })
    const contact = { parentFirstName, parentLastName: '', parentEmail }
    const sentCount = mayMail ? 1 : 0
    await tx.consentRequest.create({ data: { learnerId, tokenHash, expiresAt, sentCount, createdAt: clock(), ...contact } })
    if (!mayMail) return
    const url = consentUrl(context, token)
    await queueMail(tx, invitationMail(parentEmail, parentFirstName, user.firstName, url, consentDays), learnerId)
  })
}

/** Cancels an unanswered invitation; its link stops working. */
export async function cancelInvitation({ db, viewer }: Context): Promise<void> {
  const learner = { consent: 'notRequired' } as const
  await db.consentRequest.deleteMany({ where: { learnerId: viewer?.userId ?? '', answeredAt: null, learner } })
}

/**
 * Ends the link between a learner of 13 or more and a parent, by either of them. The other person gets a notification,
 * and a parent also an email. A minor cannot end it during a pause or quiet hours.
 *
 * @throws NotFoundError when the viewer is neither of them, and when the account depends on the parent's consent or
 *   codes; PausedError
 */
export async function endGuardianship(context: Context, learnerId: string, parentId: string): Promise<void> {
  const { db, viewer, clock } = context
  const mine = viewer?.userId
  if (mine !== learnerId && mine !== parentId) throw new NotFoundError('link')
  const byLearner = mine === learnerId
  if (byLearner && viewer?.role !== 'learner') throw new NotFoundError('link')
  if (byLearner && (await isMinor(db, learnerId, clock()))) recordingLearner(viewer)
  const at = clock()
  await db.$transaction(async (tx) => {
    await lockLearnerRow(tx, learnerId)
    const link = await tx.guardianship.findFirst({
      where: { learnerId, parentId },
      select: {
        parent: { select: { firstName: true, email: true } },
        learner: { select: { consent: true, user: { select: { ...addressColumns, firstName: true } } } },
      },
    })
    if (!link || !canEndLink(link.learner)) throw new NotFoundError('link')
    await tx.guardianship.delete({ where: { parentId_learnerId: { parentId, learnerId } } })
    const note = `the ${byLearner ? 'learner' : 'parent'} ended the link`
    const parentEmail = link.parent.email
    // Deletes the parent's contact data from the invitation.
    await tx.consentRequest.deleteMany({ where: { learnerId, parentEmail } })
    await tx.consentEvent.create({ data: { learnerId, status: 'notRequired', note, createdAt: at } })
    // No linked parent remains to change the family controls.
    await tx.familyControls.deleteMany({ where: { learnerId, learner: { guardianships: { none: {} } } } })
    const unanswered = { learnerId, state: 'open', learner: { guardianships: { none: {} } } } as const
    await tx.familyRequest.updateMany({ where: unanswered, data: { openKey: null, expiresAt: at } })
    const requests = await tx.familyRequest.findMany({ where: { learnerId }, select: { id: true } })
    const sources = requests.map(({ id }) => id)
    await tx.notification.deleteMany({ where: { userId: parentId, kind: 'familyAsked', source: { in: sources } } })
    const other = byLearner ? parentId : learnerId
    const name = byLearner ? link.learner.user.firstName : link.parent.firstName
    await notify(tx, other, [unlinkedNotice(mine, name, at)], at)
    if (byLearner) {
      await queueMail(
        tx,
        unlinkedMail(parentEmail, link.parent.firstName, name, `${context.config.publicUrl}/parent-dashboard`),
        parentId,
        learnerId,
      )
    }
  })
}

async function isMinor(db: Tx, learnerId: string, now: Date): Promise<boolean> {
  return !isAdult(await db.learner.findUniqueOrThrow({ where: { id: learnerId } }), now)
}
