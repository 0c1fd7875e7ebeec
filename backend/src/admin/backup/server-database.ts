import pg from 'pg'
import { type MigrationState, migrationState } from '../../database/migrate.ts'
import { startLock } from '../../database/open.ts'
import { RefusedError } from '../session/refusals.ts'
import { dump, restore } from './postgres-tools.ts'

/** Copies a PostgreSQL database to a file, while the academy runs. Returns its migrations. */
export async function dumpServer(databaseUrl: string, file: string): Promise<MigrationState> {
  return withClient(databaseUrl, async (client) => {
    const before = await stateOf(client)
    await dump(databaseUrl, file)
    const after = await stateOf(client)
    if (after.applied.length !== before.applied.length)
      throw new RefusedError('The database was migrated during the backup. Start the backup again.')
    return after
  })
}

/**
 * Replaces the content of a PostgreSQL database by a dump, in one transaction. An academy that starts meanwhile waits.
 *
 * @throws RefusedError when others are connected, or the database is not empty and `isReplaced` is false
 */
export async function restoreServer(databaseUrl: string, file: string, isReplaced: boolean): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [startLock])
    await assertAlone(client)
    const isEmpty = await hasNoTables(client)
    if (!isEmpty && !isReplaced) throw new RefusedError('The database is not empty. Add --replace to replace everything in it.')
    await restore(databaseUrl, file, isEmpty ? [] : await dropStatements(client))
    await client.query('ANALYZE')
  })
}

const ownSchemas = `FROM pg_namespace n WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'`

async function assertAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`SELECT DISTINCT concat_ws(' ', usename, NULLIF(application_name, ''), client_addr) AS who
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL ORDER BY 1`)
  if (rows.length === 0) return
  const who = rows.map((row) => row.who).join(', ')
  throw new RefusedError(`Others are connected to the database (${who}). Stop the academy first.`)
}

async function hasNoTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS tables FROM pg_class WHERE relnamespace IN (SELECT n.oid ${ownSchemas})`,
  )
  return rows[0].tables === 0
}

/** A dump does not create `public`, which every new database has. */
async function dropStatements(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`SELECT quote_ident(n.nspname) AS name ${ownSchemas} ORDER BY 1`)
  return [...rows.map(({ name }) => `DROP SCHEMA ${name} CASCADE`), 'CREATE SCHEMA public']
}

function stateOf(client: pg.Client): Promise<MigrationState> {
  return migrationState({ query: async (sql) => (await client.query(sql)).rows })
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // The pending query receives the error.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw error instanceof RefusedError ? error : new RefusedError(`DATABASE_URL: ${(error as Error).message}`)
  } finally {
    await client.end()
  }
}
