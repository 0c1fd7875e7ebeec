import { createHash } from 'node:crypto'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { type ConstructorOptions, fromPglite } from 'pg-boss'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { PrismaClient } from '../generated/prisma/client.ts'
import { readingDirectly } from './direct-reads.ts'
import { takeOwnership } from './owner-lock.ts'

export type Db = PrismaClient
/** What services accept: the database itself or one of its transactions. */
export type Tx = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'>

export type Database = {
  db: Db
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

export type DatabaseOptions = { databaseUrl?: string | undefined; dataDir: string; onQuery?: (sql: string) => void }

/** Any constant works, so long as nobody else locks it. */
const startLock = 4_715_001

/** Opens PostgreSQL at `databaseUrl`, or the embedded PGlite in `dataDir` when there is none. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openServer(options.databaseUrl, options) : openFolder(options)
}

async function openFolder({ dataDir, onQuery }: DatabaseOptions): Promise<Database> {
  const release = await takeOwnership(dataDir)
  try {
    const pglite = await PGlite.create({ dataDir: path.join(dataDir, 'pglite') })
    const database = await openEmbedded(pglite, onQuery)
    return {
      ...database,
      close: async () => {
        await database.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw new Error(
      `DATA_DIR: the embedded database in ${dataDir} could not be opened, nothing was changed: ${(error as Error).message}`,
      {
        cause: error,
      },
    )
  }
}

/** Wraps a PGlite that is already running, as the tests do. */
export async function openEmbedded(pglite: PGlite, onQuery?: (sql: string) => void): Promise<Database> {
  // The adapter writes timestamps without a zone and reads them as UTC.
  await pglite.exec("SET TIME ZONE 'UTC'")
  const adapter = runningScripts(new PrismaPGlite(pglite), (script) => pglite.exec(script))
  const db = createClient(adapter, onQuery)
  return {
    db,
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

async function openServer(databaseUrl: string, { onQuery }: DatabaseOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    options: '-c TimeZone=UTC',
  })
  // An idle connection cut by a restarting server must not end the process; the pool replaces it.
  pool.on('error', () => {})
  const named = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) })
  const adapter = runningScripts(named, (script) => pool.query(script))
  const client = createClient(adapter, onQuery)
  const db = readingDirectly(client, { run: (statement) => pool.query(statement), nameOf: statementName, onQuery })
  return {
    db,
    kind: 'server',
    adapter,
    query: async (sql) => (await pool.query(sql)).rows,
    queue: { db: { executeSql: async (text, values) => pool.query(text, values) } },
    exclusively: async (work) => {
      const connection = await pool.connect()
      try {
        await connection.query('SELECT pg_advisory_lock($1)', [startLock])
        return await work()
      } finally {
        await connection.query('SELECT pg_advisory_unlock($1)', [startLock]).catch(() => {})
        connection.release()
      }
    },
    close: async () => {
      await db.$disconnect()
      await pool.end()
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
