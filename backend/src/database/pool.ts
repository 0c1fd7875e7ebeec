import pg from 'pg'
import { SharingPool } from './sharing-pool.ts'

export type Patience = {
  /** Most connections of this process that are asked one thing at a time. */
  max: number
  /** Most connections that quick reads share; without it there are none. */
  shared?: number
  /** After so long PostgreSQL gives a statement up, and 2 seconds later we do, in case it does not answer at all. */
  statementSeconds: number
  /** How long anybody waits for a connection, or for a server that takes them and says nothing. */
  connectSeconds: number
}

/**
 * Connections to a PostgreSQL that may restart, hang or be gone for a while: nothing waits for it without end, broken connections are
 * replaced, and none of that ends the process.
 */
export function createPool(connectionString: string, { max, shared, statementSeconds, connectSeconds }: Patience): pg.Pool {
  const options = {
    connectionString,
    max,
    connectionTimeoutMillis: connectSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    query_timeout: (statementSeconds + 2) * 1000,
    // A server that vanished without a word is noticed while nothing is asked, too, and nobody in between forgets a quiet connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    options: '-c TimeZone=UTC',
    Client: LeavingClient as unknown as new () => pg.ClientBase,
  }
  if (!shared) return surviving(new pg.Pool(options))
  const readOnly = `${options.options} -c default_transaction_read_only=on`
  return surviving(
    new SharingPool(options, surviving(new pg.Pool({ ...options, max: shared, pipeline: true, options: readOnly }))),
  )
}

function surviving<Pool extends pg.Pool>(pool: Pool): Pool {
  pool.on('error', () => {})
  // Neither must a connection that breaks in somebody's hands: whoever waits for an answer is told by that.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A connection that ends itself when its server does not answer, so that nobody after waits behind the same question. */
class LeavingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the parent has ten forms of it, which pass through unchanged
  override query(...args: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const answer: unknown = super.query(...(args as [any]))
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: Error) => {
      if (error.message === noAnswer) void this.end()
      throw error
    })
  }
}

/** How the driver puts it. */
export const noAnswer = 'Query read timeout'
