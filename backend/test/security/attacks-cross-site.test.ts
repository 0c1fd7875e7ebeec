import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AccessPeople } from '../access/access-people.ts'
import { operations } from '../support/api/openapi.ts'
import { models } from '../support/database/person-tables.ts'
import { demo } from '../support/people/people.ts'

// Another site makes the browser of a signed-in person send requests. OWASP ASVS 5.0: 3.5.1 to 3.5.3.

/** Headers that browsers send with requests from another site. */
const foreign: [string, Record<string, string>][] = [
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a page of a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'http://evil.127.0.0.1:4000' }],
  ['an old browser', { origin: 'https://evil.example' }],
  ['an old browser on another port', { origin: 'http://127.0.0.1:4001' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a page that claims to be ours in the other header', { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:4000' }],
]

const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']

const body = JSON.stringify({ query: 'mutation { signOut { done } }', title: 'Theirs', email: 'x@example.org', name: 'X' })

const writes = [
  ...[...operations.keys()].filter((key) => !key.startsWith('GET ')),
  'GET /api/logout',
  'POST /graphql',
  'POST /newsletter/unsubscribe?token=x',
  'POST /mails/stop?token=x',
  'POST /api/identity/sign-in/magic-link',
]

describe('cross-site request forgery', () => {
  let people: AccessPeople
  beforeAll(async () => {
    people = await AccessPeople.gather()
  })
  afterAll(() => people.academy.close())

  /** Returns the number of rows in each table. */
  async function everything(): Promise<unknown> {
    const { db } = people.academy
    const counts = Object.keys(models).map((name) => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`)
    return db.$queryRawUnsafe(
      counts
        .filter((sql) => !sql.includes('RateLimit'))
        .join(' UNION ALL ')
        .concat(' ORDER BY name'),
    )
  }

  it.each(writes)(
    '%s is refused to every other site, with or without a session and with any body, and changes nothing',
    async (key) => {
      const [method = '', path = ''] = key.replace('{id}', 'demo-project').split(' ')
      const before = await everything()
      for (const [, headers] of foreign)
        for (const type of types)
          for (const browser of [people.browsers.owner, people.browsers.parent, people.browsers.visitor]) {
            const sent = { ...(method !== 'GET' && { body }), headers: { ...headers, 'content-type': type } }
            const reply = await browser.request(method, path, sent)
            expect({ key, headers, type, status: reply.status }).toMatchObject({ status: 403 })
            expect(reply.body).toMatchObject({ code: 'CROSS_SITE' })
          }
      expect(await everything()).toEqual(before)
    },
  )

  it('GraphQL as a simple request is refused even without headers about its origin', async () => {
    const owner = people.browsers.owner
    const query = encodeURIComponent('mutation{signOut{done}}')
    const before = await everything()
    for (const type of types.filter((it) => it !== 'application/json')) {
      const reply = await owner.request('POST', '/graphql', { body, headers: { 'content-type': type } })
      expect({ type, isRefused: [400, 415].includes(reply.status) }).toEqual({ type, isRefused: true })
    }
    // An image or a link can only send GET requests, which are not accepted.
    for (const headers of [{}, { 'content-type': 'application/json' }, { 'apollo-require-preflight': '1' }])
      for (const text of [query, '{viewer{id}}'])
        expect((await owner.get(`/graphql?query=${text}`, headers as Record<string, string>)).status).toBe(404)
    expect(await everything()).toEqual(before)
  })

  it('no response grants access to another origin', async () => {
    for (const path of ['/api/auth/user', '/graphql', '/api/health', '/landing', '/api/nothing']) {
      const { headers } = await people.browsers.owner.request('OPTIONS', path, {
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
})

describe('session fixation: a planted session', () => {
  let people: AccessPeople
  beforeAll(async () => {
    people = await AccessPeople.gather()
  })
  afterAll(() => people.academy.close())

  it('is not adopted at sign-in, which creates a new one of at least 128 bits', async () => {
    const victim = people.academy.browser()
    const planted = 'planted-by-somebody-else'
    victim.cookies.set('deepm-session', planted)
    await demo(people.academy, 'anybody', victim)
    const [token = ''] = decodeURIComponent(victim.cookies.get('deepm-session') ?? '').split('.')
    expect(token).not.toContain(planted)
    // Letters and digits have 5.9 bits each.
    expect(token).toMatch(/^[A-Za-z0-9]{22,}$/)
    expect((await people.academy.browser().get('/api/auth/user', { cookie: `deepm-session=${planted}` })).status).toBe(401)
  })

  it('ends when its browser signs in again', async () => {
    const victim = people.academy.browser()
    await demo(people.academy, 'anybody', victim)
    const before = `deepm-session=${victim.cookies.get('deepm-session')}`
    expect((await people.academy.browser().get('/api/auth/user', { cookie: before })).status).toBe(200)
    await demo(people.academy, 'parent', victim)
    expect((await people.academy.browser().get('/api/auth/user', { cookie: before })).status).toBe(401)
    expect((await victim.get('/api/auth/user')).body).toMatchObject({ id: 'demo-parent' })
  })

  it('grants no staff role, whatever name is entered', async () => {
    for (const name of ['admin', 'root', 'constructor', '__proto__', 'staff-member@example.org']) {
      const visitor = people.academy.browser()
      await demo(people.academy, name, visitor)
      expect((await visitor.get('/api/auth/user')).body).toMatchObject({ id: 'demo-learner', role: 'learner' })
    }
  })
})
