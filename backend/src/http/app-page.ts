import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { securityHeaders } from './protection.ts'

/** The page of the web app for every path that was not prerendered. */
export type AppPage = {
  /** Whether the router of the web app has a screen for the path of this URL. */
  isScreen(url: string): boolean
  /** Sends the page with a status other than 200; the web app shows its not-found screen. */
  refuse(reply: FastifyReply, status: 400 | 404): FastifyReply
}

/** Reads the built page and the list of screens. `null` before the first build. */
export function readAppPage(webRoot: string): AppPage | null {
  const file = path.join(webRoot, 'index.html')
  if (!existsSync(file)) return null
  const html = readFileSync(file)
  const list = path.join(webRoot, 'screens.json')
  const screens: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const patterns = screens.map(patternOf)
  return {
    isScreen: (url) => {
      const segments = segmentsOf(url)
      return segments !== null && patterns.some((pattern) => matches(pattern, segments))
    },
    refuse: (reply, status) =>
      reply
        .code(status)
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(html),
  }
}

/** Whether a browser asks for a page, and not for a file or for data. */
export function wantsPage({ method, url }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && !/^\/(api|graphql|dev|assets)(\/|\?|$)|\.\w{2,11}(\?|$)/.test(url)
}

/** Answers a URL that cannot be decoded with 400: the not-found screen where a page was asked for, an error in JSON elsewhere. */
export function refuseUrl(config: Config, webRoot: string) {
  const headers = securityHeaders(config)
  const appPage = readAppPage(webRoot)
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    // No hook has run yet.
    reply.headers(headers)
    if (appPage && wantsPage(request)) appPage.refuse(reply, 400)
    else reply.code(400).send({ message: 'This URL cannot be decoded.', code: 'BAD_REQUEST' })
  }
}

function patternOf(screen: string): string[] {
  return screen.toLowerCase().split('/').filter(Boolean)
}

/** The decoded segments of a path, as the router of the web app compares them; `null` for a path that cannot be decoded. */
function segmentsOf(url: string): string[] | null {
  const [pathname = ''] = url.split(/[?#]/)
  const plain = pathname.replace(/^\/|\/+$/g, '')
  try {
    return plain === '' ? [] : plain.split('/').map((segment) => decodeURIComponent(segment).toLowerCase())
  } catch {
    return null
  }
}

function matches(pattern: string[], segments: string[]): boolean {
  if (pattern.length !== segments.length) return false
  return pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
}
