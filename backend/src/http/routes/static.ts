import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { readAppPage, wantsPage } from './app-page.ts'
import { servePages } from './pages.ts'

export const webRoot = path.resolve(import.meta.dirname, '../../../../frontend/dist')

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
