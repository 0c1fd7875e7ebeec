import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, describe, expect, it } from 'vitest'
import { migrate } from '../../src/database/migrate.ts'
import { type Database, openDatabase, openEmbedded } from '../../src/database/open.ts'
import { readMigrations, schemaDir } from '../../src/database/schema-engine.ts'
import { readContent } from '../../src/seed/content.ts'
import { type Kind, kinds } from '../support/academy/academy.ts'
import { type AcademyData, emptyFolder, removeAll, serverData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { chance } from '../support/load/write-load.ts'

const seed = Number(process.env['FAULT_SEED'] || 20261122)

const all = await readMigrations()
const names = all.migrationDirectories.map((migration) => migration.path)
const sqlOf = (name: string) => readFileSync(path.join(schemaDir, 'migrations', name, 'migration.sql'), 'utf8')
const tablesOf = (name: string) => [...sqlOf(name).matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, table]) => table as string)
const history = (database: Database) =>
  database.query(`SELECT migration_name AS name, count(*) FILTER (WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL)::int AS done
    FROM _prisma_migrations GROUP BY 1 ORDER BY 1`)

afterAll(async () => {
  await endAll()
  await removeAll()
})

it('every migration runs in a single transaction: none starts, ends or leaves it', () => {
  expect(
    names.filter((name) =>
      /^\s*(BEGIN|COMMIT|ROLLBACK)\b|\bCONCURRENTLY\b|^\s*VACUUM\b/im.test(sqlOf(name).replace(/\$\$[\s\S]*?\$\$/g, '')),
    ),
  ).toEqual([])
})

describe.each(kinds)('a failed migration on the %s database', (kind) => {
  it('is rolled back with instructions, and is applied by a later start once the cause is fixed', async () => {
    const database = await emptyDatabase(kind)
    // An existing table blocks the last table of a later migration.
    const fails = names.slice(1).findLast((name) => tablesOf(name).length > 1) ?? names.at(-1) ?? ''
    const tables = tablesOf(fails)
    const inTheWay = tables.at(-1)
    await migrate(database, { ...all, migrationDirectories: all.migrationDirectories.slice(0, names.indexOf(fails)) })
    await database.query(`CREATE TABLE "${inTheWay}" (mine int)`)
    for (let start = 0; start < 2; start += 1) {
      const told = await migrate(database).catch((error: Error) => error.message)
      expect(told).toContain(`Migration ${fails} failed and left nothing behind; the database is as it was before it.`)
      expect(told).toContain(`relation "${inTheWay}" already exists`)
      expect(await history(database)).toEqual(
        names.slice(0, names.indexOf(fails) + 1).map((name) => ({ name, done: name === fails ? 0 : 1 })),
      )
      expect(await database.query(`SELECT to_regclass('"${tables[0]}"')::text AS made`)).toEqual([{ made: null }])
    }
    await database.query(`DROP TABLE "${inTheWay}"`)
    expect(await migrate(database)).toEqual(names.slice(names.indexOf(fails)))
    expect(await history(database)).toEqual(names.map((name) => ({ name, done: 1 })))
    expect(await migrate(database)).toEqual([])
    await database.close()
  })
})

describe.each(kinds)('a first start on the %s database, killed repeatedly', (kind) => {
  it('completes, with every row exactly once', async () => {
    const data = await emptyData(kind)
    const random = chance(seed)
    const academy = await AcademyProcess.begin(data.env)
    for (let kill = 0; kill < 3; kill += 1) {
      await delay(300 + random() * 2500)
      await academy.end('SIGKILL')
      academy.begin()
    }
    await academy.ready()
    expect(await academy.end('SIGTERM')).toBe(0)
    const database = await data.open()
    expect(await history(database)).toEqual(names.map((name) => ({ name, done: 1 })))
    expect(await database.query(`SELECT sum(amount)::int AS xp FROM "XpEntry" WHERE "learnerId" = 'demo-learner'`)).toEqual([
      { xp: 1250 },
    ])
    const { paths, courses } = readContent()
    const shipped = [...paths.flatMap((it) => it.folders), ...courses].flatMap((it) => it.lessons)
    expect(await database.query('SELECT count(*)::int AS lessons FROM "Lesson"')).toEqual([{ lessons: shipped.length }])
    await database.close()
  }, 240_000)
})

async function emptyDatabase(kind: Kind): Promise<Database> {
  return kind === 'embedded' ? openEmbedded(await PGlite.create()) : (await emptyData(kind)).open()
}

async function emptyData(kind: Kind): Promise<Pick<AcademyData, 'env' | 'open'>> {
  if (kind === 'server') return serverData(emptyFolder(), '')
  const dataDir = emptyFolder()
  return { env: { DATA_DIR: dataDir }, open: () => openDatabase({ dataDir }) }
}
