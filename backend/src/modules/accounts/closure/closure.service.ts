import { auditDays } from '@deepm/schema/rules/staff/audit'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { APIError, isAPIError } from 'better-auth/api'
import type { Db, Tx } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { Role } from '../../../generated/prisma/enums.ts'
import type { Context } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { readLink } from '../../../platform/tokens/signed-link.service.ts'
import { AccountClosedError } from '../account.errors.ts'
import { rememberClosedAccount } from '../addresses/provider-profile.service.ts'

// A closed account keeps all its data, but cannot sign in.

/** Condition on `AccountClosure` for a closure in effect. */
export const isActive = { reopenedAt: null } as const

/** Condition for users whose account is open. */
export const isOpen = { OR: [{ closure: null }, { closure: { reopenedAt: { not: null } } }] } satisfies Prisma.UserWhereInput

/** Returns an SQL condition: the account with this id, an SQL expression, is closed. */
export function isClosedSql(userId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM "AccountClosure" z WHERE z."userId" = ${userId} AND z."reopenedAt" IS NULL)`
}

export type Closure = { reason: string; closedAt: Date; role: Role }

/** Returns why an account is closed; `null` while it is open. */
export async function readClosure(db: Tx, userId: string): Promise<Closure | null> {
  const found = await db.accountClosure.findFirst({
    where: { userId, ...isActive },
    select: { reason: true, closedAt: true, user: { select: { role: true } } },
  })
  return found && { reason: found.reason, closedAt: found.closedAt, role: found.user.role }
}

/**
 * Serializes changes of staff access. Locks all staff in one order, so that two people who remove each other wait here
 * instead of in a deadlock.
 */
export async function lockStaff(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE role = 'staff' ORDER BY id FOR NO KEY UPDATE`
}

type Change = { userId: string; by: string | null; at: Date }

/**
 * Closes an account and ends its sessions, in every process, because each request reads them from the database.
 *
 * @returns false without changes when it was already closed
 */
export async function closeAccount(tx: Tx, { userId, by, at, reason }: Change & { reason: string }): Promise<boolean> {
  const closed = await tx.$executeRaw`
    INSERT INTO "AccountClosure" AS c ("userId", reason, "closedBy", "closedAt") VALUES (${userId}, ${reason}, ${by}, ${at})
    ON CONFLICT ("userId") DO UPDATE
      SET reason = excluded.reason, "closedBy" = excluded."closedBy", "closedAt" = excluded."closedAt",
        "reopenedBy" = NULL, "reopenedAt" = NULL
      WHERE c."reopenedAt" IS NOT NULL`
  if (closed === 0) return false
  await tx.session.deleteMany({ where: { userId } })
  return true
}

/**
 * Reopens an account; `since` selects the closure when it matters which one.
 *
 * @returns false when it was not closed, or was closed at another time
 */
export async function reopenAccount(tx: Tx, { userId, by, at, since }: Change & { since: Date | null }): Promise<boolean> {
  const where = { userId, ...isActive, ...(since && { closedAt: since }) }
  const { count } = await tx.accountClosure.updateMany({ where, data: { reopenedBy: by, reopenedAt: at } })
  if (count === 0) return false
  // A sign-in in progress when the account closed may have left a session, which must not work now.
  await tx.session.deleteMany({ where: { userId } })
  return true
}

/** Days to keep a closure after the account was reopened: as long as the audit log. */
export const closureKeptDays = auditDays

/** Deletes closures that ended long ago, as the privacy page promises. */
export async function deleteOldClosures(db: Db, now: Date): Promise<void> {
  await db.accountClosure.deleteMany({ where: { reopenedAt: { lt: daysFrom(now, -closureKeptDays) } } })
}

const closedCode = 'ACCOUNT_CLOSED'

/**
 * Refuses a closed account. The sign-in library calls this before it creates a session, for every sign-in method.
 *
 * @throws APIError with the account id, for `asClosed` and for the redirect from an identity provider
 */
export async function refuseClosed(db: Db, userId: string): Promise<void> {
  if (!(await readClosure(db, userId))) return
  rememberClosedAccount(userId)
  throw new APIError('FORBIDDEN', { code: closedCode, message: userId })
}

/** Returns AccountClosedError if the library refused a closed account; otherwise the given error. */
export async function asClosed(db: Tx, error: unknown): Promise<unknown> {
  if (!isAPIError(error) || error.body?.code !== closedCode) return error
  const closure = await readClosure(db, error.body.message ?? '')
  return closure ? new AccountClosedError(closure) : error
}

/** Minutes for which a person who was refused after an identity provider sign-in can read the reason. */
export const noticeMinutes = 15

/**
 * Returns why an account is closed, for the person who just proved that it is theirs.
 *
 * @throws LinkExpiredError, also when the account is open again
 */
export async function readClosedNotice({ db, config, clock }: Context, token: string): Promise<Closure> {
  const userId = readLink(config, 'closed-account', token, clock())
  const closure = userId && (await readClosure(db, userId))
  if (!closure) throw new LinkExpiredError('There is nothing to see here any more. Try to sign in again.')
  return closure
}
