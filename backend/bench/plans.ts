import type { Recording } from './recordings.ts'
import type { Stage } from './stage.ts'

/** PostgreSQL plans a statement for the values at hand five times before it may settle on one plan for all. */
const runs = 8

/**
 * Says which statements of the reads PostgreSQL plans anew each time, as its plan for any values looks worse to it: small ones then take
 * longer to plan than to run. For some that is right, such as a search.
 *
 * @param stage with one connection to the database, as a connection keeps plans of its own
 */
export async function printPlannedAnew(stage: Stage, recordings: Recording[]): Promise<void> {
  /** With the first read that needs it. */
  const anew = new Map<string, string>()
  for (const { operation, scene } of recordings) {
    for (let run = 0; run < runs; run += 1) await stage.run(operation.name, scene)
    const rows = await stage.database.db.$queryRaw<{ statement: string }[]>`
      SELECT statement FROM pg_prepared_statements WHERE generic_plans = 0 AND custom_plans >= ${runs}`
    for (const { statement } of rows) if (!anew.has(statement)) anew.set(statement, operation.name)
  }
  console.log(`\nOf the statements of ${recordings.length} reads, PostgreSQL plans ${anew.size} anew each time`)
  for (const [statement, name] of anew) console.log(`  ${name}: ${statement.replaceAll(/\s+/g, ' ').trim().slice(0, 160)}`)
}
