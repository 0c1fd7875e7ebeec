import { isPlaceholderAddress, placeholderAddress, placeholderDomain } from '@deepm/schema/rules/family/family-members'
import type { Tx } from '../../../database/open.ts'
import type { Prisma, User } from '../../../generated/prisma/client.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'

// An email address is a claim until its owner opens an emailed link. `User.email` contains confirmed addresses and placeholders;
// a typed address waits in `User.claimedEmail`, where it reserves nothing. See docs/decisions/060-claimed-addresses.md.

export type AddressColumns = Pick<User, 'role' | 'email' | 'emailVerified' | 'claimedEmail' | 'addressLostAt'>

/** Columns that the functions below read. */
export const addressColumns = { role: true, email: true, emailVerified: true, claimedEmail: true, addressLostAt: true } as const

/** `lost`: the address belongs to someone else. `none`: a child without an address, who signs in with entry codes. */
export const addressStates = ['confirmed', 'unconfirmed', 'lost', 'none'] as const
export type AddressState = (typeof addressStates)[number]

export function addressState(user: AddressColumns): AddressState {
  if (!isPlaceholderAddress(user.email)) return isConfirmed(user) ? 'confirmed' : 'unconfirmed'
  if (user.claimedEmail) return 'unconfirmed'
  return user.addressLostAt ? 'lost' : 'none'
}

/** Returns the confirmed address; `null` without one. Only this one may match a person to other rows. */
export function provenAddress(user: AddressColumns): string | null {
  return !isPlaceholderAddress(user.email) && isConfirmed(user) ? user.email : null
}

/** Returns the account's address, confirmed or not, to show it to its owner; empty without one. */
export function ownAddress(user: Pick<User, 'email' | 'claimedEmail'>): string {
  return isPlaceholderAddress(user.email) ? (user.claimedEmail ?? '') : user.email
}

/** Parents and staff are created from an emailed link or the server settings. */
function isConfirmed({ role, emailVerified }: AddressColumns): boolean {
  return emailVerified || role !== 'learner'
}

/** Matches accounts that claim an unconfirmed address. A previous server version stores a claim in `email`. */
export function claimsOf(email: string): Prisma.UserWhereInput {
  return { role: 'learner', OR: [{ claimedEmail: email }, { email, emailVerified: false }] }
}

/** Matches the account with this confirmed address. */
export function ownerOf(email: string): Prisma.UserWhereInput {
  return { email, NOT: { role: 'learner', emailVerified: false } }
}

/**
 * Learners without a confirmed address, to whom a parent may give entry codes. A typed address may be mistyped, so it does
 * not count as a way to sign in.
 */
export const hasNoConfirmedAddress = {
  OR: [{ email: { endsWith: placeholderDomain } }, { emailVerified: false }],
} satisfies Prisma.UserWhereInput

/** Locks an address, so that one transaction at a time decides who owns it. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`
}

/**
 * Removes an address from accounts that only claimed it, because its owner confirmed it. Those accounts keep everything
 * else, including their sessions, and are asked for another address.
 *
 * @param claims which of the accounts; all by default
 * @returns the number of accounts
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
 * Confirms the address that an account claims, and ends every other claim on it.
 *
 * @throws LinkExpiredError when the account no longer claims it, or when another account confirmed it
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
