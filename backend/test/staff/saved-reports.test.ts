import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { demo, signInByMail } from '../support/people/people.ts'

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

describe.each(kinds)('saved reports of staff on the %s database', (kind) => {
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

  it('are saved once, however often they are sent, and have unique names', async () => {
    const kept = await Promise.all(Array.from({ length: 8 }, () => keep(ada)))
    expect(await academy.db.savedReport.count()).toBe(1)
    const saved = await keep(ada)
    // Parallel requests get the same report or an error that the name is taken.
    const taken = expect.objectContaining({ code: 'INVALID_INPUT', field: 'name' })
    expect(kept).toContainEqual(saved)
    for (const one of kept) expect([saved, taken]).toContainEqual(one)
    expect(await keep(ada, { query: '{ coursesUpdatedAt }' })).toMatchObject({ code: 'INVALID_INPUT', field: 'name' })
    expect((await keep(ben)).__typename).toBe('SavedReport')
  })

  it('are rejected with the invalid field', async () => {
    expect(await keep(ada, { name: ' ' })).toMatchObject({ field: 'name' })
    expect(await keep(ada, { query: '{ a' })).toMatchObject({ field: 'query', message: expect.stringContaining('Syntax Error') })
    expect(await keep(ada, { variables: '[1]' })).toMatchObject({ field: 'variables' })
  })

  it('are changed only from the version that was read, and only by their owner', async () => {
    const { id, version } = await keep(ada)
    const renamed = await keep(ada, { name: 'Renamed' }, { id, version })
    expect(renamed).toMatchObject({ id, name: 'Renamed', version: version + 1 })
    expect(await keep(ada, { name: 'Renamed' }, { id, version })).toMatchObject({ id, version: version + 1 })
    expect(await keep(ada, { name: 'Another' }, { id, version })).toMatchObject({ code: 'REPORT_CONFLICT' })
    expect(await keep(ben, { name: 'His' }, { id, version: version + 1 })).toMatchObject({ code: 'NOT_FOUND' })
    await keep(ada, { name: 'Second' })
    expect(await keep(ada, { name: 'Second' }, { id, version: version + 1 })).toMatchObject({ field: 'name' })
  })

  it('are visible to colleagues when shared, but not to the demo academy', async () => {
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
