import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { NotFoundError } from '../../errors.ts'
import { tell } from '../family/notification.service.ts'
import { closeAccount, reopenAccount } from '../identity/closure.service.ts'
import { queueMail } from '../identity/mail.service.ts'
import { followSuspensions, isCharged } from '../plans/charge-pause.service.ts'
import { type Account, findAccount } from './account.service.ts'
import { audit, staffMember } from './audit.service.ts'
import { expectReopened, expectSameClosure } from './closed-before.service.ts'
import { childReopenedMail, childSuspendedMail, reopenedMail, suspendedMail } from './mails.ts'
import { expectOwnPeople } from './people.policy.ts'
import { reopenedNotice, suspendedNotice } from './people-notices.service.ts'
import { holdAccess } from './staff-access.service.ts'

/**
 * Suspends the account of a learner or parent: every session ends, nobody signs in to it, and what it shows to others is hidden. The
 * person is mailed the reason; so are the parents of a child who learns by their yes, who hear it at the bell, too. What they pay for is not
 * charged meanwhile. The same again by the same member of staff changes nothing.
 *
 * @throws DemoAccountError, NotFoundError, AlreadyDecidedError when it was suspended before
 */
export async function suspendAccount(context: Context, userId: string, reason: string): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  expectOwnPeople({ isDemo })
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    await holdAccess(tx, staffId)
    const person = await readPerson(tx, userId)
    if (!(await closeAccount(tx, { userId, by: staffId, at, reason }))) {
      return expectSameClosure(tx, { userId, staffId, outcome: 'suspended' }, reason)
    }
    await audit(
      context,
      { action: 'people.change', subjectIds: [userId], detail: `Suspended the account of a ${person.role}` },
      tx,
    )
    const isPaying = await isCharged(tx, context.payments, userId)
    await queueMail(tx, suspendedMail(person.email, person.firstName, { reason, isPaying }, context.config.publicUrl), userId)
    for (const parent of parentsOf(person)) {
      await tell(tx, parent.id, [suspendedNotice(userId, person.firstName, reason, at)], at)
      const mail = childSuspendedMail(parent.email, parent.firstName, person.firstName, reason, context.config.publicUrl)
      await queueMail(tx, mail, userId)
    }
  })
  await tellProvider(context, userId)
}

/**
 * Opens a suspended account again; `since` names the suspension that was read. The person and the parents of a child are told.
 *
 * @throws DemoAccountError, NotFoundError, AlreadyDecidedError when somebody else has done so, or suspended it anew
 */
export async function liftSuspension(context: Context, userId: string, since: Date): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  expectOwnPeople({ isDemo })
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    await holdAccess(tx, staffId)
    const person = await readPerson(tx, userId)
    if (!(await reopenAccount(tx, { userId, by: staffId, at, since }))) {
      return expectReopened(tx, { userId, staffId, outcome: 'opened again' })
    }
    const detail = `Lifted the suspension of a ${person.role}`
    await audit(context, { action: 'people.change', subjectIds: [userId], detail }, tx)
    const isPaying = await isCharged(tx, context.payments, userId)
    await queueMail(tx, reopenedMail(person.email, person.firstName, isPaying, context.config.publicUrl), userId)
    for (const parent of parentsOf(person)) {
      await tell(tx, parent.id, [reopenedNotice(userId, person.firstName, at)], at)
      await queueMail(tx, childReopenedMail(parent.email, parent.firstName, person.firstName, context.config.publicUrl), userId)
    }
  })
  await tellProvider(context, userId)
}

/** At once if the provider answers; otherwise the hourly job does it, and what was decided here stands. */
async function tellProvider({ payments, db, clock, log }: Context, userId: string): Promise<void> {
  await followSuspensions(payments, db, clock(), userId).catch((error: unknown) =>
    log.warn({ err: error }, 'charges not paused yet'),
  )
}

/** @throws NotFoundError for whoever is no learner or parent of the real academy */
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

/** Parents by whose yes somebody learns; from 13 up a learner hears of it alone. */
function parentsOf({ learner }: Awaited<ReturnType<typeof readPerson>>) {
  return learner?.consent === 'granted' ? learner.guardianships.map(({ parent }) => parent) : []
}

/** The account as it stands now, for the answer. @throws NotFoundError */
export async function changedAccount(context: Context, id: string): Promise<Account> {
  const account = await findAccount(context, id)
  if (!account) throw new NotFoundError('account')
  return account
}
