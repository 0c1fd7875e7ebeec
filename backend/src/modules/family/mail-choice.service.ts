import type { MailChoice } from '@deepm/schema/rules/family/mail-choice'
import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import type { Config } from '../../config/config.ts'
import type { Context } from '../../platform/context.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { readLink, signLink } from '../../platform/tokens/signed-link.service.ts'

/** Stores which optional emails the signed-in parent gets. */
export async function chooseMails({ db, viewer }: Context, mailChoice: MailChoice): Promise<void> {
  await db.user.update({ where: { id: viewer?.userId ?? '' }, data: { mailChoice } })
}

/**
 * Unsubscribes a parent from the academy's optional emails: the weekly one and those about a child's requests. The
 * links never expire, and repeating the call has no effect.
 *
 * @throws LinkExpiredError when the link is invalid
 */
export async function stopMails({ db, config, clock }: Context, token: string): Promise<void> {
  const id = readLink(config, 'stop-mails', token, clock())
  if (!id) throw new LinkExpiredError(`This link is not whole. Copy all of it from the mail, or write to ${supportEmail}.`)
  await db.user.updateMany({ where: { id, role: 'parent' }, data: { mailChoice: 'off' } })
}

/** Returns the URL of the page with the button. It also accepts the one-click unsubscribe of mail programs. */
export function stopMailsUrl(config: Config, userId: string): string {
  return `${config.publicUrl}/mails/stop?token=${signLink(config, 'stop-mails', userId, null)}`
}
