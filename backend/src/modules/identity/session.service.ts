import { daysFrom } from '@deepm/schema/rules/deadline'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/open.ts'
import { asClosed } from './closure.service.ts'
import { sessionToken } from './session-cookie.service.ts'
import { storedToken, storedTokens } from './session-token.service.ts'
import { idleSince } from './visitor.service.ts'

/**
 * Signs a person in on this answer: a new session and its cookie. The one that this browser had ends.
 *
 * @param secondFactorAt when the second factor was just proved
 *
 * @throws AccountClosedError
 */
export async function openSession(context: Context, userId: string, secondFactorAt: Date | null = null): Promise<void> {
  const opening = context.auth.api.openSession({ body: { userId }, headers: context.headers, returnHeaders: true })
  const { headers, response } = await opening.catch(async (error: unknown) => Promise.reject(await asClosed(context.db, error)))
  if (secondFactorAt) {
    await context.db.session.updateMany({ where: { token: storedToken(response.token) }, data: { secondFactorAt } })
  }
  await beginSession(context, headers)
}

/** Hands the cookie of a new session over, and ends the session that came with the request: nobody stays signed in beside it. */
export async function beginSession(context: Context, cookies: Headers): Promise<void> {
  const previous = sessionToken(context.config, context.headers.get('cookie') ?? undefined)
  if (previous) await context.db.session.deleteMany({ where: { token: { in: storedTokens(previous) } } })
  passCookies(context, cookies)
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
