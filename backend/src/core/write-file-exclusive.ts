import { linkSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file atomically unless it exists. Readers never see a partial file.
 *
 * @returns whether this call wrote it
 */
export function writeFileExclusive(file: string, content: string): boolean {
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

/** The disk is full or read-only, or belongs to another user. */
export function isUnwritable(error: unknown): error is NodeJS.ErrnoException {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Returns the error message for a folder with such a problem. */
export function unwritableFolderError(dataDir: string, error: NodeJS.ErrnoException): Error {
  const why = error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'its disk is full; make room' : 'let this user write there'
  return new Error(
    `DATA_DIR: ${dataDir} cannot be written (${error.code}): ${why}, or name another folder. Nothing was changed.`,
    {
      cause: error,
    },
  )
}
