import { payingAge } from '@deepm/schema/rules/plans/programmes'
import type { Role } from '../../generated/prisma/enums.ts'

/** The payer of a programme for this viewer. */
export type Payer = 'viewer' | 'guardian' | 'academy' | 'nobody'

/** The data that decides it. Only learners have an age. */
export type PayingAccount = { role: Role; isDemo: boolean; ageAtSignup: number | null }

/**
 * Parents and adult learners pay for themselves, younger learners have a guardian who pays, and staff need no programme. Everyone can open
 * the accounts of the demo academy, so no payments are made from them.
 */
export function payerFor({ role, isDemo, ageAtSignup }: PayingAccount): Payer {
  if (role === 'staff') return 'academy'
  if (role === 'learner' && (ageAtSignup === null || ageAtSignup < payingAge)) return 'guardian'
  return isDemo ? 'nobody' : 'viewer'
}

/**
 * Returns whether staff can enrol a user without a payment: users who could pay, and the same in the demo academy, since no one is charged.
 */
export function mayBeEnrolled(account: PayingAccount): boolean {
  const payer = payerFor(account)
  return payer === 'viewer' || payer === 'nobody'
}
