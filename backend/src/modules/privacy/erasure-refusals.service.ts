import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { hasNoAddress } from '../accounts/addresses/address.service.ts'
import { isOpen, lockStaff } from '../accounts/closure/closure.service.ts'
import {
  type EnrolmentWithSession,
  hasProviderSession,
  manualProvider,
  syncEnrolmentWithProvider,
  withPaymentErrors,
} from '../plans/enrolment.service.ts'
import { ChildrenLinkedError, LastStaffError, ProgrammeRunningError } from './erasure.errors.ts'

/**
 * Refuses to erase a parent by whose yes, or by whose codes alone, children learn. A child with another parent here keeps both.
 *
 * @throws ChildrenLinkedError
 */
export async function assertNoDependentChildren(db: Tx, userId: string): Promise<void> {
  const links = await db.guardianship.findMany({
    where: {
      parentId: userId,
      learner: {
        OR: [{ consent: 'granted' }, { user: hasNoAddress }],
        guardianships: { none: { parentId: { not: userId } } },
      },
    },
    select: { learner: { select: { user: { select: { firstName: true } } } } },
    orderBy: { createdAt: 'asc' },
  })
  if (links.length > 0) throw new ChildrenLinkedError(links.map((link) => link.learner.user.firstName))
}

/**
 * Refuses to erase the last member of staff who may enter. What `STAFF_EMAILS` names would be let in by the next start only, and by
 * whoever runs the server; until then nobody could look after children here.
 *
 * @throws LastStaffError
 */
export async function refuseLastStaff(db: Tx, userId: string): Promise<void> {
  const staff = { role: 'staff', isDemo: false } as const
  if ((await db.user.count({ where: { id: userId, ...staff } })) === 0) return
  await lockStaff(db)
  if ((await db.user.count({ where: { id: { not: userId }, ...staff, ...isOpen } })) === 0) throw new LastStaffError()
}

/**
 * Asks the payment provider how everything stands that somebody could still be charged for.
 *
 * @throws ProgrammeRunningError, PaymentUnreachableError
 */
export async function refusePayer(context: Context, userId: string): Promise<void> {
  for (const enrolment of await chargeable(context, userId)) await refuseRunning(context, enrolment)
  await refuseCharged(context.db, userId, false)
}

/**
 * The same, after closing every checkout that stands open, so that nobody pays for an account that is gone.
 *
 * @throws ProgrammeRunningError, PaymentUnreachableError
 */
export async function closeCheckouts(context: Context, userId: string): Promise<void> {
  const { payments } = context
  for (const enrolment of await chargeable(context, userId)) {
    if (enrolment.status === 'open') await withPaymentErrors(async () => payments?.cancelCheckout(enrolment.providerSession))
    await refuseRunning(context, enrolment)
  }
}

/**
 * The last look, within the transaction that erases: nothing became chargeable since the provider was asked. An enrolment by hand charges
 * nobody and goes with the account.
 */
export async function refuseCharged(db: Tx, userId: string, alsoOpen: boolean): Promise<void> {
  const count = await db.programmeEnrolment.count({
    where: {
      userId,
      provider: { not: manualProvider },
      OR: [{ status: 'paid' }, ...(alsoOpen ? [{ status: 'open' as const, providerSession: { not: null } }] : [])],
    },
  })
  if (count > 0) throw new ProgrammeRunningError()
}

/** Without a provider nobody can be asked, and nothing can be paid. */
async function chargeable({ db, payments }: Context, userId: string): Promise<EnrolmentWithSession[]> {
  if (!payments) return []
  return (await db.programmeEnrolment.findMany({ where: { userId, status: { in: ['open', 'paid'] } } })).filter(
    hasProviderSession,
  )
}

async function refuseRunning(context: Context, enrolment: EnrolmentWithSession): Promise<void> {
  if (!context.payments) return
  const { checkout } = await syncEnrolmentWithProvider(context, context.payments, enrolment)
  if (checkout.status === 'paid' || checkout.status === 'pending') throw new ProgrammeRunningError()
}
