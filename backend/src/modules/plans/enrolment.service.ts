import { type Checkout, type Payments, UnreachableError } from '../../adapters/payments/payments.ts'
import { stripePayments } from '../../adapters/payments/stripe.ts'
import type { Config } from '../../config.ts'
import type { App } from '../../context.ts'
import type { Db } from '../../database/open.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import { PaymentFailedError, PaymentUnreachableError } from './plans.errors.ts'

const providers = new WeakMap<Config, Payments>()

/** The payment provider of this server, or `null` where none is configured. One lives as long as its configuration. */
export function paymentsOf(config: Config): Payments | null {
  if (!config.payments) return null
  const known = providers.get(config)
  if (known) return known
  const payments = stripePayments(config.payments)
  providers.set(config, payments)
  return payments
}

export type Keeper = Pick<App, 'db' | 'clock'>

/** An enrolment as it stands now; the page to pay on while it is open. */
export type Standing = { enrolment: ProgrammeEnrolment; url: string | null }

/**
 * Asks the provider how a checkout stands and keeps the answer. However many ask at once, what happened is written once.
 *
 * @throws PaymentFailedError with the provider's message, PaymentUnreachableError
 */
export async function settle({ db, clock }: Keeper, payments: Payments, enrolment: ProgrammeEnrolment): Promise<Standing> {
  const checkout = await reached(() => payments.readCheckout(enrolment.providerSession))
  // What the provider knows by this name must be what we opened by it.
  if (checkout.reference !== null && checkout.reference !== enrolment.id) throw new Error('settle: a checkout of somebody else')
  const { id } = enrolment
  await write(db, id, checkout.status, clock())
  if (checkout.status === 'failed') throw new PaymentFailedError(checkout.message)
  return {
    enrolment: await db.programmeEnrolment.findUniqueOrThrow({ where: { id } }),
    url: checkout.status === 'open' ? checkout.url : null,
  }
}

/** A late answer never takes back that somebody paid, nor that it is over. */
async function write(db: Db, id: string, status: Checkout['status'], now: Date): Promise<void> {
  const enrolments = db.programmeEnrolment
  if (status === 'paid' || status === 'ended') {
    await enrolments.updateMany({ where: { id, paidAt: null }, data: { status: 'paid', paidAt: now } })
  }
  if (status === 'ended') await enrolments.updateMany({ where: { id, status: 'paid' }, data: { status: 'cancelled' } })
  if (status === 'failed' || status === 'cancelled') {
    await enrolments.updateMany({ where: { id, status: 'open' }, data: { status } })
  }
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

/** The programme somebody pays for now, the newest if there are several. */
export function currentEnrolment({ db }: Pick<App, 'db'>, userId: string): Promise<ProgrammeEnrolment | null> {
  return db.programmeEnrolment.findFirst({ where: { userId, status: 'paid' }, orderBy: { paidAt: 'desc' } })
}
