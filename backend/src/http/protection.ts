import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'
import { permissionsPolicy } from './permissions-policy.ts'

/** The security headers of every answer. */
export function securityHeaders(config: Config): Record<string, string> {
  const secure = config.publicUrl.startsWith('https:')
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Chakra's styles are written into the page at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'https:'],
        frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
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

/** Headers of every answer, and the refusal of writes that another site makes a browser send. */
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

/** What helmet says of any answer, asked once: it depends on no request, and saying it anew was a fiftieth of a small read. */
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

/** GET /api/logout changes something too, so it is held to the same rule. */
function isUnsafe(request: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method) || pathOf(request) === '/api/logout'
}

/** The path that the router found, however it was spelled. */
function pathOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url
}

/**
 * Whether a request comes from our own pages or from a program. Browsers send one of the two headers; a program that sends neither carries
 * no cookies that another site could abuse. A header that is there but empty or repeated is refused.
 */
function isFromHere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin === undefined) return true
  return Boolean(headers.host) && URL.parse(headers.origin)?.host === headers.host
}
