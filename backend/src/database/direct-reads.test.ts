import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../../test/academy.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Tx } from './open.ts'

const at = new Date('2026-11-22T06:30:00.123Z')

/** Every kind of value that a statement of ours may answer. */
const everything = (db: Tx) => db.$queryRaw<unknown[]>`
  SELECT 7::int AS whole, 7::bigint AS long, 1.25::numeric AS exact, 0.5::float8 AS half, true AS yes, NULL::text AS nothing,
    'a''b'::text AS words, ARRAY['x', NULL, 'y,z'] AS list, ARRAY[1, 2] AS numbers, '{"a": [1]}'::jsonb AS json,
    'learner'::"Role" AS role, DATE '2026-03-29' AS day, TIMESTAMP '2026-03-29 01:30:00.5' AS local, ${at}::timestamptz AS at,
    ${['b', 'a']}::text[] AS given, ${7n}::bigint AS big, ${null}::text AS none, ${JSON.stringify({ b: 1 })}::json AS object`

describe.each(kinds)('A raw read on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('answers the same within a transaction, where it is left to Prisma, and outside of one', async () => {
    const within = await academy.db.$transaction((tx) => everything(tx))
    expect(await everything(academy.db)).toEqual(within)
    expect(within).toMatchObject([{ whole: 7, long: 7n, role: 'learner', at, given: ['b', 'a'], object: { b: 1 } }])
  })

  it('sees what its own transaction wrote, and nothing of what another has not finished', async () => {
    const lessons = (db: Tx) => db.$queryRaw<{ title: string }[]>`SELECT title FROM "Lesson" WHERE id = 'problem-detective'`
    const [before] = await lessons(academy.db)
    const undone = academy.db.$transaction(async (tx) => {
      await tx.lesson.update({ where: { id: 'problem-detective' }, data: { title: 'Another' }, select: { id: true } })
      expect(await lessons(tx)).toEqual([{ title: 'Another' }])
      // The embedded database has one connection, which the transaction holds.
      if (kind === 'server') expect(await lessons(academy.db)).toEqual([before])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await lessons(academy.db)).toEqual([before])
  })

  it('takes a statement put together of parts, and is heard like any other', async () => {
    const only = Prisma.sql`WHERE id = ${'problem-detective'}`
    const heard = await academy.countStatements(async () => {
      const rows = await academy.db.$queryRaw(Prisma.sql`SELECT id FROM "Lesson" ${only} LIMIT ${5}`)
      expect(rows).toEqual([{ id: 'problem-detective' }])
    })
    expect(heard).toEqual(['SELECT id FROM "Lesson" WHERE id = $1 LIMIT $2'])
  })

  it('fails as a promise, and leaves the connection fit for the next', async () => {
    await expect(academy.db.$queryRaw`SELECT no_such_column`).rejects.toThrow(/no_such_column/)
    expect(await academy.db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])
  })
})
