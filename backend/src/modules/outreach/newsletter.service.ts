import { mailbox } from '@deepm/schema/rules/forms/email'
import type { NewsletterRequest } from '@deepm/schema/rules/outreach/outreach'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Config } from '../../config/config.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { newsletterRequestsPerNetwork } from '../../platform/rate-limit/network-limits.service.ts'
import { countRequest, isWithinLimit } from '../../platform/rate-limit/rate-limit.service.ts'
import { incompleteLinkError, LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { readLink, signLink } from '../../platform/tokens/signed-link.service.ts'
import { confirmSubscriptionMail, learnerWelcomeMail, welcomeMail } from './emails.ts'
import { guideLinkDays, guideUrl } from './guide.service.ts'

/** Days that a subscription request can be confirmed, and that an unconfirmed email address is kept. */
export const confirmDays = 7
/** Days that an unsubscribed email address is kept. */
export const unsubscribedDays = 30

const mailsPerMailbox = { name: 'newsletter-mail', max: 3, windowSeconds: 86_400 }
const returnsPerMailbox = { name: 'newsletter-return', max: 1, windowSeconds: unsubscribedDays * 86_400 }

/**
 * Stores an email address once and sends a confirmation request. A subscribed address gets no email, and the response does not reveal
 * whether it is subscribed. When the mailbox has reached its email limit, the response is the same, nothing changes, and the newest emailed
 * link stays valid.
 *
 * @throws RateLimitedError when the network sent too many requests
 */
export async function subscribe(context: Context, { email, source }: NewsletterRequest): Promise<void> {
  await countRequest(context, newsletterRequestsPerNetwork, context.ip)
  if (!(await isWithinLimit(context, mailsPerMailbox, mailbox(email)))) return
  if (!(await mayAsk(context, email))) return
  const askedAt = context.clock()
  await context.db.$transaction(async (tx) => {
    // Not an upsert: without a change, that is a read and a write, with a gap for a second click.
    await tx.subscriber.createMany({ data: [{ email, source, askedAt, createdAt: askedAt }], skipDuplicates: true })
    const asked = await tx.subscriber.updateMany({ where: { email, OR: notSubscribed }, data: { askedAt } })
    if (asked.count === 0) return
    const { id } = await tx.subscriber.findUniqueOrThrow({ where: { email }, select: { id: true } })
    await queueMail(tx, confirmSubscriptionMail(email, confirmUrl(context.config, id, askedAt), confirmDays), null)
  })
}

/** Limits an unsubscribed email address to one further confirmation request while it is kept, independent of the number of signups. */
async function mayAsk(context: Context, email: string): Promise<boolean> {
  const gone = await context.db.subscriber.count({ where: { email, unsubscribedAt: { not: null } } })
  if (gone === 0) return true
  return isWithinLimit(context, returnsPerMailbox, mailbox(email))
}

const notSubscribed = [{ confirmedAt: null }, { unsubscribedAt: { not: null } }]

/**
 * Confirms a subscription. Only the newest link is valid, and repeating the confirmation has no effect.
 *
 * @throws LinkExpiredError when the link is forged, expired, or replaced by a newer one
 */
export async function confirmSubscription(context: Context, token: string): Promise<void> {
  const now = context.clock()
  const subject = readLink(context.config, 'newsletter-confirm', token, now)
  if (!subject) throw new LinkExpiredError()
  const [id = '', askedAt = ''] = subject.split('_')
  await context.db.$transaction(async (tx) => {
    const newest = { id, askedAt: new Date(Number(askedAt)) }
    const confirmed = await tx.subscriber.updateMany({
      where: { ...newest, OR: notSubscribed },
      data: { confirmedAt: now, unsubscribedAt: null },
    })
    const subscriber = await tx.subscriber.findFirst({ where: newest, select: { email: true } })
    if (!subscriber) throw new LinkExpiredError()
    if (confirmed.count === 0) return
    const guide = guideUrl(context.config, id, now)
    await queueMail(
      tx,
      welcomeMail(subscriber.email, guide, guideLinkDays, unsubscribeUrl(context.config, subscriber.email)),
      null,
    )
  })
}

/**
 * Subscribes a learner who ticked "Send me news by email" at signup. Call it when the learner has opened an emailed link, which verifies
 * the email address. It runs once; an unsubscribed address stays off the list.
 */
export async function subscribeLearner(context: Context, userId: string): Promise<void> {
  const now = context.clock()
  await context.db.$transaction(async (tx) => {
    const asked = { id: userId, emailUpdates: true, learner: { consent: 'notRequired' } } as const
    const { count } = await tx.user.updateMany({ where: asked, data: { emailUpdates: false } })
    if (count === 0) return
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
    await tx.subscriber.createMany({
      data: [{ email, source: 'signup', askedAt: now, createdAt: now }],
      skipDuplicates: true,
    })
    const open = { email, confirmedAt: null, unsubscribedAt: null }
    const confirmed = await tx.subscriber.updateMany({ where: open, data: { confirmedAt: now } })
    if (confirmed.count === 0) return
    await queueMail(tx, learnerWelcomeMail(email, context.config.publicUrl, unsubscribeUrl(context.config, email)), null)
  })
}

/**
 * Unsubscribes an email address. The links never expire, and using one again has no effect.
 *
 * @throws LinkExpiredError when the link is forged
 */
export async function unsubscribe(context: Context, token: string): Promise<void> {
  const now = context.clock()
  const subject = readLink(context.config, 'newsletter-unsubscribe', token, now)
  if (!subject) throw incompleteLinkError()
  const email = Buffer.from(subject, 'base64url').toString()
  // A pending confirmation link must not subscribe the address again. It is invalidated by a later request date.
  const askedAt = new Date(now.getTime() + 1)
  await context.db.subscriber.updateMany({ where: { email, unsubscribedAt: null }, data: { unsubscribedAt: now, askedAt } })
}

function confirmUrl(config: Config, id: string, askedAt: Date): string {
  const expiresAt = daysFrom(askedAt, confirmDays)
  const token = signLink(config, 'newsletter-confirm', `${id}_${askedAt.getTime()}`, expiresAt)
  return `${config.publicUrl}/newsletter/confirm?token=${token}`
}

/**
 * Returns the URL of the unsubscribe page, which also handles one-click requests of email clients. It identifies the email address instead
 * of the row, so that it stays valid after a new subscription.
 */
export function unsubscribeUrl(config: Config, email: string): string {
  const token = signLink(config, 'newsletter-unsubscribe', Buffer.from(email).toString('base64url'), null)
  return `${config.publicUrl}/newsletter/unsubscribe?token=${token}`
}
