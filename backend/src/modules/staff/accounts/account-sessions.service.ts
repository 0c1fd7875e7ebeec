import { NotFoundError } from '../../../core/errors.ts'
import { audit } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { endSessions, readSessions, type SignedInDevice } from '../../accounts/sessions/device.service.ts'
import type { FoundAccount } from './account-lookup.service.ts'

/** Returns where an account is signed in, by last use. The read access is logged. */
export async function readAccountSessions(context: Context, account: FoundAccount): Promise<Omit<SignedInDevice, 'isCurrent'>[]> {
  await audit(context, { action: 'people.read', subjectIds: [account.id], detail: 'Listed the sessions of an account' })
  return readSessions(context.writer, account, context.clock())
}

/**
 * Ends all sessions of an account, or one of them, from the next request on.
 *
 * @returns how many ended
 * @throws NotFoundError when the one session has already ended or belongs to another account
 */
export async function endAccountSessions(context: Context, account: FoundAccount, sessionId: string | null): Promise<number> {
  return context.db.$transaction(async (tx) => {
    const count = await endSessions(tx, account, context.clock(), sessionId === null ? {} : { id: sessionId })
    if (sessionId !== null && count === 0) throw new NotFoundError('session of this account')
    const detail = `Ended ${count} ${count === 1 ? 'session' : 'sessions'} of an account`
    if (count > 0) await audit(context, { action: 'people.change', subjectIds: [account.id], detail }, tx)
    return count
  })
}
