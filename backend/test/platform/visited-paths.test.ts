import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailableError } from '../../src/core/errors.ts'
import { Academy } from '../support/academy/academy.ts'
import { holdToDocument, withoutDatabase } from '../support/api/openapi.ts'
import { signUp } from '../support/people/people.ts'

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

  it('GET /api/live responds without the database, and GET /api/ready only with it', async () => {
    const answers = async () => {
      const [live, ready] = [await academy.browser().get('/api/live'), await academy.browser().get('/api/ready')]
      holdToDocument('GET /api/live', live)
      holdToDocument('GET /api/ready', ready)
      return [live.status, live.body, ready.status, ready.body]
    }
    expect(await answers()).toEqual([200, { status: 'ok' }, 200, { status: 'ok' }])
    await withoutDatabase(academy, async () => {
      expect(await answers()).toEqual([200, { status: 'ok' }, 503, { status: 'unavailable' }])
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
