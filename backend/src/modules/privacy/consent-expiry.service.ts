import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Db, Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { type AddressColumns, addressColumns, provenAddress } from '../accounts/addresses/address.service.ts'
import { consentDays } from '../consent/consent.service.ts'
import { lockAccount } from './erasure-deciders.service.ts'
import { eraseLeftovers } from './erasure-references.service.ts'

/**
 * Erases the accounts of children whose parent did not answer within the promised time, or declined or withdrew consent that long
 * ago, with the parent's contact data, the emails and the notifications about them. Also deletes expired invitations.
 *
 * @returns the number of erased accounts
 */
export async function eraseAccountsWithoutConsent(db: Db, now: Date): Promise<number> {
  const where = due(now)
  const children = await db.user.findMany({ where, select: { id: true, ...addressColumns } })
  let erased = 0
  for (const child of children) if (await db.$transaction((tx) => eraseWhere(tx, child, where))) erased += 1
  const unread = { answeredAt: null, expiresAt: { lte: now }, learner: { consent: 'notRequired' } } as const
  await db.consentRequest.deleteMany({ where: unread })
  await db.childInvitation.deleteMany({ where: { expiresAt: { lte: now } } })
  await db.guardianInvitation.deleteMany({ where: { expiresAt: { lte: now } } })
  return erased
}

function due(now: Date): Prisma.UserWhereInput {
  const promised = daysFrom(now, -consentDays)
  // A parent who agreed but could not be linked has more time.
  const consentRequests = { none: { obstacle: { not: null }, expiresAt: { gt: now } } }
  return {
    OR: [
      { learner: { consent: 'pending', createdAt: { lte: promised }, consentRequests } },
      ...(['declined', 'withdrawn'] as const).map((status) => ({
        // A parent may have kept the account and another withdrawn again, so the newest withdrawal counts.
        learner: {
          consent: status,
          consentEvents: { some: { status, createdAt: { lte: promised } }, none: { status, createdAt: { gt: promised } } },
        },
      })),
    ],
  }
}

/**
 * Erases an account that still matches `where` after it is locked, so that a parallel answer is not missed.
 *
 * @returns whether it was erased
 */
export async function eraseWhere(tx: Tx, user: { id: string } & AddressColumns, where: Prisma.UserWhereInput): Promise<boolean> {
  const { id } = user
  if (!(await lockAccount(tx, id)) || (await tx.user.count({ where: { AND: [{ id }, where] } })) === 0) return false
  await eraseLeftovers(tx, id, provenAddress(user))
  await tx.user.delete({ where: { id } })
  return true
}
