import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailableError } from '../../src/core/errors.ts'
import { bodyLimit } from '../../src/graphql/limits.ts'
import { type Route, routes } from '../../src/rest/routes.ts'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { holdToDocument, keyOf, operations, validatorOf, withoutDatabase } from '../support/api/openapi.ts'
import { childForm, learn, signUp } from '../support/people/people.ts'
import { driveGuide, driveNewsletter, driveSignup, guideForm, newsletterForm, type Send } from './rest-forms.ts'

/** Paths visited by a browser or a monitor; the others are rows of the routes table. */
const visited = [
  'GET /api/login',
  'GET /api/logout',
  'GET /api/parent/report.pdf',
  'GET /api/lab/pictures/{id}',
  'GET /api/admin/students.csv',
  'GET /api/admin/addresses.csv',
  'GET /api/parent-guide/download',
  'POST /api/payments/webhook',
  'GET /api/live',
  'GET /api/ready',
  'GET /api/health',
  'GET /api/docs',
  'GET /api/metrics',
]

describe('openapi.yaml', () => {
  it('documents every row of the routes table in order, the visited paths, and nothing else', () => {
    expect([...operations.keys()]).toEqual([...routes.map(keyOf), ...visited])
  })
})

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
  'GET /api/landing/counts': { signedOut: 200, signedIn: 200 },
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
