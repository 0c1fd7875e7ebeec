import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { childForm, mailedToken, signUp, signupForm } from '../support/people/people.ts'

type Line = { level: string; reqId?: string; route?: string; status?: number; ms?: number; err?: { type: string; stack: string } }

describe("the academy's log", () => {
  let academy: Academy
  const written: string[] = []
  const lines = () => written.map((line) => JSON.parse(line) as Line)
  beforeAll(async () => {
    academy = await Academy.open('embedded', { LOG_LEVEL: 'trace' }, {}, { log: { write: (line) => void written.push(line) } })
  })
  afterAll(() => academy.close())

  it('has a line for each response, with its id and the pattern of its route', async () => {
    const { browser } = await signUp(academy)
    const found = await browser.get('/api/auth/user')
    const missing = await browser.request('PUT', '/api/projects/somebody', { body: { title: 'x' } })
    const lineOf = (id: unknown) => lines().find((it) => it.reqId === id)
    expect(lineOf(found.headers['x-request-id'])).toMatchObject({ level: 'info', route: '/api/auth/user', status: 200 })
    expect(lineOf(missing.headers['x-request-id'])).toMatchObject({
      route: '/api/projects/:id',
      status: 404,
      ms: expect.any(Number),
    })
  })

  /** Expects the mutation in the schema, so that the address reaches its statements. */
  const requestLink = async (browser: Browser, email: string) => {
    const query = `mutation { requestSignInLink(email: "${email}") { __typename } }`
    const reply = await browser.post('/graphql', { query })
    expect(JSON.stringify(reply.body)).not.toMatch(/Cannot query field|GRAPHQL_VALIDATION_FAILED/)
    return reply
  }

  it("contains the cause of a failure under the request's id, and the response does not", async () => {
    const { browser } = await signUp(academy)
    const broken = vi.spyOn(academy.db.course, 'findMany').mockRejectedValue(new RangeError('Key (email)=(mia@example.org)'))
    const rest = await browser.get('/api/courses')
    const graphql = await browser.post('/graphql', { query: '{ courses { id } }' })
    broken.mockRestore()
    for (const reply of [rest, graphql]) {
      const failed = lines().find((it) => it.err && it.reqId === reply.headers['x-request-id'])
      expect(failed).toMatchObject({ level: 'error', err: { type: 'RangeError', stack: expect.stringContaining('log.test.ts') } })
      expect(JSON.stringify(reply.body)).not.toMatch(/RangeError|mia|\.ts/)
    }
  })

  it('contains nothing about a person, whatever they did and whatever failed', async () => {
    const name = 'Zaphira'
    const email = 'zaphira.quell@example.org'
    const parentEmail = 'quell.parent@example.org'
    const form = childForm({ firstName: name, lastName: 'Quellwasser', email, parentEmail, parentPhone: '+41791112233' })
    const { browser, user } = await signUp(academy, form)
    const consent = await mailedToken(academy, 'consent', parentEmail)
    await browser.get(`/consent?token=${consent}`)
    await browser.get(`/api/nothing/${name}?q=${email}`)
    await browser.post('/api/signup', `{"firstName": ${name}`)
    await browser.post('/api/signup', signupForm({ firstName: `${name}\u0000`, email }))
    await browser.post('/graphql', { query: `{ nothing(name: "${name}") }` })
    await requestLink(browser, email)
    const ofLesson = { query: 'query ($id: ID!) { lesson(id: $id) { id } }', variables: { id: { name } } }
    expect((await browser.post('/graphql', ofLesson)).body.errors[0].message).toContain('"$id" got invalid value')
    await browser.post('/api/ai-interact', { toolType: 'chatgpt', prompt: `I am ${name} Quellwasser` })
    // Database errors quote the values of a statement, and are logged.
    await academy.db.$executeRawUnsafe('ALTER TABLE "User" RENAME TO "Users"')
    await signUp(academy, signupForm({ firstName: name, email })).catch(() => {})
    const failed = await requestLink(academy.browser(), email)
    await academy.db.$executeRawUnsafe('ALTER TABLE "Users" RENAME TO "User"')
    const log = written.join('')
    const failure = lines().find((line) => line.err && line.reqId === failed.headers['x-request-id'])
    expect(failure).toMatchObject({ level: 'error' })
    const session = [...browser.cookies.values()].join()
    for (const word of [name, 'quell', '1112233', user.id, consent, session, session.split('.')[0] ?? '', '127.0.0.1'])
      expect(log.toLowerCase()).not.toContain(word.toLowerCase())
  })
})

describe('GET /api/metrics', () => {
  const token = 'a-token-for-the-watcher'
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open('embedded', { METRICS_TOKEN: token })
  })
  afterAll(() => academy.close())

  it('counts responses by route, failures and pending mail', async () => {
    const open = await Academy.open('embedded', { METRICS_TOKEN: token })
    const { browser } = await signUp(open, childForm())
    await browser.get('/api/auth/user')
    await browser.get('/api/nothing/a')
    await browser.get('/api/nothing/b')
    const { status, headers, body } = await open.browser().get('/api/metrics', { authorization: `Bearer ${token}` })
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: expect.stringContaining('text/plain') })
    expect(body).toContain('academy_request_seconds_count{method="GET",route="/api/auth/user",status="200"} 1')
    expect(body).toContain('academy_request_seconds_count{method="GET",route="none",status="404"} 2')
    expect(body).toMatch(/^academy_mail_waiting 1$/m)
    expect(body).toMatch(/^academy_queue_overdue{kind="crisis"} 0$/m)
    expect(body).toMatch(/^academy_faults_total 0$/m)
    await open.close()
  })

  it('requires a configured token even from this machine, since a local program can be a proxy', async () => {
    const open = await Academy.open()
    const unknown = (await open.browser().get('/api/nothing')).body
    for (const headers of [
      {},
      { authorization: 'Bearer ' },
      { authorization: 'Bearer undefined' },
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '::1' },
      { via: 'x' },
    ]) {
      const { status, body } = await open.browser().get('/api/metrics', headers as Record<string, string>)
      expect({ status, code: body.code }).toEqual({ status: 404, code: unknown.code })
    }
    const far = await open.server.inject({ method: 'GET', url: '/api/metrics', remoteAddress: '203.0.113.9' })
    expect(far.statusCode).toBe(404)
    await open.close()
  })

  it('is shown only with the token', async () => {
    const ask = async (authorization?: string) =>
      (await academy.browser().get('/api/metrics', authorization ? { authorization } : {})).status
    expect(await ask('Bearer a-token-for-the-watcher')).toBe(200)
    expect(await ask('Bearer a-token-for-the-watche')).toBe(404)
    expect(await ask()).toBe(404)
  })
})
