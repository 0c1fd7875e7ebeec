import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../context.ts'
import { networkOf } from './network.ts'
import { securityLog } from './security-events.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of one of our own operations, `explorer` or `other`; `null` where no operation is involved. Never a name that a client chose. */
    operation: string | null
    /** Network the request came from; see `networkOf`. */
    network: string
    /** Refusals of this request: what was thrown, or its code, with its code. */
    refusals: Map<unknown, string>
  }
}

/** What is not worth a line at the usual level: files, pages, and those who ask every few seconds how we are. */
const quiet = /^(?!\/(api|graphql))|^\/api\/(health|metrics)$/

/** Codes of our own failures, which are faults and counted as such. */
const faults = ['INTERNAL_SERVER_ERROR', 'UNAVAILABLE']

/**
 * A line and a measurement for each answer, with the id of its request, which the answer carries as `x-request-id`. The route is the
 * pattern and not the address: ids, links' tokens and what was searched for stand in addresses. Refusals are counted by code and operation,
 * also those that GraphQL answers with 200.
 */
export function logRequests(server: FastifyInstance, app: Pick<App, 'config' | 'metrics'>): void {
  const { metrics } = app
  const logSecurity = securityLog(app)
  server.decorateRequest('operation', null)
  server.decorateRequest('network', '')
  // A reference cannot be shared by all requests; each gets its own below.
  server.decorateRequest('refusals')
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Read before the first await: a connection that was cut has no address any more.
    request.network = networkOf(request.ip) ?? networkOf(request.socket.remoteAddress ?? '') ?? 'unknown'
    request.refusals = new Map()
  })
  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || request.refusals.size > 0) return
    for (const code of codesIn(reply, payload)) request.refusals.set(code, code)
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    const { method, operation } = request
    const status = reply.statusCode
    const seconds = reply.elapsedTime / 1000
    const codes = [...(request.refusals?.values() ?? [])].filter((code) => !faults.includes(code))
    const more = { ...(operation && { operation }), ...(codes.length > 0 && { refusals: codes }) }
    request.log[quiet.test(route) ? 'debug' : 'info'](
      { method, route, status, ms: Math.round(seconds * 1000), ...more },
      'answered',
    )
    metrics.requests.observe({ method, route, status }, seconds)
    if (operation) metrics.operations.observe({ operation }, seconds)
    for (const code of codes) metrics.refusals.inc({ code, operation: operation ?? 'none' })
    logSecurity(request, codes)
  })
}

/** The codes of an answer that says no, REST or GraphQL. */
function codesIn(reply: FastifyReply, payload: unknown): string[] {
  if (typeof payload !== 'string' || !/json/.test(String(reply.getHeader('content-type')))) return []
  type Refusal = { code?: unknown; errors?: { extensions?: { code?: unknown } }[] }
  const { code, errors } = (JSON.parse(payload) ?? {}) as Refusal
  return [code, ...(errors ?? []).map(({ extensions }) => extensions?.code)].filter((it) => typeof it === 'string')
}

/** The web app has a route for each of its files, and whoever looks for holes invents addresses without end. */
function routeOf({ routeOptions: { url }, is404 }: FastifyRequest): string {
  if (is404 || !url) return 'none'
  return /^\/(api|graphql|auth|dev)(\/|$)/.test(url) ? url : 'web'
}
