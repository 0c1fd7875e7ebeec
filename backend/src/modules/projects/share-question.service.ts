import { familyRequestDays } from '@deepm/schema/rules/family/family-requests'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { runEach } from '../../core/run-each.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { Prisma, ShareRequest } from '../../generated/prisma/client.ts'
import type { ShareState } from '../../generated/prisma/enums.ts'
import type { Context } from '../../platform/context.ts'
import { isOpen } from '../accounts/closure/closure.service.ts'
import { askedParents, askParents } from '../guardianship/question.service.ts'
import { notify } from '../notifications/notification.service.ts'
import { shareRequestMail } from './emails.ts'
import { parentShareRequestedNotice, shareExpiredNotice } from './project-notices.service.ts'

// The question to parents whether a child's project may be shown: on the dashboard, in the bell and by email.

/** Requests that one run of the job closes; the next run continues. */
const mostExpired = 500

type Asked = Pick<ShareRequest, 'id' | 'title' | 'askedAt'> & { learnerId: string }

/** Asks the parents of a child whether a project may be shared. */
export async function askAboutShare(context: Context, tx: Tx, { id, title, askedAt, learnerId }: Asked): Promise<void> {
  const { user, guardianships } = await tx.learner.findUniqueOrThrow({
    where: { id: learnerId },
    select: { user: { select: { firstName: true, timeZone: true } }, guardianships: askedParents },
  })
  const { firstName: childName, timeZone } = user
  const expiresAt = daysFrom(askedAt, familyRequestDays)
  const until = expiresAt.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  await askParents(
    context,
    tx,
    guardianships.map(({ parent }) => parent),
    { purpose: 'share-request', id, learnerId, askedAt, expiresAt },
    {
      notice: (isMailed) => parentShareRequestedNotice({ id, title }, childName, isMailed),
      mail: ({ email, firstName }, url) => shareRequestMail(email, firstName, childName, title, url, until),
    },
  )
}

/** Removes the request from the notifications of all parents, because none has to decide any more. */
export async function closeQuestion(tx: Tx, ids: readonly string[], learnerId: string): Promise<void> {
  // The child has a notification with the same source.
  await tx.notification.deleteMany({
    where: { kind: 'shareAsked', source: { in: [...ids] }, userId: { not: learnerId } },
  })
}

/** Withdraws the requests of a project that have one of these states. */
export async function withdrawRequests(
  tx: Tx,
  { id: projectId, learnerId }: { id: string; learnerId: string },
  states: ShareState[],
  answeredBy: string,
  answeredAt: Date,
): Promise<void> {
  const where = { projectId, state: { in: states } }
  const withdrawn = await tx.shareRequest.updateManyAndReturn({
    where,
    data: { state: 'withdrawn', answeredBy, answeredAt },
    select: { id: true },
  })
  if (withdrawn.length > 0)
    await closeQuestion(
      tx,
      withdrawn.map(({ id }) => id),
      learnerId,
    )
}

/** Withdraws each request that no parent answered in time, and tells the child once. */
export async function expireShareRequests(db: Db, now: Date): Promise<void> {
  const where = { state: 'waitingForParent', askedAt: { lte: daysFrom(now, -familyRequestDays) } } as const
  const select = { id: true, title: true, project: { select: { learnerId: true } } } as const
  const due = await db.shareRequest.findMany({ where, select, orderBy: { id: 'asc' }, take: mostExpired })
  await runEach(due, ({ id, title, project: { learnerId } }) =>
    db.$transaction(async (tx) => {
      const data = { state: 'withdrawn', answeredAt: now } as const
      if ((await tx.shareRequest.updateMany({ where: { ...where, id }, data })).count === 0) return
      await closeQuestion(tx, [id], learnerId)
      await notify(tx, learnerId, [shareExpiredNotice({ id, title })], now)
    }),
  )
}

/** Returns the condition for share requests that this parent decides about. */
export function decidedBy(parentId: string): Prisma.ShareRequestWhereInput {
  return { project: { deletedAt: null, learner: { consent: 'granted', guardianships: { some: { parentId, parent: isOpen } } } } }
}

export type ShareQuestion = Pick<ShareRequest, 'title' | 'description'> & {
  state: 'open' | 'approved' | 'declined' | 'expired'
  childFirstName: string
}

const states: Record<ShareState, ShareQuestion['state']> = {
  waitingForParent: 'open',
  waitingForStaff: 'approved',
  approved: 'approved',
  declinedByParent: 'declined',
  declinedByStaff: 'declined',
  withdrawn: 'expired',
}

/** Returns the question behind an emailed link; `null` when it is not theirs any more. */
export async function readShareQuestion({ db }: Context, id: string, parentId: string): Promise<ShareQuestion | null> {
  const found = await db.shareRequest.findFirst({
    where: { id, ...decidedBy(parentId) },
    select: {
      title: true,
      description: true,
      state: true,
      project: { select: { learner: { select: { user: { select: { firstName: true } } } } } },
    },
  })
  if (!found) return null
  const { title, description, state, project } = found
  return { title, description, state: states[state], childFirstName: project.learner.user.firstName }
}
