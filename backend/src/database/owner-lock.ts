import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { writeOnce } from '../write-once.ts'

/** Long enough for another starter, who saw the same dead claim, to have taken ours for it. */
const settleMs = 60

/**
 * Makes this process the one owner of an embedded database folder on this machine. PGlite itself does not lock its files, and two
 * processes writing them would damage both copies.
 *
 * @returns a function that gives the folder back
 * @throws Error when a living process owns it
 */
export async function takeOwnership(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, 'owner.pid')
  let foundDead = false
  for (;;) {
    if (writeOnce(file, String(process.pid))) {
      if (foundDead) await delay(settleMs)
      if (Number(readClaim(file)) === process.pid) return () => rm(file, { force: true })
    }
    const claim = readClaim(file)
    const owner = Number(claim)
    if (owner && owner !== process.pid && isAlive(owner)) {
      throw new Error(`DATA_DIR: process ${owner} already runs the academy on ${dataDir}; stop it first or choose another folder`)
    }
    // The owner died without giving the folder back (a crash, a power cut): its claim is void.
    foundDead = true
    removeClaim(file, claim)
  }
}

/**
 * Removes a claim that was read before. What was claimed since is left, or given back at once; nothing else of this process runs in between.
 */
export function removeClaim(file: string, claim: string): void {
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

/** Empty where there is none. One that cannot be read may be a living process's. */
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
