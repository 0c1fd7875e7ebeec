import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The version of the academy, from the package.json of the repository. */
export const academyVersion: string = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
).version

/** Returns whether version `one` is newer than `other`; both are like 1.2.3. */
export function isNewerVersion(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}
