import type { Operation } from './operations.ts'
import { sceneOf } from './scenes.ts'
import type { Stage } from './stage.ts'

/** Most statements that one read may need, the one that finds its session included. */
export const mostStatements = 8

export type Count = { operation: Operation; statements: string[]; refusal?: string }

/** Runs every operation and answers the statements each one issued. */
export async function countStatements(stage: Stage, operations: Iterable<Operation>): Promise<Count[]> {
  const counts: Count[] = []
  for (const operation of operations) {
    try {
      // A read is run twice: what a process may remember from the first is not asked again by the second.
      if (operation.kind === 'query') await stage.run(operation.name, await sceneOf(operation.name, stage))
      const { statements } = await stage.run(operation.name, await sceneOf(operation.name, stage))
      counts.push({ operation, statements })
    } catch (error) {
      counts.push({ operation, statements: [], refusal: (error as Error).message })
    }
  }
  return counts
}

/**
 * Prints what every operation needed with few learners and with many.
 *
 * @returns what is wrong; empty when all is well
 */
export function judgeStatements(few: Count[], many: Count[], learners: [number, number]): string[] {
  const faults: string[] = []
  const table: Record<string, object> = {}
  for (const [index, after] of many.entries()) {
    const { name, kind } = after.operation
    const before = few[index] ?? after
    const fault = faultOf(before, after)
    if (fault) faults.push(`${name} ${fault}${listed(after.statements)}`)
    const lengths = { [`at ${learners[0]}`]: before.statements.length, [`at ${learners[1]}`]: after.statements.length }
    table[name] = { kind, ...lengths, verdict: fault ?? 'ok' }
  }
  console.log(`\nSQL statements of each operation, by number of learners (a read may need ${mostStatements})`)
  console.table(table)
  return faults
}

function faultOf(before: Count, after: Count): string | undefined {
  const refusal = before.refusal ?? after.refusal
  const [least, most] = [before.statements.length, after.statements.length]
  if (refusal) return `was refused (${refusal}): who runs it? see bench/scenes.ts`
  if (most > least) return `grows from ${least} to ${most} statements`
  if (after.operation.kind === 'query' && most > mostStatements) return `needs ${most} statements`
  return undefined
}

/** Statements on a line each, without what makes them long. */
function listed(statements: string[]): string {
  return statements.map((sql) => `\n  ${sql.replaceAll('"public".', '').replace(/\s+/g, ' ').trim().slice(0, 150)}`).join('')
}
