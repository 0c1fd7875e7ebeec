import type { Prisma } from '../../../src/generated/prisma/client.ts'
import type { Academy, Json } from '../academy/academy.ts'

/** Returns the number of rows PostgreSQL read for a statement, from EXPLAIN ANALYZE. */
export async function rowsRead({ db }: Academy, sql: Prisma.Sql): Promise<number> {
  const text = `EXPLAIN (ANALYZE, FORMAT JSON) ${sql.text}`
  const [row] = await db.$queryRawUnsafe<{ 'QUERY PLAN': Json }[]>(text, ...sql.values)
  return rowsIn(row?.['QUERY PLAN'][0].Plan)
}

/** Returns the rows read by the leaves of a plan, including filtered ones. */
function rowsIn(node: Json): number {
  const children: Json[] = node.Plans ?? []
  const own = children.some((it) => it['Parent Relationship'] !== 'InitPlan' && it['Parent Relationship'] !== 'SubPlan') ? 0 : 1
  const touched =
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops']
  return own * touched + children.reduce((sum, it) => sum + rowsIn(it), 0)
}
