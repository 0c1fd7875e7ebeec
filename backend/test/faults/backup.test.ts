import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { create, extract } from 'tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AcademyData, prepare, removeAll, seededData } from '../support/academy/academy-data.ts'
import {
  backupFile,
  backupKinds,
  emptyTarget,
  newFolder,
  removeFolders,
  rowsOf as rows,
  type Target,
} from '../support/admin/backups.ts'
import { command } from '../support/admin/command.ts'
import { signUp } from '../support/people/people.ts'

const passphrase = { more: { BACKUP_PASSPHRASE: 'correct horse battery' } }

describe.each(backupKinds)('a backup of the %s database', (kind) => {
  let data: AcademyData
  let plain: string
  const restore = (target: Target, file: string, ...args: string[]) => command(target, ['restore', file, ...args])
  const isEmpty = async ({ env, open }: Target) => {
    if (kind === 'embedded') return !readdirSync(String(env['DATA_DIR'])).some((name) => /pglite|restor/.test(name))
    const database = await open()
    const [found] = await database.query(`SELECT to_regclass('"User"') IS NULL AS is_empty`)
    await database.close()
    return found?.['is_empty']
  }
  beforeAll(async () => {
    data = await seededData(kind)
    await prepare(data, (academy) => signUp(academy))
    plain = backupFile()
    expect(await command(data, ['backup', plain, '--json'])).toMatchObject({ code: 0, err: '', json: { database: kind } })
  })
  afterAll(removeAll)
  afterAll(removeFolders)

  it('restores every row into an empty database, and leaves nothing else behind', async () => {
    expect(statSync(plain).mode & 0o777).toBe(0o600)
    expect(readdirSync(path.dirname(plain))).toEqual(['academy.backup'])
    const target = await emptyTarget(kind)
    expect(await restore(target, plain)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('Restored the backup of'),
    })
    expect(await rows(target)).toEqual(await rows(data))
    expect(await command(data, ['backup', plain])).toMatchObject({ code: 1, err: `${plain} exists already.\n` })
  })

  it('encrypts with a passphrase, and refuses a wrong, a short and a missing one', async () => {
    const file = backupFile()
    expect(await command(data, ['backup', file, '--encrypt'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('needs BACKUP'),
    })
    const short = await command(data, ['backup', file], { more: { BACKUP_PASSPHRASE: 'short' } })
    expect(short).toMatchObject({ code: 1, err: expect.stringContaining('at least 12') })
    expect(await command(data, ['backup', file, '--encrypt'], passphrase)).toMatchObject({ code: 0 })
    expect(readFileSync(file).includes('manifest.json')).toBe(false)
    const target = await emptyTarget(kind)
    expect(await restore(target, file)).toMatchObject({ code: 1, err: expect.stringContaining('is encrypted') })
    const wrong = await command(target, ['restore', file], { more: { BACKUP_PASSPHRASE: 'wrong horse battery' } })
    expect(wrong).toMatchObject({ code: 1, err: 'The passphrase is wrong.\n' })
    const cut = backupFile()
    cpSync(file, cut)
    truncateSync(cut, statSync(cut).size - 100)
    expect(await command(target, ['restore', cut], passphrase)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is damaged'),
    })
    expect(await isEmpty(target)).toBe(true)
    const inFile = path.join(newFolder(), 'passphrase')
    writeFileSync(inFile, 'correct horse battery\n')
    expect(await restore(target, file, '--passphrase-file', inFile)).toMatchObject({ code: 0 })
    expect(await rows(target)).toEqual(await rows(data))
  })

  it('refuses a damaged backup, another file, and changes nothing', async () => {
    const target = await emptyTarget(kind)
    const content = readFileSync(plain)
    const variants: [string, Buffer][] = [
      [
        'one bit',
        Buffer.from(content).fill((content[content.length >> 1] ?? 0) ^ 1, content.length >> 1, (content.length >> 1) + 1),
      ],
      ['cut off', content.subarray(0, content.length >> 1)],
      ['other', Buffer.from('a text that is no backup '.repeat(100))],
      ['nothing', Buffer.alloc(0)],
    ]
    for (const [what, bytes] of variants) {
      const file = backupFile()
      writeFileSync(file, bytes)
      expect({ what, ...(await restore(target, file)) }).toMatchObject({ what, code: 1, err: expect.stringMatching(/damaged/) })
    }
    expect(await restore(target, '/no/such/file')).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') })
    expect(await isEmpty(target)).toBe(true)
  })

  it('refuses a backup from a newer version, and of the other kind of database', async () => {
    const target = await emptyTarget(kind)
    const changes: [Record<string, unknown>, string][] = [
      [{ version: '99.0.0' }, 'newer version of the academy, 99.0.0'],
      [{ migrations: ['29991231000000_future'] }, 'with the migration 29991231000000_future'],
      [{ database: kind === 'server' ? 'embedded' : 'server' }, 'DATABASE_URL to restore it'],
      [{ format: 2 }, 'need a newer version'],
    ]
    for (const [change, why] of changes) {
      const file = await withManifest(plain, change)
      expect(await restore(target, file)).toMatchObject({ code: 1, err: expect.stringContaining(why) })
    }
    expect(await restore(target, await withManifest(plain, { version: '99.0.0' }, 'kept'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('manifest.json is missing or has a wrong checksum'),
    })
    expect(await isEmpty(target)).toBe(true)
  })

  it('warns when the session secret is another one, and restores a stored one', async () => {
    const other = { SESSION_SECRET: 'qW7rT2yU9iO4pA6sD1fG8hJ3kL5zX0cV' }
    const warned = await command(await emptyTarget(kind), ['restore', plain], { more: other })
    expect(warned).toMatchObject({ code: 0, err: expect.stringContaining('SESSION_SECRET differs') })
    const stored = path.join(String(data.env['DATA_DIR']), 'session-secret')
    writeFileSync(stored, 'stored'.repeat(8))
    const file = backupFile()
    const unset = { more: { SESSION_SECRET: '' } }
    expect(await command(data, ['backup', file], unset)).toMatchObject({ code: 0 })
    const target = await emptyTarget(kind)
    expect(await command(target, ['restore', file], unset)).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(path.join(String(target.env['DATA_DIR']), 'session-secret'), 'utf8')).toBe('stored'.repeat(8))
  })
})

/** Returns a copy of a backup with another manifest, and the checksum of it or the previous one. */
async function withManifest(file: string, change: object, checksum: 'right' | 'kept' = 'right'): Promise<string> {
  const folder = newFolder()
  await extract({ file, cwd: folder })
  const place = path.join(folder, 'manifest.json')
  const { checksum: before, ...content } = JSON.parse(readFileSync(place, 'utf8'))
  const changed = { ...content, ...change }
  const right = createHash('sha256').update(JSON.stringify(changed)).digest('hex')
  writeFileSync(place, JSON.stringify({ ...changed, checksum: checksum === 'right' ? right : before }))
  const copy = backupFile()
  await create({ cwd: folder, file: copy }, readdirSync(folder))
  return copy
}
