import { mailbox } from '@deepm/schema/rules/forms/email'
import type { Config } from '../../../config/config.ts'
import { runEach } from '../../../core/run-each.ts'
import { lockLearnerRow } from '../../../database/lock-learner-row.ts'
import type { Db, Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { queueWithinLimits } from '../../../platform/email-outbox/limited-email.service.ts'
import type { Limit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { newToken } from '../../../platform/tokens/one-time-token.service.ts'
import { consentDays } from '../../consent/consent.service.ts'
import { consentUrl } from '../../consent/consent-link.service.ts'
import { decidingGuardians } from '../../guardianship/guardianship.service.ts'
import { invitationMail } from '../emails.ts'
import { mailInvitation } from './child-invitation.service.ts'

// Separate from the limits of new invitations, which strangers can use up every day before this job runs.
const waitingToParents = { name: 'invite-parent-waiting', max: 3, windowSeconds: 86_400 }
const waitingToChildren = { name: 'invite-child-waiting', max: 3, windowSeconds: 86_400 }

type Mailing = Pick<Context, 'config' | 'clock'>

/** An invitation that was not emailed yet. `mail` returns whether it queued an email. */
type Waiting = {
  senderId: string
  senderSince: Date
  to: string
  limit: Limit
  mail(context: Mailing, tx: Tx): Promise<boolean>
}

/**
 * Emails waiting invitations, at most three a day to a mailbox. Accounts that sent the fewest invitations
 * come first, then the oldest accounts, so that throwaway accounts come last.
 */
export function waitingInvitationMailer(config: Config): (db: Db, now: Date) => Promise<void> {
  return async (db, now) => {
    const waiting = [...(await waitingParents(db, now)), ...(await waitingChildren(db, now))]
    const sent = await sentBy(db, waiting)
    const rank = ({ senderId }: Waiting) => sent.get(senderId) ?? 0
    waiting.sort((one, other) => rank(one) - rank(other) || one.senderSince.getTime() - other.senderSince.getTime())
    const context = { config, clock: () => now }
    await runEach(waiting, ({ to, limit, mail }) =>
      queueWithinLimits({ ...context, db }, [[limit, mailbox(to)]], (tx) => mail(context, tx)),
    )
  }
}

/** Returns the number of invitation emails in the outbox for each sender. */
async function sentBy(db: Db, waiting: Waiting[]): Promise<Map<string, number>> {
  const counts = await db.outboxMail.groupBy({
    by: ['userId'],
    where: { userId: { in: waiting.map(({ senderId }) => senderId) }, kind: { in: ['invitation', 'child-invitation'] } },
    _count: true,
  })
  return new Map(counts.map(({ userId, _count }) => [userId ?? '', _count]))
}

/** Returns invitations of learners to a parent. */
async function waitingParents(db: Db, now: Date): Promise<Waiting[]> {
  const rows = await db.consentRequest.findMany({
    where: { sentCount: 0, answeredAt: null, expiresAt: { gt: now }, learner: { consent: 'notRequired' } },
    select: { id: true, learnerId: true, parentEmail: true, learner: { select: { createdAt: true } } },
  })
  return rows.map(({ id, learnerId, parentEmail, learner }) => ({
    senderId: learnerId,
    senderSince: learner.createdAt,
    to: parentEmail,
    limit: waitingToParents,
    mail: (context, tx) => mailParent(context, tx, id, learnerId),
  }))
}

async function mailParent(context: Mailing, tx: Tx, id: string, learnerId: string): Promise<boolean> {
  const now = context.clock()
  const { token, tokenHash } = newToken()
  const expiresAt = { gt: now }
  await lockLearnerRow(tx, learnerId)
  const waiting = { id, sentCount: 0, answeredAt: null, expiresAt, learner: { consent: 'notRequired' } } as const
  if ((await tx.consentRequest.updateMany({ where: waiting, data: { sentCount: 1, tokenHash } })).count === 0) return false
  const { parentEmail, parentFirstName, learner } = await tx.consentRequest.findUniqueOrThrow({
    where: { id },
    include: { learner: { select: { user: { select: { firstName: true } } } } },
  })
  // Another parent was linked in between and now decides about further parents.
  if ((await decidingGuardians(tx, learnerId, now)).length > 0) return false
  const mail = invitationMail(parentEmail, parentFirstName, learner.user.firstName, consentUrl(context, token), consentDays)
  await queueMail(tx, mail, learnerId)
  return true
}

/** Returns invitations of parents to a child. */
async function waitingChildren(db: Db, now: Date): Promise<Waiting[]> {
  const rows = await db.childInvitation.findMany({
    where: { mailedAt: null, expiresAt: { gt: now } },
    select: { id: true, email: true, parentId: true, parent: { select: { createdAt: true } } },
  })
  return rows.map(({ id, email, parentId, parent }) => ({
    senderId: parentId,
    senderSince: parent.createdAt,
    to: email,
    limit: waitingToChildren,
    mail: (context, tx) => mailInvitation(context, tx, id),
  }))
}
