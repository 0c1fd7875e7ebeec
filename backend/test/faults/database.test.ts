import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../src/database/open.ts'
import { Academy } from '../support/academy/academy.ts'
import { emptyFolder, removeAll, serverData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { type Heard, Visitor } from '../support/load/visitor.ts'
import { chance, saysUnavailable, WriteLoad, writers } from '../support/load/write-load.ts'
import { signUp, signupForm } from '../support/people/people.ts'
import { FaultyProxy } from './faulty-proxy.ts'
import { Cluster, canMakeCluster } from './pg-cluster.ts'

/** Statements time out after 10 s, connections after 5 s; the rest is slack for a busy machine. */
const boundMs = 30_000

afterAll(async () => {
  await endAll()
  await removeAll()
})

describe.runIf(canMakeCluster)('a PostgreSQL restart during writes', () => {
  const rounds = Number(process.env['FAULT_ROUNDS'] || 2)
  const seed = Number(process.env['FAULT_SEED'] || 20261122)
  let cluster: Cluster
  afterAll(() => cluster?.remove())

  it('is reported as 503 with a message, loses no acknowledged write, and needs no manual recovery', async () => {
    cluster = await Cluster.make()
    const env = { DATABASE_URL: cluster.url, DATA_DIR: emptyFolder() }
    const academy = await AcademyProcess.start(env)
    const { pid } = academy
    const here = await Academy.on(await openDatabase({ databaseUrl: cluster.url, dataDir: '' }))
    const people = await writers(here, 3)
    await here.close()
    const load = new WriteLoad(academy.url, people, seed)
    const done = load.run(12 + rounds * 15)
    const random = chance(seed)
    for (let round = 0; round < rounds; round += 1) {
      await load.more(5 + Math.floor(random() * 10))
      await cluster.stop(round % 2 ? 'SIGINT' : 'SIGQUIT')
      const visitor = new Visitor(academy.url, people[0]?.cookies)
      if (round === 0)
        for (const heard of [
          await visitor.ask('GET', '/api/courses'),
          await visitor.graphql('{ courses { id } }'),
          await visitor.graphql('{ viewer { user { id } } }'),
          await new Visitor(academy.url).graphql('mutation { requestSignInLink(email: "nobody@example.org") { __typename } }'),
        ])
          expect(heard, JSON.stringify(heard.body)).toSatisfy(saysUnavailable)
      expect(await academy.health()).toBe(503)
      await delay(random() * 1000)
      await cluster.start()
      await academy.ready()
    }
    await done
    expect({ pid: academy.pid, isRunning: academy.isRunning }).toEqual({ pid, isRunning: true })
    console.log(
      `${rounds} restarts: ${load.acknowledged} acknowledged, ${load.unavailable} × 503, ${load.lost} cut; seed ${seed}, longest ${Math.round(load.longestMs)} ms`,
    )
    expect(load.unavailable).toBeGreaterThan(0)
    expect(load.lost).toBe(0)
    expect(load.longestMs).toBeLessThan(boundMs)
    await jobRuns(cluster.url)
    expect(await academy.end('SIGTERM')).toBe(0)
    const database = await openDatabase({ databaseUrl: cluster.url, dataDir: '' })
    await load.expectKept(database.db)
    await database.close()
  }, 300_000)

  /** Checks that the queue works again, by adding a job and waiting for its completion. */
  async function jobRuns(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const state = async () =>
      (
        await client.query(
          `SELECT state::text FROM pgboss.job WHERE name = 'deleteExpiredSessions' ORDER BY created_on DESC LIMIT 1`,
        )
      ).rows[0]
    await client.query(`INSERT INTO pgboss.job (name, policy) VALUES ('deleteExpiredSessions', 'short')`)
    await expect.poll(state, { timeout: 60_000, interval: 500 }).toEqual({ state: 'completed' })
    await client.end()
  }
})

describe.runIf(inject('serverTemplate'))('an unresponsive PostgreSQL', () => {
  async function behindProxy() {
    const data = await serverData()
    const direct = new URL(data.env['DATABASE_URL'] ?? '')
    const proxy = await FaultyProxy.before(Number(direct.port || 5432))
    const through = new URL(direct)
    through.host = `127.0.0.1:${proxy.port}`
    return { data, proxy, env: { ...data.env, DATABASE_URL: through.href }, direct: direct.href }
  }

  it('ends requests with an error message within a bounded time, and is used again when it responds', async () => {
    const { data, proxy, env } = await behindProxy()
    const academy = await AcademyProcess.start(env)
    const visitor = new Visitor(academy.url)
    await visitor.ask('POST', '/api/signup', signupForm())
    const key = randomUUID()
    const create = () => visitor.ask('POST', '/api/projects', { title: 'A patient project' }, { 'idempotency-key': key })
    proxy.hang()
    const begun = performance.now()
    const asked = [create(), ...Array.from({ length: 20 }, () => visitor.ask('GET', '/api/courses'))]
    const link = 'mutation { confirmSignInLink(token: "of-nobody") { __typename ... on Error { code message } } }'
    asked.push(visitor.graphql('{ viewer { user { id } } }'), new Visitor(academy.url).graphql(link))
    const health = await academy.health()
    expect({ health, isSoon: performance.now() - begun < boundMs / 2 }).toEqual({ health: 503, isSoon: true })
    const answers = await Promise.all(asked)
    // Requests of one session that waited too long for their turn.
    const ended = answers.filter(({ status }) => status !== 429)
    expect(ended.length).toBeGreaterThanOrEqual(5)
    for (const heard of ended) expect(heard, JSON.stringify(heard.body)).toSatisfy(saysUnavailable)
    expect(performance.now() - begun).toBeLessThan(boundMs)
    proxy.forward()
    await academy.ready()
    expect((await create()).status).toBe(201)
    proxy.refuse()
    expect(await visitor.ask('GET', '/api/courses')).toSatisfy(saysUnavailable)
    expect(await academy.health()).toBe(503)
    proxy.forward()
    await academy.ready()
    expect((await visitor.ask('GET', '/api/courses')).status).toBe(200)
    expect(await academy.end('SIGTERM')).toBe(0)
    const database = await data.open()
    expect(await database.db.project.count({ where: { title: 'A patient project' } })).toBe(1)
    await database.close()
    await proxy.close()
  })

  it('delays the start until it responds', async () => {
    const { proxy, env } = await behindProxy()
    proxy.refuse()
    const academy = await AcademyProcess.begin(env)
    await expect.poll(() => academy.output, { timeout: 60_000 }).toContain('The database does not answer yet')
    proxy.forward()
    await academy.ready()
    expect(await academy.end('SIGTERM')).toBe(0)
    await proxy.close()
  })

  it('blocks only requests that need a locked table', async () => {
    const { direct } = await behindProxy()
    const academy = await Academy.on(await openDatabase({ databaseUrl: direct, dataDir: '' }))
    const { browser } = await signUp(academy)
    const holder = new pg.Client({ connectionString: direct })
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE "Project"')
    const held = browser.post('/api/projects', { title: 'Held up' })
    const others = await Promise.all(Array.from({ length: 5 }, () => browser.get('/api/courses')))
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await held).toSatisfy((heard: Heard) => saysUnavailable(heard))
    await holder.query('ROLLBACK')
    expect((await browser.post('/api/projects', { title: 'Held up' })).status).toBe(201)
    expect(await academy.db.project.count({ where: { title: 'Held up' } })).toBe(1)
    await holder.end()
    await academy.close()
  })
})
