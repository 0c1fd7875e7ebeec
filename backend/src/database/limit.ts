import { Prisma } from '../generated/prisma/client.ts'

/**
 * `LIMIT` with its number in the statement itself. Of a parameter PostgreSQL expects a tenth of all rows, so that a plan for any number looks
 * worse than one for the number at hand; it then plans the statement anew each time, which may take longer than running it.
 */
export function limitSql(rows: number): Prisma.Sql {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`${rows} is no number of rows`)
  return Prisma.raw(`LIMIT ${rows}`)
}
