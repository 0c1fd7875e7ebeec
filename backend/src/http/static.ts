import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const webRoot = path.resolve(import.meta.dirname, '../../../frontend/dist')

/** The built web app: hashed files for ever, the page itself never from a cache, and the page for every address of the app. */
export async function serveWebApp(server: FastifyInstance): Promise<void> {
  const built = existsSync(path.join(webRoot, 'index.html'))
  if (built) {
    await server.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (response, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  server.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|graphql|dev|assets)(\/|\?|$)/.test(request.url)
    if (wantsPage && built) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply
      .code(404)
      .send({ message: `There is nothing at ${request.method} ${request.url.split('?')[0]}.`, code: 'NOT_FOUND' })
  })
}
