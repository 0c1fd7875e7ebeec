import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Runs work with a new folder in `parent` that only this user can read. It is removed afterwards, also when the process is interrupted,
 * because it contains personal data.
 */
export async function withStaging<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(parent, '.academy-backup-'))
  const interrupted = (signal: NodeJS.Signals) => {
    rmSync(folder, { recursive: true, force: true })
    process.kill(process.pid, signal)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    return await work(folder)
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    await rm(folder, { recursive: true, force: true })
  }
}
