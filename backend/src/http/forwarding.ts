import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../context.ts'

const forwardingHeaders = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** Whether a proxy says that it passes the request on for someone else. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined)
}

/**
 * Logs one warning per process when a request was forwarded although no proxy is configured: rate limits then count the proxy as one
 * visitor, and requests from the whole network seem to come from this machine.
 */
export function warnAboutProxy(server: FastifyInstance, { config, log }: Pick<App, 'config' | 'log'>): void {
  let hasWarned = false
  server.addHook('onRequest', async (request) => {
    if (hasWarned || config.trustedProxies > 0 || !isForwarded(request)) return
    hasWarned = true
    log.warn(
      'A request was forwarded by a proxy, but TRUST_PROXY is 0. Set TRUST_PROXY to the number of proxies in front, so that limits count visitors. Until then /dev/mailbox and /api/metrics without METRICS_TOKEN refuse forwarded requests.',
    )
  })
}
