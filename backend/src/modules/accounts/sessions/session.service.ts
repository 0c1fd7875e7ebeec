import { randomUUID } from 'node:crypto'
import { NotFoundError } from '../../../core/errors.ts'
import type { Db, Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { AccountClosedError } from '../account.errors.ts'
import { readClosure } from '../closure/closure.service.ts'
import { sessionSeconds } from './auth.service.ts'
import { deviceName } from './device-name.service.ts'
import { sessionToken } from './session-cookie.service.ts'
import { newSessionToken, storedToken, storedTokens } from './session-token.service.ts'
import { idleSince } from './session-viewer.service.ts'

type SessionOptions = {
  /** When the second factor was just verified. */
  secondFactorAt?: Date
  /** Lifetime in seconds; 30 days by default. */
  seconds?: number
}

/** A session that was created; its cookie lives as long. */
export type NewSession = { token: string; seconds: number }

/**
 * Signs a person in with this response: creates a session and sets its cookie. Ends the browser's previous session.
 *
 * @throws AccountClosedError, NotFoundError for an erased account
 */
export async function createSessionAndSetCookie(context: Context, userId: string, options: SessionOptions = {}): Promise<void> {
  await setSessionCookie(context, await context.db.$transaction((tx) => createSession(context, tx, userId, options)))
}

/**
 * Creates a session in the caller's transaction, so that both are stored or neither.
 *
 * @returns the session, for `setSessionCookie` once the transaction is committed
 * @throws AccountClosedError, NotFoundError for an erased account
 */
export async function createSession(
  { clock, headers }: Context,
  tx: Tx,
  userId: string,
  { secondFactorAt, seconds = sessionSeconds }: SessionOptions = {},
): Promise<NewSession> {
  // Serializes this with an erasure of the account.
  const held = await tx.$queryRaw<object[]>`SELECT 1 FROM "User" WHERE id = ${userId} FOR KEY SHARE`
  if (held.length === 0) throw new NotFoundError('account')
  const closure = await readClosure(tx, userId)
  if (closure) throw new AccountClosedError(closure)
  const now = clock()
  const token = newSessionToken()
  await tx.session.create({
    data: {
      id: randomUUID(),
      token: storedToken(token),
      userId,
      userAgent: deviceName(headers.get('user-agent')),
      expiresAt: new Date(now.getTime() + seconds * 1000),
      lastUsedAt: now,
      secondFactorAt: secondFactorAt ?? null,
      createdAt: now,
    },
  })
  return { token, seconds }
}

/** Sets the cookie of a session that `createSession` created. */
export async function setSessionCookie(context: Context, { token, seconds }: NewSession): Promise<void> {
  const { headers } = await context.auth.api.writeSessionCookie({
    body: { token, maxAge: seconds },
    headers: context.headers,
    returnHeaders: true,
  })
  await adoptAuthSession(context, headers)
}

/** Sets the cookies of a new session and ends the session of the request, so that only one remains. */
export async function adoptAuthSession(context: Context, cookies: Headers): Promise<void> {
  const previous = sessionToken(context.config, context.headers.get('cookie') ?? undefined)
  if (previous) await context.db.session.deleteMany({ where: { token: { in: storedTokens(previous) } } })
  passCookies(context, cookies)
}

/** Deletes expired sessions, one-time values and rate counters. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.$transaction([
    db.session.deleteMany({ where: { expiresAt: { lt: now } } }),
    db.session.deleteMany({ where: { user: { role: 'staff' }, lastUsedAt: { lt: idleSince(now) } } }),
    db.verification.deleteMany({ where: { expiresAt: { lt: now } } }),
    db.rateLimit.deleteMany({ where: { resetsAt: { lt: now } } }),
  ])
}

/** Ends the session of this request on the server and in the browser. Does nothing without one. */
export async function deleteSession(context: Context): Promise<void> {
  // The library would not find a session whose cookie was signed with a previous secret.
  const token = sessionToken(context.config, context.headers.get('cookie') ?? undefined)
  if (token) await context.db.session.deleteMany({ where: { token: { in: storedTokens(token) } } })
  const { headers } = await context.auth.api.signOut({ headers: context.headers, returnHeaders: true })
  passCookies(context, headers)
}

function passCookies(context: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) context.setCookie(cookie)
}

/** Returns the URL to send a browser to for signing in at the configured identity provider. */
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
