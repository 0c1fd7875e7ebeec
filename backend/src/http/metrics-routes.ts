import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../context.ts'
import { waitingMail } from '../modules/identity/mail.service.ts'
import { isForwarded } from './forwarding.ts'

/** `GET /api/metrics`, for who watches over the server. To everybody else there is nothing. */
export function serveMetrics(server: FastifyInstance, { config, db, clock, metrics }: App): void {
  server.get('/api/metrics', async (request, reply) => {
    if (!mayWatch(request, config.metricsToken)) {
      if (request.headers.authorization !== undefined) request.refusals.set('BAD_TOKEN', 'BAD_TOKEN')
      return reply.callNotFound()
    }
    // Without a database the rest is wanted the most.
    const mail = await waitingMail(db, clock()).catch(() => ({ count: Number.NaN, seconds: Number.NaN }))
    metrics.mailWaiting.set(mail.count)
    metrics.mailWaitingSeconds.set(mail.seconds)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** A token where one is set; otherwise programs of this machine. A proxy on it speaks for others, and says so in its headers. */
function mayWatch(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  return !isForwarded(request) && /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '')
}

/** Takes as long for a good guess as for a bad one. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
