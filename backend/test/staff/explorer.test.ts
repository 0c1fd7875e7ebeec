import { parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/graphql/server/schema.ts'
import { shippedReports } from '../../src/modules/staff/reports/shipped-report.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { demo, signInByMail, signUp } from '../support/people/people.ts'
import { colleague } from '../support/people/staff.ts'

const run = { 'x-explorer': '1' }
const changing = { ...run, 'x-explorer-changes': '1' }
const keep = 'mutation Keep { saveReport(input: { name: "Kept", query: "{ achievementCount }" }) { __typename } }'

describe.each(kinds)('the explorer on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  let demoStaff: Browser
  let learner: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    const person = { firstName: 'Ada', lastName: '', name: 'Ada', role: 'staff' as const }
    await academy.db.user.create({ data: { ...person, id: 'staff', email: 'ada@example.org' } })
    staff = await signInByMail(academy, 'ada@example.org')
    demoStaff = await demo(academy, 'staff')
    learner = (await signUp(academy)).browser
  })
  afterAll(() => academy.close())

  async function ask(browser: Browser, query: string, headers: Record<string, string> = run, variables = {}): Promise<Json> {
    return (await browser.post('/graphql', { query, variables }, headers)).body
  }
  const codeOf = (body: Json) => body.errors?.[0]?.extensions.code
  const runs = () => academy.db.auditEntry.findMany({ where: { action: 'explorer.run' }, orderBy: { id: 'asc' } })

  it('logs each run before it is executed, with its text and variable names but not their values', async () => {
    const before = (await runs()).length
    const query = 'query Weeks($weeks: Int!) { reports { weeklyActivity(weeks: $weeks) { week } } }'
    const { data, extensions } = await ask(staff, query, run, { weeks: 3 })
    expect(data.reports.weeklyActivity).toHaveLength(3)
    expect(extensions.cost).toMatchObject({ depth: 3, rows: 0 })
    // A failed run is logged too.
    expect(codeOf(await ask(staff, query, run, { weeks: 999 }))).toBe('INVALID_INPUT')
    const kept = (await runs()).slice(before)
    expect(kept.map(({ staffId, detail }) => [staffId, detail])).toEqual([
      ['staff', `Read Weeks with weeks:\n${query}`],
      ['staff', `Read Weeks with weeks:\n${query}`],
    ])
    expect(kept.some(({ detail }) => detail.includes('999'))).toBe(false)
  })

  it('replaces a character that the database cannot store in the log', async () => {
    const query = 'query Odd { student(id: "a\0b") { __typename } }'
    expect(await ask(staff, query, run, { 'a\0b': 1 })).toMatchObject({ data: { student: null } })
    expect((await runs()).at(-1)?.detail).toBe(`Read Odd with a\ufffdb:\n${query.replace('\0', '\ufffd')}`)
  })

  it('is refused to everyone but staff, without a log entry', async () => {
    const before = (await runs()).length
    for (const browser of [learner, academy.browser()])
      expect(codeOf(await ask(browser, '{ achievementCount }'))).toBe('FORBIDDEN')
    expect((await runs()).length).toBe(before)
  })

  it('runs nothing without exact headers, so that no mutation is logged as a read', async () => {
    const before = (await runs()).length
    for (const headers of [
      { 'x-explorer': '' },
      { 'x-explorer': '1, 1', 'x-explorer-changes': '1' },
      { 'x-explorer': '1', 'x-explorer-changes': '' },
      { 'x-explorer': 'schema', 'x-explorer-changes': '1' },
      { 'x-explorer-changes': '1' },
    ] as Record<string, string>[]) {
      const { status, body } = await staff.post('/graphql', { query: keep }, headers)
      expect([headers, status, codeOf(body)]).toEqual([headers, 400, 'EXPLORER_HEADER_INVALID'])
    }
    expect(codeOf(await ask(staff, keep, { 'x-explorer': 'schema' }))).toBe('CHANGES_NOT_ALLOWED')
    expect(await academy.db.savedReport.count()).toBe(0)
    expect((await runs()).length).toBe(before)
  })

  it('counts a run before its document is parsed', async () => {
    const { browser, id } = await colleague(academy, 'Kim')
    const counted = async () => (await academy.db.rateLimit.findUnique({ where: { key: `explorer-run:${id}` } }))?.count
    await ask(browser, '{ this is no document')
    await ask(browser, '{ noSuchField }')
    expect(await counted()).toBe(2)
    await ask(browser, '{ __typename }', { 'x-explorer': 'schema' })
    expect(await counted()).toBe(2)
  })

  it('refuses mutations until they are allowed, and logs that they were', async () => {
    expect(codeOf(await ask(staff, keep))).toBe('CHANGES_NOT_ALLOWED')
    expect(await academy.db.savedReport.count()).toBe(0)
    expect((await ask(staff, keep, changing)).data.saveReport.__typename).toBe('SavedReport')
    expect((await runs()).at(-1)?.detail).toBe(`A change was allowed and run Keep:\n${keep}`)
    await academy.db.savedReport.deleteMany()
  })

  it('limits a member of staff to 30 queries a minute, and logs only those that ran', async () => {
    const person = { firstName: 'Eve', lastName: '', name: 'Eve', role: 'staff' as const }
    await academy.db.user.create({ data: { ...person, id: 'quick', email: 'eve@example.org' } })
    const quick = await signInByMail(academy, 'eve@example.org')
    const sixteen = () => Promise.all(Array.from({ length: 16 }, () => ask(quick, '{ achievementCount }')))
    const answers = [...(await sixteen()), ...(await sixteen())]
    const refused = answers.filter(({ errors }) => errors)
    expect(refused.map(codeOf)).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
    expect(refused[0].errors[0].message).toBe('You can run 30 queries a minute here. Wait 60 seconds and run it again.')
    const kept = async () => (await runs()).filter(({ staffId }) => staffId === 'quick').length
    expect(await kept()).toBe(30)
    // Other staff and schema queries are not limited, and the limit ends after a minute.
    expect((await ask(staff, '{ achievementCount }')).errors).toBeUndefined()
    expect((await ask(quick, '{ __typename }', { 'x-explorer': 'schema' })).errors).toBeUndefined()
    const now = new Date()
    academy.setClock(new Date(now.getTime() + 61_000))
    expect((await ask(quick, '{ achievementCount }')).errors).toBeUndefined()
    expect(await kept()).toBe(31)
    academy.setClock(now)
  })

  it('names the limit and the cost of the query', async () => {
    const wide = `{ ${Array.from({ length: 201 }, (_, n) => `a${n}: achievementCount`).join(' ')} }`
    const told = async (query: string) => (await ask(staff, query)).errors[0].message
    expect(await told(wide)).toMatch(/^The breadth of this query is 201; the limit is 200\./)
    const pages = '{ newsDrafts(first: 100) { edges { node { id } } } b: newsItems(first: 5000) { edges { node { id } } } }'
    expect(await told(pages)).toMatch(/^The rows of this query is 5100; the limit is 5000\./)
    expect(codeOf(await ask(staff, pages))).toBe('QUERY_TOO_LARGE')
  })

  it('runs every shipped report within the limits', async () => {
    const reports = await shippedReports()
    expect(reports.length).toBeGreaterThanOrEqual(12)
    for (const { id, name, description, query } of reports) {
      expect({ id, isExplained: name.length > 3 && description.length > 30 }).toEqual({ id, isExplained: true })
      expect(validate(schema, parse(query)), id).toEqual([])
      for (const browser of [staff, demoStaff])
        expect({ id, errors: (await ask(browser, query)).errors }).toEqual({ id, errors: undefined })
    }
  })

  it('counts demo accounts for demo staff and real ones for others', async () => {
    const query = '{ reports { studentsByPath { path students } guideRequests { month } } }'
    const sum = ({ data }: Json) => data.reports.studentsByPath.reduce((all: number, it: Json) => all + it.students, 0)
    const count = (isDemo: boolean) => academy.db.learner.count({ where: { user: { isDemo } } })
    expect(sum(await ask(staff, query))).toBe(await count(false))
    expect(sum(await ask(demoStaff, query))).toBe(await count(true))
    expect(await count(true)).toBeGreaterThan(await count(false))
  })

  it('counts activity in the week in which it happened', async () => {
    const at = new Date('2026-11-18T12:00:00Z')
    academy.setClock(at)
    const { user } = await signUp(academy)
    await academy.db.learner.update({ where: { id: user.id }, data: { createdAt: at } })
    await academy.db.activeDay.create({ data: { learnerId: user.id, day: '2026-11-15', minutes: 9 } })
    const prompt = { learnerId: user.id, toolType: 'claude', prompt: 'x', response: '', level: 'danger' } as const
    await academy.db.interaction.create({ data: { ...prompt, createdAt: at, answeredAt: at, reviewAskedAt: at } })
    const query = `{ reports {
      weeklyActivity(weeks: 2) { week activeStudents minutes promptsSent }
      flaggedInteractions { tool prompts blocked waiting } } }`
    expect((await ask(staff, query)).data.reports).toEqual({
      weeklyActivity: [
        { week: '2026-11-16', activeStudents: 0, minutes: 0, promptsSent: 1 },
        { week: '2026-11-09', activeStudents: 1, minutes: 9, promptsSent: 0 },
      ],
      flaggedInteractions: [{ tool: 'claude', prompts: 1, blocked: 1, waiting: 1 }],
    })
    academy.setClock(new Date())
  })
})
