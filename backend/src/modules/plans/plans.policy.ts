import { payingAge } from '@deepm/schema/rules/programmes'
import type { Role } from '../../generated/prisma/enums.ts'

/** Who pays when this viewer wants a programme. */
export type Payer = 'viewer' | 'guardian' | 'academy' | 'nobody'

/** What decides about it. Whoever is no learner has no age. */
export type PayingAccount = { role: Role; isDemo: boolean; ageAtSignup: number | null }

/**
 * Parents and adult learners pay for themselves, younger learners have somebody who does, and staff need no programme. Accounts of
 * the demo academy are open to everybody, so nobody pays from one.
 */
export function payerFor({ role, isDemo, ageAtSignup }: PayingAccount): Payer {
  if (role === 'staff') return 'academy'
  if (role === 'learner' && (ageAtSignup === null || ageAtSignup < payingAge)) return 'guardian'
  return isDemo ? 'nobody' : 'viewer'
}

/** Who can have a programme without a payment: whoever could pay, and the same in the demo academy, since nobody is charged for it. */
export function mayBeEnrolled(account: PayingAccount): boolean {
  const payer = payerFor(account)
  return payer === 'viewer' || payer === 'nobody'
}
