import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { hasNoConfirmedAddress } from '../accounts/addresses/address.service.ts'
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
 * Refuses to erase a parent whose children depend on that parent's consent or codes. Does not apply to a child with
 * another linked parent.
 *
 * @throws ChildrenLinkedError
 */
export async function assertNoDependentChildren(db: Tx, userId: string): Promise<void> {
  const links = await db.guardianship.findMany({
    where: {
      parentId: userId,
      learner: {
        OR: [{ consent: 'granted' }, { user: hasNoConfirmedAddress }],
        guardianships: { none: { parentId: { not: userId } } },
      },
    },
    select: { learner: { select: { user: { select: { firstName: true } } } } },
    orderBy: { createdAt: 'asc' },
  })
  if (links.length > 0) throw new ChildrenLinkedError(links.map((link) => link.learner.user.firstName))
}

/**
 * Refuses to erase the last staff member with access. The server adds the accounts in `STAFF_EMAILS` only when it
 * starts; until then no staff could respond to children.
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
 * Checks with the payment provider that the account has no payments that could still be charged.
 *
 * @throws ProgrammeRunningError, PaymentUnreachableError
 */
export async function refusePayer(context: Context, userId: string): Promise<void> {
  for (const enrolment of await chargeable(context, userId)) await refuseRunning(context, enrolment)
  await refuseCharged(context.db, userId, false)
}

/**
 * Does the same after closing every open checkout, so that no one pays for an erased account.
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
 * Checks again in the erasing transaction that nothing became chargeable since. A manual enrolment is not charged and
 * is erased with the account.
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

/** Returns the enrolments to check. Without a provider nothing can be charged. */
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
