import type { FastifyInstance } from 'fastify'
import type { App } from '../context.ts'
import { authBasePath } from '../modules/identity/auth.service.ts'
import { closedAccountIn, noticeMinutes } from '../modules/identity/closure.service.ts'
import { heardOfProvider, settleProviderAddress } from '../modules/identity/provider-address.service.ts'
import { closeSession, startProviderSignIn } from '../modules/identity/session.service.ts'
import { signLink } from '../modules/identity/signed-link.service.ts'
import { createContext, signInHeaders } from './context.ts'

/** The two links a browser navigates to, and the way back from an identity provider. */
export function serveSignIn(server: FastifyInstance, app: App): void {
  server.get('/api/login', async (request, reply) => {
    if (!app.config.oidc) return reply.redirect('/auth/email')
    return reply.redirect(await startProviderSignIn(await createContext(app, request, reply)))
  })

  server.get('/api/logout', async (request, reply) => {
    await closeSession(await createContext(app, request, reply))
    return reply.redirect('/landing')
  })

  if (!app.config.oidc) return
  server.get(`${authBasePath}/oauth2/callback/oidc`, async (request, reply) => {
    const url = new URL(request.url, app.config.publicUrl)
    const back = new Request(url, { headers: signInHeaders(request) })
    const { answer, profile } = await heardOfProvider(() => app.auth.handler(back))
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
    const closed = closedAccountIn(answer.headers.get('location'))
    if (closed) return reply.redirect(`/auth/closed?notice=${closedNotice(app, closed)}`)
    const question = await settleProviderAddress(app, profile)
    return reply.redirect(question ?? answer.headers.get('location') ?? '/auth/email')
  })
}

/** What the page is read by that says why an account is closed; the provider has said whose it is. */
function closedNotice({ config, clock }: App, userId: string): string {
  return signLink(config, 'closed-account', userId, new Date(clock().getTime() + noticeMinutes * 60_000))
}
