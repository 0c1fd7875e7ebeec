import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../../../src/database/open.ts'
import type { Kind } from '../academy/academy.ts'
import { kinds } from '../academy/academy.ts'
import { type AcademyData, emptyFolder, prepare, serverData } from '../academy/academy-data.ts'
import { everyRow } from '../people/erasures.ts'

/** Databases that can be backed up here: PostgreSQL needs its client programs. */
export const backupKinds: Kind[] = kinds.filter((kind) => kind === 'embedded' || hasTools())

if (backupKinds.length < kinds.length) console.log('NOT TESTED: backups of PostgreSQL, as pg_dump is not installed')

function hasTools(): boolean {
  try {
    for (const program of ['pg_dump', 'pg_restore', 'psql']) execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export type Target = Pick<AcademyData, 'env' | 'open'>

const folders: string[] = []

/** Returns a new folder, until `removeFolders`. */
export function newFolder(): string {
  const folder = emptyFolder()
  folders.push(folder)
  return folder
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Returns a name for a new backup, in a new folder. */
export function backupFile(): string {
  return path.join(newFolder(), 'academy.backup')
}

/** Returns an empty target for a restore. */
export async function emptyTarget(kind: Kind): Promise<Target> {
  const dataDir = newFolder()
  if (kind === 'server') return serverData(dataDir, '')
  return { env: { DATA_DIR: dataDir }, open: () => openDatabase({ dataDir }) }
}

/** Returns every row of a database, as text. */
export function rowsOf({ open, env }: Target): Promise<Map<string, string[]>> {
  return prepare({ open, env, remove: async () => {} }, everyRow)
}
