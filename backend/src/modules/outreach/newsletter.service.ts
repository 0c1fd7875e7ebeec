import { daysFrom } from '@deepm/schema/rules/deadline'
import { mailbox } from '@deepm/schema/rules/email'
import type { NewsletterRequest } from '@deepm/schema/rules/outreach'
import { supportEmail } from '@deepm/schema/rules/programmes'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { LinkExpiredError } from '../identity/identity.errors.ts'
import { queueMail } from '../identity/mail.service.ts'
import { newsletterRequestsPerNetwork } from '../identity/network-limits.service.ts'
import { countRequest, isWithinLimit } from '../identity/rate-limit.service.ts'
import { readLink, signLink } from '../identity/signed-link.service.ts'
import { guideLinkDays, guideUrl } from './guide.service.ts'
import { confirmSubscriptionMail, welcomeMail } from './mails.ts'

/** How long the question waits for its answer, and how long an address stays that never gave one. */
export const confirmDays = 7
/** How long an address is remembered that left the list. */
export const unsubscribedDays = 30

const mailsPerMailbox = { name: 'newsletter-mail', max: 3, windowSeconds: 86_400 }
const returnsPerMailbox = { name: 'newsletter-return', max: 1, windowSeconds: unsubscribedDays * 86_400 }

/**
 * Stores an address once and asks it by mail. An address that is on the list already is not asked again, and the answer does not
 * tell whether it is. The answer is also the same when the mailbox has had its mails: nothing changes, and the newest mailed link works.
 *
 * @throws RateLimitedError when the network sent too many requests
 */
export async function subscribe(context: Context, { email, source }: NewsletterRequest): Promise<void> {
  await countRequest(context, newsletterRequestsPerNetwork, context.ip)
  if (!(await isWithinLimit(context, mailsPerMailbox, mailbox(email)))) return
  if (!(await mayAsk(context, email))) return
  const askedAt = context.clock()
  await context.db.$transaction(async (tx) => {
    // Not an upsert: with nothing to update that is a read and a write, between which a second click fits.
    await tx.subscriber.createMany({ data: [{ email, source, askedAt, createdAt: askedAt }], skipDuplicates: true })
    const asked = await tx.subscriber.updateMany({ where: { email, OR: notSubscribed }, data: { askedAt } })
    if (asked.count === 0) return
    const { id } = await tx.subscriber.findUniqueOrThrow({ where: { email }, select: { id: true } })
    await queueMail(tx, confirmSubscriptionMail(email, confirmUrl(context.config, id, askedAt), confirmDays), null)
  })
}

/** Whoever left the list is asked once more while we remember them, however often somebody leaves their address. */
async function mayAsk(context: Context, email: string): Promise<boolean> {
  const gone = await context.db.subscriber.count({ where: { email, unsubscribedAt: { not: null } } })
  if (gone === 0) return true
  return isWithinLimit(context, returnsPerMailbox, mailbox(email))
}

const notSubscribed = [{ confirmedAt: null }, { unsubscribedAt: { not: null } }]

/**
 * The answer to the mailed question. Only the newest link counts, and answering again changes nothing more.
 *
 * @throws LinkExpiredError when the link is not ours, too old, or older than another one
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
 * Puts a learner on the list who ticked "Send me news by email" at signup. Call it when the learner opened a mailed link, which
 * proves the address. It happens once; an address that left the list stays off it.
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
    const { id } = await tx.subscriber.findUniqueOrThrow({ where: { email }, select: { id: true } })
    const guide = guideUrl(context.config, id, now)
    await queueMail(tx, welcomeMail(email, guide, guideLinkDays, unsubscribeUrl(context.config, email)), null)
  })
}

/**
 * Takes an address off the list. Links to this never expire, and using one again changes nothing more.
 *
 * @throws LinkExpiredError when the link is not ours
 */
export async function unsubscribe(context: Context, token: string): Promise<void> {
  const now = context.clock()
  const subject = readLink(context.config, 'newsletter-unsubscribe', token, now)
  if (!subject) throw new LinkExpiredError(`This link is not whole. Copy all of it from the mail, or write to ${supportEmail}.`)
  const email = Buffer.from(subject, 'base64url').toString()
  // A question still in the mailbox must not bring them back: none was asked at a moment later than now.
  const askedAt = new Date(now.getTime() + 1)
  await context.db.subscriber.updateMany({ where: { email, unsubscribedAt: null }, data: { unsubscribedAt: now, askedAt } })
}

function confirmUrl(config: Config, id: string, askedAt: Date): string {
  const expiresAt = daysFrom(askedAt, confirmDays)
  const token = signLink(config, 'newsletter-confirm', `${id}_${askedAt.getTime()}`, expiresAt)
  return `${config.publicUrl}/newsletter/confirm?token=${token}`
}

/**
 * The page with the button; the same address takes the one click of a mail program. It names the mail address and not its row, so
 * that it still works after somebody came back.
 */
export function unsubscribeUrl(config: Config, email: string): string {
  const token = signLink(config, 'newsletter-unsubscribe', Buffer.from(email).toString('base64url'), null)
  return `${config.publicUrl}/newsletter/unsubscribe?token=${token}`
}
