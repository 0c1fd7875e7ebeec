import type { FastifyInstance } from 'fastify'
import { recordWrite } from '../../graphql/operation-client.ts'
import { applyProviderAddress, captureProviderProfile } from '../../modules/accounts/address-claims/provider-address.service.ts'
import { noticeMinutes } from '../../modules/accounts/closure/closure.service.ts'
import { authBasePath, sessionCookieName } from '../../modules/accounts/sessions/auth.service.ts'
import { adoptAuthSession, deleteSession, startProviderSignIn } from '../../modules/accounts/sessions/session.service.ts'
import type { App } from '../../platform/context.ts'
import { signLink } from '../../platform/tokens/signed-link.service.ts'
import { createContext, signInHeaders } from '../request/context.ts'

/** Serves the sign-in and sign-out URLs, and the callback of an identity provider. */
export function serveSignIn(server: FastifyInstance, app: App): void {
  server.get('/api/login', async (request, reply) => {
    if (!app.config.oidc) return reply.redirect('/auth/email')
    return reply.redirect(await startProviderSignIn(await createContext(app, request, reply)))
  })

  server.get('/api/logout', async (request, reply) => {
    await deleteSession(await createContext(app, request, reply))
    return reply.redirect('/landing')
  })

  if (!app.config.oidc) return
  server.get(`${authBasePath}/oauth2/callback/oidc`, async (request, reply) => {
    const url = new URL(request.url, app.config.publicUrl)
    const back = new Request(url, { headers: signInHeaders(request) })
    const { answer, profile } = await captureProviderProfile(() => app.auth.handler(back))
    if (opensSession(app, answer.headers)) {
      const context = await createContext(app, request, reply)
      await adoptAuthSession(context, answer.headers)
      recordWrite(context)
    } else for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
    // The URL in the response repeats the visitor's query, so it does not identify the account.
    if (profile.closedId) return reply.redirect(`/auth/closed?notice=${closedNotice(app, profile.closedId)}`)
    const question = await applyProviderAddress(app, profile)
    return reply.redirect(question ?? answer.headers.get('location') ?? '/auth/email')
  })
}

function opensSession({ config }: App, headers: Headers): boolean {
  return headers.getSetCookie().some((it) => it.startsWith(`${sessionCookieName(config)}=`) && !/^[^=]+=;/.test(it))
}

/** Returns the token for the page that explains why an account is suspended. The provider has identified the account. */
function closedNotice({ config, clock }: App, userId: string): string {
  return signLink(config, 'closed-account', userId, new Date(clock().getTime() + noticeMinutes * 60_000))
}
