import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Stops accepting requests, lets pending ones finish, and aborts those that have not finished in time. */
export async function closeGracefully(server: FastifyInstance, seconds: number): Promise<void> {
  const late = new AbortController()
  const cut = delay(seconds * 1000, null, { signal: late.signal, ref: false }).then(
    () => server.server.closeAllConnections(),
    () => {},
  )
  await Promise.race([server.close(), cut])
  late.abort()
}
