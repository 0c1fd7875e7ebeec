import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { childErasedMail, erasedMail } from './emails.ts'
import { type Account, lockAccount } from './erasure-deciders.service.ts'
import { eraseLeftovers } from './erasure-references.service.ts'
import { assertNoDependentChildren, refuseCharged, refuseLastStaff } from './erasure-refusals.service.ts'

/**
 * Erases an account with everything that refers to it, in the caller's transaction, and emails the people who decide about it. Close the
 * open checkouts first.
 *
 * @param assertWanted throws when the erasure is no longer wanted; runs when the account is locked
 * @returns false when the account was erased before
 * @throws ProgrammeRunningError, ChildrenLinkedError, LastStaffError
 */
export async function eraseAccount(
  { config, payments }: Pick<Context, 'config' | 'payments'>,
  tx: Tx,
  account: Account,
  assertWanted?: () => Promise<void>,
): Promise<boolean> {
  const { id, email, firstName, isChild, deciders } = account
  // Before the account's row, because staff rows are all locked in one order.
  await refuseLastStaff(tx, id)
  if (!(await lockAccount(tx, id))) return false
  await assertWanted?.()
  await assertNoDependentChildren(tx, id)
  await refuseCharged(tx, id, payments !== null)
  await eraseLeftovers(tx, id, email)
  await tx.user.delete({ where: { id } })
  for (const { email: to, firstName: name } of deciders) {
    const home = `${config.publicUrl}/landing`
    await queueMail(tx, isChild ? childErasedMail(to, name, firstName, home) : erasedMail(to, name, home), null)
  }
  return true
}
