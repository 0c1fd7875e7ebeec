import { type ProgrammeId, priceInCents, programmeById } from '@deepm/schema/rules/programmes'
import type { Payments } from '../../adapters/payments/payments.ts'
import type { App, Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import { countRequest } from '../identity/rate-limit.service.ts'
import { byHand, dropReservation, isOpened, type Opened, reached, settle } from './enrolment.service.ts'
import {
  AlreadyEnrolledError,
  CheckoutReplacedError,
  GuardianNeededError,
  PaymentFailedError,
  PaymentPendingError,
  PaymentUnavailableError,
} from './plans.errors.ts'
import { type Payer, type PayingAccount, payerFor } from './plans.policy.ts'
import { openReserved, reserve } from './reservation.service.ts'

const startsPerPayer = { name: 'checkout-start', max: 20, windowSeconds: 3600 }
const confirmsPerPayer = { name: 'checkout-confirm', max: 120, windowSeconds: 3600 }

/** How often a start looks again because another window changed what is open. Each other start does so three times at most. */
const mostTries = 3 * startsPerPayer.max

/** Who pays when the viewer wants a programme. */
export async function readPayer(context: Context): Promise<Payer> {
  return payerFor(await readPayingAccount(context))
}

/** What of the viewer decides about paying. */
export async function readPayingAccount({ db, viewer }: Context): Promise<PayingAccount> {
  const { role, isDemo, learner } = await db.user.findUniqueOrThrow({
    where: { id: viewer?.userId ?? '' },
    select: { role: true, isDemo: true, learner: { select: { ageAtSignup: true } } },
  })
  return { role, isDemo, ageAtSignup: learner?.ageAtSignup ?? null }
}

/**
 * Opens a checkout of a programme at the provider, or finds the one that is open. A checkout of another programme is closed first,
 * so that nobody pays for two.
 *
 * @returns the address of the provider's page
 * @throws PaymentUnavailableError, GuardianNeededError, AlreadyEnrolledError, PaymentPendingError, CheckoutReplacedError,
 * PaymentFailedError, PaymentUnreachableError
 */
export async function startCheckout(context: Context, programme: ProgrammeId): Promise<string> {
  const { payments } = context
  if (!payments) throw new PaymentUnavailableError()
  if ((await readPayer(context)) !== 'viewer') throw new GuardianNeededError()
  await countRequest(context, startsPerPayer, context.viewer?.userId ?? '')
  for (let tries = 0; tries < mostTries; tries += 1) {
    const held = await reserve(context, payments, programme)
    // Asked after the reservation: nothing can be opened, and so nothing paid, between this answer and the checkout.
    if (held) await refuseSecond(context, payments, held.userId)
    const url = held && (await pageOf(context, payments, held, programme))
    if (url) return url
  }
  throw new CheckoutReplacedError()
}

/** Whoever staff enrolled needs no checkout. The provider is asked again, in case a subscription is over and nobody told us. */
async function refuseSecond(context: Context, payments: Payments, userId: string): Promise<void> {
  const paid = await context.db.programmeEnrolment.findMany({ where: { userId, status: 'paid' } })
  const given = paid.find(({ provider }) => provider === byHand)
  if (given) {
    await context.db.programmeEnrolment.deleteMany({ where: { openFor: userId, providerSession: null } })
    refusePaid(given)
  }
  for (const before of paid.filter(isOpened)) refusePaid((await settle(context, payments, before)).enrolment)
}

function refusePaid({ status, programme }: ProgrammeEnrolment): void {
  if (status === 'paid') throw new AlreadyEnrolledError(programmeById(programme as ProgrammeId).name)
}

/** The page of what is reserved, if that is this programme at its price and still open. Anything else is closed. */
async function pageOf(context: Context, payments: Payments, held: ProgrammeEnrolment, programme: ProgrammeId) {
  const isWanted = held.programme === programme && held.amountCents === priceInCents(programme)
  if (!isOpened(held)) {
    if (isWanted) return openReserved(context, payments, held)
    await dropReservation(context.db, held.id)
    return null
  }
  if (!isWanted) await reached(() => payments.cancelCheckout(held.providerSession))
  const { enrolment, checkout } = await settle(context, payments, held)
  refusePaid(enrolment)
  if (checkout.status === 'pending') throw new PaymentPendingError()
  return isWanted && checkout.status === 'open' ? checkout.url : null
}

/**
 * What became of the viewer's own checkout. Asking again changes nothing more.
 *
 * @throws NotFoundError for a checkout of somebody else, PaymentFailedError, PaymentPendingError, PaymentUnreachableError,
 * PaymentUnavailableError
 */
export async function confirmCheckout(context: Context, session: string): Promise<ProgrammeEnrolment> {
  const userId = context.viewer?.userId ?? ''
  const enrolment = await findOpened(context, session)
  if (enrolment?.userId !== userId) throw new NotFoundError('checkout')
  if (enrolment.status === 'paid') return enrolment
  if (!context.payments) throw new PaymentUnavailableError()
  await countRequest(context, confirmsPerPayer, userId)
  const { enrolment: after, checkout } = await settle(context, context.payments, enrolment)
  if (checkout.status === 'failed') throw new PaymentFailedError(checkout.message)
  if (checkout.status === 'pending') throw new PaymentPendingError()
  return after
}

/** The database takes no NUL, and no provider's id looks otherwise. */
async function findOpened({ db }: Pick<App, 'db'>, session: string): Promise<Opened | null> {
  if (!/^[\w-]{1,200}$/.test(session)) return null
  const enrolment = await db.programmeEnrolment.findUnique({ where: { providerSession: session } })
  return enrolment && isOpened(enrolment) ? enrolment : null
}

/**
 * Hears an event of the payment provider. Events about anything but our checkouts are nothing to us.
 *
 * @throws SignatureError when the provider did not send it
 */
export async function hearPaymentEvent(app: App, body: Uint8Array, signature: string): Promise<void> {
  if (!app.payments) throw new Error('hearPaymentEvent: payments are off')
  const session = await app.payments.readEvent(body, signature)
  const enrolment = session && (await findOpened(app, session))
  if (enrolment) await settle(app, app.payments, enrolment)
}
