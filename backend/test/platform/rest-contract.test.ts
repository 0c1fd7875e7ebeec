import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailableError } from '../../src/core/errors.ts'
import { bodyLimit } from '../../src/graphql/limits.ts'
import { type Route, routes } from '../../src/rest/routes.ts'
import { Academy, type Browser } from '../support/academy.ts'
import { holdToDocument, keyOf, operations, validatorOf, withoutDatabase } from '../support/openapi.ts'
import { childForm, learn, signUp, signupForm } from '../support/people.ts'

/** Paths visited by a browser or a monitor; the others are rows of the routes table. */
const visited = [
  'GET /api/login',
  'GET /api/logout',
  'GET /api/parent/report.pdf',
  'GET /api/admin/students.csv',
  'GET /api/admin/addresses.csv',
  'GET /api/parent-guide/download',
  'POST /api/payments/webhook',
  'GET /api/health',
  'GET /api/docs',
  'GET /api/metrics',
]

describe('openapi.yaml', () => {
  it('documents every row of the routes table in order, the visited paths, and nothing else', () => {
    expect([...operations.keys()]).toEqual([...routes.map(keyOf), ...visited])
  })
})

type Options = { body?: unknown; headers?: Record<string, string> }
/** Sends a request to this row, checks the response against the document, and returns its body. */
type Send = (browser: Browser, expected: number, options?: Options) => Promise<{ code?: string; field?: string; id?: string }>

type Drive = {
  /** The statuses of a valid request, by a visitor and by someone signed in. */
  signedOut: number
  signedIn: number
  body?: () => unknown
  /** Additional cases of this row. */
  more?: (send: Send, academy: Academy) => Promise<void>
}

/** Rows that depend on the viewer have their own files: projects-, practice- and portal-rest.test.ts. */
const drivenElsewhere = /^\/api\/(projects|ai-interact|ai-playground|parent\/)/

const reading: Drive = { signedOut: 401, signedIn: 200 }

/** How to request each row; a new row needs a new entry. */
const drives: Record<string, Drive> = {
  'GET /api/auth/user': reading,
  'POST /api/auth/logout': { signedOut: 204, signedIn: 204 },
  'POST /api/signup': { signedOut: 201, signedIn: 201, body: () => childForm(), more: driveSignup },
  'GET /api/dashboard': reading,
  'GET /api/courses': reading,
  'GET /api/courses/progress': reading,
  'GET /api/achievements': reading,
  'GET /api/ai-news': reading,
  'GET /api/ai-news/breaking': reading,
  'GET /api/ai-news/stats': reading,
  'POST /api/parent-guide/signup': { signedOut: 201, signedIn: 201, body: guideForm, more: driveGuide },
  'POST /api/newsletter/signup': { signedOut: 201, signedIn: 201, body: newsletterForm, more: driveNewsletter },
  'GET /api/landing/enrollments': { signedOut: 200, signedIn: 200 },
}

describe('REST', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterAll(() => academy.close())

  const here = routes.filter((route) => !drivenElsewhere.test(route.path))
  it.each(here.map((route): [string, Route] => [keyOf(route), route]))(
    '%s returns exactly the documented responses',
    async (key, { method, path: url }) => {
      const drive = drives[key]
      if (!drive) throw new Error(`say in this file how to drive ${key}`)
      const seen = new Set<string>()
      const send: Send = async (browser, expected, options = {}) => {
        const body = options.body ?? drive.body?.()
        const reply = await browser.request(method, url, { ...options, ...(body !== undefined && { body }) })
        expect({ key, status: reply.status, body: reply.body }).toMatchObject({ status: expected })
        seen.add(String(reply.status))
        holdToDocument(key, reply)
        return reply.body
      }

      // Every row signs people up from one network address.
      await academy.db.rateLimit.deleteMany()
      await send(academy.browser(), drive.signedOut)
      for (const browser of await everybody(academy)) await send(browser, drive.signedIn)
      if (method === 'GET') await driveReading(send, academy, drive)
      else await driveWriting(send, academy)
      await drive.more?.(send, academy)
      await driveBroken(send, academy)
      expect([...seen].toSorted()).toEqual(Object.keys(operations.get(key)?.responses ?? {}).toSorted())
    },
  )

  it.each([
    ['an unknown path', 'GET', '/api/nothing-here', 404],
    ['a path with a slash too many', 'GET', '/api/courses/', 404],
    ['a method that the path has not', 'DELETE', '/api/courses', 404],
    ['an address that cannot be read', 'GET', '/api/courses/%zz', 400],
  ])('answers %s with the shared Error', async (_what, method, url, status) => {
    const { browser } = await signUp(academy)
    const reply = await browser.request(method, url)
    expect(reply.status).toBe(status)
    const validate = validatorOf({ $ref: '#/components/schemas/Error' })
    validate(reply.body)
    expect({ body: reply.body, problems: validate.errors ?? [] }).toMatchObject({ problems: [] })
  })
})

