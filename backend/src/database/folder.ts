import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { isUnwritable, unwritableFolderError } from '../core/write-file-exclusive.ts'
import { acquireOwnerLock } from './owner-lock.ts'

/** Without these files a folder is not a complete database, and PGlite would create a new one over the rest. */
const vital = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf']

/**
 * Opens the embedded database of a folder as its only owner, or creates one in an empty folder. Existing data is never replaced.
 *
 * @returns the database, and a function that releases the folder after the database is closed
 * @throws Error that describes the problem with the folder and what to do
 */
export async function openFolder(dataDir: string): Promise<{ pglite: PGlite; release: () => Promise<void> }> {
  const release = await acquireOwnerLock(dataDir).catch((error: unknown) => {
    throw isUnwritable(error) ? unwritableFolderError(dataDir, error) : error
  })
  try {
    const pglite = await openStore(dataDir)
    endAfterPanic(pglite, dataDir)
    return { pglite, release }
  } catch (error) {
    await release()
    throw error
  }
}

/** Returns whether a folder contains an embedded database, complete or not. */
export function hasStore(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'pglite'))
}

/** Exists while a restore exchanges the database of a folder. */
export function unfinishedRestore(dataDir: string): string {
  return path.join(dataDir, 'restore-unfinished')
}

async function openStore(dataDir: string): Promise<PGlite> {
  const store = path.join(dataDir, 'pglite')
  const begun = path.join(dataDir, 'pglite.begun')
  if (existsSync(unfinishedRestore(dataDir)))
    throw new Error(`DATA_DIR: a restore into ${dataDir} was interrupted. Run it again: npm run restore -- FILE`)
  try {
    if (existsSync(begun)) moveAside(store, begun)
    mkdirSync(store, { recursive: true })
    if (readdirSync(store).length === 0) writeFileSync(begun, String(statSync(store).ino))
    else assertComplete(store)
    const pglite = await PGlite.create({ dataDir: store })
    rmSync(begun, { force: true })
    return pglite
  } catch (error) {
    if (isUnwritable(error)) throw unwritableFolderError(dataDir, error)
    const why = error instanceof DamagedError ? error.message : 'its files are damaged'
    throw new Error(`DATA_DIR: the embedded database in ${store} cannot be opened: ${why}. ${whatToDo}`, { cause: error })
  }
}

/**
 * Moves a database aside if its creation was interrupted before anything was stored. Leaves any other folder in its
 * place, such as a backup.
 */
function moveAside(store: string, begun: string): void {
  const isThatFolder = existsSync(store) && readFileSync(begun, 'utf8') === String(statSync(store).ino)
  if (isThatFolder) {
    rmSync(`${store}.cut-off`, { recursive: true, force: true })
    renameSync(store, `${store}.cut-off`)
  }
  rmSync(begun)
}

const whatToDo =
  'Nothing in it was replaced. Copy the folder as it is to a safe place; then put a backup there, or name another folder to begin anew.'

class DamagedError extends Error {}

function assertComplete(store: string): void {
  const missing = vital.filter((name) => !existsSync(path.join(store, name)))
  if (missing.length > 0)
    throw new DamagedError(`it is damaged, ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`)
}

/** Long enough to send the pending responses, which report that the database is unavailable. */
const lastAnswersMs = 1000

/**
 * A PGlite that cannot write its log stops, and its next statement would loop endlessly and block the whole process. No statement runs
 * after that, and the process exits. The next process finds all acknowledged data.
 */
function endAfterPanic(pglite: PGlite, dataDir: string): void {
  let stopped: Error | undefined
  const guard = <A extends unknown[], R>(run: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      if (stopped) throw stopped
      try {
        return await run(...args)
      } catch (error) {
        if ((error as { severity?: string }).severity !== 'PANIC') throw error
        stopped = error as Error
        console.error(`DATA_DIR: the embedded database in ${dataDir} stopped: ${stopped.message}. ${afterPanic}`)
        setTimeout(() => process.exit(1), lastAnswersMs)
        throw error
      }
    }
  }
  pglite.execProtocol = guard(pglite.execProtocol.bind(pglite))
  pglite.execProtocolStream = guard(pglite.execProtocolStream.bind(pglite))
}

const afterPanic = 'What was acknowledged is kept. Make room or mend the disk, then start the academy again.'
