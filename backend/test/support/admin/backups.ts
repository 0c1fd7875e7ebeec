import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { openDatabase } from '../../../src/database/open.ts'
import type { Kind } from '../academy/academy.ts'
import { kinds } from '../academy/academy.ts'
import { type AcademyData, emptyFolder, serverData } from '../academy/academy-data.ts'

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

/** Returns a name for a new backup, in a new folder. */
export function backupFile(): string {
  return path.join(emptyFolder(), 'academy.backup')
}

/** Returns an empty target for a restore. */
export async function emptyTarget(kind: Kind): Promise<Pick<AcademyData, 'env' | 'open'>> {
  if (kind === 'server') return serverData(emptyFolder(), '')
  const dataDir = emptyFolder()
  return { env: { DATA_DIR: dataDir }, open: () => openDatabase({ dataDir }) }
}
