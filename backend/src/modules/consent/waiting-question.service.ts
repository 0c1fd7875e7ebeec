import { mailbox } from '@deepm/schema/rules/forms/email'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/open.ts'
import { isWithinLimit } from '../../platform/rate-limit/rate-limit.service.ts'
import { mailParentAgain, questionsPerParent } from './consent.service.ts'

/**
 * Emails the consent requests that could not be sent at signup because the parent's mailbox had reached its daily
 * limit, oldest first, once the limit allows it. The email and its count are stored together, so each is sent once,
 * whichever process does this.
 */
export function waitingQuestionMailer(config: Config): (db: Db, now: Date) => Promise<void> {
  return async (db, now) => {
    const unsent = await db.consentRequest.findMany({
      where: { sentCount: 0, answeredAt: null, expiresAt: { gt: now }, learner: { consent: 'pending' } },
      select: { learnerId: true, parentEmail: true },
      orderBy: { createdAt: 'asc' },
    })
    const context = { config, clock: () => now }
    for (const { learnerId, parentEmail } of unsent) {
      await db
        .$transaction(async (tx) => {
          if ((await mailParentAgain(context, tx, learnerId, 0)) === null) return
          // Rolls the email back too.
          if (!(await isWithinLimit({ ...context, db: tx }, questionsPerParent, mailbox(parentEmail))))
            throw new MailboxFullError()
        })
        .catch((error: unknown) => {
          if (!(error instanceof MailboxFullError)) throw error
        })
    }
  }
}

class MailboxFullError extends Error {}
