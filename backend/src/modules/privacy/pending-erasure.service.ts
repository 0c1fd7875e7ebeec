import { NotFoundError } from '../../core/errors.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { addressColumns } from '../accounts/addresses/address.service.ts'
import { deleteSession } from '../accounts/sessions/session.service.ts'
import { eraseWhere } from './consent-expiry.service.ts'
import { requestsPerAccount } from './erasure.service.ts'
import { closeCheckouts, refuseCharged } from './erasure-refusals.service.ts'

/**
 * Immediately erases the signed-in account of a child whose parent has not answered yet, without an email: the parent's
 * address is unconfirmed, and no learning data was recorded.
 *
 * @throws NotFoundError for every other account, including when the parent answers in parallel; RateLimitedError,
 *   ProgrammeRunningError, PaymentUnreachableError
 */
export async function erasePendingAccount(context: Context): Promise<void> {
  const { db, viewer, payments } = context
  if (viewer?.consent !== 'pending' || viewer.isDemo) throw notPendingError()
  const { userId: id } = viewer
  await countRequest(context, requestsPerAccount, id)
  await closeCheckouts(context, id)
  await db.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id }, select: { id: true, ...addressColumns } })
    // The request was repeated.
    if (!user) return
    await refuseCharged(tx, id, payments !== null)
    const pending = { learner: { consent: 'pending', guardianships: { none: {} } } } as const
    if (!(await eraseWhere(tx, user, pending))) throw notPendingError()
  })
  await deleteSession(context)
}

function notPendingError(): NotFoundError {
  return new NotFoundError('account that is waiting for a parent')
}
