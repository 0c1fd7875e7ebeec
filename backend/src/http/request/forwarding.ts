import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../../platform/context.ts'

const forwardingHeaders = ['forwarded', 'via', 'x-real-ip']

/** Returns whether a proxy forwarded the request: one of its headers is present, or any header whose name starts with `x-forwarded-`. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return Object.keys(headers).some((name) => forwardingHeaders.includes(name) || name.startsWith('x-forwarded-'))
}

/**
 * Logs one warning per process when a request was forwarded although no proxy is configured. In that case rate limits count the proxy as
 * one visitor, and all requests seem to come from this machine.
 */
export function warnAboutProxy(server: FastifyInstance, { config, log }: Pick<App, 'config' | 'log'>): void {
  let hasWarned = false
  server.addHook('onRequest', async (request) => {
    if (hasWarned || config.trustedProxies > 0 || !isForwarded(request)) return
    hasWarned = true
    log.warn(
      'A request was forwarded by a proxy, but TRUST_PROXY is 0. Set TRUST_PROXY to the number of proxies in front, so that limits count visitors. Until then /dev/mailbox refuses forwarded requests.',
    )
  })
}
