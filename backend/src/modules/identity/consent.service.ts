import { daysFrom } from '@deepm/schema/rules/deadline'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { NotFoundError, RateLimitedError } from '../../errors.ts'
import { linkChild } from '../family/guardianship.service.ts'
import { invitedNotice, joinedNotice, linkedNotice, refusedInvitationNotice, saidYesNotice } from '../family/notices.service.ts'
import { tell } from '../family/notification.service.ts'
import { LinkExpiredError } from './identity.errors.ts'
import { queueMail } from './mail.service.ts'
import { consentMail } from './mails.ts'
import { hashToken, newToken } from './one-time-token.service.ts'
import { type ParentContact, parentAccount } from './parent-account.service.ts'

export const consentDays = 7
/** The first mail and three more. */
export const mostMails = 4

/** Stores the question to the parent and queues its mail, in the transaction that made the child's account. */
export async function askParent(
  context: Context,
  tx: Tx,
  learnerId: string,
  childName: string,
  contact: ParentContact,
): Promise<void> {
  const { token, tokenHash } = newToken()
  const expiresAt = daysFrom(context.clock(), consentDays)
  await tx.consentRequest.create({ data: { learnerId, tokenHash, expiresAt, ...contact } })
  await tx.consentEvent.create({
    data: { learnerId, status: 'pending', parentEmail: contact.parentEmail, note: 'asked at signup' },
  })
  await queueMail(
    tx,
    consentMail(contact.parentEmail, contact.parentFirstName, childName, consentUrl(context, token), expiresAt),
    learnerId,
  )
}

/**
 * Mails the parent once more, with a new link that works as long as the first would have; the old one stops working. At most
 * three times.
 *
 * @returns how many more mails may be sent
 * @throws NotFoundError when no question is open, RateLimitedError after the third time
 */
export async function resendConsentMail(context: Context, learnerId: string): Promise<number> {
  if (context.viewer?.consent !== 'pending') throw new NotFoundError('open question')
  return context.db.$transaction(async (tx) => {
    const sent = await mailParentAgain(context, tx, learnerId)
    if (sent === null) throw new RateLimitedError(consentDays * 86_400)
    return mostMails - sent
  })
}

/**
 * The same for whoever asks on the family's behalf, in their transaction.
 *
 * @param seen how many mails had gone out as they saw it: when there are more by now, nothing is sent
 * @returns how many mails have gone out; `null` when no more may, or none did
 */
export async function mailParentAgain(context: Context, tx: Tx, learnerId: string, seen?: number): Promise<number | null> {
  const { token, tokenHash } = newToken()
  const changed = await tx.consentRequest.updateMany({
    where: {
      learnerId,
      answeredAt: null,
      // Past it a link would not work, and the account is about to be erased.
      expiresAt: { gt: context.clock() },
      sentCount: { lt: mostMails, ...(seen !== undefined && { equals: seen }) },
      learner: { consent: 'pending' },
    },
    data: { tokenHash, sentCount: { increment: 1 } },
  })
  if (changed.count === 0) return null
  const request = await tx.consentRequest.findFirstOrThrow({
    where: { learnerId, tokenHash },
    include: { learner: { select: { user: { select: { firstName: true } } } } },
  })
  const { parentEmail, parentFirstName, expiresAt, learner, sentCount } = request
  const mail = consentMail(parentEmail, parentFirstName, learner.user.firstName, consentUrl(context, token), expiresAt)
  await queueMail(tx, mail, learnerId)
  return sentCount
}

export type ConsentQuestion = { childFirstName: string; parentFirstName: string; expiresAt: Date; isInvitation: boolean }

/**
 * What the parent's page shows. Reading it consumes nothing, as mail scanners open links too.
 *
 * @throws LinkExpiredError for a token that is unknown, answered or too old
 */
export async function readConsentQuestion(context: Context, token: string): Promise<ConsentQuestion> {
  const request = await context.db.consentRequest.findFirst({
    where: { tokenHash: hashToken(token), answeredAt: null, expiresAt: { gt: context.clock() } },
    select: {
      parentFirstName: true,
      expiresAt: true,
      learner: { select: { consent: true, user: { select: { firstName: true } } } },
    },
  })
  if (!request) throw new LinkExpiredError()
  return {
    childFirstName: request.learner.user.firstName,
    parentFirstName: request.parentFirstName,
    expiresAt: request.expiresAt,
    isInvitation: request.learner.consent === 'notRequired',
  }
}

/**
 * The parent's answer. The link works once: the conditional update lets one of any number of parallel answers through. Where the
 * answer cannot be kept, the link stays as it was.
 *
 * @throws LinkExpiredError when the link was answered before or is too old, FamilyFullError for a fifth child
 */
export async function answerConsent(context: Context, token: string, agree: boolean): Promise<void> {
  const now = context.clock()
  await context.db.$transaction(async (tx) => {
    const tokenHash = hashToken(token)
    const answered = await tx.consentRequest.updateMany({
      where: { tokenHash, answeredAt: null, expiresAt: { gt: now } },
      data: { answeredAt: now },
    })
    if (answered.count === 0) throw new LinkExpiredError()
    const asked = await tx.consentRequest.findUniqueOrThrow({
      where: { tokenHash },
      include: { learner: { select: { consent: true, user: { select: { firstName: true } } } } },
    })
    if (asked.learner.consent === 'notRequired') await answerInvitation(tx, asked, agree, now)
    else await answerForChild(tx, asked, agree, now)
  })
}

type Asked = ParentContact & { id: string; learnerId: string; learner: { user: { firstName: string } } }

async function answerForChild(tx: Tx, asked: Asked, agree: boolean, at: Date): Promise<void> {
  const { learnerId, parentEmail } = asked
  const status = agree ? 'granted' : 'declined'
  await tx.learner.update({ where: { id: learnerId }, data: { consent: status } })
  await tx.consentEvent.create({ data: { learnerId, status, parentEmail, note: 'by mailed link' } })
  if (!agree) return
  const parent = await parentAccount(tx, asked)
  await tell(tx, learnerId, [saidYesNotice], at)
  // A learner's address cannot vouch for another child; the consent stands, the account is for the family to sort out.
  if (parent.role === 'learner') return
  await linkChild(tx, parent.id, learnerId)
  await tell(tx, parent.id, [linkedNotice(learnerId)], at)
}

/** From 13 up a yes only opens the parent's view; a no leaves nothing of the address. */
async function answerInvitation(tx: Tx, asked: Asked, agree: boolean, at: Date): Promise<void> {
  const { id, learnerId, parentEmail, parentFirstName } = asked
  const log = { learnerId, status: 'notRequired', createdAt: at } as const
  if (!agree) {
    await tx.consentRequest.delete({ where: { id } })
    await tx.consentEvent.create({ data: { ...log, note: 'an invited parent said no' } })
    await tell(tx, learnerId, [refusedInvitationNotice(id)], at)
    return
  }
  const parent = await parentAccount(tx, asked)
  if (parent.role === 'learner') {
    throw new LinkExpiredError('A learner signs in with this address. A parent needs another one: ask for a new link to it.')
  }
  await linkChild(tx, parent.id, learnerId)
  await tx.consentEvent.create({ data: { ...log, parentEmail, note: 'a parent was linked, by mailed link' } })
  await tell(tx, learnerId, [invitedNotice(parent.id, parentFirstName, at)], at)
  await tell(tx, parent.id, [joinedNotice(learnerId, asked.learner.user.firstName, at)], at)
}

export function consentUrl({ config }: Context, token: string): string {
  return `${config.publicUrl}/consent?token=${token}`
}
