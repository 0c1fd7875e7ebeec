import { InvalidInputError } from './errors.ts'
import { isKept } from './moments.ts'

// Places in lists that are sorted by more than an id: the values that the row there is sorted by, as somebody who holds the cursor
// may have changed them. A cursor that we did not make leads somewhere in its list, or is refused; what it is compared with only has to be
// harmless.

/** A place that holds when the row that stood there has moved or gone. */
export function cursorOf(...parts: (string | number | Date)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** What stands in a cursor, as texts; a part that is neither text nor number is empty. PostgreSQL knows no U+0000. */
export function partsOf(cursor: string): string[] {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // Nothing that we made.
  }
  if (!Array.isArray(parts)) return []
  return parts.map((part) => (typeof part === 'string' || typeof part === 'number' ? `${part}`.replaceAll('\0', '') : ''))
}

/** The moment in a part of a cursor; the beginning of 1970 for one that is none, or that no row can have. */
export function momentOf(part = ''): Date {
  const moment = new Date(part)
  return isKept(moment) ? moment : new Date(0)
}

/** For lists that refuse a place which they cannot have. */
export function noPlace(side: 'after' | 'before', of: 'list' | 'order'): InvalidInputError {
  return new InvalidInputError([{ field: side, message: `“${side}” is no place in this ${of}. Begin with the first page.` }])
}
