import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Line, type Listening, listen, readHeaders, statusAndCode } from './header-lines.ts'

// Headers of the explorer, of bodies and of responses: empty, repeated and oversized over a real connection. Node joins some
// repeated headers and drops others. The other headers are in headers-viewer.test.ts and headers-files.test.ts.

let academy: Listening['academy']
let send: Listening['send']
let cookie: string
beforeAll(async () => {
  ;({ academy, send, cookie } = await listen())
})
afterAll(() => academy.close())

const long = 'x'.repeat(8000)

describe('headers of the staff explorer', () => {
  it.each([
    ['x-explorer: '],
    ['x-explorer: 1', 'x-explorer: 1'],
    ['x-explorer: schema', 'x-explorer: 1'],
    ['x-explorer: true'],
    [`x-explorer: ${long}`],
    ['x-explorer: 1', 'x-explorer-changes: '],
    ['x-explorer: 1', 'x-explorer-changes: 1', 'x-explorer-changes: 1'],
    ['x-explorer: 1', 'x-explorer-changes: true'],
    ['x-explorer: 1', `x-explorer-changes: ${long}`],
    ['x-explorer-changes: 1'],
    ['x-explorer: schema', 'x-explorer-changes: 1'],
  ])('are rejected as %.40s %.40s', async (...texts) => {
    const lines = texts.map((text) => text.split(': ') as unknown as Line)
    expect(statusAndCode(await send('POST', '/graphql', lines, { query: '{ achievementCount }' }))).toEqual([
      400,
      'EXPLORER_HEADER_INVALID',
    ])
  })
})

describe('headers about the body and the response', () => {
  it('idempotency-key: one UUID', async () => {
    const create = async (...keys: string[]) => {
      const lines = keys.map((value): Line => ['idempotency-key', value])
      return send('POST', '/api/projects', [['cookie', cookie], ...lines], { title: 'T', description: 'D' })
    }
    const key = crypto.randomUUID()
    const before = await academy.db.project.count()
    for (const keys of [[''], [key, key], [long]]) {
      const { status, body } = await create(...keys)
      expect([status, body.code, body.field]).toEqual([400, 'BAD_REQUEST', 'Idempotency-Key'])
    }
    expect(await academy.db.project.count()).toBe(before)
    expect((await create(key)).status).toBe(201)
  })

  it('content-type: only JSON, and nothing else is stored', async () => {
    const post = (...types: string[]) =>
      send(
        'POST',
        '/api/newsletter/signup',
        types.map((value): Line => ['content-type', value]),
        { email: 'not an address' },
      ).then(statusAndCode)
    expect(await post('')).toEqual([415, 'NOT_JSON'])
    expect(await post(long)).toEqual([415, 'NOT_JSON'])
    expect(await post('text/plain', 'application/json')).toEqual([415, 'NOT_JSON'])
    expect(await post('application/json', 'text/plain')).toEqual([400, 'INVALID_INPUT'])
  })

  it.each([
    ['POST', '/graphql', { query: '{ __typename }' }, 200],
    ['POST', '/api/newsletter/signup', { email: 'not an address' }, 400],
    ['POST', '/api/auth/logout', {}, 204],
  ])('content-type and content-encoding: UTF-8 without compression, for %s %s', async (method, url, body, status) => {
    const statusWith = async (...lines: Line[]) => (await send(method, url, lines, body)).status
    for (const charset of ['utf-7', 'utf-16', 'utf16le', 'iso-8859-1', 'x', '', '"utf-7"', 'utf-8; charset=utf-7'])
      for (const type of [`application/json; charset=${charset}`, `application/json;CHARSET = ${charset}`])
        expect([type, await statusWith(['content-type', type])]).toEqual([type, 415])
    for (const encoding of ['gzip', 'br', 'deflate', 'x', '', long])
      expect([encoding, await statusWith(['content-encoding', encoding])]).toEqual([encoding, 415])
    expect(await statusWith(['content-encoding', 'identity'], ['content-encoding', 'gzip'])).toBe(415)

    for (const type of ['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'application/json'])
      expect([type, await statusWith(['content-type', type])]).toEqual([type, status])
    expect(await statusWith(['content-encoding', 'identity'])).toBe(status)
  })

  it('content-length: a repeated one is an invalid request', async () => {
    const { status, code } = await send('POST', '/graphql', [['content-length', '2']], { query: '{ __typename }' })
    expect([status, code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('accept: events only on request', async () => {
    const typeOf = async (...values: string[]) => {
      const lines = values.map((value): Line => ['accept', value])
      const { status, type } = await send('POST', '/graphql', lines, { query: '{ __typename }' })
      return [status, type.split(';')[0]]
    }
    expect(await typeOf('application/json', 'text/event-stream')).toEqual([200, 'text/event-stream'])
    expect(await typeOf('')).toEqual([200, 'application/json'])
    expect(await typeOf(`text/event-stream${' '.repeat(8000)}x`)).toEqual([406, 'application/json'])
  })

  it('stripe-signature: an invalid one rejects the event', async () => {
    for (const values of [[], [''], ['t=1,v1=x', 't=1,v1=y'], [long]]) {
      const lines = values.map((value): Line => ['stripe-signature', value])
      expect(statusAndCode(await send('POST', '/api/payments/webhook', lines, {}))).toEqual([400, 'BAD_SIGNATURE'])
    }
  })

  it('any header: more than 16 KB are rejected before anything reads them', async () => {
    for (const name of readHeaders) {
      if (name === 'content-length') continue
      expect(statusAndCode(await send('GET', '/api/auth/user', [[name, 'x'.repeat(17_000)]]))).toEqual([431, 'HEADERS_TOO_LARGE'])
    }
  })
})

it('lists every header that the source reads', () => {
  const root = path.resolve(import.meta.dirname, '../../src')
  const files = ['http', 'rest', 'graphql', 'modules'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => path.join(root, folder, file)),
  )
  const read = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bheaders(?:\.get\('([\w-]+)'\)|\['([\w-]+)'\]|\.([a-z]+)\b(?![(<]))/g)].map(
      ([, got, quoted, plain]) => got ?? quoted ?? plain ?? '',
    ),
  )
  // These are response headers.
  const names = new Set(read.filter((name) => name !== 'location' && name !== 'set-cookie'))
  expect([...names].filter((name) => !readHeaders.includes(name))).toEqual([])
  expect(names.size).toBeGreaterThan(9)
})
