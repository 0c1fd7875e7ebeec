import pg from 'pg'

export type PoolLimits = {
  /** Maximum number of connections of this process. */
  max: number
  /** PostgreSQL cancels a statement after this time. The driver gives up 2 seconds later, in case the server does not answer. */
  statementSeconds: number
  /** Seconds that a request waits for a free connection, or for a server that accepts connections and does not respond. */
  connectSeconds: number
}

/**
 * Creates a connection pool that handles a PostgreSQL server that restarts, hangs or is unavailable: every wait has a limit, broken
 * connections are replaced, and no connection error ends the process.
 */
export function createPool(
  connectionString: string,
  { max, statementSeconds, connectSeconds }: PoolLimits,
  { isReadOnly = false } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    query_timeout: (statementSeconds + 2) * 1000,
    // Detects a lost server on an idle connection, and keeps firewalls from dropping it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    options: `-c TimeZone=UTC${isReadOnly ? ' -c default_transaction_read_only=on' : ''}`,
    Client: LeavingClient as unknown as new () => pg.ClientBase,
  })
  pool.on('error', () => {})
  // The pending query receives the error; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A connection that closes when its server does not respond, so that no later query waits behind the same one. */
class LeavingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the base class has ten overloads, which pass through unchanged
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

/** The driver's error message. */
const noAnswer = 'Query read timeout'
