import { InvalidInputError } from './errors.ts'
import { isStorableDate } from './timestamps.ts'

// Cursors of lists that are sorted by more than an id. A cursor contains the sort values of its row. A client may have changed
// them, so a forged cursor points to some position in its list or is refused; its values only have to be harmless.

/** Creates a cursor that stays valid when its row has moved or was deleted. */
export function cursorOf(...parts: (string | number | Date)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Returns the values of a cursor as text; a part that is neither text nor number becomes empty. PostgreSQL rejects U+0000. */
export function cursorParts(cursor: string): string[] {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // Not a cursor of ours.
  }
  if (!Array.isArray(parts)) return []
  return parts.map((part) => (typeof part === 'string' || typeof part === 'number' ? `${part}`.replaceAll('\0', '') : ''))
}

/** Returns the date in a part of a cursor; the start of 1970 when it is invalid or out of range. */
export function cursorDate(part = ''): Date {
  const moment = new Date(part)
  return isStorableDate(moment) ? moment : new Date(0)
}

/** For lists that refuse an invalid cursor. */
export function invalidCursorError(side: 'after' | 'before', of: 'list' | 'order'): InvalidInputError {
  return new InvalidInputError([
    { field: side, message: `“${side}” is not a valid place in this ${of}. Start with the first page.` },
  ])
}
