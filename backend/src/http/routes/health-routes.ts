import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/context.ts'
import { isDraining } from '../request/closing.ts'

/** Time limit of the health check, which must respond even when the database does not. */
const patienceMs = 3000

/**
 * Serves `/api/live` (the process responds; otherwise restart it), `/api/ready` (it should get requests, for load balancers) and
 * `/api/health` (the database answers, for monitoring). Only the first never queries the database.
 */
export function serveHealth(server: FastifyInstance, app: App): void {
  server.get('/api/live', async () => ({ status: 'ok' }))
  server.get('/api/ready', async (_request, reply) => {
    if (isDraining(server)) return reply.code(503).send({ status: 'draining' })
    const isHealthy = await answersInTime(app)
    return reply.code(isHealthy ? 200 : 503).send({ status: isHealthy ? 'ok' : 'unavailable' })
  })
  server.get('/api/health', async (_request, reply) => {
    const isHealthy = await answersInTime(app)
    return reply
      .code(isHealthy ? 200 : 503)
      .send({ status: isHealthy ? 'ok' : 'unavailable', database: isHealthy ? 'ok' : 'unreachable' })
  })
}

async function answersInTime(app: App): Promise<boolean> {
  const waited = new AbortController()
  const late = delay(patienceMs, false, { signal: waited.signal }).catch(() => false)
  const isHealthy = await Promise.race([isAnswering(app), late])
  waited.abort()
  return isHealthy
}

/** Checks the databases for writes and reads. */
function isAnswering({ db, reader }: App): Promise<boolean> {
  return Promise.all([db.$queryRaw`SELECT 1`, reader.$queryRaw`SELECT 1`]).then(
    () => true,
    () => false,
  )
}
