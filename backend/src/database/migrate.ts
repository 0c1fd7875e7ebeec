import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList } from '@prisma/schema-engine-wasm'
import { TroubleError } from '../errors.ts'
import type { Database } from './open.ts'
import { openSchemaEngine, readMigrations } from './schema-engine.ts'
import { isTrouble } from './unavailable.ts'

/**
 * Applies the committed migrations that the database does not have yet, each whole or not at all, and writes Prisma's own
 * `_prisma_migrations`. One that failed or was cut off left nothing behind and is tried again by the next start.
 *
 * @param migrations the committed ones, unless told otherwise
 * @returns the names of the migrations applied now
 * @throws Error naming the migration that failed, and what to do
 */
export async function migrate(database: Database, migrations?: MigrationList): Promise<string[]> {
  const migrationsList = migrations ?? (await readMigrations())
  const wanted = migrationsList.migrationDirectories.map((migration) => migration.path)
  // Starting the engine costs most of a warm start, so it is left alone when there is nothing to do.
  if (await isUpToDate(database, wanted)) return []
  await forgetUnfinished(database)
  // The engine numbers what an adapter throws, and does not say what it was.
  let thrown: unknown
  const engine = await openSchemaEngine(wholly(database.adapter, (error) => (thrown = error)))
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList,
      filters: { externalTables: [], externalEnums: [] },
    })
    return appliedMigrationNames
  } catch (error) {
    throw await failed(database, (thrown ?? error) as Error)
  } finally {
    engine.free()
  }
}

/** Any constant works, so long as nobody else locks it. Held by the transaction of a migration, which may outlive its process. */
const migrationLock = 4_715_003

/**
 * A script and the note that it is done are one transaction: at whatever moment a process or a database dies, there is either all of a
 * migration or nothing. Prisma's engine writes the note again by itself.
 */
function wholly(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  onError: (error: unknown) => void,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    ...adapter,
    connect: async () => {
      const connection = await adapter.connect()
      const run = connection.executeScript.bind(connection)
      connection.executeScript = (script) =>
        run(isMigration(script) ? `${lock};\n${script}\n;${done}` : script).catch((error: unknown) => {
          onError(error)
          throw error
        })
      return connection
    },
  }
}

/** The engine makes its own table by a script, too. */
function isMigration(script: string): boolean {
  return !/^\s*CREATE TABLE (IF NOT EXISTS )?"?_prisma_migrations/i.test(script)
}

const lock = `SELECT pg_advisory_xact_lock(${migrationLock})`
const open = 'finished_at IS NULL AND rolled_back_at IS NULL'
/** Refuses to end a migration that another start has taken for lost meanwhile. */
const done = `DO $$ BEGIN
  UPDATE "_prisma_migrations" SET finished_at = now() WHERE ${open};
  IF NOT FOUND THEN RAISE EXCEPTION 'another process has begun this migration anew'; END IF;
END $$`

/** What has no note that it is done left nothing behind; a transaction that is still at work is waited for. */
async function forgetUnfinished(database: Database): Promise<void> {
  if (!(await hasTable(database))) return
  await database.query(`DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(${migrationLock});
    UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE ${open};
  END $$`)
}

/** What an operator needs to know, in place of the engine's advice for hands. */
async function failed(database: Database, cause: Error): Promise<Error> {
  if (isTrouble(cause)) return new TroubleError(cause.message, { cause })
  if (!(await hasTable(database))) return cause
  const [row] = await database.query(`SELECT migration_name FROM "_prisma_migrations" WHERE ${open}`)
  if (!row) return cause
  return new Error(
    `Migration ${row['migration_name']} failed and left nothing behind; the database is as it was before it. Start the earlier edition of the academy, or this one again after the cause is mended: ${cause.message}`,
    { cause },
  )
}

async function hasTable(database: Database): Promise<boolean> {
  const [table] = await database.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`)
  return Boolean(table?.['present'])
}

async function isUpToDate(database: Database, wanted: string[]): Promise<boolean> {
  if (!(await hasTable(database))) return false
  const rows = await database.query('SELECT migration_name, finished_at, rolled_back_at FROM _prisma_migrations')
  const applied = new Set(rows.filter((row) => row['finished_at'] && !row['rolled_back_at']).map((row) => row['migration_name']))
  return rows.every((row) => row['finished_at'] || row['rolled_back_at']) && wanted.every((name) => applied.has(name))
}
