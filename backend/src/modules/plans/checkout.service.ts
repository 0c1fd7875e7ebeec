import { createHash } from 'node:crypto'
import { type ProgrammeId, priceInCents, programmeById } from '@deepm/schema/rules/programmes'
import { DeclinedError, type Payments } from '../../adapters/payments/payments.ts'
import type { App, Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import { countRequest } from '../identity/rate-limit.service.ts'
import { paymentsOf, reached, settle } from './enrolment.service.ts'
import { AlreadyEnrolledError, GuardianNeededError, PaymentFailedError, PaymentUnavailableError } from './plans.errors.ts'
import { type Payer, payerFor } from './plans.policy.ts'

const startsPerPayer = { name: 'checkout-start', max: 20, windowSeconds: 3600 }
const confirmsPerPayer = { name: 'checkout-confirm', max: 120, windowSeconds: 3600 }

/** Who pays when the viewer wants a programme. */
export async function readPayer({ db, viewer }: Context): Promise<Payer> {
  if (!viewer) throw new Error('readPayer: nobody is signed in')
  if (viewer.role !== 'learner') return payerFor(viewer.role, null)
  const learner = await db.learner.findUnique({ where: { id: viewer.userId }, select: { ageAtSignup: true } })
  return payerFor('learner', learner?.ageAtSignup ?? null)
}

/**
 * Opens a checkout of a programme at the provider, or finds the one that is open. Checkouts of other programmes are closed, so that
 * nobody pays for two.
 *
 * @returns the address of the provider's page
 * @throws PaymentUnavailableError, GuardianNeededError, AlreadyEnrolledError, PaymentFailedError, PaymentUnreachableError
 */
export async function startCheckout(context: Context, programme: ProgrammeId): Promise<string> {
  const payments = paymentsOf(context.config)
  if (!payments) throw new PaymentUnavailableError()
  if ((await readPayer(context)) !== 'viewer') throw new GuardianNeededError()
  const userId = context.viewer?.userId ?? ''
  await countRequest(context, startsPerPayer, userId)
  const earlier = await context.db.programmeEnrolment.findMany({ where: { userId }, orderBy: { createdAt: 'desc' } })
  let resumed: string | null = null
  for (const enrolment of earlier.filter(({ status }) => status === 'open' || status === 'paid')) {
    const url = await resume(context, payments, enrolment, programme)
    resumed ??= url
  }
  return resumed ?? open(context, payments, programme, referenceFor(context, programme, earlier.length))
}

/** The page of an earlier checkout, if it is of the same programme and still open. */
async function resume(context: Context, payments: Payments, before: ProgrammeEnrolment, programme: ProgrammeId) {
  const { enrolment, url } = await settleQuietly(context, payments, before)
  if (enrolment.status === 'paid') throw new AlreadyEnrolledError(programmeById(enrolment.programme as ProgrammeId).name)
  if (enrolment.status !== 'open' || !url) return null
  if (enrolment.programme === programme) return url
  await reached(() => payments.cancelCheckout(enrolment.providerSession))
  const { enrolment: after } = await settleQuietly(context, payments, enrolment)
  if (after.status === 'paid') throw new AlreadyEnrolledError(programmeById(after.programme as ProgrammeId).name)
  return null
}

/** A card that was declined earlier does not stand in the way of trying again. */
async function settleQuietly(context: Context, payments: Payments, enrolment: ProgrammeEnrolment) {
  return settle(context, payments, enrolment).catch((error: unknown) => {
    if (error instanceof PaymentFailedError) return { enrolment: { ...enrolment, status: 'failed' as const }, url: null }
    throw error
  })
}

async function open(context: Context, payments: Payments, programme: ProgrammeId, id: string): Promise<string> {
  const { db, clock, config, viewer } = context
  const userId = viewer?.userId ?? ''
  const page = `${config.publicUrl}/subscribe?checkout=`
  const { session, url } = await reached(() =>
    payments.openCheckout({
      reference: id,
      product: `DEEPM Academy: ${programmeById(programme).name}`,
      amountCents: priceInCents(programme),
      returnUrl: `${page}{CHECKOUT_SESSION_ID}`,
      cancelUrl: `${page}cancelled`,
    }),
  ).catch((error: unknown) => {
    throw error instanceof DeclinedError ? new PaymentFailedError(error.message) : error
  })
  const { provider } = payments
  const row = {
    id,
    userId,
    programme,
    provider,
    providerSession: session,
    amountCents: priceInCents(programme),
    createdAt: clock(),
  }
  await db.programmeEnrolment.createMany({ data: [row], skipDuplicates: true })
  return url
}

/**
 * Requests that arrive together know of the same earlier checkouts and get the same reference, so that the provider opens one
 * checkout for them. The minute is part of it because the provider repeats a failure, too, for as long as it hears the same.
 */
function referenceFor({ viewer, clock }: Context, programme: ProgrammeId, earlier: number): string {
  const minute = Math.floor(clock().getTime() / 60_000)
  return createHash('sha256').update([viewer?.userId, programme, earlier, minute].join(':')).digest('base64url')
}

/**
 * What became of the viewer's own checkout. Asking again changes nothing more.
 *
 * @throws NotFoundError for a checkout of somebody else, PaymentFailedError, PaymentUnreachableError, PaymentUnavailableError
 */
export async function confirmCheckout(context: Context, session: string): Promise<ProgrammeEnrolment> {
  const userId = context.viewer?.userId ?? ''
  const enrolment = await context.db.programmeEnrolment.findUnique({ where: { providerSession: session, userId } })
  if (!enrolment) throw new NotFoundError('checkout')
  if (enrolment.status === 'paid') return enrolment
  const payments = paymentsOf(context.config)
  if (!payments) throw new PaymentUnavailableError()
  await countRequest(context, confirmsPerPayer, userId)
  return (await settle(context, payments, enrolment)).enrolment
}

/**
 * Hears an event of the payment provider. Events about anything but our checkouts are nothing to us.
 *
 * @throws SignatureError when the provider did not send it
 */
export async function hearPaymentEvent(app: App, body: Uint8Array, signature: string): Promise<void> {
  const payments = paymentsOf(app.config)
  if (!payments) throw new Error('hearPaymentEvent: payments are off')
  const session = await payments.readEvent(body, signature)
  const enrolment = session && (await app.db.programmeEnrolment.findUnique({ where: { providerSession: session } }))
  if (!enrolment) return
  await settle(app, payments, enrolment).catch((error: unknown) => {
    // A declined card is news that was kept, not a failure to hear it.
    if (!(error instanceof PaymentFailedError)) throw error
  })
}
