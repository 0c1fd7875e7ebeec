import { emailAddress } from '@deepm/schema/rules/forms/email'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { toStorableId } from '../../../core/storable-id.ts'
import type { Role } from '../../../generated/prisma/enums.ts'
import { staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { claimsOf, ownerOf } from '../../accounts/addresses/address.service.ts'

export type FoundAccount = { id: string; name: string; role: Role }

/**
 * Returns the account with this id or confirmed email address in the viewer's academy. Callers log what they read or change.
 *
 * @throws NotFoundError, InvalidInputError with the ids of the accounts when the address is only claimed
 */
export async function accountByAddressOrId(context: Context, addressOrId: string): Promise<FoundAccount> {
  const { isDemo } = staffMember(context)
  const select = { id: true, name: true, role: true } as const
  const address = emailAddress.safeParse(addressOrId).data
  const where = address ? ownerOf(address) : { id: toStorableId(addressOrId) }
  const found = await context.db.user.findFirst({ where: { AND: [where, { isDemo }] }, select })
  if (found) return found
  const claims = address ? await context.db.user.findMany({ where: { ...claimsOf(address), isDemo }, select: { id: true } }) : []
  if (claims.length === 0) throw new NotFoundError('account')
  const ids = claims.map(({ id }) => id).join(', ')
  const message = `No account has confirmed this address. It was typed, but not confirmed, for: ${ids}. Use an id.`
  throw new InvalidInputError([{ field: 'account', message }])
}
