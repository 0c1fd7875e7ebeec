import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { create, extract } from 'tar'
import { openFolder, unfinishedRestore } from '../../database/folder.ts'
import { type MigrationState, migrationState } from '../../database/migrate.ts'
import { acquireOwnerLock } from '../../database/owner-lock.ts'
import { RefusedError } from '../session/refusals.ts'

/** Copies the embedded database to a file while no process uses it. Returns its migrations. */
export async function dumpFolder(dataDir: string, file: string): Promise<MigrationState> {
  // Opening it first applies what a killed process left in the log, and refuses a damaged folder.
  const { pglite, release } = await openFolder(dataDir)
  try {
    const state = await stateOf(pglite)
    await pglite.close()
    await create({ cwd: dataDir, file, gzip: true, portable: true }, ['pglite'])
    return state
  } finally {
    if (!pglite.closed) await pglite.close()
    await release()
  }
}

/**
 * Replaces the embedded database by a dump. The dump is extracted and opened beside the present one, which is kept under another name.
 *
 * @param migrations those that the dump must have
 * @returns the folder of the replaced database; `null` when there was none
 * @throws RefusedError when there is a database and `isReplaced` is false
 */
export async function restoreFolder(
  dataDir: string,
  file: string,
  migrations: string[],
  isReplaced: boolean,
): Promise<string | null> {
  const release = await acquireOwnerLock(dataDir)
  try {
    const store = path.join(dataDir, 'pglite')
    const isThere = existsSync(store) && readdirSync(store).length > 0
    if (isThere && !isReplaced)
      throw new RefusedError(`There is a database in ${dataDir}. Add --replace to replace it; it is kept under another name.`)
    const restored = await extractStore(dataDir, file, migrations)
    return await exchange(dataDir, store, restored, isThere)
  } finally {
    await release()
  }
}

async function extractStore(dataDir: string, file: string, migrations: string[]): Promise<string> {
  const folder = path.join(dataDir, 'restoring')
  await rm(folder, { recursive: true, force: true })
  try {
    await mkdir(folder, { mode: 0o700 })
    await extract({ file, cwd: folder, strict: true })
    const pglite = await PGlite.create({ dataDir: path.join(folder, 'pglite') })
    const { applied } = await stateOf(pglite)
    await pglite.close()
    if (applied.join() !== migrations.join()) throw new Error('its migrations are not those of the manifest')
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new RefusedError(`The database in the backup cannot be opened: ${(error as Error).message}`)
  }
}

/** While the mark exists, the academy does not start, because it would create an empty database between the two renames. */
async function exchange(dataDir: string, store: string, restored: string, isThere: boolean): Promise<string | null> {
  const aside = isThere ? `${store}.replaced-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}` : null
  const mark = unfinishedRestore(dataDir)
  await writeFile(mark, 'A restore was interrupted. Run it again.\n')
  if (aside) await rename(store, aside)
  else await rm(store, { recursive: true, force: true })
  await rename(path.join(restored, 'pglite'), store)
  await rm(`${store}.begun`, { force: true })
  await rm(restored, { recursive: true, force: true })
  await rm(mark)
  return aside
}

function stateOf(pglite: PGlite): Promise<MigrationState> {
  return migrationState({ query: async (sql) => (await pglite.query<Record<string, unknown>>(sql)).rows })
}
