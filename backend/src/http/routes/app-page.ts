import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { securityHeaders } from '../request/protection.ts'
import { markSamples } from './pages.ts'
import { readyPage, sendPage } from './ready-page.ts'

/** The page of the web app for every path that was not prerendered. */
export type AppPage = {
  /** Whether the router of the web app has a screen for the path of this URL. */
  isScreen(url: string): boolean
  /** Sends the page. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Sends the page with an error status; the web app shows its not-found screen. */
  refuse(reply: FastifyReply, status: 400 | 404): FastifyReply
}

/** Reads the built page and the list of screens. Returns `null` before the first build. */
export function readAppPage(config: Pick<Config, 'hasMarketingSamples'>, webRoot: string): AppPage | null {
  const file = path.join(webRoot, 'index.html')
  if (!existsSync(file)) return null
  const html = markSamples(config, readFileSync(file, 'utf8'))
  const page = readyPage(html)
  const list = path.join(webRoot, 'screens.json')
  const screens: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const patterns = screens.map(patternOf)
  return {
    send: (request, reply) => sendPage(request, reply, page),
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

/** Returns whether a browser requests a page, and not a file or data. */
export function wantsPage({ method, url }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && !/^\/(api|graphql|dev|assets)(\/|\?|$)|\.\w{2,11}(\?|$)/.test(url)
}

/** Responds with 400 to a URL that cannot be decoded: with the not-found screen for a page request, with a JSON error otherwise. */
export function refuseUrl(config: Config, webRoot: string) {
  const headers = securityHeaders(config)
  const appPage = readAppPage(config, webRoot)
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

/**
 * Returns the decoded segments of a path, as the router of the web app compares them; `null` for a path that cannot be decoded.
 */
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
