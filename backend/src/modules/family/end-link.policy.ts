import type { ConsentStatus } from '../../generated/prisma/enums.ts'
import { type AddressColumns, provenAddress } from '../accounts/addresses/address.service.ts'

/** Returns whether a learner does not depend on a parent: old enough, and with a confirmed address to sign in. */
export function canEndLink({ consent, user }: { consent: ConsentStatus; user: AddressColumns }): boolean {
  return consent === 'notRequired' && provenAddress(user) !== null
}
