import { setTimeout as delay } from 'node:timers/promises'
import type { SqlMigrationAwareDriverAdapterFactory, SqlQueryable } from '@prisma/driver-adapter-utils'
import { DatabaseUnavailableError } from '../core/errors.ts'

/**
 * SQLSTATE codes of an unavailable database: connection (08), out of resources (53), shut down or shutting down (57P), statement canceled
 * (57014), I/O error (58), corrupted files (XX001, XX002), read-only (25006).
 */
const troubled = /^(08...|53...|57P..|57014|58...|XX00[12]|25006)$/
/** Error codes of sockets, and their names in Prisma's adapter. */
const unreachable =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/
/** Driver errors without a code; the last two come from a stopped embedded database. */
const messagePatterns =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered|was closed)|Cannot use a pool after|PGlite is clos|unreachable|Aborted|Program terminated)/

/** Returns whether a driver error means that the database is unavailable, independent of the statement. */
export function isConnectionError(error: unknown): boolean {
  const { code, originalCode, kind, message, cause } = error as Record<string, unknown>
  if ([code, originalCode].some((it) => troubled.test(String(it)))) return true
  if ([code, kind].some((it) => unreachable.test(String(it)))) return true
  if (error instanceof Error && messagePatterns.test(String(message))) return true
  return cause instanceof Object && isConnectionError(cause)
}

/** @throws DatabaseUnavailableError in place of a driver error when the database is unavailable; other errors unchanged */
export async function convertConnectionErrors<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw isConnectionError(error) ? new DatabaseUnavailableError((error as Error).message, { cause: error }) : error
  }
}

/** How long a start waits for an unavailable database: long enough for one that starts in parallel or restarts. */
const patienceMs = 60_000
const pauseMs = 1000

/**
 * Runs work that requires the database, and retries while the database is unavailable.
 *
 * @throws Error when it stays unavailable for a minute, and any other error of `work`
 */
export async function retryUntilAvailable<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  for (let told = false; ; told = true) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error
      const { message } = (error.cause ?? error) as Error
      if (performance.now() - begun > patienceMs) {
        throw new Error(`DATABASE_URL: the database did not answer for a minute: ${message}. Start it, or mend the address.`)
      }
      if (!told) console.warn(`The database does not answer yet (${message}). It is tried again for a minute.`)
      await delay(pauseMs)
    }
  }
}

/**
 * Wraps an adapter so that its statements fail with `DatabaseUnavailableError` while the database is unavailable. Prisma passes this error
 * through unchanged.
 */
export function withConnectionErrors(factory: SqlMigrationAwareDriverAdapterFactory): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connectToShadowDb: () => factory.connectToShadowDb(),
    connect: async () => {
      const connection = watched(await factory.connect())
      const start = connection.startTransaction.bind(connection)
      connection.startTransaction = async (level) => {
        const transaction = watched(await convertConnectionErrors(start(level)))
        const commit = transaction.commit.bind(transaction)
        transaction.commit = () => convertConnectionErrors(commit())
        return transaction
      }
      return connection
    },
  }
}

function watched<T extends SqlQueryable>(queryable: T): T {
  const queryRaw = queryable.queryRaw.bind(queryable)
  const executeRaw = queryable.executeRaw.bind(queryable)
  queryable.queryRaw = (query) => convertConnectionErrors(queryRaw(query))
  queryable.executeRaw = (query) => convertConnectionErrors(executeRaw(query))
  return queryable
}
