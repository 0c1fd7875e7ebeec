import { noPlace } from '../cursor.ts'

type Asked = { after?: string | null | undefined; before?: string | null | undefined }

/**
 * Pages of rows of Prisma, told apart by their id. The plugin writes and reads such cursors; it reads other kinds of values as well, moments
 * and objects, which Prisma or the database would fail on, as if there were a fault of ours.
 */
export const byId = {
  cursor: 'id',
  /** Asked before the cursor is read. */
  maxSize: (asked: Asked): number => {
    for (const side of ['after', 'before'] as const) {
      if (asked[side] && !isId(asked[side])) throw noPlace(side, 'list')
    }
    return 100
  },
} as const

function isId(cursor: string): boolean {
  return /^GPC:S:[^\0]+$/.test(Buffer.from(cursor, 'base64').toString())
}
