import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/database/open.ts'
import { type AcademyData, emptyFolder, prepare, removeAll, seededData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { WriteLoad, type Writer, writers } from '../support/load/write-load.ts'

const mounted: string[] = []

/** Mounts a small disk, which requires root. */
function smallDisk(megabytes: number): string | undefined {
  const dir = emptyFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir], { stdio: 'ignore' })
    mounted.push(dir)
    return dir
  } catch {
    rmSync(dir, { recursive: true })
    return undefined
  }
}

const trial = smallDisk(1)
if (!trial) console.log('NOT TESTED: a full and a read-only disk, as this user may not mount one')

/** Fills the disk except for `left` bytes; another process may take the last bytes first. */
function fill(dir: string, left: number): void {
  const { bavail, bsize } = statfsSync(dir)
  try {
    writeFileSync(path.join(dir, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - left)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

describe('the folder of the embedded database', () => {
  let whole: AcademyData
  let people: Writer[]
  const folderOf = (data: AcademyData) => data.env['DATA_DIR'] as string
  const copy = (to = path.join(emptyFolder(), 'copy')) => {
    cpSync(folderOf(whole), to, { recursive: true })
    return to
  }
  const filesOf = (dir: string) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name !== 'postmaster.pid')
      .map((name) => `${name} ${statSync(path.join(dir, name)).size}`)
      .toSorted()

  beforeAll(async () => {
    whole = await seededData('embedded')
    people = await prepare(whole, (academy) => writers(academy, 2))
  })
  afterAll(async () => {
    await endAll()
    for (const dir of mounted) execFileSync('umount', [dir])
    await removeAll()
  })

  it.each([
    [
      'has lost the file that names its version',
      (store: string) => rmSync(path.join(store, 'PG_VERSION')),
      'PG_VERSION is missing',
    ],
    ['has lost its tables', (store: string) => rmSync(path.join(store, 'base'), { recursive: true }), 'base is missing'],
    ['was cut short', (store: string) => truncateSync(path.join(store, 'global/pg_control'), 100), 'its files are damaged'],
  ])('that %s is refused with instructions, and is not recreated', async (_what, damage, why) => {
    const dataDir = copy()
    damage(path.join(dataDir, 'pglite'))
    const before = filesOf(path.join(dataDir, 'pglite'))
    const academy = await AcademyProcess.begin({ DATA_DIR: dataDir })
    expect(await academy.exit()).toBe(1)
    const [line = '', ...more] = academy.output.trim().split('\n')
    expect(line).toContain(`DATA_DIR: the embedded database in ${dataDir}/pglite cannot be opened`)
    expect(line).toContain(why)
    expect(line).toMatch(/Nothing in it was replaced\. Copy the folder .* put a backup there/)
    expect(more).toEqual([])
    expect(filesOf(path.join(dataDir, 'pglite'))).toEqual(before)
    expect(existsSync(path.join(dataDir, 'owner.pid'))).toBe(false)
    rmSync(dataDir, { recursive: true })
  })

  it('is recreated if its creation was interrupted, but not if it was replaced since', async () => {
    const dataDir = emptyFolder()
    const store = path.join(dataDir, 'pglite')
    const begun = path.join(dataDir, 'pglite.begun')
    mkdirSync(store)
    writeFileSync(path.join(store, 'PG_VERSION'), '17\n')
    writeFileSync(begun, String(statSync(store).ino))
    const database = await openDatabase({ dataDir })
    await database.query('CREATE TABLE kept (it int)')
    await database.close()
    expect(existsSync(begun)).toBe(false)
    writeFileSync(begun, 'of another folder')
    const again = await openDatabase({ dataDir })
    expect(await again.query('SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 0 }])
    await again.close()
    rmSync(dataDir, { recursive: true })
  })

  it.runIf(trial || process.getuid?.() !== 0)('without write permission is reported in one line', async () => {
    const dataDir = smallDisk(1) ?? emptyFolder()
    if (mounted.includes(dataDir)) execFileSync('mount', ['-o', 'remount,ro', dataDir])
    else chmodSync(dataDir, 0o500)
    for (const secret of [{}, { SESSION_SECRET: '' }]) {
      const academy = await AcademyProcess.begin({ DATA_DIR: dataDir, ...secret })
      expect(await academy.exit()).toBe(1)
      expect(academy.output.trim()).toMatch(
        /^DEEPM Academy could not start\. DATA_DIR: \S+ cannot be written \(E\w+\): let this user write there/,
      )
      expect(academy.output.trim().split('\n')).toHaveLength(1)
    }
  })

  it.runIf(trial)(
    'on a full disk answers 503 with a message, and keeps acknowledged writes',
    async () => {
      const dataDir = copy(path.join(smallDisk(90) as string, 'data'))
      const disk = path.dirname(dataDir)
      const academy = await AcademyProcess.start({ DATA_DIR: dataDir })
      const load = new WriteLoad(academy.url, people, 7)
      const done = load.run(40)
      await load.more(3)
      fill(disk, 0)
      await expect.poll(() => load.unavailable > 0 || !academy.isRunning, { timeout: 60_000 }).toBe(true)
      rmSync(path.join(disk, 'filler'))
      await expect.poll(async () => !academy.isRunning || (await academy.health()) === 200, { timeout: 60_000 }).toBe(true)
      // Without room for its log the process exits with a message.
      if (!academy.isRunning) {
        expect(academy.output).toContain('No space left on device. What was acknowledged is kept.')
        academy.begin()
      }
      await academy.ready()
      await done
      expect(await academy.end('SIGTERM')).toBe(0)
      const database = await openDatabase({ dataDir })
      await load.expectKept(database.db)
      await database.close()
    },
    180_000,
  )

  it.runIf(trial)('on a disk without room for its log ends the process instead of retrying endlessly', async () => {
    const dataDir = copy(path.join(smallDisk(100) as string, 'data'))
    const open = path.join(import.meta.dirname, '../../src/database/open.ts')
    const script = `
      import { openDatabase } from ${JSON.stringify(open)}
      const { db, query } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })
      const write = (key) => db.rateLimit.create({ data: { key, count: 1, resetsAt: new Date() } }).then(() => 'kept', (error) => error.constructor.name)
      console.log(await write('before'))
      process.once('message', async () => {
        // The log first uses the files that it has.
        for (let turn = 0, written = 'kept'; turn < 8 && written === 'kept'; turn += 1) {
          await query('SELECT pg_switch_wal()').catch(() => null)
          written = await write('turn ' + turn)
        }
        for (const key of ['one', 'two', 'three']) console.log(await write(key))
      })
      process.send('ready')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
      })
    await once(child, 'message')
    fill(path.dirname(dataDir), 50_000)
    child.send('go')
    const [code] = await once(child, 'exit')
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('What was acknowledged is kept. Make room') })
    expect(output.split('\n').filter((line) => /^(kept|\w+Error)$/.test(line))).toEqual([
      'kept',
      'DatabaseUnavailableError',
      'DatabaseUnavailableError',
      'DatabaseUnavailableError',
    ])
    rmSync(path.join(path.dirname(dataDir), 'filler'))
    const database = await openDatabase({ dataDir })
    const rows = await database.query(`SELECT key FROM "RateLimit" WHERE key IN ('before', 'one', 'two', 'three')`)
    expect(rows).toEqual([{ key: 'before' }])
    await database.close()
  })
})
