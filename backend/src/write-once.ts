import { linkSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file unless it exists, whole or not at all: whoever finds the file finds all of it.
 *
 * @returns whether this call wrote it
 */
export function writeOnce(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}.${performance.now()}`
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}
