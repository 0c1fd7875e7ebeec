import { cursorDate, cursorOf, cursorParts } from '../../core/cursor.ts'
import { Prisma } from '../../generated/prisma/client.ts'

// Pages of staff's lists of users, newest first. Keyset pagination: a page starts after the last row of the previous one, so every page
// reads the same number of rows.

/** The requested page; one extra row shows whether there are more. */
export type ListPage = { after?: string; before?: string; limit: number; inverted: boolean }

/** The sort columns of a list. */
export type ListRow = { id: string; at: Date }

/** Creates a cursor that stays valid when its row has moved or was deleted. */
export function cursorFor({ id, at }: ListRow): string {
  return cursorOf(at, id)
}

/** Returns the condition and the order of a page, by a date and an id. */
export function pageSql(at: Prisma.Sql, id: Prisma.Sql, { after, before, inverted }: ListPage): [Prisma.Sql, Prisma.Sql] {
  const where = [
    Prisma.sql`true`,
    ...(after ? [Prisma.sql`(${at}, ${id}) < (${parseCursor(after)})`] : []),
    ...(before ? [Prisma.sql`(${at}, ${id}) > (${parseCursor(before)})`] : []),
  ]
  const order = inverted ? Prisma.sql`${at} ASC, ${id} ASC` : Prisma.sql`${at} DESC, ${id} DESC`
  return [Prisma.join(where, ' AND '), order]
}

function parseCursor(cursor: string): Prisma.Sql {
  const [at, id = ''] = cursorParts(cursor)
  return Prisma.sql`${cursorDate(at)}::timestamptz, ${id}::text`
}

/** Returns the rows to log, without the additional row. */
export function withoutExtraRow<Row>(rows: Row[], { limit }: ListPage): Row[] {
  return rows.slice(0, limit - 1)
}
