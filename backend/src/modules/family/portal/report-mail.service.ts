import { RateLimitedError } from '../../../core/errors.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { countRequest, isCounted, type Limit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { reportMail } from '../emails.ts'
import { requestedMonday } from './week.service.ts'
import { reportedLearnerId, reportOn, reportSubject } from './weekly-report.service.ts'

/** Counts all requests, including repeated and refused ones, because building a report is expensive. */
const requests = { name: 'report-mail-request', max: 20, windowSeconds: 3600 }
/** Emails a day to one parent. */
const mails = { name: 'report-mail', max: 10, windowSeconds: 86_400 }
/** Within this time, a repeated request sends no second email. */
const repeatSeconds = 600

/**
 * Queues a child's weekly report as an email to the signed-in parent. Repeating it within ten minutes sends nothing more.
 *
 * @throws NotFoundError, RateLimitedError
 */
export async function mailReport(context: Context, childId: string, asked: string | null): Promise<void> {
  const { db, config, clock, viewer } = context
  const parentId = viewer?.userId ?? ''
  await reportedLearnerId(context, childId)
  const subject = reportSubject(context)
  await countRequest(context, requests, subject)
  const once = await onceAWeek(context, childId, asked)
  if (await isCounted(context, once, parentId)) return
  const { firstName: childName, week, report } = await reportOn(context, childId, asked)
  const parent = await db.user.findUniqueOrThrow({
    where: { id: parentId },
    select: { email: true, firstName: true },
  })
  const url = `${config.publicUrl}/parent?child=${encodeURIComponent(childId)}&tab=reports&week=${week.monday}`
  const words = {
    ...{ parentName: parent.firstName, childName, week: report.week },
    days: report.weekInWords,
    figures: report.figures.map(({ label, value }) => `${label}: ${value}`),
    highlights: report.highlights,
    growth: report.growth.map(({ text }) => text),
  }
  let isRepeat = false
  await db
    .$transaction(async (tx) => {
      // Counted in the same transaction, so that of parallel clicks one queues the email, and a failed one can be repeated.
      await countRequest({ clock, db: tx }, once, parentId).catch((error) => {
        isRepeat = error instanceof RateLimitedError
        throw error
      })
      await countRequest({ clock, db: tx }, mails, subject)
      // The email is about the child, so it is erased with the child.
      await queueMail(tx, reportMail(parent.email, words, url), childId)
    })
    .catch((error) => {
      if (!isRepeat) throw error
    })
}

/** Allows one email about a child's week within ten minutes. */
async function onceAWeek(context: Context, childId: string, asked: string | null): Promise<Limit> {
  const learner = await context.db.learner.findUniqueOrThrow({
    where: { id: childId },
    select: { id: true, createdAt: true, user: { select: { timeZone: true } } },
  })
  return { name: `report-${childId}-${requestedMonday(context, learner, asked)}`, max: 1, windowSeconds: repeatSeconds }
}
