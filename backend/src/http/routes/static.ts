import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { readAppPage, wantsPage } from './app-page.ts'
import { servePages } from './pages.ts'

export const webRoot = path.resolve(import.meta.dirname, '../../../../frontend/dist')

/**
 * Headers that browsers apply to documents only. Scripts, styles, fonts and drawings are sent without them: over 1 KB for each of the forty
 * files of a screen, which takes a second on a slow phone.
 */
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** A short policy for scripts, where it applies to workers, and for drawings that are opened as documents. */
const assetPolicy = "default-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none'"

/** Serves the built web app: hashed files are cached permanently, pages are revalidated, and every other path returns the app. */
export async function serveWebApp(server: FastifyInstance, config: Config, root = webRoot): Promise<void> {
  const appPage = readAppPage(config, root)
  if (appPage) {
    await server.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      cacheControl: false,
      // The build writes a `.br` file next to each file that compresses well.
      preCompressed: true,
      globIgnore: ['**/*.br', 'index.html', 'pages/**', 'pages.json', 'screens.json', 'operations.json', '.vite/**'],
      setHeaders: (response, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (!/\.(js|css|woff2|svg)(\.br)?$/.test(file)) return
        response.header('content-security-policy', assetPolicy)
        for (const name of documentHeaders) response.removeHeader(name)
      },
    })
  }
  servePages(server, config, root)
  server.setNotFoundHandler(async (request, reply) => {
    if (appPage && wantsPage(request)) {
      if (!appPage.isScreen(request.url)) return appPage.refuse(reply, 404)
      // The page is not prerendered, so search engines should not index it.
      return appPage.send(request, reply.header('x-robots-tag', 'noindex'))
    }
    return reply
      .code(404)
      .send({ message: `There is nothing at ${request.method} ${request.url.split('?')[0]}.`, code: 'NOT_FOUND' })
  })
}
