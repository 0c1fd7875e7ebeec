import { mailbox } from '@deepm/schema/rules/forms/email'
import type { Tx } from '../../database/open.ts'

/** Every kind of email sent to an address from the public site, and every counter of requests for it. */
const kinds = ['guide', 'newsletter-confirm', 'newsletter-welcome']
const counters = ['guide-mail', 'newsletter-mail', 'newsletter-return']

/**
 * Erases an email address of the public site: from the guide's list and the mailing list, with the related emails and request counters. An
 * account with the same email address is not affected.
 *
 * @returns whether the entry existed; of parallel calls, one returns true
 */
export async function eraseAddress(tx: Tx, list: 'guide' | 'mailing', id: string): Promise<boolean> {
  const where = { where: { id }, select: { email: true } }
  const entry = await (list === 'guide' ? tx.guideLead.findUnique(where) : tx.subscriber.findUnique(where))
  if (!entry) return false
  const { email } = entry
  const same = { where: { email } }
  const [leads, subscribers] = [await tx.guideLead.deleteMany(same), await tx.subscriber.deleteMany(same)]
  await tx.outboxMail.deleteMany({ where: { recipient: email, kind: { in: kinds } } })
  await tx.rateLimit.deleteMany({ where: { key: { in: counters.map((name) => `${name}:${mailbox(email)}`) } } })
  return leads.count + subscribers.count > 0
}
