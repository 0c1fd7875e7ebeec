import { payingAge } from '@deepm/schema/rules/programmes'
import type { Role } from '../../generated/prisma/enums.ts'

/** Who pays when this viewer wants a programme. */
export type Payer = 'viewer' | 'guardian' | 'academy'

/** Parents and adult learners pay for themselves, younger learners have somebody who does, and staff need no programme. */
export function payerFor(role: Role, ageAtSignup: number | null): Payer {
  if (role === 'parent') return 'viewer'
  if (role === 'staff') return 'academy'
  return ageAtSignup !== null && ageAtSignup >= payingAge ? 'viewer' : 'guardian'
}
