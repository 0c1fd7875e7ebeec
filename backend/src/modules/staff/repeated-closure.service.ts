import { NotFoundError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import { AlreadyDecidedError } from './staff.errors.ts'

// Errors for the second of two staff members who close or reopen the same account.

type Decision = { userId: string; staffId: string; outcome: string }

/** @throws AlreadyDecidedError unless this repeats the earlier decision */
export async function assertSameClosure(tx: Tx, { userId, staffId, outcome }: Decision, reason: string): Promise<void> {
  const before = await tx.accountClosure.findUniqueOrThrow({ where: { userId } })
  if (before.closedBy === staffId && before.reason === reason) return
  throw new AlreadyDecidedError(await nameOf(tx, before.closedBy), outcome, before.closedAt)
}

/**
 * @throws NotFoundError when it was never closed, AlreadyDecidedError when another staff member reopened it, or it was
 *   closed again
 */
export async function assertReopened(tx: Tx, { userId, staffId, outcome }: Decision): Promise<void> {
  const now = await tx.accountClosure.findUnique({ where: { userId } })
  if (!now) throw new NotFoundError('closed account')
  if (!now.reopenedAt) throw new AlreadyDecidedError(await nameOf(tx, now.closedBy), 'closed again', now.closedAt)
  if (now.reopenedBy === staffId) return
  throw new AlreadyDecidedError(await nameOf(tx, now.reopenedBy), outcome, now.reopenedAt)
}

/** The staff member may have left since. */
async function nameOf(tx: Tx, staffId: string | null): Promise<string> {
  const found = staffId && (await tx.user.findUnique({ where: { id: staffId }, select: { name: true } }))
  return found ? found.name : 'A former staff member'
}
