import { cursorOf, momentOf, partsOf } from '../../cursor.ts'
import { Prisma } from '../../generated/prisma/client.ts'

// Pages of staff's lists of people, newest first. A page begins where the one before ended, so that any page reads as many rows as the first.

/** Which part is read; one more than asked tells whether there is more. */
export type PeoplePage = { after?: string; before?: string; limit: number; inverted: boolean }

/** What a list is sorted by. */
export type Dated = { id: string; at: Date }

/** A place that holds when whoever stood there has moved or gone. */
export function placeOf({ id, at }: Dated): string {
  return cursorOf(at, id)
}

/** Which rows the page has, and in which order, by a moment and an id. */
export function pageSql(at: Prisma.Sql, id: Prisma.Sql, { after, before, inverted }: PeoplePage): [Prisma.Sql, Prisma.Sql] {
  const where = [
    Prisma.sql`true`,
    ...(after ? [Prisma.sql`(${at}, ${id}) < (${readPlace(after)})`] : []),
    ...(before ? [Prisma.sql`(${at}, ${id}) > (${readPlace(before)})`] : []),
  ]
  const order = inverted ? Prisma.sql`${at} ASC, ${id} ASC` : Prisma.sql`${at} DESC, ${id} DESC`
  return [Prisma.join(where, ' AND '), order]
}

function readPlace(cursor: string): Prisma.Sql {
  const [at, id = ''] = partsOf(cursor)
  return Prisma.sql`${momentOf(at)}::timestamptz, ${id}::text`
}

/** What to log of what is answered: the one row more that was asked for is not. */
export function answered<Row>(rows: Row[], { limit }: PeoplePage): Row[] {
  return rows.slice(0, limit - 1)
}
