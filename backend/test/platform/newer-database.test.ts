import { afterAll, describe, expect, it } from 'vitest'
import { migrate, migrationState } from '../../src/database/migrate.ts'
import type { Database } from '../../src/database/open.ts'
import { kinds } from '../support/academy/academy.ts'
import { type AcademyData, removeAll, seededData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { command } from '../support/admin/command.ts'

const future = '29991231000000_future'

afterAll(async () => {
  await endAll()
  await removeAll()
})

describe.each(kinds)('a %s database of a newer version', (kind) => {
  it('is refused by the server and by commands, and is not changed', async () => {
    const data = await seededData(kind)
    await within(data, ({ query }) =>
      query(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
        VALUES ('f', 'f', '${future}', now(), now(), 1)`),
    )
    const before = await historyOf(data)
    const academy = await AcademyProcess.begin(data.env)
    expect(await academy.exit()).toBe(1)
    expect(academy.output.trim()).toBe(
      `DEEPM Academy could not start. The database is newer than this version of the academy: it has the migration ${future}. Start the version that made it, or restore a backup from before the upgrade.`,
    )
    expect(await command(data, ['staff', 'list'])).toMatchObject({ code: 1, err: expect.stringContaining(future) })
    const { code, json } = await command(data, ['doctor', '--json'])
    expect(code).toBe(1)
    expect(json).toContainEqual(expect.objectContaining({ check: 'migrations', state: 'problem' }))
    expect(await historyOf(data)).toEqual(before)
    // A newer version that failed to migrate left nothing behind.
    await within(data, async (database) => {
      await database.query(`UPDATE "_prisma_migrations" SET finished_at = NULL, rolled_back_at = now() WHERE id = 'f'`)
      expect(await migrate(database)).toEqual([])
      expect(await migrationState(database)).toMatchObject({ pending: [], unknown: [] })
    })
  })
})

function historyOf(data: AcademyData) {
  return within(data, ({ query }) => query('SELECT * FROM "_prisma_migrations" ORDER BY migration_name'))
}

async function within<T>({ open }: AcademyData, act: (database: Database) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}
