import { pauseAt } from '@deepm/schema/rules/family-controls'
import { zonesInForce } from '@deepm/schema/rules/learner-day'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Role } from '../../generated/prisma/enums.ts'
import { type AccountColumns, accountColumns, accountFrom } from './account-row.service.ts'
import { SecondFactorRequiredError } from './identity.errors.ts'
import { isFactorPending } from './second-factor.policy.ts'
import { sessionToken } from './session-cookie.service.ts'
import { storedTokens } from './session-token.service.ts'
import { changeOf } from './time-zone.service.ts'

/**
 * Whoever a session belongs to. Of a closed account only that it is closed, and of staff whose second factor is pending only who they are:
 * nobody is the viewer then.
 */
export type Visitor = Pick<Context, 'viewer' | 'isClosed' | 'pendingStaff' | 'sessionId'>

export const nobody: Visitor = { viewer: null, isClosed: false, pendingStaff: null, sessionId: null }

/** How long a session of staff lasts without a request. Sessions of everybody else end 30 days after the sign-in. */
export const staffIdleHours = 12
/** How precisely it is kept when a session was used last. */
const useMinutes = 5

/**
 * Who the session cookie belongs to, in one statement. The sign-in library would need three for the same answer, on every request.
 * Every five minutes of use a second statement keeps that the session was used.
 *
 * @returns nobody without a cookie, with a forged or unknown one, and after the session ended
 */
export async function readViewer(db: Db, config: Config, now: Date, cookieHeader: string | undefined): Promise<Visitor> {
  const token = sessionToken(config, cookieHeader)
  if (!token) return nobody
  const found = Prisma.sql`"Session" s JOIN "User" u ON u.id = s."userId"
    AND s.token IN (${Prisma.join(storedTokens(token))}) AND s."expiresAt" > ${now}
    AND (u.role <> 'staff' OR s."lastUsedAt" > ${idleSince(now)})`
  const session = Prisma.sql`s.id AS "sessionId", s."lastUsedAt", s."secondFactorAt" IS NOT NULL AS "isVerified"`
  const row = await readRow(db, found, session)
  if (!row) return nobody
  if (row.sessionId && isBefore(row.lastUsedAt, minutesBefore(now, useMinutes))) await keepUse(db, row.sessionId, now)
  return visitorFrom(config, row, now)
}

/** Sessions that have not ended, of an account of this role. */
export function liveSessions(role: Role | undefined, now: Date) {
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

async function keepUse(db: Db, id: string, now: Date): Promise<void> {
  await db.session.updateMany({ where: { id, lastUsedAt: { lt: now } }, data: { lastUsedAt: now } })
}

type SessionColumns = { sessionId: string | null; lastUsedAt: Date | null; isVerified: boolean }
type Row = AccountColumns & Parameters<typeof pauseAt>[2] & SessionColumns & { isClosed: boolean; hasFactor: boolean }

/** @param found one account `u`, or none, with the columns `session` of its session */
async function readRow(db: Db, found: Prisma.Sql, session: Prisma.Sql): Promise<Row | undefined> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT ${accountColumns}, c."pausedAt", c."quietFrom", c."quietUntil", x."userId" IS NOT NULL AS "isClosed",
      f."confirmedAt" IS NOT NULL AS "hasFactor", ${session}
    FROM ${found} LEFT JOIN "Learner" l ON l.id = u.id
      LEFT JOIN "Persona" p ON p.id = l."selectedPersona"
      LEFT JOIN "FamilyControls" c ON c."learnerId" = l.id
      LEFT JOIN "AccountClosure" x ON x."userId" = u.id AND x."reopenedAt" IS NULL
      LEFT JOIN "SecondFactor" f ON f."userId" = u.id AND u.role = 'staff'`
  return row
}

function visitorFrom(config: Config, row: Row, now: Date): Visitor {
  const { isClosed, pausedAt, quietFrom, quietUntil, sessionId, lastUsedAt: _at, isVerified, hasFactor, ...columns } = row
  if (isClosed) return { ...nobody, isClosed, sessionId }
  const { id: userId, role, timeZone, consent, settings } = columns
  if (isFactorPending(config, { role, isDemo: columns.isDemo, hasFactor, isVerified }))
    return { ...nobody, sessionId, pendingStaff: { userId } }
  const zoneChange = changeOf(columns)
  const zones = zonesInForce(now, { timeZone, change: zoneChange })
  const pause = pauseAt(now, zones, { pausedAt, quietFrom, quietUntil })
  const account = accountFrom(columns)
  return { ...nobody, viewer: { userId, role, timeZone, zoneChange, consent, settings, pause, account }, sessionId }
}

/**
 * Lets the rest of this request act as somebody who was just signed in.
 *
 * @throws SecondFactorRequiredError when staff have to prove their second factor first; the session is open and can do nothing else
 */
export async function enter(context: Context, userId: string, isVerified = false): Promise<void> {
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
