import { type ProgrammeId, priceInCents, programmeById } from '@deepm/schema/rules/programmes'
import { BusyError, DeclinedError, type Order, type Payments } from '../../adapters/payments/payments.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import { dropReservation, holdPayer, reached } from './enrolment.service.ts'
import { CheckoutReplacedError, PaymentFailedError } from './plans.errors.ts'

/**
 * The viewer's one place for an open checkout, taken for this programme unless it is taken already. Whatever it holds, be it of
 * another programme or left behind by a server that stopped, is the caller's to go on with.
 *
 * @returns `null` when it became free at this very moment
 */
export async function reserve(
  { db, clock, viewer }: Context,
  { provider }: Payments,
  programme: ProgrammeId,
): Promise<ProgrammeEnrolment | null> {
  const userId = viewer?.userId ?? ''
  const row = { userId, openFor: userId, programme, provider, amountCents: priceInCents(programme), createdAt: clock() }
  return db.$transaction(async (tx) => {
    await holdPayer(tx, userId)
    await tx.programmeEnrolment.createMany({ data: [row], skipDuplicates: true })
    return tx.programmeEnrolment.findUnique({ where: { openFor: userId } })
  })
}

/**
 * Opens the checkout of a reservation at the provider. Its page is told to nobody before the checkout is kept in the reservation,
 * so that no page can be paid on that we do not know.
 *
 * @returns the address of the provider's page
 * @throws CheckoutReplacedError when the reservation is gone meanwhile, PaymentFailedError, PaymentUnreachableError
 */
export async function openReserved(context: Context, payments: Payments, reserved: ProgrammeEnrolment): Promise<string> {
  const { db } = context
  const { id, userId } = reserved
  const { session, url } = await reached(() => order(context, payments, reserved))
  const { count } = await db.programmeEnrolment.updateMany({
    where: { id, openFor: userId, OR: [{ providerSession: null }, { providerSession: session }] },
    data: { providerSession: session },
  })
  if (count === 1) return url
  await reached(() => payments.cancelCheckout(session))
  throw new CheckoutReplacedError()
}

/** The provider repeats an answer for as long as it hears the same reference, so one that failed is not used again. */
async function order({ db, config }: Context, payments: Payments, reserved: ProgrammeEnrolment) {
  try {
    return await payments.openCheckout(orderOf(config, reserved))
  } catch (error) {
    if (!(error instanceof BusyError)) await dropReservation(db, reserved.id)
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
