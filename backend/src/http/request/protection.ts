import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../../config/config.ts'
import { permissionsPolicy } from './permissions-policy.ts'

/** Returns the security headers of every response. */
export function securityHeaders(config: Config): Record<string, string> {
  const secure = config.publicUrl.startsWith('https:')
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Chakra inserts its styles into the page at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'https:'],
        // Only the sandbox for programs allows our pages to embed it.
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  return { ...headers, 'permissions-policy': permissionsPolicy }
}

/** Sets the headers of every response and refuses cross-site writes. */
export function protect(server: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (/^\/(api|graphql)(\/|\?|$)/.test(pathOf(request))) reply.header('cache-control', 'private, no-store')
    if (isUnsafe(request) && !isFromHere(request)) {
      return reply.code(403).send({ message: 'This request came from another site and was refused.', code: 'CROSS_SITE' })
    }
  })
}

/**
 * Returns the headers that helmet sets. Computed once, since they depend on no request: setting them again took 2% of
 * the time of a small read.
 */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}

/** GET /api/logout changes state, so the same rule applies to it. */
function isUnsafe(request: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method) || pathOf(request) === '/api/logout'
}

/** Returns the path pattern that the router matched, independent of its spelling in the URL. */
function pathOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url
}

/**
 * Returns whether a request comes from our own pages or from a program. Browsers send one of the two headers; a program that sends neither
 * carries no cookies that another site could abuse. A header that is empty or repeated is refused.
 */
function isFromHere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin === undefined) return true
  return Boolean(headers.host) && URL.parse(headers.origin)?.host === headers.host
}
