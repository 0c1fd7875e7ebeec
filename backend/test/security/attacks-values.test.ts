import { randomUUID } from 'node:crypto'
import { type GraphQLInputObjectType, isInputObjectType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyLimit } from '../../src/graphql/limits.ts'
import { schema } from '../../src/graphql/server/schema.ts'
import { AccessPeople, actors } from '../access/access-people.ts'
import { Academy } from '../support/academy/academy.ts'
import { operations, withoutDatabase } from '../support/api/openapi.ts'
import { readOperations } from '../support/api/operations.ts'
import { queryValues } from '../support/api/query-values.ts'
import { models } from '../support/database/person-tables.ts'
import { childForm, signupForm } from '../support/people/people.ts'

// Values that none of our forms sends. OWASP ASVS 5.0: 1.3.11, 2.2.1, 4.3.1, 15.3.3, 16.5.1.

let people: AccessPeople
beforeAll(async () => {
  people = await AccessPeople.gather()
})
afterAll(() => people.academy.close())

describe('mass assignment', () => {
  /** Columns about identity, rewards, consent and time. */
  const columns = [
    ...new Set(['User', 'Learner', 'Project', 'Interaction', 'Session'].flatMap((name) => models[name]?.fields ?? [])),
  ]
    .filter(({ kind }) => kind !== 'object')
    .map(({ name }) => name)

  it('no input has a field for a column that a person must not set', () => {
    const guarded =
      /^(id|userId|learnerId|role|xp|level|streak\w*|createdAt|updatedAt|isDemo|likes|likeCount|ageAtSignup|expiresAt|emailVerified|safetyLevel|provider|model|answeredAt|deletedAt)$/
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
    expect(inputs.length).toBeGreaterThan(15)
    const open = inputs.flatMap((input) =>
      Object.keys(input.getFields())
        .filter((field) => guarded.test(field))
        .map((field) => `${input.name}.${field}`),
    )
    // These fields identify an existing row and are not set.
    expect(open).toEqual([
      'EnrolmentDecisionInput.id',
      'MembershipChangeInput.learnerId',
      'QueueDecisionInput.id',
      'SavedReportChangeInput.id',
    ])
  })

  it.each([
    ['POST', '/api/signup', 'SignUpInput', () => signupForm()],
    ['POST', '/api/projects', 'CreateProjectInput', () => ({ title: 'Mine' })],
    ['PUT', '/api/projects/demo-project', 'UpdateProjectInput', () => ({ title: 'Mine', version: 1 })],
    ['POST', '/api/parent-guide/signup', 'ParentGuideInput', () => ({ name: 'Sam', email: 'sam@example.org' })],
    ['POST', '/api/newsletter/signup', 'NewsletterInput', () => ({ email: 'sam@example.org' })],
  ])('%s %s rejects every column that is not a field of its form, and stores nothing', async (method, path, input, form) => {
    const { db } = people.academy
    const rows = () => Promise.all([db.user.count(), db.project.count(), db.guideLead.count(), db.subscriber.count()])
    const before = await rows()
    const taken = Object.keys((schema.getType(input) as GraphQLInputObjectType).getFields())
    const others = [...columns, 'isAdmin', 'consentAt', 'tier'].filter((name) => !taken.includes(name))
    expect(others.length).toBeGreaterThan(30)
    for (const name of others) {
      const body = { ...form(), [name]: name === 'role' ? 'staff' : 99_999 }
      const { status } = await people.browsers.owner.request(method, path, { body, keepCookies: true })
      expect({ name, status }).toEqual({ name, status: 400 })
    }
    expect(await rows()).toEqual(before)
  })
})

