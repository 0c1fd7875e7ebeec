import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signupForm } from '../support/people/people.ts'
import { type Line, type Listening, listen, statusAndCode } from './header-lines.ts'

// Headers about the sender: empty, repeated and oversized over a real connection.

const watcherToken = 'a-token-for-the-watcher'

let academy: Listening['academy']
let send: Listening['send']
let cookie: string
let port: number
beforeAll(async () => {
  ;({ academy, send, cookie, port } = await listen())
})
afterAll(() => academy.close())

const long = 'x'.repeat(8000)

describe('headers that identify the viewer', () => {
  const me = (...lines: Line[]) => send('GET', '/api/auth/user', lines)

  it('cookie: the first session cookie counts, for reading and for signing out', async () => {
    const forged = `${cookie.split('=')[0]}=forged.x`
    expect(statusAndCode(await me(['cookie', '']))).toEqual([401, 'UNAUTHENTICATED'])
    expect(statusAndCode(await me(['cookie', long]))).toEqual([401, 'UNAUTHENTICATED'])
    expect(statusAndCode(await me(['cookie', forged], ['cookie', cookie]))).toEqual([401, 'UNAUTHENTICATED'])
    expect((await me(['cookie', cookie], ['cookie', forged])).status).toBe(200)
    await send('POST', '/api/auth/logout', [
      ['cookie', forged],
      ['cookie', cookie],
    ])
    expect((await me(['cookie', cookie])).status).toBe(200)
  })

  it('x-force-logout: "true" signs out for this request, also repeated; other values have no effect', async () => {
    const session: Line = ['cookie', cookie]
    const forced = async (...values: string[]) =>
      (await me(session, ...values.map((value): Line => ['x-force-logout', value]))).status
    expect(await forced('true')).toBe(401)
    expect(await forced('true', 'true')).toBe(401)
    expect(await forced('', 'true')).toBe(401)
    expect(await forced('')).toBe(200)
    expect(await forced(long)).toBe(200)
  })

  it('x-session: "optional" returns null instead of 401 without a session; other values have no effect', async () => {
    const optional = async (values: string[], ...more: Line[]) => {
      const { status, body } = await me(...values.map((value): Line => ['x-session', value]), ...more)
      return [status, body]
    }
    expect(await optional(['optional'])).toEqual([200, null])
    expect(await optional(['optional'], ['cookie', cookie], ['x-force-logout', 'true'])).toEqual([200, null])
    expect(await optional(['optional'], ['cookie', cookie])).toEqual([200, expect.objectContaining({ role: 'learner' })])
    for (const values of [[], [''], ['optional', 'optional'], ['OPTIONAL'], [long]]) {
      expect(await optional(values)).toEqual([401, expect.objectContaining({ code: 'UNAUTHENTICATED' })])
    }
    expect(statusAndCode(await send('GET', '/api/dashboard', [['x-session', 'optional']]))).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('authorization: requires the metrics token exactly once; Node keeps the first of several', async () => {
    const metrics = (...values: string[]) =>
      send(
        'GET',
        '/api/metrics',
        values.map((value): Line => ['authorization', value]),
      ).then(({ status }) => status)
    const good = `Bearer ${watcherToken}`
    academy.app.config.metricsToken = watcherToken
    const statuses = [
      await metrics(good),
      await metrics(''),
      await metrics(long),
      await metrics('x', good),
      await metrics(good, 'x'),
    ]
    academy.app.config.metricsToken = undefined
    expect(statuses).toEqual([200, 404, 404, 404, 200])
  })

  it.each(['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
    '%s: does not give access to metrics without the token, whatever its value',
    async (name) => {
      for (const lines of [
        [[name, '']],
        [
          [name, '127.0.0.1'],
          [name, '127.0.0.1'],
        ],
        [[name, long]],
      ] as Line[][])
        expect(statusAndCode(await send('GET', '/api/metrics', lines))).toEqual([404, 'NOT_FOUND'])
      expect((await send('GET', '/api/metrics', [])).status).toBe(404)
    },
  )

  it('user-agent: is shortened to a device name, whatever its value; Node keeps the first of several', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
    const nameOf = async (...values: string[]) => {
      const lines = values.map((value): Line => ['user-agent', value])
      const { status, body } = await send('POST', '/api/signup', lines, signupForm())
      const session = await academy.db.session.findFirstOrThrow({ where: { userId: body.id } })
      return [status, session.userAgent || null]
    }
    const known = await nameOf(firefox)
    expect(known).toEqual([201, expect.stringMatching(/^.{0,30}Firefox.{0,30}$/)])
    expect(await nameOf(firefox, 'curl/8')).toEqual(known)
    for (const value of ['', long]) {
      const [status, name] = await nameOf(value)
      expect([status, String(name ?? '').length < 100]).toEqual([201, true])
    }
  })

  it('x-forwarded-for: behind a proxy, an invalid address counts as the proxy itself', async () => {
    const networks = async () => {
      const rows = await academy.db.rateLimit.findMany({ where: { key: { startsWith: 'newsletter' } }, orderBy: { key: 'asc' } })
      await academy.db.rateLimit.deleteMany({ where: { key: { startsWith: 'newsletter' } } })
      return rows.map(({ key }) => key.slice(key.indexOf(':') + 1)).filter((key) => !key.includes('@'))
    }
    const subscribe = (...values: string[]) => {
      const lines = values.map((value): Line => ['x-forwarded-for', value])
      return send('POST', '/api/newsletter/signup', lines, { email: `${crypto.randomUUID()}@example.org` })
    }
    academy.app.config.trustedProxies = 1
    const cases = [[''], ['unknown'], ['9'.repeat(8000)], ['203.0.113.9', ''], ['203.0.113.8', '203.0.113.9']]
    const counted = []
    for (const values of cases) {
      const { status } = await subscribe(...values)
      counted.push([status, ...(await networks())])
    }
    academy.app.config.trustedProxies = 0
    const self = [201, '127.0.0.1']
    const named = [201, '203.0.113.9']
    expect(counted).toEqual([self, self, self, named, named])
  })
})

describe('headers about the origin of a request', () => {
  const own = () => `http://127.0.0.1:${port}`
  const write = (...lines: Line[]) => send('POST', '/api/auth/logout', lines).then(statusAndCode)
  const refused = [403, 'CROSS_SITE']

  it('sec-fetch-site', async () => {
    expect(await write(['sec-fetch-site', 'same-origin'])).toEqual([204])
    for (const lines of [[''], ['same-origin', 'same-origin'], ['same-origin', 'cross-site'], [long]])
      expect(await write(...lines.map((value): Line => ['sec-fetch-site', value]))).toEqual(refused)
  })

  it('origin', async () => {
    expect(await write(['origin', own()])).toEqual([204])
    for (const lines of [[''], [own(), own()], [own(), 'https://evil.example'], [long]])
      expect(await write(...lines.map((value): Line => ['origin', value]))).toEqual(refused)
  })

  it('host: an invalid value gets the usual response', async () => {
    for (const host of ['', '[', 'a b', '%', '://', '@']) {
      const { status, body } = await send('POST', '/graphql', [['host', host]], { query: '{ __typename }' })
      expect({ host, status, body }).toEqual({ host, status: 200, body: { data: { __typename: 'Query' } } })
    }
  })

  it('host: Node keeps the first of several', async () => {
    const host = `127.0.0.1:${port}`
    const from = (...hosts: string[]) => write(['origin', own()], ...hosts.map((value): Line => ['host', value]))
    expect(await from(host, 'evil.example')).toEqual([204])
    for (const hosts of [[''], ['evil.example', host], [long]]) expect(await from(...hosts)).toEqual(refused)
  })
})
