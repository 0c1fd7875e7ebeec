import { mailbox } from '@deepm/schema/rules/forms/email'
import type { GuideRequest } from '@deepm/schema/rules/outreach/outreach'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Config } from '../../config/config.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { guideRequestsPerNetwork } from '../../platform/rate-limit/network-limits.service.ts'
import { countRequest, isWithinLimit } from '../../platform/rate-limit/rate-limit.service.ts'
import { readLink, signLink } from '../../platform/tokens/signed-link.service.ts'
import { guideMail } from './emails.ts'

/** Days that an emailed link to the guide is valid. */
export const guideLinkDays = 7

const mailsPerMailbox = { name: 'guide-mail', max: 3, windowSeconds: 86_400 }

/**
 * Stores the request, once per email address, and emails a link to the guide. When the mailbox has reached its email limit, the response is
 * the same, nothing changes, and the earlier links stay valid.
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

/**
 * Returns the URL of the guide, valid until the link expires. Any holder of the link may read the guide, which contains no personal data.
 */
export function guideUrl(config: Config, subject: string, now: Date): string {
  const expiresAt = daysFrom(now, guideLinkDays)
  return `${config.publicUrl}/api/parent-guide/download?token=${signLink(config, 'guide', subject, expiresAt)}`
}

/** Returns whether a link to the guide is authentic and has not expired. */
export function isValidGuideLink(config: Config, token: string, now: Date): boolean {
  return readLink(config, 'guide', token, now) !== null
}
