import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { daysFrom } from '@deepm/schema/rules/deadline'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../database/open.ts'
import { NotFoundError, RateLimitedError } from '../../errors.ts'
import { type Notice, tell } from '../family/notification.service.ts'
import { LinkExpiredError } from './identity.errors.ts'
import { queueMail } from './mail.service.ts'
import { consentMail } from './mails.ts'

export const consentDays = 7
/** The first mail and three more. */
const mostMails = 4

export type ParentContact = { parentFirstName: string; parentLastName: string; parentEmail: string; parentPhone: string | null }

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
    const { token, tokenHash } = newToken()
    const changed = await tx.consentRequest.updateMany({
      where: { learnerId, answeredAt: null, sentCount: { lt: mostMails } },
      data: { tokenHash, sentCount: { increment: 1 } },
    })
    if (changed.count === 0) throw new RateLimitedError(consentDays * 86_400)
    const request = await tx.consentRequest.findFirstOrThrow({
      where: { learnerId, tokenHash },
      include: { learner: { select: { user: { select: { firstName: true } } } } },
    })
    const childName = request.learner.user.firstName
    const mail = consentMail(
      request.parentEmail,
      request.parentFirstName,
      childName,
      consentUrl(context, token),
      request.expiresAt,
    )
    await queueMail(tx, mail, learnerId)
    return mostMails - request.sentCount
  })
}

export type ConsentQuestion = { childFirstName: string; parentFirstName: string; expiresAt: Date }

/**
 * What the parent's page shows. Reading it consumes nothing, as mail scanners open links too.
 *
 * @throws LinkExpiredError for a token that is unknown, answered or too old
 */
export async function readConsentQuestion(context: Context, token: string): Promise<ConsentQuestion> {
  const request = await context.db.consentRequest.findFirst({
    where: { tokenHash: hash(token), answeredAt: null, expiresAt: { gt: context.clock() } },
    select: { parentFirstName: true, expiresAt: true, learner: { select: { user: { select: { firstName: true } } } } },
  })
  if (!request) throw new LinkExpiredError()
  return {
    childFirstName: request.learner.user.firstName,
    parentFirstName: request.parentFirstName,
    expiresAt: request.expiresAt,
  }
}

/**
 * The parent's answer. The link works once: the conditional update lets one of any number of parallel answers through.
 *
 * @throws LinkExpiredError when the link was answered before or is too old
 */
export async function answerConsent(context: Context, token: string, agree: boolean): Promise<void> {
  const now = context.clock()
  await context.db.$transaction(async (tx) => {
    const tokenHash = hash(token)
    const answered = await tx.consentRequest.updateMany({
      where: { tokenHash, answeredAt: null, expiresAt: { gt: now } },
      data: { answeredAt: now },
    })
    if (answered.count === 0) throw new LinkExpiredError()
    const request = await tx.consentRequest.findUniqueOrThrow({ where: { tokenHash } })
    const status = agree ? 'granted' : 'declined'
    await tx.learner.update({ where: { id: request.learnerId }, data: { consent: status } })
    await tx.consentEvent.create({
      data: { learnerId: request.learnerId, status, parentEmail: request.parentEmail, note: 'by mailed link' },
    })
    if (!agree) return
    const parentId = await linkParent(tx, request)
    await tell(tx, request.learnerId, [granted], now)
    if (parentId) await tell(tx, parentId, [{ ...linked, source: request.learnerId }], now)
  })
}

/** The parent's account, made by following the link, and its place beside the child. */
async function linkParent(tx: Tx, request: ParentContact & { learnerId: string }): Promise<string | null> {
  const { parentEmail: email, parentFirstName: firstName, parentLastName: lastName } = request
  const known = await tx.user.findUnique({ where: { email }, select: { id: true, role: true } })
  // A learner's address cannot vouch for another child; the consent stands, the account is for the family to sort out.
  if (known?.role === 'learner') return null
  const parentId =
    known?.id ??
    (
      await tx.user.create({
        data: {
          id: randomUUID(),
          email,
          emailVerified: true,
          firstName,
          lastName,
          name: `${firstName} ${lastName}`.trim(),
          role: 'parent',
        },
        select: { id: true },
      })
    ).id
  await tx.guardianship.upsert({
    where: { parentId_learnerId: { parentId, learnerId: request.learnerId } },
    create: { parentId, learnerId: request.learnerId },
    update: {},
  })
  return parentId
}

const granted: Notice = {
  kind: 'consentGranted',
  source: 'parent',
  title: '🎉 Your parent said yes',
  text: 'From now on your lessons count: XP, streak and achievements are yours.',
  link: '/personas',
}

const withdrawn: Notice = {
  kind: 'consentWithdrawn',
  source: 'parent',
  title: 'Your parent took their yes back',
  text: 'Nothing more is saved, and this account is erased in a week. Talk with them if you would like to stay.',
}

const linked: Omit<Notice, 'source'> = {
  kind: 'consentGranted',
  title: 'You said yes',
  text: 'Your child can learn here now. You see how it goes on your dashboard, and you can take your yes back there.',
  link: '/dashboard',
}

/**
 * A parent takes the consent back: nothing more is recorded, and the account is erased after the grace period.
 *
 * @throws NotFoundError when the child is not theirs or nothing was granted
 */
export async function withdrawConsent(context: Context, learnerId: string): Promise<void> {
  const parentId = context.viewer?.userId ?? ''
  await context.db.$transaction(async (tx) => {
    const changed = await tx.learner.updateMany({
      where: { id: learnerId, consent: 'granted', guardianships: { some: { parentId } } },
      data: { consent: 'withdrawn' },
    })
    if (changed.count === 0) throw new NotFoundError('child')
    const now = context.clock()
    await tx.consentEvent.create({ data: { learnerId, status: 'withdrawn', note: 'by the parent', createdAt: now } })
    await tell(tx, learnerId, [withdrawn], now)
  })
}

/**
 * Erases children whose parent did not agree within the time promised in the mail, or took the consent back that long ago, with
 * the parent's contact and the mails about them.
 *
 * @returns how many accounts were erased
 */
export async function eraseUnanswered(db: Db, now: Date): Promise<number> {
  const promised = daysFrom(now, -consentDays)
  // One statement decides and erases, so that an answer arriving now is not overlooked.
  const erased = await db.user.deleteMany({
    where: {
      OR: [
        { learner: { consent: { in: ['pending', 'declined'] }, createdAt: { lte: promised } } },
        { learner: { consent: 'withdrawn', consentEvents: { some: { status: 'withdrawn', createdAt: { lte: promised } } } } },
      ],
    },
  })
  return erased.count
}

function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hash(token) }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function consentUrl(context: Context, token: string): string {
  return `${context.config.publicUrl}/consent?token=${token}`
}
