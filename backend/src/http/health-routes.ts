import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from '../context.ts'

/** Whoever asks how we are wants an answer, also when the database gives none. */
const patienceMs = 3000

/** `/api/health`: whether this process can do its work, for supervisors and load balancers. */
export function serveHealth(server: FastifyInstance, app: App): void {
  server.get('/api/health', async (_request, reply) => {
    const waited = new AbortController()
    const late = delay(patienceMs, false, { signal: waited.signal }).catch(() => false)
    const isHealthy = await Promise.race([app.db.$queryRaw`SELECT 1`.then(() => true).catch(() => false), late])
    waited.abort()
    return reply
      .code(isHealthy ? 200 : 503)
      .send({ status: isHealthy ? 'ok' : 'unavailable', database: isHealthy ? 'ok' : 'unreachable' })
  })
}
