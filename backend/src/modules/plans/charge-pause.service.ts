import type { Payments } from '../../adapters/payments/payments.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { isOpen, isStanding } from '../identity/closure.service.ts'
import { byHand } from './enrolment.service.ts'

// Whoever is suspended cannot use what they pay for, so nothing is charged until they may enter again.

/** Programmes that a provider charges for. */
const charged = {
  status: 'paid',
  provider: { not: byHand },
  providerSession: { not: null },
} satisfies Prisma.ProgrammeEnrolmentWhereInput

/** Those at which the provider does otherwise than the account of the payer asks for. */
const astray = {
  OR: [
    { chargesPausedAt: null, user: { closure: isStanding } },
    { chargesPausedAt: { not: null }, user: isOpen },
  ],
} satisfies Prisma.ProgrammeEnrolmentWhereInput

/** Whether a payer is charged for a programme through this provider. */
export async function isCharged(tx: Tx, payments: Payments | null, userId: string): Promise<boolean> {
  if (!payments) return false
  return (await tx.programmeEnrolment.count({ where: { userId, ...charged, provider: payments.provider } })) > 0
}

/**
 * Has the provider stop charging payers who are suspended, and charge those again who are not any more. Run after each of these, and every
 * hour for whatever did not arrive then. A payer for whom it fails holds up nobody else.
 *
 * @param userId of one payer; all of them without it
 * @throws AggregateError of UnreachableErrors
 */
export async function followSuspensions(payments: Payments | null, db: Db, now: Date, userId?: string): Promise<void> {
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
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} programmes could not be paused or taken up again.`)
}
