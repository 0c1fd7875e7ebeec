import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../context.ts'

/** What is not worth a line at the usual level: files, pages, and those who ask every few seconds how we are. */
const quiet = /^(?!\/(api|graphql))|^\/api\/(health|metrics)$/

/**
 * A line and a measurement for each answer, with the id of its request, which the answer carries as `x-request-id`. The route is the
 * pattern and not the address: ids, links' tokens and what was searched for stand in addresses.
 */
export function logRequests(server: FastifyInstance, { metrics }: Pick<App, 'metrics'>): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    const { method } = request
    const status = reply.statusCode
    request.log[quiet.test(route) ? 'debug' : 'info']({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered')
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000)
  })
}

/** The web app has a route for each of its files, and whoever looks for holes invents addresses without end. */
function routeOf({ routeOptions: { url }, is404 }: FastifyRequest): string {
  if (is404 || !url) return 'none'
  return /^\/(api|graphql|auth|dev)(\/|$)/.test(url) ? url : 'web'
}
