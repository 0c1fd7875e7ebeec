import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json } from '../support/academy/academy.ts'
import { byHash, ownOperations } from '../support/api/own-operations.ts'
import { signUp } from '../support/people/people.ts'
import { colleague } from '../support/people/staff.ts'

// Refusals are counted by code and operation, and logged at a level that visitors cannot use to raise an alert.

type Line = {
  level: string
  reqId: string
  operation?: string
  refusals?: string[]
  security?: string
  network?: string
}

const { operations, hashes } = ownOperations()

let academy: Academy
let staff: Browser
const written: string[] = []
const lines = () => written.map((line) => JSON.parse(line) as Line)
beforeAll(async () => {
  const env = { LOG_LEVEL: 'trace' }
  academy = await Academy.open('embedded', env, {}, { operations, log: { write: (line) => void written.push(line) } })
  staff = (await colleague(academy, 'Ida')).browser
})
afterAll(() => academy.close())
beforeEach(() => {
  written.length = 0
})

/** Returns the value of a metric, or 0 if it has no count for these labels. */
async function counted(name: string, labels: Record<string, string>): Promise<number> {
  const text = await academy.app.metrics.registry.metrics()
  const found = text.split('\n').find((line) => line.startsWith(`${name}{`) && holds(line, labels))
  return Number(found?.split(' ').at(-1) ?? 0)
}

const holds = (line: string, labels: Record<string, string>) =>
  Object.entries(labels).every(([name, value]) => line.includes(`${name}="${value}"`))

const faults = async () => Number(/^academy_faults_total (\d+)$/m.exec(await academy.app.metrics.registry.metrics())?.[1])

