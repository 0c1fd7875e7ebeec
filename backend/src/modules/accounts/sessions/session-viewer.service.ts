import { pauseAt } from '@deepm/schema/rules/family/family-controls'
import { zonesInForce } from '@deepm/schema/rules/time/learner-day'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/open.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { Role } from '../../../generated/prisma/enums.ts'
import type { Context, Viewer } from '../../../platform/context.ts'
import { SecondFactorRequiredError } from '../account.errors.ts'
import { changeOf } from '../profile/time-zone.service.ts'
import { isFactorPending } from './second-factor.policy.ts'
import { sessionToken } from './session-cookie.service.ts'
import { storedTokens } from './session-token.service.ts'

/**
 * The person of a session. A closed account has only `isClosed`, and staff with a pending second factor only
 * `pendingStaff`: there is no viewer then.
 */
export type SessionIdentity = Pick<Context, 'viewer' | 'isClosed' | 'pendingStaff' | 'sessionId'>

export const anonymousIdentity: SessionIdentity = { viewer: null, isClosed: false, pendingStaff: null, sessionId: null }

/** Hours after which an idle staff session ends. All other sessions end 30 days after the sign-in. */
const staffIdleHours = 12
/** Precision of the last use of a session. */
const useMinutes = 5

/**
 * Reads the person of the session cookie in one statement; the sign-in library would need three on every request. Every
 * five minutes of use, a second statement stores the last use.
 *
 * @returns the anonymous identity for a missing, forged or unknown cookie, and after the session ended
 */
export async function readSessionIdentity(
  db: Db,
  config: Config,
  now: Date,
  cookieHeader: string | undefined,
): Promise<SessionIdentity> {
  const token = sessionToken(config, cookieHeader)
  if (!token) return anonymousIdentity
  const found = Prisma.sql`"Session" s JOIN "User" u ON u.id = s."userId"
    AND s.token IN (${Prisma.join(storedTokens(token))}) AND s."expiresAt" > ${now}
    AND (u.role <> 'staff' OR s."lastUsedAt" > ${idleSince(now)})`
  const session = Prisma.sql`s.id AS "sessionId", s."lastUsedAt", s."secondFactorAt" IS NOT NULL AS "isVerified"`
  const row = await readRow(db, found, session)
  if (!row) return anonymousIdentity
  if (row.sessionId && isBefore(row.lastUsedAt, minutesBefore(now, useMinutes))) await recordUse(db, row.sessionId, now)
  return visitorFrom(config, row, now)
}

/** Returns the condition for active sessions of an account with this role. */
export function activeSessionsWhere(role: Role | undefined, now: Date) {
  return { expiresAt: { gt: now }, ...(role === 'staff' && { lastUsedAt: { gt: idleSince(now) } }) }
}

export function idleSince(now: Date): Date {
  return minutesBefore(now, staffIdleHours * 60)
}

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000)
}

function isBefore(at: Date | null, limit: Date): boolean {
  return at !== null && at.getTime() < limit.getTime()
}

async function recordUse(db: Db, id: string, now: Date): Promise<void> {
  await db.session.updateMany({ where: { id, lastUsedAt: { lt: now } }, data: { lastUsedAt: now } })
}

type SessionColumns = { sessionId: string | null; lastUsedAt: Date | null; isVerified: boolean }
type AccountColumns = Pick<Viewer, 'userId' | 'name' | 'role' | 'timeZone' | 'isDemo' | 'joinedAt' | 'consent' | 'settings'>
type Row = AccountColumns &
  SessionColumns &
  Parameters<typeof changeOf>[0] &
  Parameters<typeof pauseAt>[2] & { isClosed: boolean; hasFactor: boolean }

/** @param found one account `u`, or none, with the `session` columns of its session */
async function readRow(db: Db, found: Prisma.Sql, session: Prisma.Sql): Promise<Row | undefined> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT u.id AS "userId", u.name, u.role::text AS role, u."timeZone", u."isDemo",
      coalesce(l."createdAt", CASE WHEN u.role = 'parent' THEN u."createdAt" END) AS "joinedAt", l.consent::text AS consent, l.settings, l."zoneChangeDay", l."zoneChangeEndsAt", l."zoneChangeFrom", c."pausedAt", c."quietFrom", c."quietUntil", x."userId" IS NOT NULL AS "isClosed",
      f."confirmedAt" IS NOT NULL AS "hasFactor", ${session}
    FROM ${found} LEFT JOIN "Learner" l ON l.id = u.id
      LEFT JOIN "FamilyControls" c ON c."learnerId" = l.id
      LEFT JOIN "AccountClosure" x ON x."userId" = u.id AND x."reopenedAt" IS NULL
      LEFT JOIN "SecondFactor" f ON f."userId" = u.id AND u.role = 'staff'`
  return row
}

function visitorFrom(config: Config, row: Row, now: Date): SessionIdentity {
  const { userId, name, role, timeZone, isDemo, joinedAt, consent, settings, sessionId } = row
  if (row.isClosed) return { ...anonymousIdentity, isClosed: true, sessionId }
  if (isFactorPending(config, row)) return { ...anonymousIdentity, sessionId, pendingStaff: { userId } }
  const zoneChange = changeOf(row)
  const pause = pauseAt(now, zonesInForce(now, { timeZone, change: zoneChange }), row)
  const viewer = { userId, name, role, timeZone, isDemo, joinedAt, zoneChange, consent, settings, pause }
  return { ...anonymousIdentity, viewer, sessionId }
}

/**
 * Makes the rest of this request act as the person who just signed in.
 *
 * @throws SecondFactorRequiredError when staff must verify their second factor first; the session exists and can do nothing else
 */
export async function setViewerAfterSignIn(context: Context, userId: string, isVerified = false): Promise<void> {
  const now = context.clock()
  const account = Prisma.sql`(SELECT * FROM "User" WHERE id = ${userId}) u`
  const row = await readRow(
    context.db,
    account,
    Prisma.sql`NULL AS "sessionId", NULL AS "lastUsedAt", ${isVerified}::boolean AS "isVerified"`,
  )
  if (!row) throw new Error(`no account ${userId}`)
  const { viewer, pendingStaff } = visitorFrom(context.config, row, now)
  if (pendingStaff) throw new SecondFactorRequiredError()
  context.viewer = viewer
  context.pendingStaff = null
}
