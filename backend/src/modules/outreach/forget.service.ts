import { mailbox } from '@deepm/schema/rules/email'
import type { Tx } from '../../database/open.ts'

/** Every kind of mail that goes to an address left on the public site, and every counter of requests for it. */
const kinds = ['guide', 'newsletter-confirm', 'newsletter-welcome']
const counters = ['guide-mail', 'newsletter-mail', 'newsletter-return']

/**
 * Forgets the address of an entry: it leaves the guide's list and the mailing list, with the mails to it from there and the counters of
 * its requests. An account with the same address is not touched.
 *
 * @returns whether the entry was there; of parallel calls one hears that it was
 */
export async function forgetAddress(tx: Tx, list: 'guide' | 'mailing', id: string): Promise<boolean> {
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
