import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Job, startJobs } from '../../src/platform/jobs.ts'
import { Academy, kinds } from '../support/academy/academy.ts'

describe.each(kinds)('jobs on the %s database', (kind) => {
  const endings: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of endings.splice(0)) await end()
  })

  async function run(academy: Academy, jobs: Job[], onError: (error: unknown) => void = (error) => expect.fail(String(error))) {
    endings.unshift(await startJobs(academy.database, jobs, academy.app.clock, onError))
  }

  // Only one process can use the embedded database.
  const processes = kind === 'server' ? 3 : 1

  it(`run once when ${processes} processes start together`, async () => {
    const academy = await Academy.open(kind)
    endings.push(() => academy.close())
    let runs = 0
    const job = { name: 'count', cron: '0 * * * *', run: async () => (runs += 1) }
    await Promise.all(Array.from({ length: processes }, () => run(academy, [job])))
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 20_000 })
    expect(await academy.db.$queryRaw<object[]>`SELECT cron FROM pgboss.schedule WHERE name = 'count'`).toEqual([
      { cron: '0 * * * *' },
    ])
  })

  it('that were renamed or removed are no longer scheduled', async () => {
    const academy = await Academy.open(kind)
    endings.push(() => academy.close())
    const job = (name: string): Job => ({ name, cron: '0 * * * *', run: async () => {} })
    await run(academy, [job('old'), job('stays')])
    await endings.shift()?.()
    await run(academy, [job('stays'), job('new')])
    const rows = await academy.db.$queryRaw<{ name: string }[]>`SELECT name FROM pgboss.schedule ORDER BY name`
    expect(rows.map(({ name }) => name)).toEqual(['new', 'stays'])
  })

  it('that fail are reported and retried, and do not stop other jobs', async () => {
    const academy = await Academy.open(kind)
    endings.push(() => academy.close())
    const told: unknown[] = []
    let others = 0
    const fails = {
      name: 'fails',
      cron: '0 * * * *',
      run: async () => {
        throw new Error('no luck')
      },
    }
    await run(academy, [fails, { name: 'works', cron: '0 * * * *', run: async () => (others += 1) }], (error) => told.push(error))
    await vi.waitFor(() => expect(others).toBe(1), { timeout: 20_000 })
    await vi.waitFor(() => expect(told).toMatchObject([{ message: 'no luck' }]), { timeout: 20_000 })
    await vi.waitFor(
      async () =>
        expect(await academy.db.$queryRaw`SELECT state::text FROM pgboss.job WHERE name = 'fails'`).toEqual([{ state: 'retry' }]),
      { timeout: 20_000 },
    )
  })
})
