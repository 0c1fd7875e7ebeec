import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, origin } from '../support/academy/academy.ts'
import { confirmAddress, signUp, signUpUnconfirmed, signupForm } from '../support/people/people.ts'

/** Starts a small identity provider with enough OpenID Connect; the test sets the claims. */
async function startProvider(): Promise<{
  server: FastifyInstance
  issuer: string
  person: { sub: string; email: string; email_verified: boolean; name: string }
}> {
  const server = Fastify()
  const person = { sub: 'p-1', email: '', email_verified: true, name: 'Robin Hill' }
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  server.get('/.well-known/openid-configuration', async () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    userinfo_endpoint: `${issuer()}/userinfo`,
    jwks_uri: `${issuer()}/jwks`,
  }))
  server.post('/token', async () => ({
    access_token: 'access',
    token_type: 'Bearer',
    expires_in: 60,
    scope: 'openid email profile',
  }))
  server.get('/userinfo', async () => person)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const issuer = () => `http://127.0.0.1:${(server.server.address() as { port: number }).port}`
  return { server, issuer: issuer(), person }
}

describe('sign-in with an identity provider', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>
  let academy: Academy
  beforeAll(async () => {
    provider = await startProvider()
    academy = await Academy.open('embedded', {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'academy',
      OIDC_CLIENT_SECRET: 'secret',
    })
  })
  afterAll(async () => {
    await academy.close()
    await provider.server.close()
  })

  /** Goes to the provider and returns as the provider would redirect the browser. */
  async function visit(browser = academy.browser()) {
    const login = await browser.get('/api/login')
    const there = new URL(String(login.headers['location']))
    const back = await browser.get(`/api/identity/oauth2/callback/oidc?code=abc&state=${there.searchParams.get('state')}`)
    return { browser, there, back }
  }

  it('redirects with a state and a challenge, and signs in a person with a verified address', async () => {
    const { user } = await signUp(academy)
    provider.person.email = user.email
    const { browser, there, back } = await visit()
    expect(there.origin).toBe(provider.issuer)
    expect(there.searchParams.get('code_challenge')).toBeTruthy()
    expect(there.searchParams.get('redirect_uri')).toBe(`${origin}/api/identity/oauth2/callback/oidc`)
    expect(String(back.headers['location'])).toMatch(/\/auth\/return$/)
    expect((await browser.get('/api/auth/user')).body.id).toBe(user.id)
  })

  it('ends the session of the previous person in the same browser', async () => {
    const before = await signUp(academy)
    const { user } = await signUp(academy)
    Object.assign(provider.person, { sub: 'p-next', email: user.email })
    const { browser } = await visit(before.browser)
    expect((await browser.get('/api/auth/user')).body.id).toBe(user.id)
    expect(await academy.db.session.count({ where: { userId: before.user.id } })).toBe(0)
  })

  it('creates no account for a person who never signed up', async () => {
    Object.assign(provider.person, { sub: 'p-2', email: 'stranger@example.org' })
    const { browser, back } = await visit()
    expect(String(back.headers['location'])).toMatch(/\/auth\/email\?error=/)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect(await academy.db.user.count({ where: { email: 'stranger@example.org' } })).toBe(0)
  })

  it('asks which account to use when the address was only claimed, and signs in nobody before the answer', async () => {
    const { browser: claimer, user } = await signUpUnconfirmed(academy)
    Object.assign(provider.person, { sub: 'p-4', email: user.email.toUpperCase() })
    const { browser, back } = await visit()
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    const there = new URL(String(back.headers['location']))
    expect(there.pathname).toBe('/auth/email/address')
    const token = there.searchParams.get('token') ?? ''
    expect((await confirmAddress(browser, token, user.id)).user.id).toBe(user.id)
    expect((await claimer.get('/api/auth/user')).status).toBe(401)
    const again = await visit()
    expect((await again.browser.get('/api/auth/user')).body.id).toBe(user.id)
  })

  it('takes the address from accounts that only claim it when the owner signs in', async () => {
    const { user: owner } = await signUp(academy)
    const { user: claimer } = await signUpUnconfirmed(academy, signupForm({ email: owner.email }))
    Object.assign(provider.person, { sub: 'p-6', email: owner.email })
    const { browser } = await visit()
    expect((await browser.get('/api/auth/user')).body.id).toBe(owner.id)
    expect(await academy.db.user.findUnique({ where: { id: claimer.id } })).toMatchObject({ claimedEmail: null })
  })

  it('does not trust an address the provider has not verified', async () => {
    const { user } = await signUpUnconfirmed(academy)
    Object.assign(provider.person, { sub: 'p-3', email: user.email, email_verified: false })
    const { browser, back } = await visit()
    expect(String(back.headers['location'])).not.toContain('token=')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })

  it('sends the owner of a closed account to a page with the reason, without a session', async () => {
    const { user } = await signUp(academy)
    Object.assign(provider.person, { sub: 'p-5', email: user.email, email_verified: true })
    const reason = 'We would like to talk with you first.'
    await academy.db.accountClosure.create({ data: { userId: user.id, reason, closedAt: academy.app.clock() } })
    await academy.db.session.deleteMany({ where: { userId: user.id } })
    const { browser, back } = await visit()
    const there = new URL(String(back.headers['location']), origin)
    expect(there.pathname).toBe('/auth/closed')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect(await academy.db.session.count({ where: { userId: user.id } })).toBe(0)
    const token = there.searchParams.get('notice') ?? ''
    const query =
      'query ($token: String!) { closedNotice(token: $token) { __typename ... on ClosedNotice { kind reason } ... on Error { code } } }'
    expect((await browser.execute(query, { token })).closedNotice).toMatchObject({ kind: 'suspended', reason })
    expect((await browser.execute(query, { token: `${token}x` })).closedNotice.code).toBe('LINK_EXPIRED')
    academy.passDays(0.02)
    expect((await browser.execute(query, { token })).closedNotice.code).toBe('LINK_EXPIRED')
    academy.setClock(new Date())
  })

  it('does not reveal why an account is closed when a provider error merely names the account', async () => {
    const { user } = await signUp(academy)
    await academy.db.accountClosure.create({ data: { userId: user.id, reason: 'A private reason.', closedAt: new Date() } })
    const browser = academy.browser()
    const login = await browser.get('/api/login')
    const state = new URL(String(login.headers['location'])).searchParams.get('state')
    for (const query of [`state=${state}&`, '']) {
      const path = `/api/identity/oauth2/callback/oidc?${query}error=ACCOUNT_CLOSED&error_description=${user.id}`
      expect(String((await browser.get(path)).headers['location'])).not.toContain('/auth/closed')
    }
  })

  it('rejects a response without a matching request', async () => {
    const browser = academy.browser()
    await browser.get('/api/identity/oauth2/callback/oidc?code=abc&state=forged')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })
})
