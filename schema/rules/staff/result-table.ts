/** The first list of a result as a table: its path, its columns, and a text for each cell. */
export type ResultTable = { path: string; columns: string[]; rows: string[][] }

/**
 * Turns a query result into a table. Its rows are the first list found, nearest to the root; a connection's rows are its nodes.
 * Nested objects become dotted columns, and a list within a row becomes one cell. `__typename` is omitted. A result without a
 * list becomes a table with one row.
 *
 * @returns `null` when there is nothing to show
 */
export function resultTable(data: unknown): ResultTable | null {
  if (!isObject(data)) return null
  const { path, list } = firstList(data) ?? { path: '', list: [data] }
  const flat = list.map((row) => flatten(unwrapped(row)))
  const columns = [...new Set(flat.flatMap((row) => [...row.keys()]))]
  if (columns.length === 0) return null
  return { path, columns, rows: flat.map((row) => columns.map((column) => row.get(column) ?? '')) }
}

/** Breadth-first, so that a list at the root comes before one within an object. */
function firstList(data: Record<string, unknown>): { path: string; list: unknown[] } | null {
  const waiting: [path: string, value: Record<string, unknown>][] = [['', data]]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [path, value] = next
    for (const [key, inner] of Object.entries(value)) {
      const at = path ? `${path}.${key}` : key
      if (Array.isArray(inner)) return { path: at, list: inner }
      if (isObject(inner)) waiting.push([at, inner])
    }
  }
  return null
}

function flatten(row: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (!isObject(row)) return into.set(path || 'value', text(row))
  for (const [key, value] of Object.entries(row)) {
    if (key === '__typename') continue
    const at = path ? `${path}.${key}` : key
    if (isObject(value)) flatten(value, at, into)
    else into.set(at, text(value))
  }
  return into
}

/** A connection's row is its node; cursors are not shown. */
function unwrapped(row: unknown): unknown {
  return isObject(row) && 'node' in row ? row['node'] : row
}

function text(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (!Array.isArray(value)) return String(value)
  return value.map((it) => (isObject(it) || Array.isArray(it) ? JSON.stringify(it) : text(it))).join('; ')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
