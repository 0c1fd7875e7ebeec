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
import { keepClosedAccount } from '../addresses/provider-profile.service.ts'

// An account that is closed for a time keeps everything it has, and nobody signs in to it.

/** A closure that stands, as a condition on rows of `AccountClosure`. */
export const isActive = { reopenedAt: null } as const

/** People whose account is open. */
export const isOpen = { OR: [{ closure: null }, { closure: { reopenedAt: { not: null } } }] } satisfies Prisma.UserWhereInput

/** Whether the account of this id, an expression of SQL, is closed. */
export function isClosedSql(userId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM "AccountClosure" z WHERE z."userId" = ${userId} AND z."reopenedAt" IS NULL)`
}

export type Closure = { reason: string; closedAt: Date; role: Role }

/** Why an account is closed; `null` while it is open. */
export async function readClosure(db: Tx, userId: string): Promise<Closure | null> {
  const found = await db.accountClosure.findFirst({
    where: { userId, ...isActive },
    select: { reason: true, closedAt: true, user: { select: { role: true } } },
  })
  return found && { reason: found.reason, closedAt: found.closedAt, role: found.user.role }
}

/**
 * Lets one at a time change who of the staff may enter: all at once and in one order, so that two who would shut each other out wait for
 * each other here and not in the middle.
 */
export async function lockStaff(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE role = 'staff' ORDER BY id FOR NO KEY UPDATE`
}

type Change = { userId: string; by: string | null; at: Date }

/**
 * Closes an account and ends its sessions, in every process, as they are read from the database at each request.
 *
 * @returns false when it was closed already; nothing was changed then
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
 * Opens an account again; `since` names the closure that was meant, where it matters which.
 *
 * @returns false when it was not closed, or since another moment
 */
export async function reopenAccount(tx: Tx, { userId, by, at, since }: Change & { since: Date | null }): Promise<boolean> {
  const where = { userId, ...isActive, ...(since && { closedAt: since }) }
  const { count } = await tx.accountClosure.updateMany({ where, data: { reopenedBy: by, reopenedAt: at } })
  if (count === 0) return false
  // A sign-in that was under way when it closed may have left one; it opened nothing then and shall not now.
  await tx.session.deleteMany({ where: { userId } })
  return true
}

/** How long it is remembered that an account was closed and opened again, in days: as long as the audit log. */
export const closureKeptDays = auditDays

/** Erases what is left of closures that ended long ago. The privacy page promises this. */
export async function deleteOldClosures(db: Db, now: Date): Promise<void> {
  await db.accountClosure.deleteMany({ where: { reopenedAt: { lt: daysFrom(now, -closureKeptDays) } } })
}

const closedCode = 'ACCOUNT_CLOSED'

/**
 * Called by the sign-in library before any session is made, in whatever way somebody proved who they are.
 *
 * @throws APIError that names the account, for `asClosed` and for the way back from an identity provider
 */
export async function refuseClosed(db: Db, userId: string): Promise<void> {
  if (!(await readClosure(db, userId))) return
  keepClosedAccount(userId)
  throw new APIError('FORBIDDEN', { code: closedCode, message: userId })
}

/** The refusal of a closed account among the errors of the library; any other error comes back as it is. */
export async function asClosed(db: Tx, error: unknown): Promise<unknown> {
  if (!isAPIError(error) || error.body?.code !== closedCode) return error
  const closure = await readClosure(db, error.body.message ?? '')
  return closure ? new AccountClosedError(closure) : error
}

/** How long the page can be read that tells somebody who came from an identity provider why they were refused. */
export const noticeMinutes = 15

/**
 * Why an account is closed, for whoever has just proved that it is theirs.
 *
 * @throws LinkExpiredError also when the account is open by now
 */
export async function readClosedNotice({ db, config, clock }: Context, token: string): Promise<Closure> {
  const userId = readLink(config, 'closed-account', token, clock())
  const closure = userId && (await readClosure(db, userId))
  if (!closure) throw new LinkExpiredError('There is nothing to read here any more. Try to sign in again.')
  return closure
}