describe('visited paths', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterAll(() => academy.close())

  it('GET /api/health reports that the database responds, and 503 when it does not', async () => {
    const healthy = await academy.browser().get('/api/health')
    holdToDocument('GET /api/health', healthy)
    expect({ status: healthy.status, body: healthy.body }).toEqual({ status: 200, body: { status: 'ok', database: 'ok' } })
    await withoutDatabase(academy, async () => {
      const ill = await academy.browser().get('/api/health')
      holdToDocument('GET /api/health', ill)
      expect({ status: ill.status, body: ill.body }).toEqual({
        status: 503,
        body: { status: 'unavailable', database: 'unreachable' },
      })
    })
  })

  it('GET /api/login redirects to the page that mails a link', async () => {
    const reply = await academy.browser().get('/api/login')
    holdToDocument('GET /api/login', reply)
    expect({ status: reply.status, location: reply.headers['location'] }).toEqual({ status: 302, location: '/auth/email' })
  })

  it('GET /api/logout redirects to the landing page, and is refused to other sites', async () => {
    const { browser } = await signUp(academy)
    const key = 'GET /api/logout'
    const refused = await browser.get('/api/logout', { 'sec-fetch-site': 'cross-site' })
    holdToDocument(key, refused)
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 403, code: 'CROSS_SITE' })
    await withoutDatabase(academy, async () => {
      const broken = await browser.get('/api/logout')
      holdToDocument(key, broken)
      expect(broken.status).toBe(500)
    })
    const away = async () => {
      const ill = await browser.get('/api/logout')
      holdToDocument(key, ill)
      expect({ status: ill.status, code: ill.body.code }).toEqual({ status: 503, code: 'UNAVAILABLE' })
    }
    await withoutDatabase(academy, away, new DatabaseUnavailableError('secret: it restarts'))
    for (const visitor of [browser, academy.browser()]) {
      const left = await visitor.get('/api/logout')
      holdToDocument(key, left)
      expect({ status: left.status, location: left.headers['location'] }).toEqual({ status: 302, location: '/landing' })
    }
  })
})

describe('GET /api/login with an unreachable identity provider', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open('embedded', {
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'academy',
      OIDC_CLIENT_SECRET: 'secret',
    })
  })
  afterAll(() => academy.close())

  it('reports an internal error', async () => {
    const reply = await academy.browser().get('/api/login')
    expect({ status: reply.status, code: reply.body.code }).toEqual({ status: 500, code: 'INTERNAL_SERVER_ERROR' })
    holdToDocument('GET /api/login', reply)
  })
})

/** Returns a learner with achievements, a child waiting for consent, a parent and a member of staff. */
async function everybody(academy: Academy): Promise<Browser[]> {
  const learner = await signUp(academy)
  await learn(academy, learner.browser, 'problem-detective')
  const child = await signUp(academy, childForm())
  const others = ['parent', 'staff'].map(async (username) => {
    const browser = academy.browser()
    await browser.execute('mutation ($username: String!) { demoSignIn(username: $username, password: "x") { __typename } }', {
      username,
    })
    return browser
  })
  return [learner.browser, child.browser, ...(await Promise.all(others))]
}

