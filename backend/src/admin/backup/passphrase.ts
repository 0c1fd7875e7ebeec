import { readFileSync } from 'node:fs'
import { RefusedError } from '../session/refusals.ts'

const shortest = 12

/**
 * Returns the passphrase from the file or the variable; `null` without either.
 *
 * @throws RefusedError when the file cannot be read or the passphrase is short
 */
export function readPassphrase(env: Record<string, string | undefined>, file: string | undefined): string | null {
  const passphrase = file ? fromFile(file) : env['BACKUP_PASSPHRASE'] || null
  if (passphrase !== null && passphrase.length < shortest)
    throw new RefusedError(`The passphrase must have at least ${shortest} characters.`)
  return passphrase
}

function fromFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new RefusedError(`--passphrase-file: ${(error as Error).message}`)
  }
}
