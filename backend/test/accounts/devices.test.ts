import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpiredSessions } from '../../src/modules/accounts/sessions/session.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { demo, mailedToken, signInByMail, signUp } from '../support/people/people.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const read = '{ signedInDevices { id name createdAt lastUsedAt isCurrent } }'
const hours = (count: number) => count * 3_600_000

describe.each(kinds)('signed-in devices on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
    await academy.db.user.create({
      data: { id: 'ada', email: 'ada@example.org', firstName: 'Ada', lastName: '', name: 'Ada', role: 'staff' },
    })
  })
  afterAll(() => academy.close())

  const later = (ms: number) => academy.setClock(new Date(academy.app.clock().getTime() + ms))
  const isIn = async (browser: Browser) => (await browser.get('/api/auth/user')).status === 200
  const devices = async (browser: Browser): Promise<Json[]> => (await browser.execute(read)).signedInDevices
  const signOut = async (browser: Browser, id: string) =>
    (await browser.execute('mutation ($id: ID!) { signOutDevice(id: $id) { __typename ... on Error { code } } }', { id }))
      .signOutDevice
  const everywhere = async (browser: Browser, keep: boolean) =>
    (
      await browser.execute(
        'mutation ($keep: Boolean!) { signOutEverywhere(keepThisDevice: $keep) { __typename ... on Error { code } } }',
        { keep },
      )
    ).signOutEverywhere

  /** Returns a learner with a confirmed address and no session. */
  async function learner(): Promise<Json> {
    const { user } = await signUp(academy)
    await academy.db.session.deleteMany({ where: { userId: user.id } })
    return user
  }

  /** Signs in with a browser that sends this user agent. */
  async function enter(email: string, userAgent: string): Promise<Browser> {
    await academy.browser().execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', { email })
    const token = await mailedToken(academy, 'sign-in', email)
    const browser = academy.browser()
    const query = 'mutation ($token: String!) { confirmSignInLink(token: $token) { __typename } }'
    await browser.post('/graphql', { query, variables: { token } }, { 'user-agent': userAgent })
    return browser
  }

  it('are listed with browser, system and times, the current one first, without any session token', async () => {
    const user = await learner()
    const [phone, laptop] = [await enter(user.email, safari), await enter(user.email, firefox)]
    const onPhone = await devices(phone)
    expect(onPhone.map(({ name, isCurrent }) => ({ name, isCurrent }))).toEqual([
      { name: 'Safari on iPhone', isCurrent: true },
      { name: 'Firefox on Windows', isCurrent: false },
    ])
    expect((await devices(laptop)).find((it) => it.isCurrent).name).toBe('Firefox on Windows')
    const stored = JSON.stringify(await academy.db.session.findMany({ where: { userId: user.id } }))
    expect(stored).not.toContain('Mozilla')
    for (const { cookies } of [phone, laptop]) {
      const [token = 'none'] = decodeURIComponent([...cookies.values()][0] ?? '').split('.')
      expect(token.length).toBeGreaterThan(20)
      expect(stored).not.toContain(token)
    }
  })

  it('are signed out one by one, on the server', async () => {
    const user = await learner()
    const [phone, laptop] = [await enter(user.email, safari), await enter(user.email, firefox)]
    const other = (await devices(phone)).find((it) => !it.isCurrent)
    expect((await signOut(phone, other.id)).__typename).toBe('DonePayload')
    expect([await isIn(phone), await isIn(laptop)]).toEqual([true, false])
    expect((await signOut(phone, other.id)).code).toBe('NOT_FOUND')
    const [own] = await devices(phone)
    expect((await signOut(phone, own.id)).__typename).toBe('DonePayload')
    expect(phone.cookies.size).toBe(0)
  })

  it('cannot be signed out by anyone else', async () => {
    const [one, other] = [await signUp(academy), await signUp(academy)]
    const [device] = await devices(one.browser)
    expect((await signOut(other.browser, device.id)).code).toBe('NOT_FOUND')
    await everywhere(other.browser, false)
    expect(await isIn(one.browser)).toBe(true)
  })

  it('are signed out together, with or without the current one', async () => {
    const { user } = await signUp(academy)
    const three = [await enter(user.email, safari), await enter(user.email, firefox), await enter(user.email, firefox)]
    const [first] = three
    if (!first) throw new Error('no browser')
    expect((await everywhere(first, true)).__typename).toBe('DonePayload')
    expect(await Promise.all(three.map(isIn))).toEqual([true, false, false])
    const again = await enter(user.email, firefox)
    expect((await everywhere(first, false)).__typename).toBe('DonePayload')
    expect(await Promise.all([first, again].map(isIn))).toEqual([false, false])
    expect(first.cookies.size).toBe(0)
  })

  it('of a demo account do not show or sign out other visitors', async () => {
    const [one, other] = [await demo(academy, 'anybody'), await demo(academy, 'anybody')]
    expect(await devices(one)).toMatchObject([{ name: null, isCurrent: true }])
    const { id = '' } =
      (await academy.db.session.findFirst({ where: { userId: 'demo-learner', id: { not: (await devices(one))[0].id } } })) ?? {}
    expect((await signOut(one, id)).code).toBe('DEMO_ACCOUNT')
    expect((await everywhere(one, true)).code).toBe('DEMO_ACCOUNT')
    expect(await isIn(other)).toBe(true)
  })

  it('of staff are signed out after 12 idle hours, those of others 30 days after sign-in', async () => {
    const start = academy.app.clock()
    const staff = await signInByMail(academy, 'ada@example.org')
    const { browser: learner } = await signUp(academy)
    for (let times = 0; times < 3; times += 1) {
      later(hours(11.9))
      expect(await isIn(staff)).toBe(true)
    }
    later(hours(12.1))
    expect([await isIn(staff), await isIn(learner)]).toEqual([false, true])
    await deleteExpiredSessions(academy.db, academy.app.clock())
    expect(await academy.db.session.count({ where: { userId: 'ada' } })).toBe(0)
    academy.setClock(new Date(start.getTime() + hours(24 * 29)))
    expect(await isIn(learner)).toBe(true)
    academy.setClock(new Date(start.getTime() + hours(24 * 30 + 1)))
    expect(await isIn(learner)).toBe(false)
    academy.setClock(new Date())
  })

  it('take one statement per request, and another every five minutes', async () => {
    const { browser, user } = await signUp(academy)
    const touches = async () =>
      (await academy.countStatements(() => browser.execute('{ viewer { id } }'))).filter((sql) => /"Session"/.test(sql)).length
    expect(await touches()).toBe(1)
    later(6 * 60_000)
    const now = academy.app.clock()
    expect(await touches()).toBeGreaterThan(1)
    expect(await touches()).toBe(1)
    const { lastUsedAt } = await academy.db.session.findFirstOrThrow({ where: { userId: user.id } })
    expect(lastUsedAt).toEqual(now)
    academy.setClock(new Date())
  })

  it('keep sessions stored before tokens were hashed, and do not accept a hash as a token', async () => {
    const { browser, user } = await signUp(academy)
    const [name = '', cookie = ''] = [...browser.cookies][0] ?? []
    const [token = ''] = decodeURIComponent(cookie).split('.')
    const { token: stored } = await academy.db.session.findFirstOrThrow({ where: { userId: user.id } })
    const signature = createHmac('sha256', academy.app.config.sessionSecret).update(stored).digest('base64')
    const thief = academy.browser()
    thief.cookies.set(name, encodeURIComponent(`${stored}.${signature}`))
    expect(await isIn(thief)).toBe(false)
    await academy.db.session.updateMany({ where: { userId: user.id }, data: { token } })
    expect(await isIn(browser)).toBe(true)
    expect((await browser.post('/api/auth/logout')).status).toBe(204)
    expect(await academy.db.session.count({ where: { userId: user.id } })).toBe(0)
  })

  it('are in the data export, without session tokens', async () => {
    const { user } = await signUp(academy)
    const browser = await enter(user.email, firefox)
    const { exportData } = await browser.execute('mutation { exportData { ... on DataExport { json } } }')
    const text = String(exportData.json)
    expect(text).toContain('Firefox on Windows')
    expect(text).toContain('lastUsedAt')
    expect(text).not.toContain('sha256:')
  })
})
