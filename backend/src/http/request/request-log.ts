import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/context.ts'
import { networkOf } from './network.ts'
import { securityLog } from './security-events.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of one of our own operations, `explorer` or `other`; `null` when no operation is involved. Never a name chosen by a client. */
    operation: string | null
    /** Network of the client; see `networkOf`. */
    network: string
    /** Refusals of this request: the thrown error, or its code, mapped to the code. */
    refusals: Map<unknown, string>
  }
}

/** Routes logged at debug level: files, pages, and frequent health and metrics polls. */
const quiet = /^(?!\/(api|graphql))|^\/api\/(health|metrics)$/

/** Codes of our own failures, which are counted as faults. */
const faults = ['INTERNAL_SERVER_ERROR', 'UNAVAILABLE']

/**
 * Logs and measures each response with its request id, which the response carries as `x-request-id`. The route is logged as a pattern
 * instead of the URL, since URLs contain ids, tokens of links and search terms. Refusals are counted by code and operation, including those
 * with status 200 in GraphQL.
 */
export function logRequests(server: FastifyInstance, app: Pick<App, 'config' | 'metrics'>): void {
  const { metrics } = app
  const logSecurity = securityLog(app)
  server.decorateRequest('operation', null)
  server.decorateRequest('network', '')
  // Requests cannot share a reference; each gets its own below.
  server.decorateRequest('refusals')
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Read before the first await: a closed connection no longer has an address.
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

/** Returns the error codes of a REST or GraphQL response. */
function codesIn(reply: FastifyReply, payload: unknown): string[] {
  if (typeof payload !== 'string' || !/json/.test(String(reply.getHeader('content-type')))) return []
  type Refusal = { code?: unknown; errors?: { extensions?: { code?: unknown } }[] }
  const { code, errors } = (JSON.parse(payload) ?? {}) as Refusal
  return [code, ...(errors ?? []).map(({ extensions }) => extensions?.code)].filter((it) => typeof it === 'string')
}

/** Groups files and unknown URLs: the web app has a route for each of its files, and scanners request arbitrary URLs. */
function routeOf({ routeOptions: { url }, is404 }: FastifyRequest): string {
  if (is404 || !url) return 'none'
  return /^\/(api|graphql|auth|dev)(\/|$)/.test(url) ? url : 'web'
}
