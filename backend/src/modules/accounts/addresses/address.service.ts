import { isPlaceholderAddress, placeholderAddress, placeholderDomain } from '@deepm/schema/rules/family/family-members'
import type { Tx } from '../../../database/open.ts'
import type { Prisma, User } from '../../../generated/prisma/client.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'

// An address is a claim until its owner opened a mailed link. `User.email` holds confirmed addresses and placeholders; what somebody
// typed waits in `User.claimedEmail`, where it reserves nothing. See docs/decisions/060-claimed-addresses.md.

export type AddressColumns = Pick<User, 'role' | 'email' | 'emailVerified' | 'claimedEmail' | 'addressLostAt'>

/** The columns the functions below read. */
export const addressColumns = { role: true, email: true, emailVerified: true, claimedEmail: true, addressLostAt: true } as const

/** `lost`: the address was somebody else's. `none`: a child whose parent gave no address, and who signs in by codes. */
export const addressStates = ['confirmed', 'unconfirmed', 'lost', 'none'] as const
export type AddressState = (typeof addressStates)[number]

export function addressState(user: AddressColumns): AddressState {
  if (!isPlaceholderAddress(user.email)) return isConfirmed(user) ? 'confirmed' : 'unconfirmed'
  if (user.claimedEmail) return 'unconfirmed'
  return user.addressLostAt ? 'lost' : 'none'
}

/** The address that the owner of the account confirmed; `null` without one. Only this one matches a person to other rows. */
export function provenAddress(user: AddressColumns): string | null {
  return !isPlaceholderAddress(user.email) && isConfirmed(user) ? user.email : null
}

/** The address of the account, confirmed or not, for showing it to its owner; empty without one. */
export function ownAddress(user: Pick<User, 'email' | 'claimedEmail'>): string {
  return isPlaceholderAddress(user.email) ? (user.claimedEmail ?? '') : user.email
}

/** Parents and staff exist by a mailed link or by the settings of the server. */
function isConfirmed({ role, emailVerified }: AddressColumns): boolean {
  return emailVerified || role !== 'learner'
}

/** Accounts that claim an address without having confirmed it. A previous version of the server keeps a claim in `email`. */
export function claimsOf(email: string): Prisma.UserWhereInput {
  return { role: 'learner', OR: [{ claimedEmail: email }, { email, emailVerified: false }] }
}

/** The account whose confirmed address this is. */
export function ownerOf(email: string): Prisma.UserWhereInput {
  return { email, NOT: { role: 'learner', emailVerified: false } }
}

/** Learners who entered no address, or lost it, and sign in only by codes that a parent makes. */
export const hasNoAddress = { email: { endsWith: placeholderDomain }, claimedEmail: null } as const

/** Learners who confirmed no address. An unconfirmed one may be mistyped, so a parent can still make codes for them. */
export const hasNoConfirmedAddress = { email: { endsWith: placeholderDomain } } as const

/** Lets one transaction at a time decide whose an address is. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`
}

/**
 * Takes an address away from the accounts that only claimed it, since its owner turned up. Those accounts keep everything else,
 * sessions included, and are asked for another address.
 *
 * @param claims which of the accounts; every one of them by default
 * @returns how many there were
 */
export async function releaseClaims(tx: Tx, email: string, at: Date, claims: Prisma.UserWhereInput = {}): Promise<number> {
  await lockAddress(tx, email)
  const losers = await tx.user.findMany({
    where: { AND: [claimsOf(email), claims] },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  for (const { id } of losers) {
    const data = { email: placeholderAddress(id), claimedEmail: null, addressLostAt: at }
    await tx.user.update({ where: { id }, data })
  }
  return losers.length
}

/**
 * Makes the address that an account claims its confirmed one. Every other claim on it ends.
 *
 * @throws LinkExpiredError when the account does not claim it any more, or when it became the confirmed address of another account
 */
export async function confirmClaim(tx: Tx, userId: string, email: string, at: Date): Promise<void> {
  await releaseClaims(tx, email, at, { id: { not: userId } })
  if (await tx.user.count({ where: ownerOf(email) })) throw new LinkExpiredError()
  const confirmed = await tx.user.updateMany({
    where: { id: userId, ...claimsOf(email) },
    data: { email, emailVerified: true, claimedEmail: null, addressLostAt: null },
  })
  if (confirmed.count === 0) throw new LinkExpiredError()
}
