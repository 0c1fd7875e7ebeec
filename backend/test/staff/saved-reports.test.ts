import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy.ts'
import { demo, signInByMail } from '../support/people.ts'

const save = `mutation ($input: SavedReportInput!, $change: SavedReportChangeInput) {
  saveReport(input: $input, change: $change) {
    __typename
    ... on Error { code message }
    ... on InvalidInputError { field }
    ... on SavedReport { id name query variables isShared version isMine ownerName }
  }
}`
const remove = 'mutation ($id: ID!) { deleteReport(id: $id) { __typename ... on Error { code } } }'
const list = '{ savedReports { id name isMine ownerName } }'
const report = { name: 'Badges', query: '{ achievementCount }', variables: '', isShared: false }

describe.each(kinds)('reports that staff keep, on the %s database', (kind) => {
  let academy: Academy
  let ada: Browser
  let ben: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    for (const name of ['Ada', 'Ben']) {
      const email = `${name.toLowerCase()}@example.org`
      await academy.db.user.create({ data: { id: name, email, firstName: name, lastName: '', name, role: 'staff' } })
    }
    ada = await signInByMail(academy, 'ada@example.org')
    ben = await signInByMail(academy, 'ben@example.org')
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.savedReport.deleteMany())

  const keep = async (browser: Browser, changes = {}, change: Json = null): Promise<Json> =>
    (await browser.execute(save, { input: { ...report, ...changes }, change })).saveReport
  const names = async (browser: Browser) => (await browser.execute(list)).savedReports.map((it: Json) => it.name)

  it('are kept once, however often they are sent, and each has a name of its own', async () => {
    const kept = await Promise.all(Array.from({ length: 8 }, () => keep(ada)))
    // Those that came together with the first are told that the name is taken, or get the same report.
    expect(await academy.db.savedReport.count()).toBe(1)
    expect((await keep(ada)).id).toBe(kept.find((it) => it.id)?.id)
    expect(await keep(ada, { query: '{ coursesUpdatedAt }' })).toMatchObject({ code: 'INVALID_INPUT', field: 'name' })
    expect((await keep(ben)).__typename).toBe('SavedReport')
  })

  it('are refused with the field at fault', async () => {
    expect(await keep(ada, { name: ' ' })).toMatchObject({ field: 'name' })
    expect(await keep(ada, { query: '{ a' })).toMatchObject({ field: 'query', message: expect.stringContaining('Syntax Error') })
    expect(await keep(ada, { variables: '[1]' })).toMatchObject({ field: 'variables' })
  })

  it('change on the version that was seen, and only by their owner', async () => {
    const { id, version } = await keep(ada)
    const renamed = await keep(ada, { name: 'Renamed' }, { id, version })
    expect(renamed).toMatchObject({ id, name: 'Renamed', version: version + 1 })
    expect(await keep(ada, { name: 'Renamed' }, { id, version })).toMatchObject({ id, version: version + 1 })
    expect(await keep(ada, { name: 'Another' }, { id, version })).toMatchObject({ code: 'REPORT_CONFLICT' })
    expect(await keep(ben, { name: 'His' }, { id, version: version + 1 })).toMatchObject({ code: 'NOT_FOUND' })
    await keep(ada, { name: 'Second' })
    expect(await keep(ada, { name: 'Second' }, { id, version: version + 1 })).toMatchObject({ field: 'name' })
  })

  it('are seen by colleagues when they are shared, but not by the demo academy', async () => {
    const { id } = await keep(ada, { name: 'Shared', isShared: true })
    await keep(ada)
    expect(await names(ada)).toEqual(['Badges', 'Shared'])
    expect((await ben.execute(list)).savedReports).toEqual([{ id, name: 'Shared', isMine: false, ownerName: 'Ada' }])
    expect(await names(await demo(academy, 'staff'))).toEqual([])
    expect((await ben.execute(remove, { id })).deleteReport.code).toBe('NOT_FOUND')
    expect((await ada.execute(remove, { id })).deleteReport.__typename).toBe('DonePayload')
    expect(await names(ben)).toEqual([])
  })
})
