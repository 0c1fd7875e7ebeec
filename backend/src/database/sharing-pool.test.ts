import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { databaseUrl } from '../../test/global-setup.ts'
import { createPool } from './pool.ts'

const template = inject('serverTemplate')

type Named = { name: string; text: string; values?: unknown[] }
/** A machine that runs other tests as well takes its time. */
const patience = { statementSeconds: 60, connectSeconds: 60 }
const patient = { timeout: 30_000, interval: 200 }

/** Tells which process of the server answers, and whether it may write. */
const who = { name: 'who', text: `SELECT pg_backend_pid() AS pid, current_setting('transaction_read_only') AS "readOnly"` }
const wait = (seconds: number): Named => ({
  name: 'wait',
  text: 'SELECT pg_sleep($1) AS slept, pg_backend_pid() AS pid',
  values: [seconds],
})

describe.skipIf(!template)('A pool whose quick reads share connections', () => {
  let url: string
  let pool: pg.Pool
  const pidOf = async (statement: Named): Promise<number> => (await pool.query(statement)).rows[0]?.pid
  const several = (statement: Named, times: number) => Promise.all(Array.from({ length: times }, () => pidOf(statement)))

  /** Asked until it proved quick: a new connection takes its time. */
  const learn = async (statement: Named) => {
    for (let run = 0; run < 5; run += 1) await pool.query(statement)
    await delay(100)
  }
  /** The processes that answer when so many ask at once, as soon as none of them is somebody's own: a stall makes any read look slow. */
  const sharing = (times: number) =>
    vi.waitFor(async () => {
      const answers = await Promise.all(Array.from({ length: times }, () => pool.query(who)))
      expect(answers.filter(({ rows }) => rows[0]?.readOnly !== 'on')).toEqual([])
      return [...new Set(answers.map(({ rows }) => rows[0]?.pid as number))]
    }, patient)
  /** Ends the one statement that sleeps, as soon as it does. */
  const end = (how: 'cancel' | 'terminate') =>
    vi.waitFor(async () => {
      const sleeping = `wait_event = 'PgSleep' AND datname = current_database()`
      const { rows } = await pool.query(`SELECT pg_${how}_backend(pid) FROM pg_stat_activity WHERE ${sleeping}`)
      expect(rows).toHaveLength(1)
    }, patient)

  beforeAll(async () => {
    const { adminUrl, name } = template ?? { adminUrl: '', name: '' }
    const own = `${name}_sharing`
    const admin = new pg.Client({ connectionString: adminUrl })
    await admin.connect()
    await admin.query(`CREATE DATABASE ${own}`)
    await admin.end()
    url = databaseUrl(adminUrl, own)
    pool = createPool(url, { max: 5, shared: 2, ...patience })
    await pool.query('CREATE TABLE things (n int); INSERT INTO things VALUES (1)')
  })
  afterAll(() => pool.end())

  it('runs a read by itself the first time, and after that with others on a connection that cannot write', async () => {
    expect((await pool.query(who)).rows).toMatchObject([{ readOnly: 'off' }])
    await learn(who)
    expect(await sharing(8)).toHaveLength(1)
    expect(await sharing(20)).toHaveLength(2)
  })

  it('gives a slow read a connection to itself', async () => {
    await learn(wait(0.1))
    expect(new Set(await several(wait(0.1), 3)).size).toBe(3)
  })

  it('lets nobody wait behind a read that was quick and is slow this time', async () => {
    const slow = { ...wait(0), name: 'slow this time' }
    await learn(slow)
    const hanging = expect(pool.query({ ...slow, values: [60] })).rejects.toThrow(/user request/)
    // Before that nobody can know.
    await delay(150)
    await several(who, 40)
    await end('cancel')
    await hanging
  })

  it.each([
    `SELECT pg_backend_pid() AS pid FROM things FOR UPDATE`,
    `SELECT pg_backend_pid() AS pid, pg_try_advisory_xact_lock(7)`,
    `WITH gone AS (DELETE FROM things WHERE false RETURNING 1) SELECT pg_backend_pid() AS pid FROM things`,
    `UPDATE things SET n = 1 RETURNING pg_backend_pid() AS pid`,
  ])('leaves what writes or locks alone: %s', async (text) => {
    const shared = await sharing(20)
    const statement = { name: text.slice(0, 60), text }
    for (let run = 0; run < 3; run += 1) {
      const { rows } = await pool.query(statement)
      expect(shared).not.toContain(rows[0]?.pid)
    }
  })

  it('tells whoever was under way that the connection broke, and takes another one for the next', async () => {
    const slow = { ...wait(0), name: 'about to break' }
    await learn(slow)
    const broken = await pidOf(slow)
    const underWay = expect(pidOf({ ...slow, values: [60] })).rejects.toThrow(/terminat/)
    await end('terminate')
    await underWay
    expect(await several(who, 20)).not.toContain(broken)
  })

  it('goes on by the other connections while the server takes no more', async () => {
    const full = createPool(url, { max: 2, shared: 2, ...patience })
    await full.query(who)
    const connect = vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(function refused(this: net.Socket) {
      setImmediate(() => this.destroy(new Error('connect ECONNREFUSED')))
      return this
    })
    for (let run = 0; run < 5; run += 1) expect((await full.query(who)).rows).toMatchObject([{ readOnly: 'off' }])
    connect.mockRestore()
    await full.end()
  })

  it('refuses a statement that is wrong by itself, and answers those beside it', async () => {
    const dividing = (by: number): Named => ({ name: 'dividing', text: 'SELECT 1 / $1::int AS pid', values: [by] })
    await learn(dividing(1))
    const answers = await Promise.allSettled([0, 1, 0, 1].map((by) => pidOf(dividing(by))))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
  })

  it('ends when what is under way has its answer', async () => {
    const ending = createPool(url, { max: 2, shared: 1, ...patience })
    for (let run = 0; run < 5; run += 1) await ending.query(wait(0))
    await delay(100)
    const answers = Promise.all([ending.query(wait(0.2)), ending.query(wait(0.1))])
    let isAnswered = false
    void answers.then(() => {
      isAnswered = true
    })
    await ending.end()
    expect(isAnswered).toBe(true)
    expect((await answers).map(({ rows }) => rows.length)).toEqual([1, 1])
  })
})
