import { createHash } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { Pool } from 'pg'
import { type ConstructorOptions, fromPglite } from 'pg-boss'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { PrismaClient } from '../generated/prisma/client.ts'
import { readingDirectly } from './direct-reads.ts'
import { openFolder as openStore } from './folder.ts'
import { createPool, type Patience } from './pool.ts'
import { orUnavailable, tellingTrouble } from './unavailable.ts'

export type Db = PrismaClient
/** What services accept: the database itself or one of its transactions. */
export type Tx = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'>

export type Database = {
  /** For requests, which do not wait long. */
  db: Db
  /** For what nobody waits for: jobs. The embedded database has one connection for all. */
  work: Db
  kind: 'embedded' | 'server'
  /** For migrations only; the academy itself goes through `db`. */
  adapter: SqlMigrationAwareDriverAdapterFactory
  /** Runs one statement without Prisma, for locks and health. */
  query(sql: string): Promise<Record<string, unknown>[]>
  /** What the queue of jobs runs its own statements by. */
  queue: Pick<ConstructorOptions, 'db' | 'backend'>
  /** Runs `work` while no other process on this database does the same. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type DatabaseOptions = {
  databaseUrl?: string | undefined
  dataDir: string
  onQuery?: (sql: string) => void
  /** What requests wait for on a server, where it is not what they usually do. */
  patience?: Partial<Patience>
}

/** Any constant works, so long as nobody else locks it. */
const startLock = 4_715_001

/** Opens PostgreSQL at `databaseUrl`, or the embedded PGlite in `dataDir` when there is none. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openServer(options.databaseUrl, options) : openFolder(options)
}

async function openFolder({ dataDir, onQuery }: DatabaseOptions): Promise<Database> {
  const { pglite, release } = await openStore(dataDir)
  const database = await openEmbedded(pglite, onQuery)
  return {
    ...database,
    close: async () => {
      await database.close()
      await release()
    },
  }
}

/** Wraps a PGlite that is already running, as the tests do. */
export async function openEmbedded(pglite: PGlite, onQuery?: (sql: string) => void): Promise<Database> {
  // The adapter writes timestamps without a zone and reads them as UTC.
  await pglite.exec("SET TIME ZONE 'UTC'")
  const adapter = runningScripts(new PrismaPGlite(pglite), (script) => pglite.exec(script))
  const db = createClient(tellingTrouble(adapter), onQuery)
  return {
    db,
    work: db,
    kind: 'embedded',
    adapter,
    query: async (sql) => (await pglite.query<Record<string, unknown>>(sql)).rows,
    queue: { db: fromPglite(pglite), backend: 'pglite' },
    exclusively: (work) => work(),
    close: async () => {
      await db.$disconnect()
      await pglite.close()
    },
  }
}

/** Ten seconds are more than any screen should take; counting a large academy in the night takes minutes. */
const requests: Patience = { max: 10, shared: 3, statementSeconds: 10, connectSeconds: 5 }
const jobs: Patience = { max: 3, statementSeconds: 600, connectSeconds: 5 }

async function openServer(databaseUrl: string, { onQuery, patience }: DatabaseOptions): Promise<Database> {
  const [asked, due] = [createPool(databaseUrl, { ...requests, ...patience }), createPool(databaseUrl, jobs)]
  const named = (pool: Pool) => new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) })
  const adapter = runningScripts(named(due), (script) => due.query(script))
  const db = readingDirectly(createClient(tellingTrouble(named(asked)), onQuery), {
    run: (statement) => orUnavailable(asked.query(statement)),
    nameOf: statementName,
    onQuery,
  })
  const work = createClient(tellingTrouble(named(due)), onQuery)
  return {
    db,
    work,
    kind: 'server',
    adapter,
    query: async (sql) => (await orUnavailable(due.query(sql))).rows,
    queue: { db: { executeSql: (text, values) => orUnavailable(due.query(text, values)) } },
    exclusively: async (run) => {
      const connection = await orUnavailable(due.connect())
      try {
        await orUnavailable(connection.query('SELECT pg_advisory_lock($1)', [startLock]))
        return await run()
      } finally {
        await connection.query('SELECT pg_advisory_unlock($1)', [startLock]).catch(() => {})
        connection.release()
      }
    },
    close: async () => {
      await Promise.all([db.$disconnect(), work.$disconnect()])
      await Promise.all([asked.end(), due.end()])
    },
  }
}

function createClient(adapter: SqlMigrationAwareDriverAdapterFactory, onQuery?: (sql: string) => void): PrismaClient {
  // The embedded database runs one transaction at a time, so a burst of them waits its turn.
  const transactionOptions = { maxWait: 20_000, timeout: 20_000 }
  if (!onQuery) return new PrismaClient({ adapter, transactionOptions })
  const client = new PrismaClient({ adapter, transactionOptions, log: [{ emit: 'event', level: 'query' }] })
  client.$on('query', (event) => onQuery(event.query))
  return client as unknown as PrismaClient
}

const statementNames = new Map<string, string>()
/** Far more than the app has; a flood of unusual queries must not grow the map. */
const mostNames = 2000

/** Named statements are planned once per connection; measured at a quarter more reads per second. */
function statementName(sql: string): string {
  let name = statementNames.get(sql)
  if (!name) {
    name = createHash('md5').update(sql).digest('hex')
    if (statementNames.size < mostNames) statementNames.set(sql, name)
  }
  return name
}

/**
 * Hands a migration to the database whole, which runs it as one. The adapter for the embedded database does not wait for it, which would
 * hide a failing one; the other cuts it at each semicolon, also inside a function's body.
 */
function runningScripts(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  run: (script: string) => Promise<unknown>,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connect: async () => {
      const connection = await adapter.connect()
      connection.executeScript = async (script) => void (await run(script))
      return connection
    },
    connectToShadowDb: () => adapter.connectToShadowDb(),
  }
}
