import { type Checkout, type Payments, UnreachableError } from '../../adapters/payments/payments.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import type { App } from '../../platform/context.ts'
import { PaymentUnreachableError } from './plans.errors.ts'

export type EnrolmentContext = Pick<App, 'db' | 'clock'>

/** An enrolment that the provider knows. */
export type EnrolmentWithSession = ProgrammeEnrolment & { providerSession: string }

/** The provider of enrolments made by staff, which are not charged. */
export const manualProvider = 'hand'

/** The status of a checkout at the provider, and the stored enrolment. */
export type EnrolmentState = { enrolment: ProgrammeEnrolment; checkout: Checkout }

export function hasProviderSession(enrolment: ProgrammeEnrolment): enrolment is EnrolmentWithSession {
  return enrolment.providerSession !== null
}

/**
 * Reads the status of a checkout from the provider and stores it. Parallel calls write it once. After a payment, any other open checkout of
 * the payer is closed.
 *
 * @throws PaymentUnreachableError
 */
export async function syncEnrolmentWithProvider(
  keeper: EnrolmentContext,
  payments: Payments,
  { id, providerSession }: EnrolmentWithSession,
): Promise<EnrolmentState> {
  const checkout = await withPaymentErrors(() => payments.readCheckout(providerSession))
  // The provider's checkout must refer to our enrolment.
  if (checkout.reference !== null && checkout.reference !== id)
    throw new Error('syncEnrolmentWithProvider: the checkout belongs to another account')
  await write(keeper.db, id, checkout.status, keeper.clock())
  const enrolment = await keeper.db.programmeEnrolment.findUniqueOrThrow({ where: { id } })
  if (enrolment.status === 'paid') await closeOther(keeper, payments, enrolment)
  return { enrolment, checkout }
}

/** A late response never reverts a payment or the end of a subscription. */
async function write(db: Db, id: string, status: Checkout['status'], now: Date): Promise<void> {
  const enrolments = db.programmeEnrolment
  if (status === 'paid' || status === 'ended') {
    await enrolments.updateMany({ where: { id, paidAt: null }, data: { status: 'paid', paidAt: now, openFor: null } })
  }
  if (status === 'ended') await enrolments.updateMany({ where: { id, status: 'paid' }, data: { status: 'cancelled' } })
  if (status === 'failed' || status === 'cancelled') {
    await enrolments.updateMany({ where: { id, status: 'open' }, data: { status, openFor: null } })
  }
}

/** A payment may arrive after another checkout was opened, such as one with a declined card that was paid after all. */
async function closeOther(keeper: EnrolmentContext, payments: Payments, { userId }: ProgrammeEnrolment): Promise<void> {
  const other = await keeper.db.programmeEnrolment.findUnique({ where: { openFor: userId } })
  if (!other) return
  if (!hasProviderSession(other)) {
    const isGone = await deleteCheckoutReservation(keeper.db, other.id)
    return isGone ? undefined : closeOther(keeper, payments, other)
  }
  await withPaymentErrors(() => payments.cancelCheckout(other.providerSession))
  await syncEnrolmentWithProvider(keeper, payments, other)
}

/**
 * Deletes a reservation without a checkout. A late response of the provider then finds no reservation to be stored in.
 *
 * @returns whether there was one
 */
export async function deleteCheckoutReservation(db: Db, id: string): Promise<boolean> {
  return (await db.programmeEnrolment.deleteMany({ where: { id, providerSession: null } })).count > 0
}

/** Locks a payer, which serializes checkouts and manual enrolments. */
export async function lockPayer(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`
}

/** @throws PaymentUnreachableError instead of the adapter's error */
export async function withPaymentErrors<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof UnreachableError) throw new PaymentUnreachableError()
    throw error
  }
}

/** Returns the user's current programme, the newest if there are several. */
export function currentEnrolment({ db }: Pick<App, 'db'>, userId: string): Promise<ProgrammeEnrolment | null> {
  return db.programmeEnrolment.findFirst({ where: { userId, status: 'paid' }, orderBy: { paidAt: 'desc' } })
}
