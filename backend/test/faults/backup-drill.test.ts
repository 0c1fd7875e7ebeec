import { afterAll, describe, expect, it } from 'vitest'
import { prepare, removeAll, seededData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { backupFile, backupKinds, emptyTarget } from '../support/admin/backups.ts'
import { command } from '../support/admin/command.ts'
import { WriteLoad, writers } from '../support/load/write-load.ts'

const seed = Number(process.env['FAULT_SEED'] || 20261127)
const encrypted = { more: { BACKUP_PASSPHRASE: 'correct horse battery' } }

afterAll(async () => {
  await endAll()
  await removeAll()
})

describe.each(backupKinds)('a restore drill on the %s database', (kind) => {
  it('finds every acknowledged write in the academy that was restored elsewhere', async () => {
    const data = await seededData(kind)
    const [early, late] = await prepare(data, async (academy) => [await writers(academy, 3), await writers(academy, 8)] as const)
    const academy = await AcademyProcess.start(data.env)
    const before = new WriteLoad(academy.url, early, seed)
    await before.run(60)
    const during = new WriteLoad(academy.url, late, seed + 1)
    const done = during.run(kind === 'server' ? 150 : 60)
    await during.more(10)
    const file = backupFile()
    if (kind === 'server') {
      const begun = during.acknowledged
      expect(await command(data, ['backup', file], encrypted)).toMatchObject({ code: 0, err: '' })
      // The academy did not stop writing while the backup was made.
      expect(during.acknowledged).toBeGreaterThan(begun)
      await done
      expect(during.wrong).toEqual([])
      expect(await academy.end('SIGTERM')).toBe(0)
    } else {
      // The embedded database has one owner, so the process ends before the backup, here in the worst way.
      await academy.end('SIGKILL')
      during.giveUp()
      await done
      expect(await command(data, ['backup', file], encrypted)).toMatchObject({ code: 0, err: '' })
    }
    const target = await emptyTarget(kind)
    expect(await command(target, ['restore', file], encrypted)).toMatchObject({ code: 0, err: '' })
    const restored = await AcademyProcess.start(target.env)
    expect(await restored.end('SIGTERM')).toBe(0)
    const database = await target.open()
    await before.expectKept(database.db)
    await database.close()
  }, 400_000)
})
