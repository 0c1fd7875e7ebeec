import { type Checkout, type Payments, UnreachableError } from '../../adapters/payments/payments.ts'
import type { App } from '../../context.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import { PaymentUnreachableError } from './plans.errors.ts'

export type Keeper = Pick<App, 'db' | 'clock'>

/** An enrolment that the provider knows. */
export type Opened = ProgrammeEnrolment & { providerSession: string }

/** The provider of enrolments that staff make. Nobody is charged through it. */
export const byHand = 'hand'

/** How a checkout stands at the provider, and the enrolment as it is kept now. */
export type Standing = { enrolment: ProgrammeEnrolment; checkout: Checkout }

export function isOpened(enrolment: ProgrammeEnrolment): enrolment is Opened {
  return enrolment.providerSession !== null
}

/**
 * Asks the provider how a checkout stands and keeps the answer. However many ask at once, what happened is written once. Once
 * somebody has paid, whatever else they could still pay for is closed.
 *
 * @throws PaymentUnreachableError
 */
export async function settle(keeper: Keeper, payments: Payments, { id, providerSession }: Opened): Promise<Standing> {
  const checkout = await reached(() => payments.readCheckout(providerSession))
  // What the provider knows by this name must be what we opened by it.
  if (checkout.reference !== null && checkout.reference !== id) throw new Error('settle: a checkout of somebody else')
  await write(keeper.db, id, checkout.status, keeper.clock())
  const enrolment = await keeper.db.programmeEnrolment.findUniqueOrThrow({ where: { id } })
  if (enrolment.status === 'paid') await closeOther(keeper, payments, enrolment)
  return { enrolment, checkout }
}

/** A late answer never takes back that somebody paid, nor that it is over. */
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

/** A payment may arrive after another checkout was opened: one of a declined card, say, that was paid after all. */
async function closeOther(keeper: Keeper, payments: Payments, { userId }: ProgrammeEnrolment): Promise<void> {
  const other = await keeper.db.programmeEnrolment.findUnique({ where: { openFor: userId } })
  if (!other) return
  if (!isOpened(other)) {
    const isGone = await dropReservation(keeper.db, other.id)
    return isGone ? undefined : closeOther(keeper, payments, other)
  }
  await reached(() => payments.cancelCheckout(other.providerSession))
  await settle(keeper, payments, other)
}

/**
 * Forgets a reservation that the provider has not answered; an answer that comes later finds nothing to be kept in.
 *
 * @returns whether there was one
 */
export async function dropReservation(db: Db, id: string): Promise<boolean> {
  return (await db.programmeEnrolment.deleteMany({ where: { id, providerSession: null } })).count > 0
}

/** Lets one at a time change what a payer enrols in, so that a checkout and an enrolment by hand do not pass each other. */
export async function holdPayer(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`
}

/** @throws PaymentUnreachableError in place of the adapter's own error */
export async function reached<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof UnreachableError) throw new PaymentUnreachableError()
    throw error
  }
}

/** The programme somebody has now, the newest if there are several. */
export function currentEnrolment({ db }: Pick<App, 'db'>, userId: string): Promise<ProgrammeEnrolment | null> {
  return db.programmeEnrolment.findFirst({ where: { userId, status: 'paid' }, orderBy: { paidAt: 'desc' } })
}
