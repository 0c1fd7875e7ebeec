import { copyFile, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/config.ts'
import { secretName } from './manifest.ts'

/** Copies the stored session secret into a backup, unless it comes from `SESSION_SECRET`. Returns whether it did. */
export async function copySecret(config: Config, folder: string): Promise<boolean> {
  const stored = path.join(config.dataDir, secretName)
  const text = await readFile(stored, 'utf8').catch(() => null)
  if (text !== config.sessionSecret) return false
  await copyFile(stored, path.join(folder, secretName))
  return true
}

/** Stores the session secret of a backup. A different one is kept under another name. */
export async function restoreSecret({ dataDir }: Config, folder: string): Promise<void> {
  const stored = path.join(dataDir, secretName)
  const [restored, present] = await Promise.all([
    readFile(path.join(folder, secretName), 'utf8'),
    readFile(stored, 'utf8').catch(() => null),
  ])
  if (restored === present) return
  if (present !== null) await rename(stored, `${stored}.replaced-${(await stat(stored)).mtimeMs.toFixed()}`)
  const partial = `${stored}.partial`
  await writeFile(partial, restored, { mode: 0o600 })
  await rename(partial, stored)
}
