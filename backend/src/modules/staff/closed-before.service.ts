import type { Tx } from '../../database/open.ts'
import { NotFoundError } from '../../errors.ts'
import { AlreadyDecidedError } from './staff.errors.ts'

// What the second of two members of staff is told who close or open the same account.

type Decision = { userId: string; staffId: string; outcome: string }

/** @throws AlreadyDecidedError unless it is the same as before, said again */
export async function expectSameClosure(tx: Tx, { userId, staffId, outcome }: Decision, reason: string): Promise<void> {
  const before = await tx.accountClosure.findUniqueOrThrow({ where: { userId } })
  if (before.closedBy === staffId && before.reason === reason) return
  throw new AlreadyDecidedError(await nameOf(tx, before.closedBy), outcome, before.closedAt)
}

/** @throws NotFoundError when it was never closed, AlreadyDecidedError when another opened it, or it was closed anew */
export async function expectReopened(tx: Tx, { userId, staffId, outcome }: Decision): Promise<void> {
  const now = await tx.accountClosure.findUnique({ where: { userId } })
  if (!now) throw new NotFoundError('closed account')
  if (!now.reopenedAt) throw new AlreadyDecidedError(await nameOf(tx, now.closedBy), 'closed anew', now.closedAt)
  if (now.reopenedBy === staffId) return
  throw new AlreadyDecidedError(await nameOf(tx, now.reopenedBy), outcome, now.reopenedAt)
}

/** Somebody may have left since. */
async function nameOf(tx: Tx, staffId: string | null): Promise<string> {
  const found = staffId && (await tx.user.findUnique({ where: { id: staffId }, select: { name: true } }))
  return found ? found.name : 'Somebody who is not here any more'
}
