import { setTimeout as delay } from 'node:timers/promises'
import type { SqlMigrationAwareDriverAdapterFactory, SqlQueryable } from '@prisma/driver-adapter-utils'
import { TroubleError } from '../errors.ts'

/**
 * SQLSTATE of a database that cannot work now: connection (08), no room (53), stopped or stopping (57P), gave a statement up (57014),
 * fails at its files (58) or finds them damaged (XX001, XX002), may only be read (25006).
 */
const troubled = /^(08...|53...|57P..|57014|58...|XX00[12]|25006)$/
/** What sockets say, and how Prisma's adapter calls it. */
const unreachable =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/
/** What the drivers say without a code; the last two are an embedded database that stopped. */
const sayings =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered|was closed)|Cannot use a pool after|PGlite is clos|unreachable|Aborted|Program terminated)/

/** Whether an error of a driver says that the database cannot work now, whatever it was asked. */
export function isTrouble(error: unknown): boolean {
  const { code, originalCode, kind, message, cause } = error as Record<string, unknown>
  if ([code, originalCode].some((it) => troubled.test(String(it)))) return true
  if ([code, kind].some((it) => unreachable.test(String(it)))) return true
  if (error instanceof Error && sayings.test(String(message))) return true
  return cause instanceof Object && isTrouble(cause)
}

/** @throws TroubleError in place of what a driver says when the database cannot work now; anything else as it is */
export async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw isTrouble(error) ? new TroubleError((error as Error).message, { cause: error }) : error
  }
}

/** How long a start waits for a database that is not there: as long as one takes to start beside it, or to come back. */
const patienceMs = 60_000
const pauseMs = 1000

/**
 * Does what needs the database as soon as that answers.
 *
 * @throws Error when it is not there within a minute, or whatever else goes wrong
 */
export async function whenThere<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  for (let told = false; ; told = true) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof TroubleError)) throw error
      const { message } = (error.cause ?? error) as Error
      if (performance.now() - begun > patienceMs) {
        throw new Error(`DATABASE_URL: the database did not answer for a minute: ${message}. Start it, or mend the address.`)
      }
      if (!told) console.warn(`The database does not answer yet (${message}). It is tried again for a minute.`)
      await delay(pauseMs)
    }
  }
}

/** An adapter whose statements fail with `TroubleError` while the database cannot work; Prisma hands that through as it is. */
export function tellingTrouble(factory: SqlMigrationAwareDriverAdapterFactory): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connectToShadowDb: () => factory.connectToShadowDb(),
    connect: async () => {
      const connection = watched(await factory.connect())
      const start = connection.startTransaction.bind(connection)
      connection.startTransaction = async (level) => {
        const transaction = watched(await orUnavailable(start(level)))
        const commit = transaction.commit.bind(transaction)
        transaction.commit = () => orUnavailable(commit())
        return transaction
      }
      return connection
    },
  }
}

function watched<T extends SqlQueryable>(queryable: T): T {
  const queryRaw = queryable.queryRaw.bind(queryable)
  const executeRaw = queryable.executeRaw.bind(queryable)
  queryable.queryRaw = (query) => orUnavailable(queryRaw(query))
  queryable.executeRaw = (query) => orUnavailable(executeRaw(query))
  return queryable
}
