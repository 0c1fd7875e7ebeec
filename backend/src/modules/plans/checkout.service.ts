import { type ProgrammeId, priceInCents, programmeById } from '@deepm/schema/rules/plans/programmes'
import type { Payments } from '../../adapters/payments/payments.ts'
import { NotFoundError } from '../../core/errors.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import type { App, Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { createProviderCheckout, reserve } from './checkout-reservation.service.ts'
import {
  deleteCheckoutReservation,
  type EnrolmentWithSession,
  hasProviderSession,
  manualProvider,
  syncEnrolmentWithProvider,
  withPaymentErrors,
} from './enrolment.service.ts'
import {
  AlreadyEnrolledError,
  CheckoutReplacedError,
  GuardianNeededError,
  PaymentFailedError,
  PaymentPendingError,
  PaymentUnavailableError,
} from './plans.errors.ts'
import { type Payer, type PayingAccount, payerFor } from './plans.policy.ts'

const startsPerPayer = { name: 'checkout-start', max: 20, windowSeconds: 3600 }
const confirmsPerPayer = { name: 'checkout-confirm', max: 120, windowSeconds: 3600 }

/** Maximum number of retries when another window changes the open checkout. Each other start can cause three of them. */
const maxTries = 3 * startsPerPayer.max

/** Returns who pays for a programme of the viewer. */
export async function getPayerKind(context: Context): Promise<Payer> {
  return payerFor(await readPayingAccount(context))
}

/** Returns the account data that decides who pays. */
export async function readPayingAccount({ db, viewer }: Context): Promise<PayingAccount> {
  const { role, isDemo, learner } = await db.user.findUniqueOrThrow({
    where: { id: viewer?.userId ?? '' },
    select: { role: true, isDemo: true, learner: { select: { ageAtSignup: true } } },
  })
  return { role, isDemo, ageAtSignup: learner?.ageAtSignup ?? null }
}

/**
 * Opens a checkout of a programme at the provider, or returns the open one. A checkout of another programme is closed first, so that
 * nothing is paid twice.
 *
 * @returns the URL of the provider's page
 * @throws PaymentUnavailableError, GuardianNeededError, AlreadyEnrolledError, PaymentPendingError, CheckoutReplacedError,
 *   PaymentFailedError, PaymentUnreachableError
 */
export async function startCheckout(context: Context, programme: ProgrammeId): Promise<string> {
  const { payments } = context
  if (!payments) throw new PaymentUnavailableError()
  if ((await getPayerKind(context)) !== 'viewer') throw new GuardianNeededError()
  await countRequest(context, startsPerPayer, context.viewer?.userId ?? '')
  for (let tries = 0; tries < maxTries; tries += 1) {
    const held = await reserve(context, payments, programme)
    // Checked after the reservation: no other checkout can be opened or paid between this result and the new checkout.
    if (held) await refuseSecond(context, payments, held.userId)
    const url = held && (await pageOf(context, payments, held, programme))
    if (url) return url
  }
  throw new CheckoutReplacedError()
}

/** Refuses a second enrolment. The provider is queried again, in case a subscription has ended without an event. */
async function refuseSecond(context: Context, payments: Payments, userId: string): Promise<void> {
  const paid = await context.db.programmeEnrolment.findMany({ where: { userId, status: 'paid' } })
  const given = paid.find(({ provider }) => provider === manualProvider)
  if (given) {
    await context.db.programmeEnrolment.deleteMany({ where: { openFor: userId, providerSession: null } })
    refusePaid(given)
  }
  for (const before of paid.filter(hasProviderSession))
    refusePaid((await syncEnrolmentWithProvider(context, payments, before)).enrolment)
}

function refusePaid({ status, programme }: ProgrammeEnrolment): void {
  if (status === 'paid') throw new AlreadyEnrolledError(programmeById(programme as ProgrammeId).name)
}

/** Returns the page of the reservation if it is open and for this programme at its price. Any other reservation is closed. */
async function pageOf(context: Context, payments: Payments, held: ProgrammeEnrolment, programme: ProgrammeId) {
  const isWanted = held.programme === programme && held.amountCents === priceInCents(programme)
  if (!hasProviderSession(held)) {
    if (isWanted) return createProviderCheckout(context, payments, held)
    await deleteCheckoutReservation(context.db, held.id)
    return null
  }
  if (!isWanted) await withPaymentErrors(() => payments.cancelCheckout(held.providerSession))
  const { enrolment, checkout } = await syncEnrolmentWithProvider(context, payments, held)
  refusePaid(enrolment)
  if (checkout.status === 'pending') throw new PaymentPendingError()
  return isWanted && checkout.status === 'open' ? checkout.url : null
}

/**
 * Returns the result of the viewer's own checkout. Repeating the call has no further effect.
 *
 * @throws NotFoundError for the checkout of another user, PaymentFailedError, PaymentPendingError, PaymentUnreachableError,
 *   PaymentUnavailableError
 */
export async function confirmCheckout(context: Context, session: string): Promise<ProgrammeEnrolment> {
  const userId = context.viewer?.userId ?? ''
  const enrolment = await findOpened(context, session)
  if (enrolment?.userId !== userId) throw new NotFoundError('checkout')
  if (enrolment.status === 'paid') return enrolment
  if (!context.payments) throw new PaymentUnavailableError()
  await countRequest(context, confirmsPerPayer, userId)
  const { enrolment: after, checkout } = await syncEnrolmentWithProvider(context, context.payments, enrolment)
  if (checkout.status === 'failed') throw new PaymentFailedError(checkout.message)
  if (checkout.status === 'pending') throw new PaymentPendingError()
  return after
}

/** Rejects ids that no provider uses; the database cannot store NUL characters. */
async function findOpened({ db }: Pick<App, 'db'>, session: string): Promise<EnrolmentWithSession | null> {
  if (!/^[\w-]{1,200}$/.test(session)) return null
  const enrolment = await db.programmeEnrolment.findUnique({ where: { providerSession: session } })
  return enrolment && hasProviderSession(enrolment) ? enrolment : null
}

/**
 * Handles an event of the payment provider. Events that are not about our checkouts are ignored.
 *
 * @throws SignatureError when the provider did not send it
 */
export async function handlePaymentWebhook(app: App, body: Uint8Array, signature: string): Promise<void> {
  if (!app.payments) throw new Error('handlePaymentWebhook: payments are off')
  const session = await app.payments.readEvent(body, signature)
  const enrolment = session && (await findOpened(app, session))
  if (enrolment) await syncEnrolmentWithProvider(app, app.payments, enrolment)
}
