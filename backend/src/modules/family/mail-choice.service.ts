import type { MailChoice } from '@deepm/schema/rules/family/mail-choice'
import type { Config } from '../../config/config.ts'
import type { Context } from '../../platform/context.ts'
import { incompleteLinkError } from '../../platform/tokens/link-expired.error.ts'
import { readLink, signLink } from '../../platform/tokens/signed-link.service.ts'

/** Stores which optional emails the signed-in parent gets. */
export async function chooseMails({ db, viewer }: Context, mailChoice: MailChoice): Promise<void> {
  await db.user.update({ where: { id: viewer?.userId ?? '' }, data: { mailChoice } })
}

/**
 * Stores the choice of a parent who followed the link in an optional email. The links never expire, and repeating the call has no
 * effect.
 *
 * @throws LinkExpiredError when the link is invalid
 */
export async function chooseMailsByLink({ db, config, clock }: Context, token: string, mailChoice: MailChoice): Promise<void> {
  const id = readLink(config, 'stop-mails', token, clock())
  if (!id) throw incompleteLinkError()
  await db.user.updateMany({ where: { id, role: 'parent' }, data: { mailChoice } })
}

/** Unsubscribes a parent with the one-click unsubscribe of email programs. */
export function stopMails(context: Context, token: string): Promise<void> {
  return chooseMailsByLink(context, token, 'off')
}

/** Returns the URL of the page with the choices. It also accepts the one-click unsubscribe of mail programs. */
export function stopMailsUrl(config: Config, userId: string): string {
  return `${config.publicUrl}/mails/stop?token=${signLink(config, 'stop-mails', userId, null)}`
}