describe('malformed bodies', () => {
  const bombs: [string, string | Buffer, Record<string, string>][] = [
    ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"email":"a@example.org"}', {}],
    ['brackets without end', '['.repeat(bodyLimit - 1), {}],
    ['objects without end', '{"a":'.repeat(Math.floor(bodyLimit / 6)), {}],
    ['very many keys', `{${Array.from({ length: 9000 }, (_, n) => `"k${n}":1`).join(',')}}`, {}],
    ['a number without end', `{"email":${'9'.repeat(90_000)}}`, {}],
    ['a byte too many', JSON.stringify({ email: 'x'.repeat(bodyLimit) }), {}],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), {}],
    [
      'another alphabet',
      Buffer.from('{"email":"a@example.org"}', 'utf16le'),
      { 'content-type': 'application/json; charset=utf-16' },
    ],
    ['something compressed', Buffer.from('1f8b0800000000000003', 'hex'), { 'content-encoding': 'gzip' }],
    ['two lengths', '{}', { 'content-length': '5' }],
  ]

  it.each(bombs)('%s is rejected or answered quickly on every path, without a server error', async (_name, payload, headers) => {
    for (const key of [...operations.keys(), 'POST /graphql'].filter((it) => !it.startsWith('GET'))) {
      const [method = '', path = ''] = key.replace('{id}', 'x').split(' ')
      const begun = performance.now()
      const reply = await people.academy.server.inject({
        method: method as 'POST',
        url: path,
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      })
      expect({ key, isFault: reply.statusCode >= 500 }).toEqual({ key, isFault: false })
      expect(performance.now() - begun).toBeLessThan(5000)
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('cursors of lists', () => {
  const within: Record<string, (field: string) => string> = {
    Query: (field) => `{ ${field} }`,
    Learner: (field) => `{ viewer { learner { ${field} } } }`,
    ProjectColumn: (field) => `{ viewer { learner { column(status: planning) { ${field} } } } }`,
  }
  const needed: Record<string, string[]> = {
    leads: ['list: guide, '],
    newsItems: ['tab: all, '],
    students: ['lastActivity', 'totalXP', 'name'].map((sort) => `sort: ${sort}, direction: descending, `),
  }
  const lists = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ args }) => args.some(({ name }) => name === 'after'))
        .flatMap(({ name }) => (needed[name] ?? ['']).map((more) => [type.name, name, more] as const)),
    )

  /** Dates and numbers out of range, characters that text cannot store, and other types. */
  const places = [
    ...['GPC:D:-99999999999999', 'GPC:D:x', 'GPC:N:1', 'GPC:O:{"contains":""}', 'GPC:S:a\0', 'GPC:Z:', 'GPC:T:["S:a"]', ''],
    ...['["0000-01-01T00:00:00Z","a","b"]', '["-200000-01-01T00:00:00Z","a\\u0000",{}]', '[9,"+200000-01-01T00:00:00Z"]'],
    ...['["lastActivity","-99999999999999","x"]', '["lastActivity","1e400","x"]', '["totalXP","99999999999","x"]', '{}', '['],
  ]

  it.each(lists)('%s.%s (%s) returns a page or an error for any cursor, never a server error', async (type, name, more) => {
    const ask = async (side: string, cursor: string | null) => {
      const field = `${name}(${more}${side}: ${JSON.stringify(cursor)}) { edges { cursor } }`
      const browser = type === 'Query' ? people.browsers.staff : people.browsers.owner
      const { body } = await browser.post('/graphql', { query: within[type]?.(field) })
      return { side, cursor, codes: body.errors?.map(({ extensions }: { extensions: object }) => extensions), data: body.data }
    }
    expect(await ask('after', null)).toMatchObject({ codes: undefined, data: expect.anything() })
    for (const place of places) {
      for (const side of ['after', 'before']) {
        const answer = await ask(side, Buffer.from(place).toString('base64'))
        expect({ place, ...answer, isFault: JSON.stringify(answer).includes('INTERNAL_SERVER_ERROR') }).toMatchObject({
          isFault: false,
        })
      }
    }
  })
})

describe('values that the database cannot store', () => {
  const text = async () => {
    const { body } = await people.browsers.staff.post('/graphql', {
      query: '{ contentLesson(id: "problem-detective") { text } }',
    })
    return body.data.contentLesson.text
  }
  const save = (written: object) =>
    people.browsers.staff.post('/graphql', {
      query:
        'mutation M($text: LessonText!, $key: UUID!) { createLesson(moduleId: "writer-whose-words", text: $text, requestKey: $key) { __typename } }',
      variables: { text: written, key: randomUUID() },
    })

  it('rejects a date in the year 0', async () => {
    const ask = (query: string, variables = {}) => people.browsers.staff.post('/graphql', { query, variables })
    const since = '0000-01-01T00:00:00Z'
    const { body } = await ask(`mutation { restoreStaffAccess(id: "staff", since: "${since}") { __typename } }`)
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining('between the years 1 and 9999'), extensions: { code: 'BAD_REQUEST' } },
    ])
    const named = 'mutation M($since: DateTime!) { restoreStaffAccess(id: "staff", since: $since) { __typename } }'
    const { body: other } = await ask(named, { since })
    expect(other.errors).toMatchObject([{ message: expect.stringContaining('$since') }])
  })

  it('rejects U+0000 in a lesson text, and accepts half an emoji', async () => {
    const shipped = await text()
    expect(JSON.stringify((await save({ ...shipped, title: 'A\0' })).body.errors)).toContain('U+0000')
    const { body } = await save({ ...shipped, title: 'A fox \ud83e' })
    expect(body).toEqual({ data: { createLesson: { __typename: 'ContentLesson' } } })
  })
})

