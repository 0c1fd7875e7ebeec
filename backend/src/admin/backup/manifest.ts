import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../config/config.ts'
import { academyVersion, isNewerVersion } from '../../config/version.ts'
import type { Database } from '../../database/open.ts'
import { RefusedError } from '../session/refusals.ts'

export const manifestName = 'manifest.json'
export const secretName = 'session-secret'

type FileEntry = { name: string; bytes: number; sha256: string }

/** Describes a backup. `checksum` covers all other fields, and `files` has the checksums of the files. */
export type Manifest = {
  format: 1
  version: string
  createdAt: string
  database: Database['kind']
  migrations: string[]
  /** Identifies the session secret that signed the data, without revealing it. */
  secretId: string
  files: FileEntry[]
  checksum: string
}

type Facts = Pick<Manifest, 'database' | 'migrations' | 'secretId'>

/** Writes the manifest of the named files in a folder beside them. */
export async function writeManifest(folder: string, names: string[], facts: Facts): Promise<Manifest> {
  const files: FileEntry[] = []
  for (const name of names) files.push(await entryOf(folder, name))
  const content = { format: 1 as const, version: academyVersion, createdAt: new Date().toISOString(), ...facts, files }
  const manifest = { ...content, checksum: checksumOf(content) }
  await writeFile(path.join(folder, manifestName), JSON.stringify(manifest, null, 2))
  return manifest
}

/**
 * Reads the manifest of an extracted backup and checks every file against it.
 *
 * @throws RefusedError for a damaged or incomplete backup
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => '')
  const manifest = parsed(text)
  if (manifest.format !== 1) throw new RefusedError(`Backups of format ${manifest.format} need a newer version of the academy.`)
  const { checksum, ...content } = manifest
  if (checksum !== checksumOf(content)) throw damaged(manifestName)
  for (const entry of manifest.files) {
    const found = await entryOf(folder, entry.name).catch(() => null)
    if (found?.sha256 !== entry.sha256) throw damaged(entry.name)
  }
  return manifest
}

/**
 * Checks that this version can use a backup on the configured database.
 *
 * @throws RefusedError for a backup from a newer version, or of the other kind of database
 */
export function assertRestorable(manifest: Manifest, kind: Database['kind'], known: string[]): void {
  const unknown = manifest.migrations.findLast((name) => !known.includes(name))
  if (unknown || isNewerVersion(manifest.version, academyVersion)) {
    const what = unknown ? `with the migration ${unknown}` : `and this is ${academyVersion}`
    throw new RefusedError(`The backup is from a newer version of the academy, ${manifest.version} ${what}. Use that version.`)
  }
  if (manifest.database !== kind) {
    const [is, set] = kind === 'server' ? ['the embedded database', 'unset'] : ['PostgreSQL', 'set']
    throw new RefusedError(`The backup is of ${is}: ${set} DATABASE_URL to restore it.`)
  }
}

/** Returns an id of a session secret. It reveals nothing, because secrets have at least 32 random characters. */
export function secretIdOf(secret: string): string {
  return createHash('sha256').update(`backup:${secret}`).digest('hex').slice(0, 16)
}

/** Returns whether data with this secret id can be used with the configuration. */
export function hasSecret({ sessionSecret, previousSecrets }: Config, { secretId }: Manifest): boolean {
  return [sessionSecret, ...previousSecrets].some((secret) => secretIdOf(secret) === secretId)
}

function parsed(text: string): Manifest {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(manifestName)
  }
}

function damaged(name: string): RefusedError {
  return new RefusedError(`The backup is damaged: ${name} is missing or has a wrong checksum. Use another backup.`)
}

async function entryOf(folder: string, name: string): Promise<FileEntry> {
  const file = path.join(folder, name)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { name, bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}

function checksumOf(content: Omit<Manifest, 'checksum'>): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
