import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countWaiting } from '../../modules/staff/queue/queue.service.ts'
import type { App } from '../../platform/context.ts'
import { waitingMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { isSameSecret } from '../request/same-secret.ts'

/**
 * Serves `GET /api/metrics` to programs with `METRICS_TOKEN`. Without a valid token, or if none is set, the path does not exist.
 */
export function serveMetrics(server: FastifyInstance, { config, db, clock, metrics }: App): void {
  server.get('/api/metrics', async (request, reply) => {
    if (!mayWatch(request, config.metricsToken)) {
      if (request.headers.authorization !== undefined) request.refusals.set('BAD_TOKEN', 'BAD_TOKEN')
      return reply.callNotFound()
    }
    // The other metrics matter most while the database is unavailable.
    const mail = await waitingMail(db, clock()).catch(() => ({ count: Number.NaN, seconds: Number.NaN }))
    metrics.mailWaiting.set(mail.count)
    metrics.mailWaitingSeconds.set(mail.seconds)
    metrics.queueOverdue.reset()
    const queue = await countWaiting(db, clock(), false).catch(() => [])
    for (const { kind, overdue } of queue) metrics.queueOverdue.set({ kind }, overdue)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** The client address proves nothing: a proxy on this machine forwards requests from anywhere, possibly without a header. */
function mayWatch({ headers }: FastifyRequest, token: string | undefined): boolean {
  return token !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${token}`)
}
