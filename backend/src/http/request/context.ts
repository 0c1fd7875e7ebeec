import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasRecentWrite } from '../../graphql/operation-client.ts'
import { anonymousIdentity, readSessionIdentity } from '../../modules/accounts/sessions/session-viewer.service.ts'
import type { App, Context } from '../../platform/context.ts'

/** Creates the context of one request: the viewer, and where the response's cookies are set. */
export async function createContext(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const signedOut = isTrue(request.headers['x-force-logout'])
  return {
    ...app,
    writer: app.db,
    reader: hasRecentWrite(request.headers.cookie) ? app.db : app.reader,
    ...(signedOut ? anonymousIdentity : await readSessionIdentity(app.db, app.config, app.clock(), request.headers.cookie)),
    requestId: request.id,
    explorer: request.explorer,
    ip: request.network,
    refusals: request.refusals,
    headers: signInHeaders(request),
    setCookie: (header) => void reply.header('set-cookie', header),
    requestCache: new Map(),
  }
}

/** Node joins a repeated header with commas. */
function isTrue(header: string | string[] | undefined): boolean {
  return String(header).split(/, */).includes('true')
}

/** The sign-in library needs only the cookie and the user agent. The Host header must not affect links. */
export function signInHeaders({ headers: { cookie, 'user-agent': userAgent } }: FastifyRequest): Headers {
  return new Headers({ ...(cookie && { cookie }), ...(userAgent && { 'user-agent': userAgent }) })
}
