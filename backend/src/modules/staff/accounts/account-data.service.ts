import { NotFoundError } from '../../../core/errors.ts'
import { audit } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { eraseAccount } from '../../privacy/account-erasure.service.ts'
import { type DataExport, exportAccountData } from '../../privacy/data-rights.service.ts'
import { readAccount } from '../../privacy/erasure-deciders.service.ts'
import { closeCheckouts } from '../../privacy/erasure-refusals.service.ts'
import type { FoundAccount } from './account-lookup.service.ts'

/** Returns everything that the academy stores about an account, as its owner would get it. The export is logged. */
export async function exportAccount(context: Context, { id }: FoundAccount): Promise<DataExport> {
  await audit(context, { action: 'data.export', subjectIds: [id], detail: 'Exported all data of an account' })
  return exportAccountData(context, id)
}

/**
 * Erases an account without a question by email, for a request that arrived in another way. The owner or the parents get the last email.
 *
 * @throws NotFoundError, ProgrammeRunningError, PaymentUnreachableError, ChildrenLinkedError, LastStaffError
 */
export async function eraseAccountOnRequest(context: Context, { id }: FoundAccount): Promise<void> {
  const account = await readAccount(context.db, id)
  if (!account) throw new NotFoundError('account')
  await closeCheckouts(context, id)
  await context.db.$transaction(async (tx) => {
    if (!(await eraseAccount(context, tx, account))) throw new NotFoundError('account')
    await audit(context, { action: 'people.change', subjectIds: [id], detail: 'Erased an account' }, tx)
  })
}
