import { NotFoundError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { closeAccount, reopenAccount } from '../../accounts/closure/closure.service.ts'
import { notify } from '../../notifications/notification.service.ts'
import { hasActiveSubscription, syncPausedCharges } from '../../plans/charge-pause.service.ts'
import { refuseDemoStaff } from '../demo-staff.policy.ts'
import { childReopenedMail, childSuspendedMail, reopenedMail, suspendedMail } from '../emails.ts'
import { assertReopened, assertSameClosure } from '../repeated-closure.service.ts'
import { type Account, findAccount } from './account.service.ts'
import { lockStaffAccess } from './staff-access.service.ts'
import { reopenedNotice, suspendedNotice } from './suspension-notices.service.ts'

/**
 * Suspends the account of a learner or parent: all sessions end, sign-in is refused, and shared content is hidden. The
 * reason is emailed to the account's owner. For a child whose account depends on consent, the parents also get the
 * email, and an in-app notification. Charges are paused during the suspension. Repeating the call with the same reason
 * by the same staff member has no effect.
 *
 * @throws DemoAccountError, NotFoundError, AlreadyDecidedError when it was suspended before
 */
export async function suspendAccount(context: Context, userId: string, reason: string): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  refuseDemoStaff({ isDemo })
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    await lockStaffAccess(tx, staffId)
    const person = await readPerson(tx, userId)
    if (!(await closeAccount(tx, { userId, by: staffId, at, reason }))) {
      return assertSameClosure(tx, { userId, staffId, outcome: 'suspended' }, reason)
    }
    await audit(context, { action: 'people.change', subjectIds: [userId], detail: `Suspended a ${person.role} account` }, tx)
    const isPaying = await hasActiveSubscription(tx, context.payments, userId)
    await queueMail(tx, suspendedMail(person.email, person.firstName, { reason, isPaying }, context.config.publicUrl), userId)
    for (const parent of parentsOf(person)) {
      await notify(tx, parent.id, [suspendedNotice(userId, person.firstName, reason, at)], at)
      const mail = childSuspendedMail(parent.email, parent.firstName, person.firstName, reason, context.config.publicUrl)
      await queueMail(tx, mail, userId)
    }
  })
  await notifyPaymentProvider(context, userId)
}

/**
 * Reopens a suspended account; `since` identifies the suspension that was read. The owner and the parents of a child are
 * notified.
 *
 * @throws DemoAccountError, NotFoundError, AlreadyDecidedError when another staff member reopened it or suspended it again
 */
export async function liftSuspension(context: Context, userId: string, since: Date): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  refuseDemoStaff({ isDemo })
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    await lockStaffAccess(tx, staffId)
    const person = await readPerson(tx, userId)
    if (!(await reopenAccount(tx, { userId, by: staffId, at, since }))) {
      return assertReopened(tx, { userId, staffId, outcome: 'reopened' })
    }
    const detail = `Lifted the suspension of a ${person.role} account`
    await audit(context, { action: 'people.change', subjectIds: [userId], detail }, tx)
    const isPaying = await hasActiveSubscription(tx, context.payments, userId)
    await queueMail(tx, reopenedMail(person.email, person.firstName, isPaying, context.config.publicUrl), userId)
    for (const parent of parentsOf(person)) {
      await notify(tx, parent.id, [reopenedNotice(userId, person.firstName, at)], at)
      await queueMail(tx, childReopenedMail(parent.email, parent.firstName, person.firstName, context.config.publicUrl), userId)
    }
  })
  await notifyPaymentProvider(context, userId)
}

/** Runs immediately; if the provider is unavailable, the hourly job repeats it, and the decision of staff stays valid. */
async function notifyPaymentProvider({ payments, db, clock, log }: Context, userId: string): Promise<void> {
  await syncPausedCharges(payments, db, clock(), userId).catch((error: unknown) =>
    log.warn({ err: error }, 'charges not paused yet'),
  )
}

/** @throws NotFoundError for an account that is not a real learner or parent */
async function readPerson(tx: Tx, id: string) {
  const parent = { select: { id: true, email: true, firstName: true } } as const
  const person = await tx.user.findFirst({
    where: { id, isDemo: false, role: { not: 'staff' } },
    select: {
      ...{ email: true, firstName: true, role: true },
      learner: { select: { consent: true, guardianships: { select: { parent } } } },
    },
  })
  if (!person) throw new NotFoundError('account')
  return person
}

/** Returns the parents whose consent a learner's account depends on. From age 13, only the learner is notified. */
function parentsOf({ learner }: Awaited<ReturnType<typeof readPerson>>) {
  return learner?.consent === 'granted' ? learner.guardianships.map(({ parent }) => parent) : []
}

/**
 * Returns the current state of the account for the response.
 *
 * @throws NotFoundError
 */
export async function requireAccount(context: Context, id: string): Promise<Account> {
  const account = await findAccount(context, id)
  if (!account) throw new NotFoundError('account')
  return account
}
