import { lockLearnerRow } from '../../database/lock-learner-row.ts'
import type { Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { hashToken, newToken } from '../../platform/tokens/one-time-token.service.ts'
import { consentAgainMail, consentMail } from './emails.ts'

// The links that a parent got for one consent request. The newest can answer it; older ones show its state.

const rowOf = {
  include: { learner: { select: { consent: true, user: { select: { firstName: true } } } } },
} satisfies { include: Prisma.ConsentRequestInclude }

export type ConsentRequestRow = Prisma.ConsentRequestGetPayload<typeof rowOf>

/** Returns the consent request of an emailed link, and whether this link can answer it; `null` for an unknown or expired link. */
export async function findConsentLink(
  tx: Tx,
  token: string,
  now: Date,
): Promise<(ConsentRequestRow & { canAnswer: boolean }) | null> {
  const tokenHash = hashToken(token)
  const where = { expiresAt: { gt: now } }
  const newest = await tx.consentRequest.findFirst({ where: { tokenHash, ...where }, ...rowOf })
  if (newest) return { ...newest, canAnswer: true }
  const older = await tx.consentLink.findFirst({ where: { tokenHash, request: where }, include: { request: rowOf } })
  if (!older) return null
  const { request } = older
  return { ...request, canAnswer: older.canAnswer && request.learner.consent === 'declined' }
}

/** State of the request for a parent who opens an emailed link. */
type ConsentState = 'open' | 'granted' | 'declined' | 'withdrawn'

export type ConsentQuestion = {
  childFirstName: string
  parentFirstName: string
  expiresAt: Date
  isInvitation: boolean
  state: ConsentState
  canAnswer: boolean
  isForViewer: boolean
}

/**
 * Returns what the parent's page shows. Reading it consumes nothing, because mail scanners open links too.
 *
 * @throws LinkExpiredError for an unknown or expired token, or an answered invitation
 */
export async function readConsentQuestion(context: Context, token: string): Promise<ConsentQuestion> {
  const link = await findConsentLink(context.db, token, context.clock())
  const consent = link?.learner.consent
  const isInvitation = consent === 'notRequired'
  if (!link || (isInvitation && link.answeredAt)) throw new LinkExpiredError()
  return {
    childFirstName: link.learner.user.firstName,
    parentFirstName: link.parentFirstName,
    expiresAt: link.expiresAt,
    isInvitation,
    state: consent === 'granted' || consent === 'declined' || consent === 'withdrawn' ? consent : 'open',
    canAnswer: link.canAnswer && (!link.answeredAt || consent === 'declined'),
    isForViewer: await isOfViewer(context, link.parentEmail),
  }
}

/** Returns whether an address is that of the signed-in parent. */
async function isOfViewer({ db, viewer }: Context, email: string): Promise<boolean> {
  if (viewer?.role !== 'parent') return false
  return (await db.user.count({ where: { id: viewer.userId, email } })) > 0
}

/** New links that a parent can request with an older one, per consent request. */
const newLinkLimit = { name: 'consent-new-link', max: 3, windowSeconds: 86_400 }

/**
 * Emails a new link to the address of the older link.
 *
 * @throws LinkExpiredError when there is nothing left to answer and for invitations, which need no consent; RateLimitedError for a fourth
 *   link on one day
 */
export async function requestNewConsentLink(context: Context, token: string): Promise<void> {
  const link = await findConsentLink(context.db, token, context.clock())
  const consent = link?.learner.consent
  const isOpen = consent === 'declined' || (consent !== 'notRequired' && link?.answeredAt === null)
  if (!link || !isOpen) throw new LinkExpiredError()
  await countRequest(context, newLinkLimit, link.id)
  await context.db.$transaction(async (tx) => {
    if (!(await lockLearnerRow(tx, link.learnerId))) throw new LinkExpiredError()
    await mailNewLink(context, tx, link.id)
  })
}

/** Replaces the newest link of a request and emails the new one, in the caller's transaction. */
export async function mailNewLink(context: Pick<Context, 'config' | 'clock'>, tx: Tx, requestId: string): Promise<void> {
  const { request, url } = await replaceLink(context, tx, requestId)
  const { learnerId, parentEmail, parentFirstName, expiresAt, learner } = request
  const write = learner.consent === 'declined' ? consentAgainMail : consentMail
  await queueMail(tx, write(parentEmail, parentFirstName, learner.user.firstName, url, expiresAt), learnerId)
}

/** Replaces the newest link of a request, in the caller's transaction. */
export async function replaceLink(
  context: Pick<Context, 'config' | 'clock'>,
  tx: Tx,
  requestId: string,
): Promise<{ request: ConsentRequestRow; url: string }> {
  const { token, tokenHash } = newToken()
  await tx.$executeRaw`SELECT 1 FROM "ConsentRequest" WHERE id = ${requestId} FOR UPDATE`
  const request = await tx.consentRequest.findUniqueOrThrow({ where: { id: requestId }, ...rowOf })
  const canAnswer = request.learner.consent === 'declined'
  await tx.consentLink.create({
    data: { tokenHash: request.tokenHash, requestId, canAnswer, createdAt: context.clock() },
  })
  await tx.consentRequest.update({ where: { id: requestId }, data: { tokenHash } })
  return { request, url: consentUrl(context, token) }
}

export function consentUrl({ config }: Pick<Context, 'config'>, token: string): string {
  return `${config.publicUrl}/consent?token=${token}`
}
