import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { memoizeAsync } from '../../../core/memoize-async.ts'

/** A report shipped with the academy. */
export type ShippedReport = { id: string; name: string; description: string; query: string }

const dir = path.resolve(import.meta.dirname, '../../../../content/reports')

/**
 * Reads the reports of backend/content/reports by name. A file begins with comments: the name, then a description; the rest is the query.
 */
export const shippedReports = memoizeAsync(
  async (): Promise<ShippedReport[]> =>
    readdirSync(dir)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => read(path.basename(file, '.graphql'), readFileSync(path.join(dir, file), 'utf8')))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
)

function read(id: string, text: string): ShippedReport {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('#'))
  const [name = '', ...description] = lines.slice(0, end).map((line) => line.replace(/^#\s*/, ''))
  return { id, name, description: description.join(' '), query: text.trim() }
}
