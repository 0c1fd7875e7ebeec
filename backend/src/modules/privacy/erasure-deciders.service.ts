import type { Tx } from '../../database/open.ts'
import { closureColumns, isClosed } from '../../platform/closed-account.policy.ts'
import { addressColumns, addressState, provenAddress } from '../accounts/addresses/address.service.ts'

/** The owner of the account, or a parent of a child. Each opened a link that was emailed to the address. */
export type Decider = { email: string; firstName: string }

export type Account = {
  id: string
  /** The confirmed address; `null` without one. */
  email: string | null
  firstName: string
  isLearner: boolean
  /** Whether a parent decides. */
  isChild: boolean
  deciders: Decider[]
}

/** Returns an account and who decides about its erasure; `null` when there is none. */
export async function readAccount(db: Tx, id: string): Promise<Account | null> {
  const user = await db.user.findUnique({
    where: { id },
    select: {
      ...addressColumns,
      firstName: true,
      learner: {
        select: {
          consent: true,
          guardianships: {
            select: { parent: { select: { email: true, firstName: true, closure: closureColumns } } },
          },
          consentRequests: {
            // An address that never answered may belong to anyone.
            where: { answeredAt: { not: null } },
            orderBy: { createdAt: 'desc' },
            take: 1,
            select: { parentEmail: true, parentFirstName: true },
          },
        },
      },
    },
  })
  if (!user) return null
  const { learner, firstName } = user
  const email = provenAddress(user)
  const isLearner = learner !== null
  // A learner without an address cannot be asked either.
  const isChild = isLearner && (learner.consent !== 'notRequired' || addressState(user) === 'none')
  const linked = isChild ? learner.guardianships.map(({ parent }) => parent) : []
  const asked = isChild ? learner.consentRequests.map((it) => ({ email: it.parentEmail, firstName: it.parentFirstName })) : []
  const own = email ? [{ email, firstName }] : []
  // A suspended parent decides nothing. A child without linked parents has no one else to ask; the account is about to be erased anyway.
  const deciders =
    linked.length > 0
      ? linked.filter(({ closure }) => !isClosed(closure))
      : ([asked, own].find((people) => people.length > 0) ?? [])
  // In one order, because an email to each of them is counted.
  deciders.sort((one, other) => one.email.localeCompare(other.email))
  return { id, email, firstName, isLearner, isChild, deciders }
}

/** Locks an account in the same order as learning does, which serializes an erasure with the completion of a lesson. */
export async function lockAccount(tx: Tx, id: string): Promise<boolean> {
  await tx.$queryRaw`SELECT id FROM "Learner" WHERE id = ${id} FOR UPDATE`
  const rows = await tx.$queryRaw<object[]>`SELECT id FROM "User" WHERE id = ${id} FOR UPDATE`
  return rows.length > 0
}
