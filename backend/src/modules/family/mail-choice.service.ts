import type { MailChoice } from '@deepm/schema/rules/family/mail-choice'
import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import type { Config } from '../../config/config.ts'
import type { Context } from '../../platform/context.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { readLink, signLink } from '../../platform/tokens/signed-link.service.ts'

/** Keeps which of the academy's mails the signed-in parent gets; the last word counts. */
export async function chooseMails({ db, viewer }: Context, mailChoice: MailChoice): Promise<void> {
  await db.user.update({ where: { id: viewer?.userId ?? '' }, data: { mailChoice } })
}

/**
 * Ends the academy's own mails to a parent, the weekly one and those about what a child asks. Links to this never expire, and using
 * one again changes nothing more; an account that is gone gets no mail either.
 *
 * @throws LinkExpiredError when the link is not ours
 */
export async function stopMails({ db, config, clock }: Context, token: string): Promise<void> {
  const id = readLink(config, 'stop-mails', token, clock())
  if (!id) throw new LinkExpiredError(`This link is not whole. Copy all of it from the mail, or write to ${supportEmail}.`)
  await db.user.updateMany({ where: { id, role: 'parent' }, data: { mailChoice: 'off' } })
}

/** The page with the button; the same address takes the one click of a mail program. */
export function stopMailsUrl(config: Config, userId: string): string {
  return `${config.publicUrl}/mails/stop?token=${signLink(config, 'stop-mails', userId, null)}`
}
