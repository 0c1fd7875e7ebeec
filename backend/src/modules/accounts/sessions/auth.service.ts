import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { genericOAuth, magicLink } from 'better-auth/plugins'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/open.ts'
import type { Log } from '../../../observability/log.ts'
import type { Clock } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { ownerOf } from '../addresses/address.service.ts'
import { rememberProviderAddress } from '../addresses/provider-profile.service.ts'
import { refuseClosed } from '../closure/closure.service.ts'
import { signInMail } from '../emails.ts'
import { deviceName } from './device-name.service.ts'
import { withHashedTokens } from './session-token.service.ts'

export const authBasePath = '/api/identity'
export const sessionSeconds = 30 * 24 * 60 * 60
/** Sessions that a child opened with a parent's code, because only the parent can open the next one. */
export const codeSessionSeconds = 365 * 24 * 60 * 60
export const signInLinkMinutes = 15

/**
 * Returns the cookie name. The `__Host-` prefix binds the cookie to this host over https; plain http (local
 * development) cannot use it.
 */
export function sessionCookieName(config: Config): string {
  return config.publicUrl.startsWith('https:') ? '__Host-deepm-session' : 'deepm-session'
}

/** Writes the cookie of a session that this server created. Not reachable over HTTP. */
const sessionCookiePlugin = {
  id: 'session-cookie',
  endpoints: {
    writeSessionCookie: createAuthEndpoint(
      '/write-session-cookie',
      { method: 'POST', body: z.object({ token: z.string(), maxAge: z.number() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        // Only the token is written, because cookies cache nothing else.
        const { token, maxAge } = ctx.body
        await setSessionCookie(ctx, { session: { token } } as Parameters<typeof setSessionCookie>[1], false, { maxAge })
        return ctx.json({})
      },
    ),
  },
} as const

/**
 * Creates the sign-in library: sessions in the database, one-time links by email, and an OIDC provider if configured.
 * Only the OIDC routes are reachable over HTTP; everything else goes through the sign-in service.
 */
export function createAuth(config: Config, db: Db, log: Log, clock: Clock = () => new Date()) {
  const secure = config.publicUrl.startsWith('https:')
  return betterAuth({
    baseURL: config.publicUrl,
    basePath: authBasePath,
    secret: config.sessionSecret,
    database: withHashedTokens(prismaAdapter(db, { provider: 'postgresql' })),
    account: { modelName: 'authAccount', accountLinking: { enabled: true } },
    session: {
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      additionalFields: { lastUsedAt: { type: 'date', input: false, required: false } },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', input: false },
        lastName: { type: 'string', input: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId, userAgent }) => {
            await refuseClosed(db, userId)
            return { data: { userAgent: deviceName(userAgent), lastUsedAt: clock() } }
          },
        },
      },
    },
    // Our own limits count in the database and per target; see rate-limit.service.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...about) => log.error({ err: about.find((it) => it instanceof Error) }, message),
    },
    advanced: {
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      cookies: { session_token: { name: sessionCookieName(config) } },
    },
    plugins: [
      sessionCookiePlugin,
      magicLink({
        expiresIn: signInLinkMinutes * 60,
        storeToken: 'hashed',
        disableSignUp: true,
        // The library's link would sign in on GET; ours opens a page with a button.
        sendMagicLink: async ({ email, token }) => {
          const user = await db.user.findFirstOrThrow({ where: ownerOf(email), select: { id: true } })
          await queueMail(db, signInMail(email, `${config.publicUrl}/auth/email/confirm?token=${token}`), user.id)
        },
      }),
      ...(config.oidc
        ? [
            genericOAuth({
              config: [
                {
                  providerId: 'oidc',
                  discoveryUrl: `${config.oidc.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
                  clientId: config.oidc.clientId,
                  clientSecret: config.oidc.clientSecret,
                  scopes: ['openid', 'email', 'profile'],
                  pkce: true,
                  // An account needs an age and, for a child, a parent, so only the signup creates one.
                  disableSignUp: true,
                  mapProfileToUser: rememberProviderAddress,
                },
              ],
            }),
          ]
        : []),
    ],
  })
}
