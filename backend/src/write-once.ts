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

/** The disk is full, read-only, or somebody else's. */
export function isUnwritable(error: unknown): error is NodeJS.ErrnoException {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** What to say of a folder of ours then. */
export function cannotWrite(dataDir: string, error: NodeJS.ErrnoException): Error {
  const why = error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'its disk is full; make room' : 'let this user write there'
  return new Error(
    `DATA_DIR: ${dataDir} cannot be written (${error.code}): ${why}, or name another folder. Nothing was changed.`,
    {
      cause: error,
    },
  )
}
