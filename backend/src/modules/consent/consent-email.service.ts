import { mailbox } from '@deepm/schema/rules/forms/email'
import { NotFoundError, RateLimitedError } from '../../core/errors.ts'
import { lockLearnerRow } from '../../database/lock-learner-row.ts'
import type { Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Clock, Context } from '../../platform/context.ts'
import { countRequest, isWithinLimit } from '../../platform/rate-limit/rate-limit.service.ts'
import { consentDays, requestsPerParent } from './consent.service.ts'
import { mailNewLink } from './consent-link.service.ts'

// Further emails of a consent request.

/** The first email and three more. */
export const maxConsentEmails = 4
/** For all children who name one mailbox. */
const repeatsPerParent = { name: 'consent-repeat', max: 6, windowSeconds: 86_400 }

/**
 * Emails the parent again, with a new link: at most three times while the request is open, without extending its
 * deadline; after a refusal once a day, until the account is erased.
 *
 * When the mailbox reached its limit for the day, the response to a first email is the same, and
 * `waitingQuestionMailer` sends it later.
 *
 * @returns how many more emails can be sent while the request is open; 0 after a refusal
 * @throws NotFoundError when no request is open, RateLimitedError after the third time, for a second email on one day
 *   after a refusal, and when the mailbox reached its limit of further emails
 */
export async function resendConsentMail(context: Context, learnerId: string): Promise<number> {
  const consent = context.viewer?.consent
  if (consent === 'declined') {
    await resendAfterRefusal(context, learnerId)
    return 0
  }
  if (consent !== 'pending') throw new NotFoundError('open question')
  const request = await openRequest(context, { learnerId, answeredAt: null })
  if (request.sentCount >= maxConsentEmails) throw new RateLimitedError(consentDays * 86_400)
  if (request.sentCount > 0) await countRequest(context, repeatsPerParent, mailbox(request.parentEmail))
  // The first email counts for the parent's mailbox, even when it is sent after the signup.
  else if (!(await isWithinLimit(context, requestsPerParent, mailbox(request.parentEmail)))) return maxConsentEmails - 1
  return context.db.$transaction(async (tx) => {
    const sent = await resendToParent(context, tx, learnerId)
    if (sent === null) throw new RateLimitedError(consentDays * 86_400)
    return maxConsentEmails - sent
  })
}

/** Emails to a parent after a refusal, per child. */
const afterNoLimit = { name: 'consent-after-no', max: 1, windowSeconds: 86_400 }

async function resendAfterRefusal(context: Context, learnerId: string): Promise<void> {
  await countRequest(context, afterNoLimit, learnerId)
  const isDeclined = { learnerId, learner: { consent: 'declined' } } as const
  await countRequest(context, repeatsPerParent, mailbox((await openRequest(context, isDeclined)).parentEmail))
  await context.db.$transaction(async (tx) => {
    await lockLearnerRow(tx, learnerId)
    await mailNewLink(context, tx, (await openRequest({ ...context, db: tx }, isDeclined)).id)
  })
}

/** @throws NotFoundError */
async function openRequest({ db, clock }: { db: Tx; clock: Clock }, where: Prisma.ConsentRequestWhereInput) {
  const request = await db.consentRequest.findFirst({
    where: { ...where, expiresAt: { gt: clock() } },
    select: { id: true, parentEmail: true, sentCount: true },
  })
  if (!request) throw new NotFoundError('open question')
  return request
}

/**
 * Emails the parent again on the family's behalf, in the caller's transaction.
 *
 * @param seen the number of emails sent, as the caller read it; nothing is sent if it has changed
 * @returns the number of emails sent; `null` when no more are allowed, or none was sent
 */
export async function resendToParent(
  context: Pick<Context, 'config' | 'clock'>,
  tx: Tx,
  learnerId: string,
  seen?: number,
): Promise<number | null> {
  const counted = await countConsentEmail(context, tx, learnerId, seen)
  if (!counted) return null
  await mailNewLink(context, tx, counted.id)
  return counted.sentCount
}

/** Locks the learner and counts one more email of the open request; `null` when no more are allowed, or `seen` has changed. */
export async function countConsentEmail(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  learnerId: string,
  seen?: number,
): Promise<{ id: string; sentCount: number } | null> {
  await lockLearnerRow(tx, learnerId)
  const changed = await tx.consentRequest.updateMany({
    where: {
      learnerId,
      answeredAt: null,
      // After it a link would not work, and the account is about to be erased.
      expiresAt: { gt: context.clock() },
      sentCount: { lt: maxConsentEmails, ...(seen !== undefined && { equals: seen }) },
      learner: { consent: 'pending' },
    },
    data: { sentCount: { increment: 1 } },
  })
  if (changed.count === 0) return null
  return tx.consentRequest.findFirstOrThrow({ where: { learnerId, answeredAt: null }, select: { id: true, sentCount: true } })
}
