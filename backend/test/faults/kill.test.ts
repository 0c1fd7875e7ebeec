import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { kinds } from '../support/academy/academy.ts'
import { prepare, removeAll, seededData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { Visitor } from '../support/load/visitor.ts'
import { chance, WriteLoad, writers } from '../support/load/write-load.ts'

// FAULT_ROUNDS=20 runs longer and finds more.
const rounds = Number(process.env['FAULT_ROUNDS'] || 3)
const seed = Number(process.env['FAULT_SEED'] || 20261122)

describe.each(kinds)('a process killed during writes, on the %s database', (kind) => {
  afterAll(async () => {
    await endAll()
    await removeAll()
  })

  it(
    `keeps acknowledged writes once over ${rounds} kills, and recovers without help`,
    async () => {
      const data = await seededData(kind)
      const people = await prepare(data, (academy) => writers(academy, 3))
      const academy = await AcademyProcess.start(data.env)
      const load = new WriteLoad(academy.url, people, seed)
      const done = load.run(rounds * 15)
      const random = chance(seed)
      for (let round = 0; round < rounds; round += 1) {
        await load.more(3 + Math.floor(random() * 10))
        await delay(random() * 30)
        await academy.end('SIGKILL')
        academy.begin()
        await academy.ready()
      }
      await done
      const [person] = people
      const { status, body } = await new Visitor(academy.url, person?.cookies).ask('GET', '/api/auth/user')
      expect({ status, id: body.id }).toEqual({ status: 200, id: person?.id })
      expect(await academy.end('SIGTERM')).toBe(0)
      console.log(
        `${kind}: ${rounds} kills, ${load.acknowledged} writes acknowledged, ${load.lost} without an answer; seed ${seed}`,
      )
      expect(load.lost).toBeGreaterThan(0)
      await prepare(data, ({ db }) => load.expectKept(db))
    },
    120_000 + rounds * 30_000,
  )
})
