import { link, mkdir, readFile, rename, rm } from 'node:fs/promises'
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
      if (ownerIn(await readClaim(file)) === process.pid) return () => rm(file, { force: true })
    }
    const claim = await readClaim(file)
    const owner = ownerIn(claim)
    if (owner && owner !== process.pid && isAlive(owner)) {
      throw new Error(`DATA_DIR: process ${owner} already runs the academy on ${dataDir}; stop it first or choose another folder`)
    }
    // The owner died without giving the folder back (a crash, a power cut): its claim is void.
    foundDead = true
    await removeClaim(file, claim)
  }
}

/** Removes a claim that was read before, and gives back what it takes away instead: another starter may have claimed the folder since. */
async function removeClaim(file: string, claim: string): Promise<void> {
  const aside = `${file}.${process.pid}`
  try {
    await rename(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if ((await readClaim(aside)) !== claim) {
    await link(aside, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  await rm(aside, { force: true })
}

function readClaim(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

function ownerIn(claim: string): number {
  return Number(claim)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
