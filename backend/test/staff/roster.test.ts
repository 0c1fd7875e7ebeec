import { placeholderAddress } from '@deepm/schema/rules/family/family-members'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { learn, signUp, signupForm } from '../support/people/people.ts'
import { demoStaff, readStudents, realStaff } from '../support/people/roster-people.ts'

describe.each(kinds)('the roster on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    academy.setClock(new Date())
    staff = await realStaff(academy)
  })
  afterAll(() => academy.close())

  /** Creates students with these names, in this order, and returns their ids. */
  async function students(...names: string[]): Promise<string[]> {
    const ids: string[] = []
    for (const name of names) {
      const [firstName = '', lastName = ''] = name.split(' ')
      await academy.db.rateLimit.deleteMany()
      const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${kind}@example.net`
      ids.push((await signUp(academy, signupForm({ firstName, lastName, email }))).user.id)
    }
    return ids
  }

  it('shows each student with every field of the specified row', async () => {
    const { browser, user } = await signUp(academy, signupForm({ firstName: 'Zoë', lastName: 'Row' }))
    await learn(academy, browser, 'problem-detective')
    const { nodes } = await readStudents(staff, { search: 'zoe row' })
    const { xp } = await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })
    const now = academy.app.clock().toISOString()
    expect(nodes).toEqual([
      {
        id: user.id,
        name: 'Zoë Row',
        age: 14,
        email: user.email,
        persona: 'entrepreneur',
        enrolledDate: expect.any(String),
        lastActivity: now,
        totalXP: xp,
        level: 1,
        completedLessons: 1,
        totalLessons: 48,
        currentFolder: 'Find a Problem Worth Solving',
        achievements: await academy.db.learnerAchievement.count({ where: { learnerId: user.id } }),
        safetyScore: 100,
        parentNotifications: 0,
        weeklyProgress: 1,
        flaggedInteractions: 0,
        openFlags: 0,
        attention: [],
        status: 'active',
      },
    ])
  })

  it('pages forward and backward by cursor, even if students are added in between', async () => {
    const ids = await students('Pager Aa', 'Pager Bb', 'Pager Cc', 'Pager Dd', 'Pager Ee')
    const search = { search: 'pager' }
    const first = await readStudents(staff, { ...search, first: 2 })
    expect(first.ids).toEqual(ids.slice(0, 2))
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const [before, between] = await students('Pager Ab', 'Pager Bc')
    const second = await readStudents(staff, { ...search, first: 2, after: first.pageInfo.endCursor })
    expect(second.ids).toEqual([between, ids[2]])
    await academy.db.user.delete({ where: { id: between ?? '' } })
    const back = await readStudents(staff, { ...search, last: 2, before: second.pageInfo.startCursor })
    expect(back.ids).toEqual([before, ids[1]])
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
    const rest = await readStudents(staff, { ...search, first: 10, after: second.pageInfo.endCursor })
    expect(rest.ids).toEqual(ids.slice(3))
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })

  it('sorts by each column in both directions, ties by id, and pages through them', async () => {
    const ids = await students('Sorter Bb', 'Sorter Aa', 'Sorter Cc')
    const day = (n: number) => daysFrom(new Date('2026-01-01T00:00:00Z'), n)
    for (const [n, learnerId] of ids.entries()) {
      const data = {
        enrolledAt: day(n),
        lastActivityAt: day(-n),
        xp: n === 2 ? 0 : 5,
        completedLessons: 3 - n,
        safetyScore: 90 + n,
      }
      await academy.db.rosterRow.update({ where: { learnerId }, data })
    }
    const [a = '', b = '', c = ''] = ids
    const tied = [a, b].sort()
    const wanted = {
      name: [b, a, c],
      enrolledDate: [a, b, c],
      lastActivity: [c, b, a],
      totalXP: [c, ...tied],
      completedLessons: [c, b, a],
      safetyScore: [a, b, c],
    }
    for (const [sort, order] of Object.entries(wanted)) {
      const asked = { search: 'sorter', sort }
      expect((await readStudents(staff, asked)).ids, sort).toEqual(order)
      const down = { ...asked, direction: 'descending' }
      expect((await readStudents(staff, down)).ids, `${sort} descending`).toEqual(order.toReversed())
      const walked: string[] = []
      let after: string | null = null
      for (let page = 0; page < 3; page += 1) {
        const { ids: found, pageInfo }: { ids: string[]; pageInfo: Json } = await readStudents(staff, {
          ...down,
          first: 1,
          after,
        })
        walked.push(...found)
        after = pageInfo.endCursor
      }
      expect(walked, `${sort} page by page`).toEqual(order.toReversed())
    }
  })

  it('finds a student by a claimed address, like the account search', async () => {
    const [id = ''] = await students('Claiming Clara')
    const claimedEmail = `clara.claims.${kind}@example.net`
    await academy.db.user.update({ where: { id }, data: { email: placeholderAddress(id), emailVerified: false, claimedEmail } })
    for (const search of [claimedEmail, 'clara.claims']) expect((await readStudents(staff, { search })).ids).toEqual([id])
    const accounts = `{ accounts(search: "${claimedEmail}", first: 5) { edges { node { id email isEmailConfirmed } } } }`
    const { edges } = (await staff.execute(accounts)).accounts
    expect(edges.map(({ node }: Json) => node)).toEqual([{ id, email: claimedEmail, isEmailConfirmed: false }])
  })

  it('filters by text, path, age, safety and status', async () => {
    const [calm = '', quiet = '', unsafe = '', open = ''] = await students(
      'Narrow Calm',
      'Narrow Quiet',
      'Narrow Unsafe',
      'Narrow Open',
    )
    const change = (learnerId: string, data: object) => academy.db.rosterRow.update({ where: { learnerId }, data })
    await change(quiet, { lastActivityAt: daysFrom(academy.app.clock(), -15) })
    await change(unsafe, { safetyScore: 89 })
    await change(open, { openFlags: 1, safetyScore: 94 })
    await academy.db.learner.update({ where: { id: calm }, data: { ageAtSignup: 9, selectedPersona: 'writer' } })
    const found = async (asked: object) => (await readStudents(staff, { search: 'narrow', ...asked })).ids
    expect(await found({ search: 'nar qui' })).toEqual([quiet])
    expect(await found({ search: `narrow.open.${kind}@example.net` })).toEqual([open])
    expect(await found({ search: 'arrow' })).toEqual([])
    expect(await found({ persona: 'writer' })).toEqual([calm])
    expect(await found({ ages: 'under10' })).toEqual([calm])
    expect(await found({ ages: 'from13' })).toEqual([open, quiet, unsafe])
    expect(await found({ safety: 'low' })).toEqual([unsafe])
    expect(await found({ safety: 'fair' })).toEqual([open])
    expect(await found({ status: 'active' })).toEqual([calm])
    expect(await found({ status: 'needsAttention', ages: 'from13' })).toEqual([open, quiet, unsafe])
    const { nodes } = await readStudents(staff, { search: 'narrow', status: 'needsAttention' })
    expect(nodes.map((it) => it.attention)).toEqual([['waiting'], ['quiet'], ['safety']])
  })

  it('rejects invalid arguments by name', async () => {
    await expect(readStudents(staff, { search: 'x'.repeat(101) })).rejects.toThrow('INVALID_INPUT: Use at most 100')
    const { pageInfo } = await readStudents(staff, { first: 1 })
    await expect(readStudents(staff, { after: pageInfo.endCursor, sort: 'totalXP' })).rejects.toThrow(
      '“after” is not a valid place',
    )
    await expect(readStudents(staff, { last: 1, before: 'nonsense' })).rejects.toThrow('“before” is not a valid place')
    expect((await readStudents(staff, { search: "'; -- &|!:*" })).ids).not.toEqual([])
  })

  it("logs each page before it is returned, with the students' ids but not their names", async () => {
    const ids = await students('Logged One', 'Logged Two')
    await academy.db.rateLimit.deleteMany()
    const before = await academy.db.auditEntry.count()
    await readStudents(staff, { search: 'logged', first: 1 })
    await readStudents(staff, { search: 'nobody at all' })
    const [entry] = await academy.db.auditEntry.findMany({ orderBy: { id: 'desc' } })
    expect(await academy.db.auditEntry.count()).toBe(before + 1)
    const { id: staffId } = await academy.db.user.findFirstOrThrow({ where: { name: 'Ada Staff' } })
    expect(entry).toMatchObject({ staffId, action: 'roster.read', subjectIds: [ids[0]] })
    expect(entry?.detail).not.toMatch(/logged/i)
  })

  it('separates the demo academy from real accounts', async () => {
    const shown = await demoStaff(academy)
    const here = await readStudents(shown, { first: 100 })
    expect(here.ids).toHaveLength(await academy.db.learner.count({ where: { user: { isDemo: true } } }))
    expect(here.ids).toContain('demo-learner')
    const others = await readStudents(staff, { first: 100 })
    expect(others.ids.filter((id) => here.ids.includes(id))).toEqual([])
    const figures = '{ academyFigures { students } }'
    expect((await shown.execute(figures)).academyFigures.students).toBe(here.ids.length)
    const real = await academy.db.learner.count({ where: { user: { isDemo: false } } })
    expect((await staff.execute(figures)).academyFigures.students).toBe(real)
  })
})
