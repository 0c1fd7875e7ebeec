import type { Payments } from '../../adapters/payments/payments.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { isActive, isOpen } from '../accounts/closure/closure.service.ts'
import { manualProvider } from './enrolment.service.ts'

// A suspended payer cannot use what they pay for, so charges are paused until the suspension ends.

/** Programmes that a provider charges for. */
const charged = {
  status: 'paid',
  provider: { not: manualProvider },
  providerSession: { not: null },
} satisfies Prisma.ProgrammeEnrolmentWhereInput

/** Enrolments whose charges at the provider do not match the payer's account status. */
const astray = {
  OR: [
    { chargesPausedAt: null, user: { closure: isActive } },
    { chargesPausedAt: { not: null }, user: isOpen },
  ],
} satisfies Prisma.ProgrammeEnrolmentWhereInput

/** Returns whether a payer is charged for a programme through this provider. */
export async function hasActiveSubscription(tx: Tx, payments: Payments | null, userId: string): Promise<boolean> {
  if (!payments) return false
  return (await tx.programmeEnrolment.count({ where: { userId, ...charged, provider: payments.provider } })) > 0
}

/**
 * Pauses the charges of suspended payers and resumes them after the suspension. It runs after each of these events, and hourly for missed
 * ones. A failure for one payer does not affect the others.
 *
 * @param userId limits the run to one payer
 * @throws AggregateError of UnreachableErrors
 */
export async function syncPausedCharges(payments: Payments | null, db: Db, now: Date, userId?: string): Promise<void> {
  if (!payments) return
  const where = { ...charged, ...astray, provider: payments.provider, ...(userId && { userId }) }
  const failures: unknown[] = []
  for (const { id, providerSession, chargesPausedAt } of await db.programmeEnrolment.findMany({ where })) {
    const isPaused = chargesPausedAt === null
    try {
      await payments.pauseCharges(providerSession ?? '', isPaused)
      await db.programmeEnrolment.update({ where: { id }, data: { chargesPausedAt: isPaused ? now : null } })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} programmes could not be paused or resumed.`)
}
