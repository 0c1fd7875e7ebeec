import type { FamilyRequestForm } from '@deepm/schema/rules/family/family-request-forms'
import { familyRequestDays, familyRequestRetentionDays } from '@deepm/schema/rules/family/family-requests'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { type LearnerZone, learnerDay, learnerDayEnd } from '@deepm/schema/rules/time/learner-day'
import { runEach } from '../../../core/run-each.ts'
import type { Db } from '../../../database/open.ts'
import type { FamilyRequest } from '../../../generated/prisma/client.ts'
import type { Context } from '../../../platform/context.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { recordingLearner } from '../../../platform/viewer.policy.ts'
import { NoParentLinkedError } from '../../guardianship/guardianship.errors.ts'
import { askedParents, askParents } from '../../guardianship/question.service.ts'
import { familyRequestExpiredNotice, familyRequestNotice } from '../../notifications/family-notices.service.ts'
import { notify } from '../../notifications/notification.service.ts'
import { familyRequestMail } from '../emails.ts'
import { describeFamilyRequest } from './family-request.policy.ts'

/** Requests that one run of the job closes; the next run continues. */
const mostExpired = 500

const requestsPerLearner = { name: 'ask-family', max: 10, windowSeconds: 86_400 }

/**
 * Asks the parents of the signed-in learner. While a request of the same kind, and for the same tool, is open,
 * repeating it changes nothing and notifies no one. The parents get a notification, and an email if they chose so.
 *
 * @throws ConsentRequiredError, PausedError, NoParentLinkedError, RateLimitedError
 */
export async function createFamilyRequest(context: Context, form: FamilyRequestForm): Promise<FamilyRequest> {
  const { userId: learnerId, timeZone, zoneChange } = recordingLearner(context.viewer)
  const at = context.clock()
  const learner = await context.db.learner.findUniqueOrThrow({
    where: { id: learnerId },
    select: {
      user: { select: { firstName: true } },
      guardianships: askedParents,
    },
  })
  const parents = learner.guardianships.map(({ parent }) => parent)
  if (parents.length === 0) throw new NoParentLinkedError()
  await countRequest(context, requestsPerLearner, learnerId)
  return context.db.$transaction(async (tx) => {
    const openKey = form.kind === 'tool' ? `tool:${form.tool}` : form.kind
    const expired = await tx.familyRequest.updateManyAndReturn({
      where: { learnerId, openKey, expiresAt: { lte: at } },
      data: { openKey: null },
      select: { id: true },
    })
    const sources = { in: expired.map(({ id }) => id) }
    if (expired.length > 0) await tx.notification.deleteMany({ where: { kind: 'familyAsked', source: sources } })
    const made = await tx.familyRequest.createMany({
      data: { learnerId, openKey, askedAt: at, ...asked(form, at, { timeZone, change: zoneChange }) },
      skipDuplicates: true,
    })
    // The newest of its kind, because the open one may have been answered since.
    const same = { learnerId, kind: form.kind, ...(form.kind === 'tool' && { tool: form.tool }) }
    const request = await tx.familyRequest.findFirstOrThrow({ where: same, orderBy: { id: 'desc' } })
    if (made.count === 0) return request
    const { id, askedAt, expiresAt } = request
    const childName = learner.user.firstName
    const words = describeFamilyRequest(request)
    const when = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone } as const
    const until = expiresAt.toLocaleString('en-GB', when)
    await askParents(
      context,
      tx,
      parents,
      { purpose: 'family-request', id, learnerId, askedAt, expiresAt },
      {
        notice: (isMailed) => familyRequestNotice({ id, words }, childName, isMailed),
        mail: ({ email, firstName }, url) => familyRequestMail(email, firstName, childName, words, url, until),
      },
    )
    return request
  })
}

/** More time applies to one day, so the request expires with it. */
function asked(form: FamilyRequestForm, at: Date, zone: LearnerZone) {
  const expiresAt = daysFrom(at, familyRequestDays)
  if (form.kind !== 'moreTime') return { ...form, expiresAt }
  return { ...form, day: learnerDay(at, zone), expiresAt: learnerDayEnd(at, zone) }
}

/** Tells each child whose request was not answered in time, once, and removes the request from the parents' notifications. */
export async function expireFamilyRequests(db: Db, now: Date): Promise<void> {
  const where = { state: 'open', openKey: { not: null }, expiresAt: { lte: now } } as const
  const due = await db.familyRequest.findMany({ where, orderBy: { id: 'asc' }, take: mostExpired })
  await runEach(due, (request) =>
    db.$transaction(async (tx) => {
      const closed = await tx.familyRequest.updateMany({ where: { ...where, id: request.id }, data: { openKey: null } })
      if (closed.count === 0) return
      await tx.notification.deleteMany({ where: { kind: 'familyAsked', source: request.id } })
      const summary = { id: request.id, words: describeFamilyRequest(request) }
      await notify(tx, request.learnerId, [familyRequestExpiredNotice(summary)], now)
    }),
  )
}

/** Deletes old requests, answered or not. */
export async function eraseOldFamilyRequests(db: Db, now: Date): Promise<void> {
  await db.familyRequest.deleteMany({ where: { askedAt: { lte: daysFrom(now, -familyRequestRetentionDays) } } })
}
