import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bodyLimit } from '../../src/graphql/limits.ts'
import { Academy } from '../support/academy/academy.ts'
import { openMailbox, signUp, signupForm } from '../support/people/people.ts'

describe('protection of the HTTP surface', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterAll(() => academy.close())

  it('responds to broken JSON with 400, an oversized body with 413 and another type with 415, with a code', async () => {
    const browser = academy.browser()
    const before = await academy.db.user.count()
    const broken = await browser.post('/api/signup', '{"firstName":')
    const empty = await browser.request('POST', '/api/signup', { body: '', headers: {} })
    const large = await browser.post('/api/signup', { ...signupForm(), firstName: 'x'.repeat(bodyLimit) })
    const text = await browser.request('POST', '/api/signup', { body: 'firstName=x', headers: { 'content-type': 'text/plain' } })
    const form = await browser.request('POST', '/api/signup', {
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const list = await browser.post('/api/signup', [1, 2])
    expect([broken, empty, large, text, form, list].map((reply) => reply.status)).toEqual([400, 400, 413, 415, 415, 400])
    for (const reply of [broken, empty, large, text, form, list])
      expect(reply.body).toMatchObject({ message: expect.any(String), code: expect.any(String) })
    expect(await academy.db.user.count()).toBe(before)
  })

  it('responds to an unknown path under /api with JSON', async () => {
    const { status, body } = await academy.browser().get('/api/nothing-here')
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
  })

  it.each([
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['an old browser that sends an origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('refuses a write by %s, and changes nothing', async (_who, headers) => {
    const { browser } = await signUp(academy)
    expect((await browser.post('/api/auth/logout', undefined, headers as Record<string, string>)).status).toBe(403)
    const graphql = await browser.post('/graphql', { query: 'mutation { signOut { done } }' }, headers as Record<string, string>)
    expect(graphql.status).toBe(403)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  it('recognizes a path in any encoding', async () => {
    const { browser } = await signUp(academy)
    const lure = await browser.get('/api/%6cogout', { 'sec-fetch-site': 'cross-site' })
    expect({ status: lure.status, code: lure.body.code }).toEqual({ status: 403, code: 'CROSS_SITE' })
    const own = await browser.get('/%61pi/auth/user')
    expect({ status: own.status, cache: own.headers['cache-control'] }).toEqual({ status: 200, cache: 'private, no-store' })
  })

  it('responds to unusual requests with a client error, never a server error', async () => {
    const visitor = academy.browser()
    for (const headers of [
      { 'if-match': '"x"' },
      { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      { range: 'bytes=9999999-' },
    ]) {
      const { status } = await visitor.get('/favicon.svg', headers as Record<string, string>)
      expect({ headers, isFault: status >= 500 }).toEqual({ headers, isFault: false })
    }
    const unreadable = await visitor.get('/%')
    expect({ status: unreadable.status, policy: unreadable.headers['content-security-policy'] }).toEqual({
      status: 400,
      policy: expect.stringContaining("default-src 'self'"),
    })
    expect((await visitor.request('GET', '/videos/none.webm')).status).toBe(404)
  })

  it("shows the development mailbox only under the machine's own host names", async () => {
    const browser = academy.browser()
    await openMailbox(academy, browser)
    expect((await browser.get('/dev/mailbox')).status).toBe(200)
    expect((await browser.get('/dev/mailbox', { host: 'evil.example' })).status).toBe(404)
  })

  it('shows the development mailbox only with the key printed at startup, since a proxy can hide the sender', async () => {
    await signUp(academy)
    const key = academy.app.config.mailboxKey
    for (const address of ['', '?key=', '?key=guess', `?key=${key}&key=${key}`, `?key=${key.slice(1)}`]) {
      const { status, body, headers } = await academy.browser().get(`/dev/mailbox${address}`)
      expect({ address, status, cookie: headers['set-cookie'] }).toEqual({ address, status: 404, cookie: undefined })
      expect(String(body)).toContain('Use the address that the academy printed')
      expect(String(body)).not.toContain('token=')
    }
    for (const cookie of ['deepm_mailbox=', 'deepm_mailbox=guess', 'deepm_mailbox=%', `other=${key}`])
      expect((await academy.browser().get('/dev/mailbox', { cookie })).status).toBe(404)

    const browser = academy.browser()
    const opened = await browser.get(`/dev/mailbox?key=${key}`)
    expect([opened.status, opened.headers.location]).toEqual([303, '/dev/mailbox'])
    expect(String(opened.headers['set-cookie'])).toMatch(/; Path=\/dev\/mailbox; HttpOnly; SameSite=Lax$/)
    const shown = await browser.get('/dev/mailbox')
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(String(shown.body)).toContain('Development mailbox')
  })

  it('rejects GraphQL as a simple request, by GET, and in batches', async () => {
    const { browser } = await signUp(academy)
    const simple = await browser.request('POST', '/graphql', {
      body: '{"query":"{__typename}"}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(simple.status).toBe(415)
    for (const query of ['{__typename}', 'mutation{signOut{done}}']) {
      const byGet = await browser.get(`/graphql?query=${query}`, { 'apollo-require-preflight': '1' })
      expect([byGet.status, byGet.body.code]).toEqual([404, 'NOT_FOUND'])
    }
    const batch = await browser.post('/graphql', [{ query: '{__typename}' }, { query: '{__typename}' }])
    expect(batch.status).toBe(400)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  it('masks unexpected errors', async () => {
    const { browser } = await signUp(academy)
    const { persona } = academy.app.db
    Object.defineProperty(academy.app.db, 'persona', {
      value: { findMany: () => Promise.reject(new Error('secret: SELECT * FROM "User"')) },
      configurable: true,
    })
    const { body } = await browser.post('/graphql', { query: '{ personas { id } }' })
    Object.defineProperty(academy.app.db, 'persona', { value: persona, configurable: true })
    expect(body.errors[0].extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' })
    expect(JSON.stringify(body)).not.toContain('secret')
  })

  it('sets protective headers on responses and errors', async () => {
    for (const path of ['/api/health', '/api/nothing', '/graphql']) {
      const { headers } = await academy.browser().get(path)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('refuses the mailbox to forwarded requests without a configured proxy, and warns once', async () => {
    const written: string[] = []
    const log = { write: (line: string) => void written.push(line) }
    const open = await Academy.open('embedded', { LOG_LEVEL: 'warn' }, {}, { log })
    onTestFinished(() => open.close())
    const reader = open.browser()
    await openMailbox(open, reader)
    expect((await reader.get('/dev/mailbox')).status).toBe(200)
    expect(written.join('')).not.toContain('TRUST_PROXY')
    const others = ['for', 'host', 'proto', 'port', 'server', 'ssl', 'by', 'prefix'].map((name) => `x-forwarded-${name}`)
    for (const name of ['forwarded', 'x-real-ip', 'via', 'Via', ...others]) {
      for (const value of ['127.0.0.1', '']) {
        const { status } = await reader.get('/dev/mailbox', { [name]: value })
        expect({ name, value, status }).toEqual({ name, value, status: 404 })
      }
    }
    expect(written.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
  })

  it('trusts the client address from one proxy if configured', async () => {
    academy.app.config.trustedProxies = 1
    const browser = academy.browser()
    await browser.get(`/dev/mailbox?key=${academy.app.config.mailboxKey}`, { 'x-forwarded-for': '127.0.0.1' })
    const far = await browser.get('/dev/mailbox', { 'x-forwarded-for': '203.0.113.9' })
    const near = await browser.get('/dev/mailbox', { 'x-forwarded-for': '127.0.0.1' })
    academy.app.config.trustedProxies = 0
    expect([far.status, near.status]).toEqual([404, 200])
  })

  it('sets the session cookie as HttpOnly and SameSite=Lax', async () => {
    const reply = await academy.browser().post('/api/signup', signupForm())
    const cookie = String(reply.headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })
})
