import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { ExpectedError } from '../../core/errors.ts'
import { lockLearnerRow } from '../../database/lock-learner-row.ts'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { newToken } from '../../platform/tokens/one-time-token.service.ts'
import { ParentAddressError } from '../accounts/account.errors.ts'
import { ownerOf } from '../accounts/addresses/address.service.ts'
import { createSession, type NewSession, setSessionCookie } from '../accounts/sessions/session.service.ts'
import { linkFirstParent } from '../guardianship/guardianship.service.ts'
import { invitedNotice, joinedNotice, refusedInvitationNotice } from '../notifications/family-notices.service.ts'
import { notify } from '../notifications/notification.service.ts'
import { grantConsent } from './consent-grant.service.ts'
import { type ConsentRequestRow, consentUrl, findConsentLink } from './consent-link.service.ts'
import { consentMail } from './emails.ts'
import { type ParentContact, parentAccount } from './parent-account.service.ts'

/** Requests of different children to one mailbox, so that strangers cannot flood it. A family has at most four children. */
export const requestsPerParent = { name: 'signup-parent', max: 5, windowSeconds: 86_400 }
export const consentDays = 7

/**
 * Stores the consent request and queues its email, in the transaction that creates the child's account. Without
 * `mayMail`, `waitingQuestionMailer` or `resendConsentMail` sends it later.
 */
export async function askParent(
  context: Context,
  tx: Tx,
  learnerId: string,
  childName: string,
  contact: ParentContact,
  mayMail: boolean,
): Promise<void> {
  const { token, tokenHash } = newToken()
  const expiresAt = daysFrom(context.clock(), consentDays)
  await tx.consentRequest.create({ data: { learnerId, tokenHash, expiresAt, sentCount: mayMail ? 1 : 0, ...contact } })
  await tx.consentEvent.create({
    data: {
      learnerId,
      status: 'pending',
      parentEmail: contact.parentEmail,
      note: 'asked at signup',
      createdAt: context.clock(),
    },
  })
  if (!mayMail) return
  await queueMail(
    tx,
    consentMail(contact.parentEmail, contact.parentFirstName, childName, consentUrl(context, token), expiresAt),
    learnerId,
  )
}

/**
 * Records the parent's answer. The link works once: the conditional update lets one of several parallel answers
 * through. A refusal can be changed with the same link for 7 days. Consent always links the parent to the child; if it
 * cannot, the link stays valid and staff see why. A parent without an account before is signed in.
 *
 * @throws LinkExpiredError when the link was already used or has expired, FamilyFullError for a fifth child,
 *   ParentAddressError when the address is the confirmed one of a learner or of staff
 */
export async function answerConsent(context: Context, token: string, agree: boolean): Promise<void> {
  const now = context.clock()
  const { refusal, session } = await context.db.$transaction(async (tx) => {
    const link = await findConsentLink(tx, token, now)
    if (!link?.canAnswer || !(await lockLearnerRow(tx, link.learnerId))) throw new LinkExpiredError()
    const isNew = agree && (await isNewParentHere(context, tx, link.parentEmail))
    const refusal = await answer(context, tx, link, agree)
    return { refusal, session: isNew && !refusal ? await parentSession(context, tx, link.parentEmail) : null }
  })
  if (refusal) throw refusal
  if (session) await setSessionCookie(context, session)
}

/**
 * Returns whether the address has no account yet and nobody is signed in in this browser. The answer then also signs in. An existing
 * account can have other children, and the email may have been forwarded.
 */
async function isNewParentHere({ viewer, pendingStaff }: Context, tx: Tx, email: string): Promise<boolean> {
  return !viewer && !pendingStaff && (await tx.user.count({ where: ownerOf(email) })) === 0
}

async function parentSession(context: Context, tx: Tx, email: string): Promise<NewSession> {
  const { id } = await tx.user.findUniqueOrThrow({ where: { email }, select: { id: true } })
  return createSession(context, tx, id)
}

async function answer(context: Context, tx: Tx, link: Asked, agree: boolean): Promise<ExpectedError | null> {
  const now = context.clock()
  const answered = await tx.consentRequest.updateMany({ where: { id: link.id, answeredAt: null }, data: { answeredAt: now } })
  if (answered.count === 0) return reverseRefusal(context, tx, link, agree)
  if (link.learner.consent === 'notRequired') return answerInvitation(context, tx, link, agree)
  return agree ? grantConsent(context, tx, link) : decline(tx, link, now)
}

type Asked = ConsentRequestRow

/** The account is erased 7 days after the refusal, so the links work until then. */
async function decline(tx: Tx, { id, learnerId, parentEmail }: Asked, at: Date): Promise<null> {
  await tx.learner.update({ where: { id: learnerId }, data: { consent: 'declined' } })
  const data = { expiresAt: daysFrom(at, consentDays), obstacle: null, obstacleAt: null }
  await tx.consentRequest.update({ where: { id }, data })
  await tx.consentEvent.create({ data: { learnerId, status: 'declined', parentEmail, note: 'by emailed link', createdAt: at } })
  return null
}

/** Changes a refusal into consent. Of parallel answers, one finds the learner declined. */
async function reverseRefusal(context: Context, tx: Tx, asked: Asked, agree: boolean): Promise<ExpectedError | null> {
  const where = { id: asked.learnerId, consent: 'declined' } as const
  const changed = agree ? await tx.learner.updateMany({ where, data: { consent: 'granted' } }) : { count: 0 }
  if (changed.count === 0) throw new LinkExpiredError()
  return grantConsent(context, tx, asked)
}

/** From 13 up, consent only gives the parent access; a refusal deletes the parent's address. */
async function answerInvitation(context: Context, tx: Tx, asked: Asked, agree: boolean): Promise<null> {
  const { id, learnerId, parentEmail, parentFirstName } = asked
  const at = context.clock()
  const log = { learnerId, status: 'notRequired', createdAt: at } as const
  if (!agree) {
    await tx.consentRequest.delete({ where: { id } })
    await tx.consentEvent.create({ data: { ...log, note: 'an invited parent said no' } })
    await notify(tx, learnerId, [refusedInvitationNotice(id)], at)
    return null
  }
  const parent = await parentAccount(tx, asked, at)
  if (parent.role !== 'parent') throw new ParentAddressError(parent.role)
  await linkFirstParent(context, tx, parent.id, learnerId)
  await tx.consentEvent.create({ data: { ...log, parentEmail, note: 'a parent was linked, by emailed link' } })
  await notify(tx, learnerId, [invitedNotice(parent.id, parentFirstName, true, at)], at)
  await notify(tx, parent.id, [joinedNotice(learnerId, asked.learner.user.firstName, at)], at)
  return null
}
