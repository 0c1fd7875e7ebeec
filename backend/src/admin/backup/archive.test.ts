import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readArchive, writeArchive } from './archive.ts'
import { assertRestorable, readManifest, writeManifest } from './manifest.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'deepm-archive-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const names = ['manifest.json', 'database.dump']
const facts = { database: 'server' as const, migrations: ['1_init'], secretId: 'x' }

async function pack(passphrase: string | null, content = 'rows '.repeat(50_000)): Promise<string> {
  const from = mkdtempSync(path.join(dir, 'from-'))
  writeFileSync(path.join(from, 'database.dump'), content)
  await writeManifest(from, ['database.dump'], facts)
  const file = path.join(dir, 'backup')
  await writeArchive(from, names, file, passphrase)
  return file
}

async function unpack(file: string, passphrase: string | null): Promise<string> {
  const to = mkdtempSync(path.join(dir, 'to-'))
  await readArchive(file, to, names, passphrase)
  await readManifest(to)
  return readFileSync(path.join(to, 'database.dump'), 'utf8')
}

describe('a backup file', () => {
  it('returns what was written, and leaves no partial file', async () => {
    expect(await unpack(await pack(null), null)).toBe('rows '.repeat(50_000))
    expect(readdirSync(dir).filter((name) => name.startsWith('backup'))).toEqual(['backup'])
  })

  it('that is encrypted needs the passphrase and all of its bytes', async () => {
    const file = await pack('correct horse')
    expect(readFileSync(file).includes('rows rows')).toBe(false)
    expect(await unpack(file, 'correct horse')).toHaveLength(250_000)
    await expect(unpack(file, 'wrong horse')).rejects.toThrow('The passphrase is wrong.')
    await expect(unpack(file, null)).rejects.toThrow('is encrypted')
    truncateSync(file, 100_000)
    await expect(unpack(file, 'correct horse')).rejects.toThrow('is damaged')
  })

  it('with any changed byte of a file or the manifest is refused', async () => {
    const file = await pack(null)
    const content = readFileSync(file)
    for (const text of ['rows', '1_init', '"createdAt": "2', '"bytes": 2']) {
      const at = content.indexOf(text) + text.length - 1
      writeFileSync(file, Buffer.from(content).fill((content[at] ?? 0) ^ 1, at, at + 1))
      await expect(unpack(file, null)).rejects.toThrow(/damaged/)
    }
  })

  it('is refused if it is newer than this version or of the other kind of database', async () => {
    const from = mkdtempSync(path.join(dir, 'from-'))
    const manifest = await writeManifest(from, [], facts)
    expect(() => assertRestorable(manifest, 'server', ['1_init', '2_more'])).not.toThrow()
    expect(() => assertRestorable(manifest, 'server', [])).toThrow('newer version of the academy')
    expect(() => assertRestorable({ ...manifest, version: '99.0.0' }, 'server', ['1_init'])).toThrow('99.0.0 and this is')
    expect(() => assertRestorable(manifest, 'embedded', ['1_init'])).toThrow('set DATABASE_URL')
  })
})
