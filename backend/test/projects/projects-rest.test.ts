import { maxProjects } from '@deepm/schema/rules/projects/projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailableError } from '../../src/core/errors.ts'
import { bodyLimit } from '../../src/graphql/limits.ts'
import { Academy, type Browser, type Json } from '../support/academy/academy.ts'
import { operations, sendRest, validatorOf, withoutDatabase } from '../support/api/openapi.ts'
import { create, maker, shownProject, staffMember } from '../support/learning/studio.ts'
import { childForm, demo, signUp } from '../support/people/people.ts'

const seen = new Map<string, Set<string>>()

/** Notes the documented responses that a test received. */
function send(browser: Browser, key: string, expected: number, options: Parameters<typeof sendRest>[3] = {}): Promise<Json> {
  seen.set(key, (seen.get(key) ?? new Set()).add(String(expected)))
  return sendRest(browser, key, expected, options)
}

const list = 'GET /api/projects'
const post = 'POST /api/projects'
const put = 'PUT /api/projects/{id}'
const shown = 'GET /api/projects/showcase'

describe('the REST paths of projects', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterAll(() => academy.close())

  it('create, list and move a project with the documented bodies', async () => {
    const { browser } = await signUp(academy)
    expect(await send(browser, list, 200)).toEqual([])
    const body = { title: 'A lighthouse', description: 'It tweets', toolsUsed: ['dalle'], status: 'planning' }
    const made = await send(browser, post, 201, { body })
    expect(made).toMatchObject({ ...body, likes: 0, version: 1 })
    const moved = await send(browser, put, 200, { id: made.id, body: { status: 'review' } })
    expect(moved).toEqual({ ...made, status: 'review', version: 2 })
    expect(await send(browser, list, 200)).toEqual([moved])
    expect(await send(browser, put, 200, { id: made.id, body: { status: 'planning', version: 2 } })).toMatchObject({ version: 3 })
    expect(await send(browser, put, 409, { id: made.id, body: { status: 'completed', version: 2 } })).toEqual({
      code: 'PROJECT_CONFLICT',
      message: expect.any(String),
    })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const once = await send(browser, post, 201, { body, headers })
    expect(await send(browser, post, 201, { body, headers })).toEqual(once)
    const other = { title: 'Another one' }
    expect(await send(browser, post, 422, { body: other, headers })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('accept what the document allows, and reject other values by field name', async () => {
    const { browser, user } = await signUp(academy)
    const made = await create(browser)
    const forms: [string, string, string, object][] = [
      [post, 'ProjectForm', '', { title: 'a' }],
      [put, 'ProjectChange', made.id, {}],
    ]
    const bad = [
      ...[{ title: '' }, { title: 'x'.repeat(81) }, { title: 7 }, { description: 'x'.repeat(1001) }, { description: 1 }],
      ...[{ toolsUsed: ['paint'] }, { toolsUsed: [1] }, { toolsUsed: {} }, { status: 'done' }],
      ...[
        { likes: 5 },
        { learnerId: 'x' },
        { userId: 'x' },
        { id: 'x' },
        { createdAt: '2020-01-01T00:00:00Z' },
        { deletedAt: null },
      ],
    ]
    for (const [key, schema, id, rest] of forms) {
      const passes = validatorOf({ $ref: `#/components/schemas/${schema}` })
      for (const changes of bad) {
        const body = { ...rest, ...changes }
        expect({ body, passes: passes(body) }).toEqual({ body, passes: false })
        const { code, field } = await send(browser, key, 400, { id, body })
        expect(['INVALID_INPUT', 'BAD_REQUEST']).toContain(code)
        const [name = ''] = Object.keys(changes)
        expect({ body, field }).toEqual({ body, field: name in (validFields as object) ? name : 'input' })
      }
      for (const body of [[], '"text"', {}]) await send(browser, key, 400, { id, body })
      expect((await send(browser, key, 400, { id, body: '{"a":' })).code).toBe('INVALID_JSON')
      expect((await send(browser, key, 413, { id, body: { title: 'x'.repeat(bodyLimit) } })).code).toBe('BODY_TOO_LARGE')
      const text = { 'content-type': 'text/plain' }
      expect((await send(browser, key, 415, { id, body: 'a=b', headers: text })).code).toBe('NOT_JSON')
    }
    expect(await send(browser, post, 400, { body: { title: ' ' } })).toMatchObject({ message: 'Project title is required' })
    await send(browser, post, 400, { body: { title: 'a' }, headers: { 'idempotency-key': 'no-uuid' } })
    expect(await academy.db.project.findMany({ where: { learnerId: user.id }, select: { id: true, version: true } })).toEqual([
      { id: made.id, version: 1 },
    ])
  })

  it('answer unknown ids and those of other learners alike', async () => {
    const owner = await signUp(academy)
    const other = await signUp(academy)
    const { id } = await create(owner.browser)
    const body = { status: 'review' }
    const unknown = await send(other.browser, put, 404, { id: crypto.randomUUID(), body })
    expect(await send(other.browser, put, 404, { id, body })).toEqual(unknown)
    expect(await send(other.browser, put, 404, { id: '..%2fshowcase', body })).toEqual(unknown)
    expect(unknown.code).toBe('NOT_FOUND')
  })

  it('refuse visitors, parents, staff, children without consent, and other sites', async () => {
    const body = { title: 'a' }
    const id = crypto.randomUUID()
    const visitor = academy.browser()
    for (const key of [list, shown]) expect((await send(visitor, key, 401)).code).toBe('UNAUTHENTICATED')
    for (const key of [post, put]) expect((await send(visitor, key, 401, { id, body })).code).toBe('UNAUTHENTICATED')
    for (const name of ['parent', 'staff']) {
      const browser = await demo(academy, name)
      expect(await send(browser, list, 200)).toEqual([])
      for (const key of [post, put]) expect((await send(browser, key, 403, { id, body })).code).toBe('FORBIDDEN')
    }
    const child = await signUp(academy, childForm())
    expect(await send(child.browser, list, 200)).toEqual([])
    for (const key of [post, put]) expect((await send(child.browser, key, 403, { id, body })).code).toBe('CONSENT_REQUIRED')
    const { browser } = await signUp(academy)
    const headers = { 'sec-fetch-site': 'cross-site' }
    for (const key of [post, put]) expect((await send(browser, key, 403, { id, body, headers })).code).toBe('CROSS_SITE')
    for (const key of [list, shown]) await send(browser, key, 401, { headers: { 'x-force-logout': 'true' } })
  })

  it('return the showcase from the required age of an account, and the days left before it', async () => {
    const { browser } = await maker(academy, { firstName: 'Ada' })
    expect(await send(browser, shown, 200)).toEqual([])
    const id = await shownProject(browser, await staffMember(academy), { title: 'Shown' })
    expect(await send(browser, shown, 200)).toMatchObject([
      { id, title: 'Shown', firstName: 'Ada', status: 'completed', likes: 0 },
    ])
    expect(await send((await signUp(academy)).browser, shown, 403)).toEqual({
      code: 'SHOWCASE_LOCKED',
      message: 'The showcase opens for you in 14 days.',
    })
    expect((await send(await demo(academy, 'anybody'), shown, 200)).map((it: Json) => it.title)).not.toContain('Shown')
  })

  it('report project and rate limits', async () => {
    const { browser, user } = await signUp(academy)
    const data = Array.from({ length: maxProjects }, (_, n) => ({ learnerId: user.id, title: `${n}` }))
    await academy.db.project.createMany({ data })
    expect((await send(browser, post, 409, { body: { title: 'one more' } })).code).toBe('PROJECT_LIMIT')
    expect(await send(browser, list, 200)).toHaveLength(maxProjects)
    await academy.db.rateLimit.updateMany({ where: { key: `create-project:${user.id}` }, data: { count: 100 } })
    expect((await send(browser, post, 429, { body: { title: 'a' } })).code).toBe('RATE_LIMITED')
  })

  it('report internal errors without details', async () => {
    const { browser } = await signUp(academy)
    await withoutDatabase(academy, async () => {
      for (const key of [list, shown, post, put]) {
        const body = key === post || key === put ? { title: 'a' } : undefined
        expect((await send(browser, key, 500, { id: 'x', body })).code).toBe('INTERNAL_SERVER_ERROR')
      }
    })
    const away = async () => {
      for (const key of [list, shown, post, put]) {
        const body = key === post || key === put ? { title: 'a' } : undefined
        expect((await send(browser, key, 503, { id: 'x', body })).code).toBe('UNAVAILABLE')
      }
    }
    await withoutDatabase(academy, away, new DatabaseUnavailableError('secret: it restarts'))
  })

  it('cover every documented response', () => {
    for (const key of [list, post, shown, put]) {
      expect({ key, seen: [...(seen.get(key) ?? [])].toSorted() }).toEqual({
        key,
        seen: Object.keys(operations.get(key)?.responses ?? {}).toSorted(),
      })
    }
  })
})

const validFields = { title: 1, description: 1, toolsUsed: 1, status: 1 }
