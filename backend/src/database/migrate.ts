import type { Database } from './open.ts'
import { openSchemaEngine, readMigrations } from './schema-engine.ts'

/**
 * Applies the committed migrations that the database does not have yet, and writes Prisma's own `_prisma_migrations`.
 *
 * @returns the names of the migrations applied now
 * @throws Error naming the migration that failed; it stays recorded as failed, and the next start says so
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrationsList = await readMigrations()
  const wanted = migrationsList.migrationDirectories.map((migration) => migration.path)
  // Starting the engine costs most of a warm start, so it is left alone when there is nothing to do.
  if (await isUpToDate(database, wanted)) return []
  const engine = await openSchemaEngine(database.adapter)
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList,
      filters: { externalTables: [], externalEnums: [] },
    })
    return appliedMigrationNames
  } finally {
    engine.free()
  }
}

async function isUpToDate(database: Database, wanted: string[]): Promise<boolean> {
  const [table] = await database.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`)
  if (!table?.['present']) return false
  const rows = await database.query('SELECT migration_name, finished_at, rolled_back_at FROM _prisma_migrations')
  const applied = new Set(rows.filter((row) => row['finished_at'] && !row['rolled_back_at']).map((row) => row['migration_name']))
  return rows.every((row) => row['finished_at'] || row['rolled_back_at']) && wanted.every((name) => applied.has(name))
}
