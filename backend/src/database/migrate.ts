import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList } from '@prisma/schema-engine-wasm'
import { DatabaseUnavailableError } from '../core/errors.ts'
import type { Database } from './open.ts'
import { openSchemaEngine, readMigrations } from './schema-engine.ts'
import { isConnectionError } from './unavailable.ts'

/**
 * Applies the pending migrations, each of them atomically, and maintains Prisma's `_prisma_migrations`. A migration that failed or was
 * interrupted leaves no changes and is retried by the next start.
 *
 * @param migrations the committed ones by default
 * @returns the names of the migrations applied now
 * @throws Error that names the failed migration, or one that this version does not know, and what to do
 */
export async function migrate(database: Database, migrations?: MigrationList): Promise<string[]> {
  const migrationsList = migrations ?? (await readMigrations())
  const wanted = namesOf(migrationsList)
  const history = await readHistory(database)
  assertNotNewer(unknownIn(history, wanted))
  // Starting the engine takes most of the time of a warm start, so it is skipped when no migration is pending.
  if (isUpToDate(history, wanted)) return []
  await rollBackUnfinished(database)
  // The engine replaces an adapter's error with a number.
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

/** An arbitrary constant that no other lock uses. Held by the transaction of a migration, which may outlive its process. */
const migrationLock = 4_715_003

/**
 * Runs a script and the record of its completion in one transaction. When a process or a database stops at any time, a
 * migration is either complete or absent. Prisma's engine then writes the record again.
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

/** The engine also creates its own table by a script. */
function isMigration(script: string): boolean {
  return !/^\s*CREATE TABLE (IF NOT EXISTS )?"?_prisma_migrations/i.test(script)
}

const lock = `SELECT pg_advisory_xact_lock(${migrationLock})`
const open = 'finished_at IS NULL AND rolled_back_at IS NULL'
/** Fails the migration when another start has marked it as rolled back. */
const done = `DO $$ BEGIN
  UPDATE "_prisma_migrations" SET finished_at = now() WHERE ${open};
  IF NOT FOUND THEN RAISE EXCEPTION 'another process has begun this migration anew'; END IF;
END $$`

/** Marks migrations without a completion record as rolled back; they left no changes. Waits for a transaction that is still running. */
async function rollBackUnfinished(database: Database): Promise<void> {
  if (!(await hasTable(database))) return
  await database.query(`DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(${migrationLock});
    UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE ${open};
  END $$`)
}

/** Returns an error with instructions for the operator, in place of the engine's advice for manual repairs. */
async function failed(database: Database, cause: Error): Promise<Error> {
  if (isConnectionError(cause)) return new DatabaseUnavailableError(cause.message, { cause })
  if (!(await hasTable(database))) return cause
  const [row] = await database.query(`SELECT migration_name FROM "_prisma_migrations" WHERE ${open}`)
  if (!row) return cause
  return new Error(
    `Migration ${row['migration_name']} failed and left nothing behind; the database is as it was before it. Start the earlier version of the academy, or this one again after the cause is fixed: ${cause.message}`,
    { cause },
  )
}

async function hasTable(database: Pick<Database, 'query'>): Promise<boolean> {
  const [table] = await database.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`)
  return Boolean(table?.['present'])
}

type HistoryRow = { name: string; isApplied: boolean; isOpen: boolean }

/** Returns the rows of `_prisma_migrations`, also those of attempts that were rolled back. */
async function readHistory(database: Pick<Database, 'query'>): Promise<HistoryRow[]> {
  if (!(await hasTable(database))) return []
  const rows = await database.query(`SELECT migration_name AS name, ${open} AS "isOpen",
    finished_at IS NOT NULL AND rolled_back_at IS NULL AS "isApplied" FROM _prisma_migrations ORDER BY migration_name`)
  return rows as HistoryRow[]
}

function isUpToDate(history: HistoryRow[], wanted: string[]): boolean {
  const applied = new Set(appliedIn(history))
  return history.every(({ isOpen }) => !isOpen) && wanted.every((name) => applied.has(name))
}

function appliedIn(history: HistoryRow[]): string[] {
  return history.filter(({ isApplied }) => isApplied).map(({ name }) => name)
}

function unknownIn(history: HistoryRow[], wanted: string[]): string[] {
  return appliedIn(history).filter((name) => !wanted.includes(name))
}

function namesOf({ migrationDirectories }: MigrationList): string[] {
  return migrationDirectories.map((migration) => migration.path)
}

/** @throws Error when the database has migrations that this version does not know, because its code may not fit the tables */
function assertNotNewer(unknown: string[]): void {
  if (unknown.length === 0) return
  throw new Error(
    `The database is newer than this version of the academy: it has the migration ${unknown.at(-1)}. Start the version that made it, or restore a backup from before the upgrade.`,
  )
}

/** Returns the migrations of this version, in order. */
export async function knownMigrations(): Promise<string[]> {
  return namesOf(await readMigrations())
}

export type MigrationState = { applied: string[]; pending: string[]; unknown: string[] }

/** Returns the applied migrations, those that the next start applies, and applied ones that this version does not know. */
export async function migrationState(database: Pick<Database, 'query'>): Promise<MigrationState> {
  const wanted = await knownMigrations()
  const history = await readHistory(database)
  const applied = appliedIn(history)
  return { applied, pending: wanted.filter((name) => !applied.includes(name)), unknown: unknownIn(history, wanted) }
}

/**
 * Checks that a command can work with the database without migrating it.
 *
 * @throws Error when migrations are pending or unknown
 */
export async function assertMigrated(database: Pick<Database, 'query'>): Promise<void> {
  const { pending, unknown } = await migrationState(database)
  assertNotNewer(unknown)
  if (pending.length > 0)
    throw new Error(
      `The database lacks ${pending.length} migrations of this version, the first is ${pending[0]}. Start the academy to apply them.`,
    )
}
