import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Context } from '../context.ts'
import { nobody, readViewer } from '../modules/identity/visitor.service.ts'

/** The context of one request: who asks, and where cookies of the answer go. */
export async function createContext(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const signedOut = isTrue(request.headers['x-force-logout'])
  return {
    ...app,
    ...(signedOut ? nobody : await readViewer(app.db, app.config, app.clock(), request.headers.cookie)),
    requestId: request.id,
    explorer: request.explorer,
    ip: request.network,
    refusals: request.refusals,
    headers: signInHeaders(request),
    setCookie: (header) => void reply.header('set-cookie', header),
    memo: new Map(),
  }
}

/** Node joins a repeated header with commas. */
function isTrue(header: string | string[] | undefined): boolean {
  return String(header).split(/, */).includes('true')
}

/** Only the cookie and the browser matter to the sign-in library; a Host header must not decide about links. */
export function signInHeaders({ headers: { cookie, 'user-agent': userAgent } }: FastifyRequest): Headers {
  return new Headers({ ...(cookie && { cookie }), ...(userAgent && { 'user-agent': userAgent }) })
}
