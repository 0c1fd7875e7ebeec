import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Takes no more requests, lets those under way end, and cuts what has not ended in time. */
export async function closeGracefully(server: FastifyInstance, seconds: number): Promise<void> {
  const late = new AbortController()
  const cut = delay(seconds * 1000, null, { signal: late.signal, ref: false }).then(
    () => server.server.closeAllConnections(),
    () => {},
  )
  await Promise.race([server.close(), cut])
  late.abort()
}
