import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { mailedToken, signUp } from '../support/people/people.ts'
import { demoStaff, realStaff } from '../support/people/roster-people.ts'

const read = `query ($list: AddressList!, $search: String, $state: MailState, $first: Int, $after: String, $last: Int, $before: String) {
  leads(list: $list, search: $search, state: $state, first: $first, after: $after, last: $last, before: $before) {
    total isDemo pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { node { id email state name phone childAge interests requests source } }
  }
}`
const forget = `mutation ($list: AddressList!, $id: ID!) {
  eraseLead(list: $list, id: $id) { __typename ... on Error { code message } }
}`
const file = '/api/admin/addresses.csv'

describe.each(kinds)('leads and subscribers on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    staff = await realStaff(academy)
  })
  afterAll(() => academy.close())
  beforeEach(async () => {
    await academy.db.rateLimit.deleteMany()
    await academy.db.guideLead.deleteMany()
    await academy.db.subscriber.deleteMany()
  })

  const list = async (variables: object, browser = staff): Promise<Json> => (await browser.execute(read, variables)).leads
  const emails = (page: Json): string[] => page.edges.map(({ node }: Json) => node.email)
  const entries = () => academy.db.auditEntry.findMany({ orderBy: { id: 'asc' } })
  const askGuide = (email: string, more: object = {}) =>
    academy.browser().post('/api/parent-guide/signup', { name: 'Sam', email, ...more })
  const subscribe = (email: string, source = 'newsletter') => academy.browser().post('/api/newsletter/signup', { email, source })

  async function confirm(email: string): Promise<void> {
    await subscribe(email)
    const token = await mailedToken(academy, 'newsletter-confirm', email)
    await academy.browser().execute('mutation ($token: String!) { confirmSubscription(token: $token) { __typename } }', { token })
  }

  it('are listed with their details and whether they may be mailed, and reading is logged', async () => {
    await askGuide('ann@example.org', { phone: '+44 1', childAge: '9', interests: 'robots' })
    await confirm('ann@example.org')
    const page = await list({ list: 'guide' })
    expect(page).toMatchObject({ total: 1, isDemo: false })
    expect(page.edges[0].node).toMatchObject({
      email: 'ann@example.org',
      state: 'mayBeMailed',
      name: 'Sam',
      phone: '+44 1',
      childAge: 9,
      interests: 'robots',
      requests: 1,
      source: null,
    })
    const entry = (await entries()).at(-1)
    expect(entry).toMatchObject({ action: 'people.read', detail: '1 addresses of guide.' })
  })

  it('may be mailed only after their own confirmation: not as leads, before confirming or after unsubscribing', async () => {
    await askGuide('lead@example.org')
    await subscribe('waits@example.org', 'demo')
    await confirm('yes@example.org')
    await confirm('left@example.org')
    await academy.db.subscriber.update({ where: { email: 'left@example.org' }, data: { unsubscribedAt: new Date() } })
    const of = async (state: string) => emails(await list({ list: 'mailing', state }))
    expect(await of('mayBeMailed')).toEqual(['yes@example.org'])
    expect(await of('unconfirmed')).toEqual(['waits@example.org'])
    expect(await of('unsubscribed')).toEqual(['left@example.org'])
    expect(emails(await list({ list: 'guide', state: 'mayBeMailed' }))).toEqual([])
    expect(await list({ list: 'guide', state: 'unconfirmed' })).toMatchObject({ total: 1 })
  })

  it('are paged in both directions without gaps while rows are added and removed', async () => {
    const at = academy.app.clock()
    await academy.db.subscriber.createMany({
      data: Array.from({ length: 7 }, (_, n) => ({
        email: `p${n}@example.org`,
        source: 'newsletter',
        askedAt: at,
        // Two have the same timestamp.
        createdAt: new Date(at.getTime() + 1000 * Math.min(n, 5)),
      })),
    })
    const first = await list({ list: 'mailing', first: 3 })
    await academy.db.subscriber.delete({ where: { email: emails(first)[2] ?? '' } })
    await academy.db.subscriber.create({
      data: { email: 'new@example.org', source: 'demo', askedAt: at, createdAt: new Date(at.getTime() + 9e6) },
    })
    const second = await list({ list: 'mailing', first: 3, after: first.pageInfo.endCursor })
    const third = await list({ list: 'mailing', first: 3, after: second.pageInfo.endCursor })
    expect([...emails(first), ...emails(second), ...emails(third)].toSorted()).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((n) => `p${n}@example.org`),
    )
    expect([second.pageInfo.hasNextPage, third.pageInfo.hasNextPage]).toEqual([true, false])
    const back = await list({ list: 'mailing', last: 3, before: third.pageInfo.startCursor })
    expect(emails(back)).toEqual(emails(second))
    expect(emails(await list({ list: 'mailing', after: 'bm9uc2Vuc2U' }))).toEqual([])
  })

  it('are found by the beginning of the address, with special characters as plain text', async () => {
    const requestedAt = academy.app.clock()
    const data = ['a_b', 'axb', 'a%b'].map((name) => ({ email: `${name}@example.org`, name, requestedAt }))
    await academy.db.guideLead.createMany({ data })
    expect(emails(await list({ list: 'guide', search: ' A_B' }))).toEqual(['a_b@example.org'])
    expect(emails(await list({ list: 'guide', search: 'a%' }))).toEqual(['a%b@example.org'])
    expect(emails(await list({ list: 'guide', search: 'a\\' }))).toEqual([])
    expect(emails(await list({ list: 'guide', search: 'xb@' }))).toEqual([])
    await expect(list({ list: 'guide', search: 'a'.repeat(255) })).rejects.toThrow('254')
    expect((await entries()).some(({ detail }) => /a_b|a%/i.test(detail))).toBe(false)
  })

  it('are exported as CSV without formulas, by default only those who may be mailed, and logged with their count', async () => {
    await askGuide('lead@example.org', { interests: '=cmd()', phone: '+44 1' })
    await confirm('good@example.org')
    await subscribe('waits@example.org')
    const usual = await staff.get(`${file}?list=mailing`)
    expect(usual.headers['content-disposition']).toContain('mailing-mailable.csv')
    expect(String(usual.body)).toContain('good@example.org')
    expect(String(usual.body)).not.toContain('waits@example.org')
    expect((await entries()).at(-1)).toMatchObject({ action: 'data.export', detail: '1 addresses of mailing, mayBeMailed.' })
    const all = String((await staff.get(`${file}?list=mailing&whom=everybody`)).body)
    expect(all.trim().split('\r\n')).toHaveLength(3)
    expect((await entries()).at(-1)).toMatchObject({ detail: '2 addresses of mailing.' })
    const leads = String((await staff.get(`${file}?list=guide&whom=everybody`)).body)
    expect(leads).toContain("'=cmd()")
    expect(leads).toContain("'+44 1")
    expect(leads).not.toMatch(/(^|,)[=+@-]/m)
  })

  it.each([
    ['\n=1+1', "'=1+1"],
    ['  @SUM(1)', "'@SUM(1)"],
    ['\uFF1Dcmd()', "'\uFF1Dcmd()"],
    ['\uFF0B1', "'\uFF0B1"],
    ['\uFF0D1', "'\uFF0D1"],
    ['\uFF20a', "'\uFF20a"],
  ])('have no formula in the CSV when %j is entered as interests', async (interests, cell) => {
    expect((await askGuide('lead@example.org', { interests })).status).toBe(201)
    const text = String((await staff.get(`${file}?list=guide&whom=everybody`)).body)
    expect(text).toContain(`"${cell}"`)
  })

  it.each(['=1\n2', '=1\u20282', '=1\u20292'])('cannot have %j as interests', async (interests) => {
    expect((await askGuide('lead@example.org', { interests })).body).toMatchObject({ code: 'INVALID_INPUT', field: 'interests' })
    expect(await academy.db.guideLead.count()).toBe(0)
  })

  it('have no formula in the CSV for interests that an older version accepted', async () => {
    const lead = { email: 'old@example.org', name: 'Sam', requestedAt: academy.app.clock() }
    await academy.db.guideLead.create({ data: { ...lead, interests: '=1+1\u2028more' } })
    expect(String((await staff.get(`${file}?list=guide&whom=everybody`)).body)).toContain(`"'=1+1\u2028more"`)
  })

  it('are refused to others, for invalid parameters and after 20 exports', async () => {
    expect((await academy.browser().get(`${file}?list=guide`)).status).toBe(401)
    const learner = (await signUp(academy)).browser
    expect((await learner.get(`${file}?list=guide`)).status).toBe(403)
    await expect(list({ list: 'guide' }, learner)).rejects.toThrow('FORBIDDEN')
    await expect(learner.execute(forget, { list: 'guide', id: 'x' })).rejects.toThrow('FORBIDDEN')
    expect((await staff.get(file)).body).toMatchObject({ code: 'INVALID_INPUT', field: 'list' })
    expect((await staff.get(`${file}?list=guide&whom=all`)).body).toMatchObject({ field: 'whom' })
    const many = await Promise.all(Array.from({ length: 21 }, () => staff.get(`${file}?list=guide`)))
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('are erased from both lists with their mails, once, also in parallel', async () => {
    const email = 'forget@example.org'
    await askGuide(email)
    await confirm(email)
    await askGuide('stays@example.org')
    const lead = await academy.db.guideLead.findUniqueOrThrow({ where: { email } })
    const before = await academy.db.auditEntry.count()
    const answers = await Promise.all([1, 2, 3].map(() => staff.execute(forget, { list: 'guide', id: lead.id })))
    const outcomes = answers.map(({ eraseLead: it }) => it.code ?? it.__typename).toSorted()
    expect(outcomes).toEqual(['DonePayload', 'NOT_FOUND', 'NOT_FOUND'])
    const text = `SELECT count(*)::int AS n FROM (SELECT row_to_json(t)::text AS r FROM`
    for (const table of ['GuideLead', 'Subscriber', 'OutboxMail', 'RateLimit', 'AuditEntry']) {
      const [row] = await academy.database.query(`${text} "${table}" t) x WHERE r LIKE '%${email}%'`)
      expect({ table, n: row?.['n'] }).toEqual({ table, n: 0 })
    }
    expect(await academy.db.guideLead.count()).toBe(1)
    expect(await academy.db.auditEntry.count()).toBe(before + 1)
  })

  it('cannot be read, exported or erased by demo staff', async () => {
    await askGuide('real@example.org')
    const shown = await demoStaff(academy)
    const before = await academy.db.auditEntry.count()
    expect(await list({ list: 'guide' }, shown)).toMatchObject({ total: 0, isDemo: true, edges: [] })
    expect(await shown.get(`${file}?list=guide&whom=everybody`)).toMatchObject({ status: 403, body: { code: 'DEMO_ACCOUNT' } })
    const { id } = await academy.db.guideLead.findFirstOrThrow()
    const { eraseLead: refused } = await shown.execute(forget, { list: 'guide', id })
    expect(refused).toMatchObject({ code: 'DEMO_ACCOUNT' })
    expect(await academy.db.guideLead.count()).toBe(1)
    expect(await academy.db.auditEntry.count()).toBe(before)
  })
})
