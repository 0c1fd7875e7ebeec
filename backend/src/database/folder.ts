import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { cannotWrite, isUnwritable } from '../write-once.ts'
import { takeOwnership } from './owner-lock.ts'

/** Without these a folder is no whole database; PGlite would begin a new one over what is left. */
const vital = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf']

/**
 * Opens the embedded database of a folder as its one owner, or begins one where there is none. Data that are there are never begun anew.
 *
 * @returns the database, and a function that gives the folder back after it was closed
 * @throws Error that says what is wrong with the folder and what to do
 */
export async function openFolder(dataDir: string): Promise<{ pglite: PGlite; release: () => Promise<void> }> {
  const release = await takeOwnership(dataDir).catch((error: unknown) => {
    throw isUnwritable(error) ? cannotWrite(dataDir, error) : error
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

async function openStore(dataDir: string): Promise<PGlite> {
  const store = path.join(dataDir, 'pglite')
  const begun = path.join(dataDir, 'pglite.begun')
  try {
    if (existsSync(begun)) putAside(store, begun)
    mkdirSync(store, { recursive: true })
    if (readdirSync(store).length === 0) writeFileSync(begun, String(statSync(store).ino))
    else expectWhole(store)
    const pglite = await PGlite.create({ dataDir: store })
    rmSync(begun, { force: true })
    return pglite
  } catch (error) {
    if (isUnwritable(error)) throw cannotWrite(dataDir, error)
    const why = error instanceof DamagedError ? error.message : 'its files are damaged'
    throw new Error(`DATA_DIR: the embedded database in ${store} cannot be opened: ${why}. ${whatToDo}`, { cause: error })
  }
}

/** Its making was cut off, before anything was stored. Another folder in its place, such as a backup, is not what was begun. */
function putAside(store: string, begun: string): void {
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

function expectWhole(store: string): void {
  const missing = vital.filter((name) => !existsSync(path.join(store, name)))
  if (missing.length > 0)
    throw new DamagedError(`it is damaged, ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`)
}

/** Long enough for the answers under way, which say that the database is not to be had. */
const lastAnswersMs = 1000

/**
 * A database that cannot write its log stops itself, and its next statement would turn in circles and block the whole process. So no
 * statement is let in after that, and the process ends: a new one finds everything that was acknowledged.
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