async function driveReading(send: Send, academy: Academy, { signedOut }: Drive): Promise<void> {
  const { browser } = await signUp(academy)
  const { code } = await send(browser, signedOut, { headers: { 'x-force-logout': 'true' } })
  expect(code).toBe(signedOut === 401 ? 'UNAUTHENTICATED' : undefined)
  await send(browser, 200, { headers: { 'x-force-logout': '1' } })
  const stranger = academy.browser()
  stranger.cookies.set('deepm-session', 'forged.AAAA')
  await send(stranger, signedOut)
}

async function driveWriting(send: Send, academy: Academy): Promise<void> {
  const { browser } = await signUp(academy)
  const text = { 'content-type': 'text/plain' }
  expect((await send(browser, 400, { body: '{"a":' })).code).toBe('INVALID_JSON')
  expect((await send(browser, 400, { body: '{"__proto__": {}}' })).code).toBe('INVALID_JSON')
  expect((await send(browser, 413, { body: { a: 'x'.repeat(bodyLimit) } })).code).toBe('BODY_TOO_LARGE')
  expect((await send(browser, 415, { body: 'a=b', headers: text })).code).toBe('NOT_JSON')
  expect((await send(browser, 403, { headers: { 'sec-fetch-site': 'cross-site' } })).code).toBe('CROSS_SITE')
}

async function driveBroken(send: Send, academy: Academy): Promise<void> {
  const { browser } = await signUp(academy)
  await withoutDatabase(academy, async () => {
    const body = await send(browser, 500)
    expect(body.code).toBe('INTERNAL_SERVER_ERROR')
    expect(JSON.stringify(body)).not.toContain('secret')
  })
  const away = async () => expect((await send(browser, 503)).code).toBe('UNAVAILABLE')
  await withoutDatabase(academy, away, new DatabaseUnavailableError('secret: it restarts'))
}

async function driveSignup(send: Send, academy: Academy): Promise<void> {
  const form = validatorOf({ $ref: '#/components/schemas/SignupForm' })
  const visitor = academy.browser()

  // The server accepts exactly what the document allows.
  const good = [signupForm(), signupForm({ lastName: '', emailUpdates: true, learningGoals: ['Make a game'] }), childForm()]
  for (const body of good) {
    expect(form(body)).toBe(true)
    await send(academy.browser(), 201, { body })
  }
  const bad = [
    ...['firstName', 'email', 'age', 'selectedPersona', 'termsAccepted', 'privacyAccepted'].map((it) => ({ [it]: undefined })),
    ...[{ firstName: '' }, { firstName: 'x'.repeat(61) }, { email: 'robin@' }, { age: '5' }, { age: '22' }, { age: '12.5' }],
    ...[{ selectedPersona: 'pirate' }, { selectedTier: 'gold' }, { termsAccepted: false }, { privacyAccepted: false }],
    ...[{ age: 14 }, { emailUpdates: 'yes' }, { learningGoals: [1] }, { learningGoals: [''] }, { role: 'staff' }],
  ]
  for (const changes of bad) {
    const body = signupForm(changes)
    expect({ changes, passes: form(JSON.parse(JSON.stringify(body))) }).toEqual({ changes, passes: false })
    const { code, field } = await send(visitor, 400, { body })
    expect(['INVALID_INPUT', 'BAD_REQUEST']).toContain(code)
    expect(field).toBe('role' in changes ? 'input' : Object.keys(changes)[0])
  }
  for (const body of [[], 'null', '"text"', {}]) await send(visitor, 400, { body })
  await send(visitor, 400, { headers: { 'idempotency-key': 'no-uuid' } })

  const taken = signupForm()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { id } = await send(visitor, 201, { body: taken, headers: key })
  expect((await send(visitor, 201, { body: taken, headers: key })).id).toBe(id)
  const reused = await send(visitor, 422, { body: signupForm(), headers: key })
  expect(reused).toEqual({ code: 'IDEMPOTENCY_KEY_REUSED', message: expect.any(String) })
  expect((await send(visitor, 201, { body: taken })).id).not.toBe(id)

  await academy.db.rateLimit.updateMany({ where: { key: { startsWith: 'signup:' } }, data: { count: 1000 } })
  expect((await send(visitor, 429)).code).toBe('RATE_LIMITED')
  await academy.db.rateLimit.deleteMany()
}

