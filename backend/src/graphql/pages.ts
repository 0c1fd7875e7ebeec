import { invalidCursorError } from '../core/cursor.ts'

type Asked = { after?: string | null | undefined; before?: string | null | undefined }

/**
 * Options of Prisma pages with id cursors. The plugin also parses dates and objects in cursors, on which Prisma or the database would fail
 * with a server error, so only ids are accepted.
 */
export const byId = {
  cursor: 'id',
  /** Called before the cursor is parsed. */
  maxSize: (asked: Asked): number => {
    for (const side of ['after', 'before'] as const) {
      if (asked[side] && !isId(asked[side])) throw invalidCursorError(side, 'list')
    }
    return 100
  },
} as const

function isId(cursor: string): boolean {
  return /^GPC:S:[^\0]+$/.test(Buffer.from(cursor, 'base64').toString())
}
