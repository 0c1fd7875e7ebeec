import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the built web app. */
export const dist = path.resolve(import.meta.dirname, '../dist')

/** Returns the text of a built file. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(dist, file), 'utf8')
}
