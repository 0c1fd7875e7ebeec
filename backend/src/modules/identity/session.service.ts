import { daysFrom } from '@deepm/schema/rules/deadline'
import { pauseAt } from '@deepm/schema/rules/family-controls'
import { zonesInForce } from '@deepm/schema/rules/learner-day'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Role } from '../../generated/prisma/enums.ts'
import { type AccountColumns, accountColumns, accountFrom } from './account-row.service.ts'
import { sessionCookieName } from './auth.service.ts'
import { asClosed } from './closure.service.ts'
import { storedTokens } from './session-token.service.ts'
import { isSignature } from './signature.service.ts'
import { changeOf } from './time-zone.service.ts'

/** Whoever a session belongs to; of a closed account, that it is closed. */
export type Visitor = Pick<Context, 'viewer' | 'isClosed' | 'sessionId'>

const nobody: Visitor = { viewer: null, isClosed: false, sessionId: null }

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
  const row = await readRow(db, found, Prisma.sql`s.id AS "sessionId", s."lastUsedAt"`)
  if (!row) return nobody
  if (row.sessionId && isBefore(row.lastUsedAt, minutesBefore(now, useMinutes))) await keepUse(db, row.sessionId, now)
  return visitorFrom(row, now)
}

/** Sessions that have not ended, of an account of this role. */
export function liveSessions(role: Role | undefined, now: Date) {
  return { expiresAt: { gt: now }, ...(role === 'staff' && { lastUsedAt: { gt: idleSince(now) } }) }
}

function idleSince(now: Date): Date {
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

type Row = AccountColumns &
  Parameters<typeof pauseAt>[2] & { isClosed: boolean; sessionId: string | null; lastUsedAt: Date | null }

/** @param found one account `u`, or none, with the columns `session` of its session */
async function readRow(db: Db, found: Prisma.Sql, session: Prisma.Sql): Promise<Row | undefined> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT ${accountColumns}, c."pausedAt", c."quietFrom", c."quietUntil", x."userId" IS NOT NULL AS "isClosed", ${session}
    FROM ${found} LEFT JOIN "Learner" l ON l.id = u.id
      LEFT JOIN "Persona" p ON p.id = l."selectedPersona"
      LEFT JOIN "FamilyControls" c ON c."learnerId" = l.id
      LEFT JOIN "AccountClosure" x ON x."userId" = u.id AND x."reopenedAt" IS NULL`
  return row
}

function visitorFrom(row: Row, now: Date): Visitor {
  const { isClosed, pausedAt, quietFrom, quietUntil, sessionId, lastUsedAt: _lastUsedAt, ...columns } = row
  if (isClosed) return { viewer: null, isClosed, sessionId }
  const { id: userId, role, timeZone, consent, settings } = columns
  const zoneChange = changeOf(columns)
  const zones = zonesInForce(now, { timeZone, change: zoneChange })
  const pause = pauseAt(now, zones, { pausedAt, quietFrom, quietUntil })
  const account = accountFrom(columns)
  return { viewer: { userId, role, timeZone, zoneChange, consent, settings, pause, account }, isClosed, sessionId }
}

/** The token in a cookie that carries our signature: `token.base64(hmac-sha256)`, as the sign-in library writes it. */
function sessionToken(config: Config, cookieHeader: string | undefined): string | null {
  const name = `${sessionCookieName(config)}=`
  const raw = cookieHeader?.split(/; */).find((part) => part.startsWith(name))
  if (!raw) return null
  const value = safeDecode(raw.slice(name.length))
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, Math.max(dot, 0))
  if (storedTokens(token).length === 0 || !token) return null
  return isSignature(config, token, value.slice(dot + 1), 'base64') ? token : null
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/**
 * Signs a person in on this answer: a new session and its cookie. The one that this browser had ends.
 *
 * @throws AccountClosedError
 */
export async function openSession(context: Context, userId: string): Promise<void> {
  const opening = context.auth.api.openSession({ body: { userId }, headers: context.headers, returnHeaders: true })
  const { headers } = await opening.catch(async (error: unknown) => Promise.reject(await asClosed(context.db, error)))
  await beginSession(context, headers)
}

/** Hands the cookie of a new session over, and ends the session that came with the request: nobody stays signed in beside it. */
export async function beginSession(context: Context, cookies: Headers): Promise<void> {
  const previous = sessionToken(context.config, context.headers.get('cookie') ?? undefined)
  if (previous) await context.db.session.deleteMany({ where: { token: { in: storedTokens(previous) } } })
  passCookies(context, cookies)
}

/** Lets the rest of this request act as somebody who was just signed in. */
export async function enter(context: Context, userId: string): Promise<void> {
  const now = context.clock()
  const account = Prisma.sql`(SELECT * FROM "User" WHERE id = ${userId}) u`
  const row = await readRow(context.db, account, Prisma.sql`NULL AS "sessionId", NULL AS "lastUsedAt"`)
  if (!row) throw new Error(`no account ${userId}`)
  context.viewer = visitorFrom(row, now).viewer
}

/** How long the outbox remembers a mail, sent or not. */
const mailDays = 30

/** Removes sessions, one-time values, rate counters and mails whose time is over. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.$transaction([
    db.session.deleteMany({ where: { expiresAt: { lt: now } } }),
    db.session.deleteMany({ where: { user: { role: 'staff' }, lastUsedAt: { lt: idleSince(now) } } }),
    db.verification.deleteMany({ where: { expiresAt: { lt: now } } }),
    db.rateLimit.deleteMany({ where: { resetsAt: { lt: now } } }),
    db.outboxMail.deleteMany({ where: { createdAt: { lt: daysFrom(now, -mailDays) } } }),
  ])
}

/** Ends the session of this request on the server and in the browser. Without one it does nothing. */
export async function closeSession(context: Context): Promise<void> {
  // The library would not find a session whose cookie was signed with a previous secret.
  const token = sessionToken(context.config, context.headers.get('cookie') ?? undefined)
  if (token) await context.db.session.deleteMany({ where: { token: { in: storedTokens(token) } } })
  const { headers } = await context.auth.api.signOut({ headers: context.headers, returnHeaders: true })
  passCookies(context, headers)
}

function passCookies(context: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) context.setCookie(cookie)
}

/** Where to send a browser that signs in at the configured identity provider. */
export async function startProviderSignIn(context: Context): Promise<string> {
  const api = context.auth.api as unknown as {
    signInWithOAuth2(options: object): Promise<{ headers: Headers; response: { url: string } }>
  }
  const { headers, response } = await api.signInWithOAuth2({
    body: { providerId: 'oidc', callbackURL: '/auth/return', errorCallbackURL: '/auth/email' },
    headers: context.headers,
    returnHeaders: true,
  })
  passCookies(context, headers)
  return response.url
}
