import { createHash } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { Pool } from 'pg'
import { type ConstructorOptions, fromPglite } from 'pg-boss'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { PrismaClient } from '../generated/prisma/client.ts'
import { openFolder as openStore } from './folder.ts'
import { createPool, type PoolLimits } from './pool.ts'
import { convertConnectionErrors, withConnectionErrors } from './unavailable.ts'

export type Db = PrismaClient
/** The client type of services: the database itself or one of its transactions. */
export type Tx = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'>

export type Database = {
  /** Reads and writes for requests. */
  db: Db
  /** Reads for requests: PostgreSQL refuses writes on its connections. The embedded database has one connection, so this is `db`. */
  reader: Db
  /** For jobs, whose statements may take minutes. */
  work: Db
  kind: 'embedded' | 'server'
  /** For migrations only; everything else uses `db`. */
  adapter: SqlMigrationAwareDriverAdapterFactory
  /** Runs one statement without Prisma, for locks and health checks. */
  query(sql: string): Promise<Record<string, unknown>[]>
  /** Runs the statements of the job queue. */
  queue: Pick<ConstructorOptions, 'db' | 'backend'>
  /** Runs `work` while no other process on this database does the same. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type DatabaseOptions = {
  databaseUrl?: string | undefined
  /** A replica for reads; `databaseUrl` by default. */
  databaseReadUrl?: string | undefined
  dataDir: string
  onQuery?: (sql: string) => void
  /** Overrides the limits of requests on a server. */
  limits?: Partial<PoolLimits>
}

/** An arbitrary constant that no other lock uses. */
export const startLock = 4_715_001

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

/** Wraps a PGlite that is already running, as in tests. */
export async function openEmbedded(pglite: PGlite, onQuery?: (sql: string) => void): Promise<Database> {
  // The adapter writes timestamps without a time zone and reads them as UTC.
  await pglite.exec("SET TIME ZONE 'UTC'")
  const adapter = runningScripts(new PrismaPGlite(pglite), (script) => pglite.exec(script))
  const db = createClient(withConnectionErrors(adapter), onQuery)
  return {
    db,
    reader: db,
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

/** Ten seconds are more than any screen needs; counting a large academy at night takes minutes. */
const requestLimits: PoolLimits = { max: 10, statementSeconds: 10, connectSeconds: 5 }
const jobLimits: PoolLimits = { max: 3, statementSeconds: 600, connectSeconds: 5 }

async function openServer(databaseUrl: string, options: DatabaseOptions): Promise<Database> {
  const { databaseReadUrl = databaseUrl, onQuery } = options
  const limits = { ...requestLimits, ...options.limits }
  const writePool = createPool(databaseUrl, limits)
  const readPool = createPool(databaseReadUrl, limits, { isReadOnly: true })
  const jobPool = createPool(databaseUrl, jobLimits)
  const adapterOf = (pool: Pool) => new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) })
  const [db, reader, work] = [writePool, readPool, jobPool].map((pool) =>
    createClient(withConnectionErrors(adapterOf(pool)), onQuery),
  ) as [Db, Db, Db]
  return {
    db,
    reader,
    work,
    kind: 'server',
    adapter: runningScripts(adapterOf(jobPool), (script) => jobPool.query(script)),
    query: async (sql) => (await convertConnectionErrors(jobPool.query(sql))).rows,
    queue: { db: { executeSql: (text, values) => convertConnectionErrors(jobPool.query(text, values)) } },
    exclusively: async (run) => {
      const connection = await convertConnectionErrors(jobPool.connect())
      try {
        await convertConnectionErrors(connection.query('SELECT pg_advisory_lock($1)', [startLock]))
        return await run()
      } finally {
        await connection.query('SELECT pg_advisory_unlock($1)', [startLock]).catch(() => {})
        connection.release()
      }
    },
    close: async () => {
      await Promise.all([db, reader, work].map((client) => client.$disconnect()))
      await Promise.all([writePool, readPool, jobPool].map((pool) => pool.end()))
    },
  }
}

function createClient(adapter: SqlMigrationAwareDriverAdapterFactory, onQuery?: (sql: string) => void): PrismaClient {
  // The embedded database runs one transaction at a time, so concurrent transactions wait in a queue.
  const transactionOptions = { maxWait: 20_000, timeout: 20_000 }
  if (!onQuery) return new PrismaClient({ adapter, transactionOptions })
  const client = new PrismaClient({ adapter, transactionOptions, log: [{ emit: 'event', level: 'query' }] })
  client.$on('query', (event) => onQuery(event.query))
  return client as unknown as PrismaClient
}

const statementNames = new Map<string, string>()
/** Far more than the app has. The limit keeps a flood of unusual queries from growing the map. */
const maxNames = 2000

/** Named statements are planned once per connection, which measured 25% more reads per second. */
function statementName(sql: string): string {
  let name = statementNames.get(sql)
  if (!name) {
    name = createHash('md5').update(sql).digest('hex')
    if (statementNames.size < maxNames) statementNames.set(sql, name)
  }
  return name
}

/**
 * Runs a migration script as a whole. The adapter for the embedded database does not await it, which would hide a failure; the other
 * adapter splits it at each semicolon, even inside a function body.
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