describe('a refused document', () => {
  const wrongVariable = {
    query: 'query ($a: Int!) { auditLog(first: $a) { edges { cursor } } }',
    variables: { a: 'x' },
  }
  const documents: [string, Json, string, who?: 'visitor' | 'staff'][] = [
    ['that cannot be parsed', { query: '{ this is no document' }, 'GRAPHQL_PARSE_FAILED'],
    ['that asks for what there is not', { query: '{ noSuchField }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['of too many tokens', { query: `{ ${'a '.repeat(3000)} }` }, 'GRAPHQL_PARSE_FAILED'],
    ['that is too deep', { query: `{ ${'viewer { '.repeat(12)} id ${'} '.repeat(12)} }` }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'with an operation it does not have',
      { query: 'query A { __typename }', operationName: 'B' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['with a variable of the wrong type', wrongVariable, 'BAD_USER_INPUT', 'staff'],
    ['with a variable of the wrong type, from an unauthorized visitor,', wrongVariable, 'UNAUTHENTICATED'],
    ['without a text', {}, 'BAD_REQUEST'],
    ['in a batch', [{ query: '{ __typename }' }], 'BAD_REQUEST'],
    ['by an unknown hash', byHash('f'.repeat(64)), 'OPERATION_UNKNOWN'],
    ['whose variables are too deep', { query: '{ __typename }', variables: nested(20) }, 'VARIABLES_TOO_DEEP'],
  ]

  it.each(documents)(
    '%s is logged and counted as a refusal with its request id, not as an error',
    async (_case, body, code, who = 'visitor') => {
      const before = { faults: await faults(), refusals: await counted('academy_refusals_total', { code, operation: 'other' }) }
      const browser = who === 'staff' ? staff : academy.browser()
      const reply = await browser.post('/graphql', body)
      expect(reply.body.errors[0].extensions.code).toBe(code)
      const line = lines().find(({ reqId }) => reqId === reply.headers['x-request-id'])
      expect(line).toMatchObject({ level: 'info', operation: 'other', refusals: [code] })
      expect(await faults()).toBe(before.faults)
      expect(await counted('academy_refusals_total', { code, operation: 'other' })).toBe(before.refusals + 1)
      expect(lines().filter(({ level }) => ['warn', 'error', 'fatal'].includes(level))).toEqual([])
    },
  )

  it('of a visitor in production is a refusal too', async () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://x', PUBLIC_URL: 'http://127.0.0.1:4000', ALLOW_HTTP: 'on' }
    const log: string[] = []
    const production = await Academy.open(
      'embedded',
      { ...env, LOG_LEVEL: 'trace' },
      {},
      { log: { write: (line) => void log.push(line) } },
    )
    const reply = await production.browser().post('/graphql', { query: '{ __typename }' })
    expect(reply.body.errors[0].extensions.code).toBe('OPERATION_NOT_ALLOWED')
    expect(await production.app.metrics.registry.metrics()).toMatch(/^academy_faults_total 0$/m)
    expect(log.filter((line) => /"level":"(warn|error|fatal)"/.test(line))).toEqual([])
    const line = log.map((text) => JSON.parse(text)).find(({ reqId }) => reqId === reply.headers['x-request-id'])
    expect(line).toMatchObject({ refusals: ['OPERATION_NOT_ALLOWED'] })
    await production.close()
  })
})

describe('the operation name', () => {
  it('is in the log and metrics for our own operations, even if the refusal has status 200', async () => {
    const reply = await academy.browser().post('/graphql', byHash(hashes.get('RequestSignInLink'), { email: 'no address' }))
    expect(reply.status).toBe(200)
    const line = lines().find(({ reqId }) => reqId === reply.headers['x-request-id'])
    expect(line).toMatchObject({ operation: 'RequestSignInLink', refusals: ['INVALID_INPUT'] })
    const labels = { code: 'INVALID_INPUT', operation: 'RequestSignInLink' }
    expect(await counted('academy_refusals_total', labels)).toBe(1)
    expect(await counted('academy_operation_seconds_count', { operation: 'RequestSignInLink' })).toBe(1)
  })

  it('is the operation behind a REST path', async () => {
    await academy.browser().post('/api/signup', {})
    await academy.browser().get('/api/achievements')
    expect(await counted('academy_refusals_total', { code: 'INVALID_INPUT', operation: 'RestSignUp' })).toBe(1)
    expect(await counted('academy_refusals_total', { code: 'UNAUTHENTICATED', operation: 'RestAchievements' })).toBe(1)
  })

  it("is never taken from a client's own text", async () => {
    for (const name of ['RequestSignInLink', 'Made', 'x'.repeat(500)])
      await academy.browser().post('/graphql', { query: `query ${name} { __typename }`, operationName: name })
    const { browser } = await colleague(academy, 'Ada')
    await browser.post('/graphql', { query: 'query Mine { __typename }' }, { 'x-explorer': '1' })
    const text = await academy.app.metrics.registry.metrics()
    const names = new Set([...text.matchAll(/operation="([^"]*)"/g)].map(([, name]) => name ?? ''))
    const known = new Set([...hashes.keys(), 'other', 'none', 'explorer'])
    expect([...names].filter((name) => !known.has(name) && !name.startsWith('Rest'))).toEqual([])
    expect(names).toContain('explorer')
    expect(lines().some(({ operation }) => operation === 'Mine' || operation === 'Made')).toBe(false)
  })
})

describe('a security event', () => {
  const events = () => lines().filter(({ security }) => security)

  it.each<[event: string, cause: () => Promise<unknown>]>([
    ['bad-token', () => academy.browser().post('/graphql', byHash(hashes.get('ConfirmSignInLink'), { token: 'x' }))],
    [
      'bad-token',
      async () => {
        academy.app.config.metricsToken = 'a-token-for-the-watcher'
        await academy.browser().get('/api/metrics', { authorization: 'Bearer guess' })
        academy.app.config.metricsToken = undefined
      },
    ],
    ['cross-site', () => academy.browser().post('/api/auth/logout', undefined, { 'sec-fetch-site': 'cross-site' })],
    ['explorer-refused', () => academy.browser().post('/graphql', { query: '{ __typename }' }, { 'x-explorer': '' })],
    [
      'explorer-run',
      async () => {
        const { browser } = await colleague(academy, 'Kim')
        written.length = 0
        await browser.post('/graphql', { query: '{ __typename }' }, { 'x-explorer': '1' })
      },
    ],
    [
      'wrong-code',
      async () => {
        const { browser } = await colleague(academy, 'Lou')
        await browser.execute('mutation { beginSecondFactor { __typename } }')
        written.length = 0
        await browser.execute(
          'mutation { confirmSecondFactor(code: "000000") { __typename ... on InvalidInputError { code field } } }',
        )
      },
    ],
    [
      'limit-hit',
      async () => {
        const { browser, user } = await signUp(academy)
        const resetsAt = new Date(Date.now() + 3_600_000)
        await academy.db.rateLimit.create({ data: { key: `create-project:${user.id}`, count: 1000, resetsAt } })
        await browser.post('/api/projects', { title: 'Bins' })
      },
    ],
  ])('is logged as %s with a hash of the network, and counted', async (event, cause) => {
    const before = await counted('academy_security_events_total', { event })
    await cause()
    expect(events()).toMatchObject([{ level: 'info', security: event, network: expect.stringMatching(/^[0-9a-f]{16}$/) }])
    expect(await counted('academy_security_events_total', { event })).toBe(before + 1)
    expect(written.join('')).not.toContain('127.0.0.1')
  })

  it('has the same hash for the same network, and another one for others', async () => {
    const from = (remoteAddress: string) =>
      academy.server.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { 'sec-fetch-site': 'cross-site' },
        remoteAddress,
      })
    for (const address of ['203.0.113.9', '203.0.113.9', '203.0.113.10', '2001:db8::1', '2001:db8::2']) await from(address)
    const [one, again, other, six, sameSix] = events().map(({ network }) => network)
    expect([one === again, one === other, six === sameSix, one === six]).toEqual([true, false, true, false])
    expect(written.join('')).not.toMatch(/203\.0\.113|2001:db8/)
  })
})

function nested(depth: number): Json {
  return depth === 0 ? {} : { a: nested(depth - 1) }
}
