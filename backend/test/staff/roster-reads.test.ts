import { type RosterSort, rosterSorts } from '@deepm/schema/rules/staff/roster'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RosterSlice, rosterSql } from '../../src/modules/staff/roster/roster.service.ts'
import { cursorFor } from '../../src/modules/staff/roster/roster-query.service.ts'
import { Academy, type Json, kinds } from '../support/academy/academy.ts'
import { rowsRead } from '../support/database/rows-read.ts'
import { manyStudents } from '../support/people/roster-people.ts'

const everybody = { search: null, persona: null, status: null, ages: null, safety: null }
const sorts = Object.keys(rosterSorts) as RosterSort[]
const limit = 26

// Uses PostgreSQL's own row counts. PGlite has the same planner and would only take longer.
describe.runIf(kinds.includes('server'))('the roster of 100,000 students', () => {
  let academy: Academy
  /** Rows read for the first and the 30th page among 1,000 students, by sort order. */
  const few = new Map<string, number>()

  beforeAll(async () => {
    academy = await Academy.open('server')
    await grow(1, 1000)
    for (const sort of sorts) for (const page of [1, 30]) few.set(`${sort} ${page}`, await rowsOf(sort, page))
    await grow(1001, 100_000)
  })
  afterAll(() => academy.close())

  async function grow(from: number, to: number): Promise<void> {
    await academy.database.query(manyStudents(from, to))
    // A separate statement, so that the statistics cover committed rows.
    await academy.database.query('ANALYZE "RosterRow", "User", "Learner"')
  }

  async function plan(part: Partial<RosterSlice>): Promise<number> {
    const order = { sort: 'name', direction: 'ascending' } as const
    const place = { after: null, before: null }
    const sql = rosterSql(false, { filter: everybody, order, place, limit, isBackwards: false, ...part }, academy.app.clock())
    return rowsRead(academy, sql)
  }

  async function rowsOf(sort: RosterSort, page: number): Promise<number> {
    const order = { sort, direction: 'descending' } as const
    return plan({ order, place: { after: page === 1 ? null : await cursorBefore(sort, page), before: null } })
  }

  /** Returns the cursor before a page, determined with OFFSET. */
  async function cursorBefore(sort: RosterSort, page: number): Promise<string> {
    const column = { enrolledDate: 'enrolledAt', lastActivity: 'lastActivityAt', totalXP: 'xp' }[sort as string] ?? sort
    const row = await academy.db.rosterRow.findMany({
      where: { isDemo: false },
      orderBy: [{ [column]: 'desc' }, { learnerId: 'desc' }],
      skip: (page - 1) * (limit - 1) - 1,
      take: 1,
    })
    const value = (row[0] as Json)[column]
    return cursorFor(
      { sort, direction: 'descending' },
      { key: String(value instanceof Date ? value.getTime() : value), id: row[0]?.learnerId ?? '' },
    )
  }

  it.each(sorts)('by %s: page 1,000 reads as many rows as page 1, and as among 1,000 students', async (sort) => {
    const [first, deep] = [await rowsOf(sort, 1), await rowsOf(sort, 1000)]
    const most = Math.max(few.get(`${sort} 1`) ?? 0, few.get(`${sort} 30`) ?? 0)
    expect(most).toBeGreaterThan(limit)
    expect({ first: first <= most * 1.2, deep: deep <= most * 1.2 }, `${first}, ${deep} of ${most}`).toEqual({
      first: true,
      deep: true,
    })
  })

  it('a search by name reads only matching rows', async () => {
    expect(await plan({ filter: { ...everybody, search: 'robin17 hill50' } })).toBeLessThan(3000)
    expect(await plan({ filter: { ...everybody, search: 'many77777@example.org' } })).toBeLessThan(1500)
  })

  it.each([
    [{ persona: 'writer' }],
    [{ status: 'needs-attention' as const }],
    [{ status: 'active' as const }],
    [{ ages: 'from13' as const }],
    [{ safety: 'low' as const }],
  ])('filtered by %o, it still reads a page and not the whole academy', async (filter) => {
    // Each of the 26 rows counts the lessons of the paths.
    expect(await plan({ filter: { ...everybody, ...filter } })).toBeLessThan(6000)
  })
})
