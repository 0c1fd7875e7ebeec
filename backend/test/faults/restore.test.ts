import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { extract } from 'tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restore as restoreDump } from '../../src/admin/backup/postgres-tools.ts'
import { unfinishedRestore } from '../../src/database/folder.ts'
import { type AcademyData, prepare, removeAll, seededData } from '../support/academy/academy-data.ts'
import { testSecret } from '../support/academy/academy-process.ts'
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
import { chance } from '../support/load/write-load.ts'
import { everyRow } from '../support/people/erasures.ts'
import { signUp } from '../support/people/people.ts'

const random = chance(Number(process.env['FAULT_SEED'] || 20261127))

describe.each(backupKinds)('a restore of the %s database', (kind) => {
  let data: AcademyData
  let plain: string
  const restore = (target: Target, file: string, ...args: string[]) => command(target, ['restore', file, ...args])
  beforeAll(async () => {
    data = await seededData(kind)
    await prepare(data, (academy) => signUp(academy))
    plain = backupFile()
    expect(await command(data, ['backup', plain])).toMatchObject({ code: 0, err: '' })
  })
  afterAll(removeAll)
  afterAll(removeFolders)

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

  it('changes nothing or everything when it is killed at any time', async () => {
    const target = await seededData(kind)
    await prepare(target, ({ db }) => db.user.deleteMany({ where: { id: 'demo-parent' } }))
    const [before, after] = [await rows(target), await rows(data)]
    let killed = 0
    for (let kill = 0; kill < 6; kill += 1) {
      const child = spawn(process.execPath, ['src/admin/main.ts', 'restore', plain, '--replace', '--yes'], {
        cwd: path.resolve(import.meta.dirname, '../..'),
        // A killed process cannot remove what it extracted.
        env: { ...process.env, TMPDIR: newFolder(), SESSION_SECRET: testSecret, ...target.env },
        stdio: 'ignore',
      })
      const ended = once(child, 'exit')
      await delay(700 + random() * 2500)
      child.kill('SIGKILL')
      const [code] = await ended
      if (code === null) killed += 1
      // An embedded database that was being exchanged does not open, and the next restore completes it.
      const found = await rows(target).catch((error: Error) => error.message)
      if (typeof found === 'string') expect(found).toContain('a restore into')
      else expect([before, after]).toContainEqual(found)
    }
    expect(killed).toBeGreaterThan(0)
    expect(await restore(target, plain, '--replace', '--yes')).toMatchObject({ code: 0 })
    expect(await rows(target)).toEqual(after)
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
      const folder = newFolder()
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
      const dataDir = path.join(newFolder(), 'copy')
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
