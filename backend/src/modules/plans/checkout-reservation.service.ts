import { type ProgrammeId, priceInCents, programmeById } from '@deepm/schema/rules/plans/programmes'
import { BusyError, DeclinedError, type Order, type Payments } from '../../adapters/payments/payments.ts'
import type { Config } from '../../config/config.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { deleteCheckoutReservation, lockPayer, withPaymentErrors } from './enrolment.service.ts'
import { CheckoutReplacedError, PaymentFailedError } from './plans.errors.ts'

/**
 * Returns the viewer's only reservation of a checkout, and creates it for this programme unless one exists. The caller
 * handles an existing one, which may be for another programme or left by a stopped server.
 *
 * @returns `null` when it was released at the same time
 */
export async function reserve(
  { db, clock, viewer }: Context,
  { provider }: Payments,
  programme: ProgrammeId,
): Promise<ProgrammeEnrolment | null> {
  const userId = viewer?.userId ?? ''
  const row = { userId, openFor: userId, programme, provider, amountCents: priceInCents(programme), createdAt: clock() }
  return db.$transaction(async (tx) => {
    await lockPayer(tx, userId)
    await tx.programmeEnrolment.createMany({ data: [row], skipDuplicates: true })
    return tx.programmeEnrolment.findUnique({ where: { openFor: userId } })
  })
}

/**
 * Opens the checkout of a reservation at the provider. The URL of its page is returned only after the checkout is stored in the
 * reservation, so that no unknown checkout can be paid.
 *
 * @returns the URL of the provider's page
 * @throws CheckoutReplacedError when the reservation was deleted since, PaymentFailedError, PaymentUnreachableError
 */
export async function createProviderCheckout(
  context: Context,
  payments: Payments,
  reserved: ProgrammeEnrolment,
): Promise<string> {
  const { db } = context
  const { id, userId } = reserved
  const { session, url } = await withPaymentErrors(() => order(context, payments, reserved))
  const { count } = await db.programmeEnrolment.updateMany({
    where: { id, openFor: userId, OR: [{ providerSession: null }, { providerSession: session }] },
    data: { providerSession: session },
  })
  if (count === 1) return url
  await withPaymentErrors(() => payments.cancelCheckout(session))
  throw new CheckoutReplacedError()
}

/** The provider repeats its response to the same reference, so a failed reservation is not used again. */
async function order({ db, config }: Context, payments: Payments, reserved: ProgrammeEnrolment) {
  try {
    return await payments.openCheckout(orderOf(config, reserved))
  } catch (error) {
    if (!(error instanceof BusyError)) await deleteCheckoutReservation(db, reserved.id)
    throw error instanceof DeclinedError ? new PaymentFailedError(error.message) : error
  }
}

function orderOf({ publicUrl }: Config, { id, programme, amountCents }: ProgrammeEnrolment): Order {
  const page = `${publicUrl}/subscribe?checkout=`
  return {
    reference: id,
    product: `DEEPM Academy: ${programmeById(programme as ProgrammeId).name}`,
    amountCents,
    returnUrl: `${page}{CHECKOUT_SESSION_ID}`,
    cancelUrl: `${page}cancelled`,
  }
}
