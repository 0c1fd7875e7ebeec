import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

type Seconds = {
  /** How long requests are still accepted, so that load balancers notice that the process is not ready. */
  drain: number
  /** How long pending requests may take after that. */
  grace: number
}

const draining = new WeakSet<Server>()

/** Returns whether the server is about to stop. It still answers, but should get no new requests. */
export function isDraining({ server }: FastifyInstance): boolean {
  return draining.has(server)
}

/** Reports that the server is not ready, then stops accepting requests, lets pending ones finish, and aborts those that have not finished in time. */
export async function closeGracefully(server: FastifyInstance, { drain, grace }: Seconds): Promise<void> {
  draining.add(server.server)
  if (drain > 0) await delay(drain * 1000)
  const late = new AbortController()
  const cut = delay(grace * 1000, null, { signal: late.signal, ref: false }).then(
    () => server.server.closeAllConnections(),
    () => {},
  )
  await Promise.race([server.close(), cut])
  late.abort()
}
