import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/database/open.ts'
import { Academy } from '../support/academy/academy.ts'
import { emptyFolder } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { Visitor } from '../support/load/visitor.ts'
import { saysUnavailable, WriteLoad, writers } from '../support/load/write-load.ts'
import { FaultyProxy } from './faulty-proxy.ts'
import { canMakeCluster } from './pg-cluster.ts'
import { PgPair } from './pg-standby.ts'

const seed = Number(process.env['FAULT_SEED'] || 20261122)

describe.runIf(canMakeCluster)('the loss of a PostgreSQL primary with a standby', () => {
  let pair: PgPair
  let proxy: FaultyProxy
  beforeAll(async () => {
    pair = await PgPair.make()
    proxy = await FaultyProxy.before(pair.primary.port)
  })
  afterAll(async () => {
    await endAll()
    await proxy?.close()
    await pair?.remove()
  })

  it('fails over without a restart of the academy, and keeps every acknowledged write once', async () => {
    const databaseUrl = new URL(pair.primary.url)
    databaseUrl.port = String(proxy.port)
    const academy = await AcademyProcess.start({ DATABASE_URL: databaseUrl.href, DATA_DIR: emptyFolder() })
    const { pid } = academy
    const here = await Academy.on(await openDatabase({ databaseUrl: pair.primary.url, dataDir: '' }))
    const people = await writers(here, 3)
    await here.close()

    const load = new WriteLoad(academy.url, people, seed)
    const done = load.run(30)
    await load.more(8)
    const before = load.acknowledged
    await pair.primary.crash()
    proxy.refuse()
    const lost = performance.now()
    expect(await new Visitor(academy.url, people[0]?.cookies).ask('GET', '/api/courses')).toSatisfy(saysUnavailable)
    expect(await academy.health()).toBe(503)
    expect(await pair.standby.query('SELECT pg_promote() AS promoted')).toEqual([{ promoted: true }])
    proxy.turnTo(pair.standby.port)
    await academy.ready()
    const back = performance.now() - lost
    await done

    expect({ pid: academy.pid, isRunning: academy.isRunning }).toEqual({ pid, isRunning: true })
    console.log(
      `failover: ${before} acknowledged before, ${load.acknowledged} in all, ${load.unavailable} × 503, ${load.lost} cut, back after ${Math.round(back)} ms; seed ${seed}`,
    )
    expect(before).toBeGreaterThanOrEqual(8)
    expect(load.unavailable).toBeGreaterThan(0)
    expect(load.lost).toBe(0)
    expect(await academy.end('SIGTERM')).toBe(0)
    const database = await openDatabase({ databaseUrl: pair.standby.url, dataDir: '' })
    await load.expectKept(database.db)
    await database.close()
  }, 240_000)
})