describe('error messages', () => {
  const inside = /secret|\bat \/|node_modules|\.ts:\d|SELECT |prisma|pg_|ECONN|stack/i

  it('reveal no internals on any operation or path when the database is gone', async () => {
    const texts = [...readOperations().values()]
    await withoutDatabase(people.academy, async () => {
      for (const { name, text } of texts) {
        const { status, body } = await people.browsers.owner.post('/graphql', {
          operationName: name,
          query: text,
          variables: queryValues[name] ?? {},
        })
        expect({ name, leaks: inside.exec(JSON.stringify(body))?.[0] }).toEqual({ name, leaks: undefined })
        expect([200, 400, 500]).toContain(status)
      }
      for (const key of operations.keys()) {
        const [method = '', path = ''] = key.replace('{id}', 'x').split(' ')
        if (path === '/api/docs') continue
        const { body } = await people.browsers.owner.request(method, path, method === 'GET' ? {} : { body: signupForm() })
        expect({ key, leaks: inside.exec(JSON.stringify(body))?.[0] }).toEqual({ key, leaks: undefined })
      }
    })
  })

  it('suggest no names to the public for unknown operations in production', async () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://x', PUBLIC_URL: 'http://127.0.0.1:4000', ALLOW_HTTP: 'on' }
    const production = await Academy.open('embedded', env)
    const { status, body } = await production.browser().post('/graphql', { query: '{ viewr { id } learnr }' })
    expect(status).toBe(403)
    expect(JSON.stringify(body)).not.toMatch(/Did you mean|viewe|learne/)
    // The documented REST paths still work.
    expect((await production.browser().post('/api/signup', signupForm())).status).toBe(201)
    await production.close()
  })
})

describe('mail injection', () => {
  it.each([
    'Mia\r\nBcc: all@example.org',
    'Mia\nContent-Type: text/html\n\n<h1>x',
    'Mia\u2028Bcc: x@y.z',
    '<a href="https://evil.example">Mia</a>',
    'Mia, all@example.org',
    'https://evil.example',
    'O’Mia & <b>Co</b>',
    'O’Brien-Ñandú',
  ])('rejects the name %j, or mails have one line, one recipient and none of its markup', async (name) => {
    const { db } = people.academy
    const parentEmail = `parent-${crypto.randomUUID()}@example.org`
    const email = `mail-${crypto.randomUUID()}@example.org`
    const form = childForm({ firstName: name, lastName: name, parentFirstName: name, parentEmail })
    const signup = await people.academy.browser().post('/api/signup', form)
    const guide = await people.academy.browser().post('/api/parent-guide/signup', { name, email })
    const mails = await db.outboxMail.findMany({ where: { recipient: { in: [parentEmail, email] } } })
    const accepted = [signup, guide].filter(({ status }) => status === 201).length
    expect(mails.length).toBe(accepted)
    if (name === 'O’Brien-Ñandú') expect(accepted).toBe(2)
    for (const { status, body } of [signup, guide])
      if (status !== 201) expect(body).toMatchObject({ code: 'INVALID_INPUT', field: expect.stringMatching(/ame$/) })
    for (const { subject, html, text } of mails) {
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(html).not.toMatch(/<h1>x|<b>Co|href="https:\/\/evil/)
      expect(text).not.toMatch(/https:\/\/evil/)
    }
  })
})

describe('headers', () => {
  it('are set on every path and every kind of refusal, and private responses are not cached', async () => {
    const paths = [...operations.keys()]
      .map((key) => key.replace('{id}', 'x'))
      .concat('POST /graphql', 'GET /graphql', 'GET /nowhere', 'GET /robots.txt')
    for (const actor of actors)
      for (const key of paths) {
        const [method = '', path = ''] = key.split(' ')
        const { headers } = await people.browsers[actor].request(method, path, { keepCookies: true })
        expect({ key, policy: headers['content-security-policy'] }).toEqual({
          key,
          policy: expect.stringMatching(
            /default-src 'self';script-src 'self';.*object-src 'none';base-uri 'none';.*frame-ancestors 'none'/,
          ),
        })
        expect({
          key,
          sniff: headers['x-content-type-options'],
          frame: headers['x-frame-options'],
          from: headers['referrer-policy'],
          devices: headers['permissions-policy'],
        }).toEqual({
          key,
          sniff: 'nosniff',
          frame: 'DENY',
          from: 'no-referrer',
          devices: expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
        })
        if (/ \/(api|graphql)/.test(key))
          expect({ key, cache: headers['cache-control'] }).toEqual({ key, cache: 'private, no-store' })
      }
  })
})
