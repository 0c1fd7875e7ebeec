import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { writeFileExclusive } from '../core/write-file-exclusive.ts'

/** Long enough for another process, which read the same stale claim, to have removed ours by mistake. */
const settleMs = 60

/** A running process uses the folder. */
export class FolderInUseError extends Error {}

/**
 * Makes this process the only owner of an embedded database folder on this machine. PGlite does not lock its files, and two processes
 * writing them would corrupt the data.
 *
 * @returns a function that releases the folder
 * @throws FolderInUseError when a running process owns it
 */
export async function acquireOwnerLock(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, 'owner.pid')
  let foundDead = false
  for (;;) {
    if (writeFileExclusive(file, String(process.pid))) {
      if (foundDead) await delay(settleMs)
      if (Number(readClaim(file)) === process.pid) return () => rm(file, { force: true })
    }
    const claim = readClaim(file)
    const owner = Number(claim)
    if (owner && owner !== process.pid && isAlive(owner)) {
      throw new FolderInUseError(
        `DATA_DIR: process ${owner} already runs the academy on ${dataDir}; stop it first or choose another folder`,
      )
    }
    // The owner died without releasing the folder (a crash, a power failure), so its claim is stale.
    foundDead = true
    releaseOwnerLock(file, claim)
  }
}

/**
 * Removes a claim that was read before. A newer claim stays, or is restored immediately. The function is synchronous, so no other code of
 * this process runs in between.
 */
export function releaseOwnerLock(file: string, claim: string): void {
  if (readClaim(file) !== claim) return
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (readClaim(aside) !== claim) {
    try {
      linkSync(aside, file)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
  rmSync(aside, { force: true })
}

/** Returns an empty string when there is no claim. An unreadable claim may belong to a running process, so the error is thrown. */
function readClaim(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
