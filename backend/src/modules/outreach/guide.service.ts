import { daysFrom } from '@deepm/schema/rules/deadline'
import { mailbox } from '@deepm/schema/rules/email'
import type { GuideRequest } from '@deepm/schema/rules/outreach'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { queueMail } from '../identity/mail.service.ts'
import { guideRequestsPerNetwork } from '../identity/network-limits.service.ts'
import { countRequest, isWithinLimit } from '../identity/rate-limit.service.ts'
import { readLink, signLink } from '../identity/signed-link.service.ts'
import { guideMail } from './mails.ts'

/** How long a mailed link to the guide works. */
export const guideLinkDays = 7

const mailsPerMailbox = { name: 'guide-mail', max: 3, windowSeconds: 86_400 }

/**
 * Stores who asked, once per address, and mails a link to the guide. When the mailbox has had its mails, the answer is the same,
 * nothing changes, and the mailed links work.
 *
 * @throws RateLimitedError when the network sent too many requests
 */
export async function requestGuide(context: Context, request: GuideRequest): Promise<void> {
  await countRequest(context, guideRequestsPerNetwork, context.ip)
  if (!(await isWithinLimit(context, mailsPerMailbox, mailbox(request.email)))) return
  const { email, name, childAge } = request
  const answers = {
    name,
    childAge,
    phone: request.phone || null,
    interests: request.interests || null,
    requestedAt: context.clock(),
  }
  await context.db.$transaction(async (tx) => {
    const lead = await tx.guideLead.upsert({
      where: { email },
      create: { email, ...answers, createdAt: context.clock() },
      update: { ...answers, requests: { increment: 1 } },
      select: { id: true },
    })
    await queueMail(tx, guideMail(email, name, guideUrl(context.config, lead.id, context.clock()), guideLinkDays), null)
  })
}

/** Where the guide opens until the link expires. Who holds the link may read; the guide holds nothing personal. */
export function guideUrl(config: Config, subject: string, now: Date): string {
  const expiresAt = daysFrom(now, guideLinkDays)
  return `${config.publicUrl}/api/parent-guide/download?token=${signLink(config, 'guide', subject, expiresAt)}`
}

/** Whether a link to the guide is ours and still works. */
export function opensGuide(config: Config, token: string, now: Date): boolean {
  return readLink(config, 'guide', token, now) !== null
}
