import { mkdir, readFile, rm } from 'node:fs/promises'
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
      if ((await readOwner(file)) === process.pid) return () => rm(file, { force: true })
    }
    const owner = await readOwner(file)
    if (owner && owner !== process.pid && isAlive(owner)) {
      throw new Error(`DATA_DIR: process ${owner} already runs the academy on ${dataDir}; stop it first or choose another folder`)
    }
    // The owner died without giving the folder back (a crash, a power cut): its claim is void.
    foundDead = true
    await rm(file, { force: true })
  }
}

async function readOwner(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8').catch(() => ''))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