let visitors = 0

function guideForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  visitors += 1
  return { name: 'Sam', email: `visitor${visitors}@example.org`, phone: '', childAge: '12', interests: '', ...changes }
}

function newsletterForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  visitors += 1
  return { email: `visitor${visitors}@example.org`, source: 'demo', ...changes }
}

async function driveGuide(send: Send, academy: Academy): Promise<void> {
  const good = [{ childAge: '' }, { childAge: 12 }, { phone: '+44 20 7946 0000', interests: 'robots, horses' }, { phone: null }]
  const bad = [
    ...[{ name: '' }, { name: '<b>Sam</b>' }, { name: 'Sam\r\nBcc: x@example.org' }, { name: 'x'.repeat(61) }, { name: 5 }],
    ...[{ email: 'sam@' }, { email: 'sam@example.org\r\nBcc: x@example.org' }, { email: `${'x'.repeat(250)}@example.org` }],
    ...[{ childAge: '5' }, { childAge: '19' }, { childAge: '12.5' }, { childAge: 'twelve' }, { childAge: [12] }],
    ...[{ phone: 'x'.repeat(31) }, { interests: 'x'.repeat(10_000) }, { childName: 'Robin' }],
  ]
  await driveForm(send, academy, { schema: 'ParentGuideForm', form: guideForm, good, bad })
}

async function driveNewsletter(send: Send, academy: Academy): Promise<void> {
  const bad = [
    ...[{ email: '' }, { email: undefined }, { email: 'sam' }, { email: 'sam@example.org\nBcc: x@example.org' }, { email: 7 }],
    ...[{ source: 'elsewhere' }, { name: 'Sam' }],
  ]
  await driveForm(send, academy, { schema: 'NewsletterForm', form: newsletterForm, good: [{}, { source: undefined }], bad })
}

type Form = {
  schema: string
  form: (changes?: Record<string, unknown>) => Record<string, unknown>
  good: Record<string, unknown>[]
  bad: Record<string, unknown>[]
}

/** Checks that the server accepts what the document allows, rejects the rest by field name and stores none of it. */
async function driveForm(send: Send, academy: Academy, { schema, form, good, bad }: Form): Promise<void> {
  const visitor = academy.browser()
  const passes = validatorOf({ $ref: `#/components/schemas/${schema}` })
  for (const changes of good) await send(visitor, 201, { body: form(changes) })
  const before = await rows(academy)
  for (const changes of bad) {
    const body = form(changes)
    const { code, field } = await send(visitor, 400, { body })
    expect(['INVALID_INPUT', 'BAD_REQUEST']).toContain(code)
    const [name = ''] = Object.keys(changes)
    // Line breaks and angle brackets are beyond what a schema can express.
    if (!/[\r\n<]/.test(String(changes[name]))) {
      expect({ changes, passes: passes(JSON.parse(JSON.stringify(body))) }).toEqual({ changes, passes: false })
    }
    if (name in form()) expect({ changes, field }).toEqual({ changes, field: name })
  }
  for (const body of [[], 'null', '"text"', {}]) await send(visitor, 400, { body })
  expect(await rows(academy)).toEqual(before)

  const again = form()
  await academy.db.rateLimit.deleteMany()
  for (const _time of [1, 2, 3]) await send(visitor, 201, { body: again })
  for (const kind of ['guide-ip', 'newsletter-ip']) {
    await academy.db.rateLimit.updateMany({ where: { key: { startsWith: `${kind}:` } }, data: { count: 1000 } })
  }
  expect((await send(visitor, 429, { body: again })).code).toBe('RATE_LIMITED')
}

async function rows(academy: Academy): Promise<number[]> {
  return Promise.all([academy.db.guideLead.count(), academy.db.subscriber.count(), academy.db.outboxMail.count()])
}
