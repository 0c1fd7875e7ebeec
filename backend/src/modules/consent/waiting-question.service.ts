import { mailbox } from '@deepm/schema/rules/forms/email'
import type { Config } from '../../config/config.ts'
import { runEach } from '../../core/run-each.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { queueWithinLimits } from '../../platform/email-outbox/limited-email.service.ts'
import type { Limit } from '../../platform/rate-limit/rate-limit.service.ts'
import { countConsentEmail, resendToParent } from './consent-email.service.ts'
import { replaceLink } from './consent-link.service.ts'
import { type WaitingChild, waitingConsentsMail } from './emails.ts'

/** Separate from the limit of signups, which strangers can use up every day before this job runs. */
const waitingEmailsPerAddress = { name: 'consent-waiting', max: 1, windowSeconds: 86_400 }
/** For all spellings of a mailbox. */
const waitingEmailsPerMailbox = { name: 'consent-waiting-mailbox', max: 5, windowSeconds: 86_400 }
/** Children in one email, selected at random; the others can be in the next one. */
const maxChildrenPerEmail = 100

/**
 * Emails the consent requests that could not be sent at signup because the parent's mailbox had reached its daily
 * limit: one email a day about all waiting children, so that strangers who name the mailbox hardly delay the others.
 * Spellings of one mailbox get separate emails, because at some providers they belong to different people.
 */
export function waitingQuestionMailer(config: Config): (db: Db, now: Date) => Promise<void> {
  return async (db, now) => {
    const unsent = await db.consentRequest.findMany({
      where: { sentCount: 0, answeredAt: null, expiresAt: { gt: now }, learner: { consent: 'pending' } },
      select: { learnerId: true, parentEmail: true },
      orderBy: { createdAt: 'asc' },
    })
    const context = { config, clock: () => now }
    const addresses = Map.groupBy(unsent, ({ parentEmail }) => parentEmail)
    await runEach(addresses, async ([address, requests]) => {
      const learnerIds = shuffled(requests.map(({ learnerId }) => learnerId)).slice(0, maxChildrenPerEmail)
      const counts: [Limit, string][] = [
        [waitingEmailsPerAddress, address],
        [waitingEmailsPerMailbox, mailbox(address)],
      ]
      await queueWithinLimits({ ...context, db }, counts, (tx) => mailWaiting(context, tx, address, learnerIds))
    })
  }
}

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

/** @returns whether an email was queued */
async function mailWaiting(
  context: Pick<Context, 'config' | 'clock'>,
  tx: Tx,
  to: string,
  learnerIds: string[],
): Promise<boolean> {
  const [first = '', ...others] = learnerIds
  if (others.length === 0) return (await resendToParent(context, tx, first, 0)) !== null
  const children: WaitingChild[] = []
  // Every process locks the learners in the same order.
  for (const learnerId of learnerIds.toSorted()) {
    const counted = await countConsentEmail(context, tx, learnerId, 0)
    if (!counted) continue
    const { request, url } = await replaceLink(context, tx, counted.id)
    children.push({ childName: request.learner.user.firstName, url, expiresAt: request.expiresAt })
  }
  const [child, ...more] = children
  if (!child) return false
  await queueMail(tx, waitingConsentsMail(to, [child, ...more]), null)
  return true
}
