import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { create, extract } from 'tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restore as restoreDump } from '../../src/admin/backup/postgres-tools.ts'
import { unfinishedRestore } from '../../src/database/folder.ts'
import type { Academy } from '../support/academy/academy.ts'
import { type AcademyData, emptyFolder, prepare, removeAll, seededData } from '../support/academy/academy-data.ts'
import { backupFile, backupKinds, emptyTarget } from '../support/admin/backups.ts'
import { command } from '../support/admin/command.ts'
import { everyRow } from '../support/people/erasures.ts'
import { signUp } from '../support/people/people.ts'

type Target = Pick<AcademyData, 'env' | 'open'>
const passphrase = { more: { BACKUP_PASSPHRASE: 'correct horse battery' } }

describe.each(backupKinds)('backup and restore of the %s database', (kind) => {
  let data: AcademyData
  let plain: string
  const restore = (target: Target, file: string, ...args: string[]) => command(target, ['restore', file, ...args])
  const rows = (of: Target) => prepare(of as AcademyData, (academy: Academy) => everyRow(academy))
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
    const inFile = path.join(emptyFolder(), 'passphrase')
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

  it('replaces a database only with --replace, and a confirmation', async () => {
    const target = await seededData(kind)
    await prepare(target, ({ db }) => db.user.deleteMany({ where: { id: 'demo-parent' } }))
    const before = await rows(target)
    expect(await restore(target, plain, '--yes')).toMatchObject({ code: 1, err: expect.stringContaining('Add --replace') })
    expect(await restore(target, plain, '--replace')).toMatchObject({ code: 1, err: expect.stringContaining('Add --yes') })
    expect(await rows(target)).toEqual(before)
    const { code, json } = await restore(target, plain, '--replace', '--yes', '--json')
    expect(code).toBe(0)
    expect(await rows(target)).toEqual(await rows(data))
    if (kind === 'embedded') expect(existsSync(json.kept)).toBe(true)
    // The schema that a restore creates can be backed up and replaced again.
    const again = backupFile()
    expect(await command(target, ['backup', again])).toMatchObject({ code: 0 })
    expect(await restore(target, again, '--replace', '--yes')).toMatchObject({ code: 0 })
    expect(await rows(target)).toEqual(await rows(data))
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

  if (kind === 'server') {
    it('refuses to replace a database that others use', async () => {
      const target = await seededData(kind)
      await prepare(target, async (academy) => {
        const before = await everyRow(academy)
        const refused = await restore(target, plain, '--replace', '--yes')
        expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Stop the academy first.') })
        expect(await everyRow(academy)).toEqual(before)
      })
    })

    it('leaves the database as it was when the dump ends early or a statement fails', async () => {
      const target = await seededData(kind)
      const before = await rows(target)
      const folder = emptyFolder()
      await extract({ file: plain, cwd: folder })
      const dump = path.join(folder, 'database.dump')
      const url = String(target.env['DATABASE_URL'])
      const drop = ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']
      await expect(restoreDump(url, dump, [])).rejects.toThrow(/psql failed: .*already exists/)
      truncateSync(dump, statSync(dump).size - 2000)
      await expect(restoreDump(url, dump, drop)).rejects.toThrow(/pg_restore failed/)
      expect(await rows(target)).toEqual(before)
    })
  } else {
    it('does not start on a folder whose restore was interrupted, until it is restored again', async () => {
      const target = await emptyTarget(kind)
      const dataDir = String(target.env['DATA_DIR'])
      writeFileSync(unfinishedRestore(dataDir), '')
      await expect(target.open()).rejects.toThrow('a restore into')
      expect(await restore(target, plain)).toMatchObject({ code: 0 })
      expect(await rows(target)).toEqual(await rows(data))
    })

    it('refuses while a process uses the folder', async () => {
      const dataDir = path.join(emptyFolder(), 'copy')
      cpSync(String(data.env['DATA_DIR']), dataDir, { recursive: true })
      writeFileSync(path.join(dataDir, 'owner.pid'), String(process.ppid))
      const target = { env: { DATA_DIR: dataDir } }
      for (const args of [
        ['backup', backupFile()],
        ['restore', plain, '--replace', '--yes'],
      ])
        expect(await command(target, args)).toMatchObject({ code: 1, err: expect.stringContaining('already runs the academy') })
    })
  }
})

/** Returns a copy of a backup with another manifest, and the checksum of it or the previous one. */
async function withManifest(file: string, change: object, checksum: 'right' | 'kept' = 'right'): Promise<string> {
  const folder = emptyFolder()
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
