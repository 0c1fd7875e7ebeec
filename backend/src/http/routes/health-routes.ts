import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/context.ts'

/** Time limit of the health check, which must respond even when the database does not. */
const patienceMs = 3000

/** Serves `/api/health`, which reports whether this process is functional, for supervisors and load balancers. */
export function serveHealth(server: FastifyInstance, app: App): void {
  server.get('/api/health', async (_request, reply) => {
    const waited = new AbortController()
    const late = delay(patienceMs, false, { signal: waited.signal }).catch(() => false)
    const isHealthy = await Promise.race([isAnswering(app), late])
    waited.abort()
    return reply
      .code(isHealthy ? 200 : 503)
      .send({ status: isHealthy ? 'ok' : 'unavailable', database: isHealthy ? 'ok' : 'unreachable' })
  })
}

/** Checks the databases for writes and reads. */
function isAnswering({ db, reader }: App): Promise<boolean> {
  return Promise.all([db.$queryRaw`SELECT 1`, reader.$queryRaw`SELECT 1`]).then(
    () => true,
    () => false,
  )
}
