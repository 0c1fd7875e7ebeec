import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { mailedToken, signUp, signupForm } from '../support/people/people.ts'

const request = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename ... on Error { code message } } }'
const confirm =
  'mutation ($token: String!) { confirmSignInLink(token: $token) { __typename ... on Error { code } ... on SignedInPayload { user { id email role } } } }'
const demo =
  'mutation ($username: String!, $password: String!) { demoSignIn(username: $username, password: $password) { __typename ... on Error { code } ... on SignedInPayload { user { id role } } } }'

describe.each(kinds)('sign-in on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('signs in by a mailed link once, and rejects a second use', async () => {
    const { user } = await signUp(academy)
    await academy.browser().execute(request, { email: user.email })
    const token = await mailedToken(academy, 'sign-in', user.email)
    const browser = academy.browser()
    expect((await browser.execute(confirm, { token })).confirmSignInLink.user.email).toBe(user.email)
    expect((await browser.get('/api/auth/user')).body.id).toBe(user.id)
    const replay = academy.browser()
    expect((await replay.execute(confirm, { token })).confirmSignInLink.code).toBe('LINK_EXPIRED')
    expect((await replay.get('/api/auth/user')).status).toBe(401)
  })

  it('opens one session for twenty parallel uses of a link', async () => {
    const { user } = await signUp(academy)
    await academy.db.session.deleteMany({ where: { userId: user.id } })
    await academy.browser().execute(request, { email: user.email })
    const token = await mailedToken(academy, 'sign-in', user.email)
    await Promise.all(Array.from({ length: 20 }, () => academy.browser().execute(confirm, { token })))
    expect(await academy.db.session.count({ where: { userId: user.id } })).toBe(1)
  })

  it('rejects a link after 15 minutes, and unknown tokens', async () => {
    const { user } = await signUp(academy)
    await academy.browser().execute(request, { email: user.email })
    const token = await mailedToken(academy, 'sign-in', user.email)
    await academy.db.verification.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
    for (const dead of [token, 'x', '']) {
      expect((await academy.browser().execute(confirm, { token: dead })).confirmSignInLink.code).toBe('LINK_EXPIRED')
    }
  })

  it('stores no usable token in the database', async () => {
    const { user } = await signUp(academy)
    await academy.browser().execute(request, { email: user.email })
    const token = await mailedToken(academy, 'sign-in', user.email)
    const stored = JSON.stringify(await academy.db.verification.findMany())
    expect(stored).not.toContain(token)
  })

  it('answers the same for an address without an account, no faster, and sends no mail', async () => {
    const { user } = await signUp(academy)
    const { wait } = academy.app
    onTestFinished(() => {
      academy.app.wait = wait
    })
    academy.app.wait = delay
    const ask = async (email: string) => {
      const began = performance.now()
      const { status, body, headers } = await academy.browser().post('/graphql', { query: request, variables: { email } })
      const tookLong = performance.now() - began >= 295
      const { date: _when, 'x-request-id': _id, ...rest } = headers
      return { status, body, headers: rest, tookLong }
    }
    const known = await ask(user.email)
    expect(known).toMatchObject({
      status: 200,
      body: { data: { requestSignInLink: { __typename: 'DonePayload' } } },
      tookLong: true,
    })
    expect(await ask('nobody@example.org')).toEqual(known)
    expect(await academy.db.outboxMail.count({ where: { recipient: 'nobody@example.org' } })).toBe(0)
    expect(await academy.db.verification.count({ where: { value: { contains: 'nobody@example.org' } } })).toBe(0)
  })

  it('answers the same when a mailbox reached its limit, with or without an account', async () => {
    const ask = async (email: string) => (await academy.browser().post('/graphql', { query: request, variables: { email } })).body
    const { user } = await signUp(academy)
    for (const email of [user.email, 'nobody.either@example.org']) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(email)))
      for (const answer of answers) expect(answer).toEqual({ data: { requestSignInLink: { __typename: 'DonePayload' } } })
    }
    expect(await academy.db.outboxMail.count({ where: { recipient: user.email, kind: 'sign-in' } })).toBe(5)
  })

  it('accepts every mailed link of the owner after a stranger used up the mails', async () => {
    const { user } = await signUp(academy)
    for (let times = 0; times < 8; times += 1) await academy.browser().execute(request, { email: user.email })
    const mails = await academy.db.outboxMail.findMany({
      where: { recipient: user.email, kind: 'sign-in' },
      orderBy: { id: 'asc' },
    })
    const tokens = mails.map(({ text }) => /token=([\w.-]+)/.exec(text ?? '')?.[1])
    expect(tokens).toHaveLength(5)
    for (const token of tokens) {
      const answer = await academy.browser().execute(confirm, { token })
      expect(answer.confirmSignInLink.user.id).toBe(user.id)
    }
  })

  it('refuses link requests from one network after 2,000, whatever forwarding it claims, with a retry time', async () => {
    await academy.db.rateLimit.deleteMany()
    const ask = async (index: number) => {
      const variables = { email: `somebody${index}@example.org` }
      const query = request.replace('code message', 'code message ... on RateLimitedError { retryAfterSeconds }')
      const headers = { 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `203.0.113.${index}` }
      return (await academy.browser().post('/graphql', { query, variables }, headers)).body.data.requestSignInLink
    }
    expect((await ask(0)).__typename).toBe('DonePayload')
    await academy.db.rateLimit.updateMany({ where: { key: { startsWith: 'sign-in-ip:' } }, data: { count: 1990 } })
    const answers = await Promise.all(Array.from({ length: 13 }, (_, index) => ask(index + 1)))
    const refused = answers.filter((answer) => answer.code === 'RATE_LIMITED')
    expect(refused).toHaveLength(3)
    for (const { retryAfterSeconds } of refused) {
      expect(retryAfterSeconds).toBeGreaterThan(0)
      expect(retryAfterSeconds).toBeLessThanOrEqual(900)
    }
    await academy.db.rateLimit.deleteMany()
  })

  it('lets a school of 200 pupils behind one IP address request links and use them', async () => {
    await academy.db.rateLimit.deleteMany()
    const school = Array.from({ length: 200 }, (_, index) => ({
      id: `pupil-${index}`,
      email: `pupil${index}@school.example.org`,
      emailVerified: true,
      name: 'Pupil',
      firstName: 'Pupil',
      lastName: '',
    }))
    await academy.db.user.createMany({ data: school })
    const signIn = async ({ id, email }: (typeof school)[number]) => {
      await academy.browser().execute(request, { email })
      const token = await mailedToken(academy, 'sign-in', email)
      return (await academy.browser().execute(confirm, { token })).confirmSignInLink.user?.id === id
    }
    const outcomes: boolean[] = []
    // One class after the other: how many requests may run in parallel has its own test.
    for (let first = 0; first < 200; first += 25)
      outcomes.push(...(await Promise.all(school.slice(first, first + 25).map(signIn))))
    expect(outcomes.filter(Boolean)).toHaveLength(200)
    expect((await academy.browser().execute(demo, { username: 'anybody', password: 'x' })).demoSignIn.code).toBeUndefined()
    await academy.db.user.deleteMany({ where: { id: { startsWith: 'pupil-' } } })
  })

  it("counts the claimed aliases of a mailbox together, and separately from the owner's account", async () => {
    const name = `flood${crypto.randomUUID().slice(0, 8)}`
    const email = `${name}@gmail.com`
    await signUp(academy, signupForm({ email }))
    const aliases = Array.from({ length: 8 }, (_, index) => `${name}+${index}@gmail.com`)
    for (const alias of aliases) {
      await academy.browser().post('/api/signup', signupForm({ email: alias }))
      await academy.browser().post('/graphql', { query: request, variables: { email: alias } })
    }
    const mails = () => academy.db.outboxMail.count({ where: { kind: 'sign-in', recipient: { startsWith: name } } })
    expect(await mails()).toBe(5)
    await academy.browser().post('/graphql', { query: request, variables: { email } })
    expect(await mails()).toBe(6)
  })

  it('accepts a valid link from a network that used up its failed tries, and refuses more invalid ones', async () => {
    await academy.db.rateLimit.deleteMany()
    const guess = () => academy.browser().execute(confirm, { token: 'x'.repeat(32) })
    expect((await guess()).confirmSignInLink.code).toBe('LINK_EXPIRED')
    await academy.db.rateLimit.updateMany({ where: { key: { startsWith: 'sign-in-failed:' } }, data: { count: 300 } })
    expect((await guess()).confirmSignInLink.code).toBe('RATE_LIMITED')
    const { user } = await signUp(academy)
    await academy.browser().execute(request, { email: user.email })
    const token = await mailedToken(academy, 'sign-in', user.email)
    expect((await academy.browser().execute(confirm, { token })).confirmSignInLink.user.id).toBe(user.id)
    expect((await academy.browser().execute(demo, { username: 'anybody', password: 'x' })).demoSignIn.user).toBeTruthy()
    await academy.db.rateLimit.deleteMany()
  })

  it.each(['robin@', `${'x'.repeat(10_000)}@example.org`, 'robin@example.org\nBcc: all@example.org', ''])(
    'sends no mail to an invalid address (%#)',
    async (email) => {
      const before = await academy.db.outboxMail.count()
      expect((await academy.browser().execute(request, { email })).requestSignInLink.code).toBe('INVALID_INPUT')
      expect(await academy.db.outboxMail.count()).toBe(before)
    },
  )

  it('builds the link from the configured URL, not from the Host header', async () => {
    const { user } = await signUp(academy)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    await academy.browser().post('/graphql', { query: request, variables: { email: user.email } }, headers)
    const mails = await academy.db.outboxMail.findMany({ where: { kind: 'sign-in', recipient: user.email } })
    expect(JSON.stringify(mails)).not.toContain('evil.example')
    for (const mail of mails) expect(mail.text).toContain(`${academy.app.config.publicUrl}/auth/email/confirm?token=`)
  })

  it('mails at most five links in 15 minutes to one address, also in parallel', async () => {
    const { user } = await signUp(academy)
    const mailed = () => academy.db.outboxMail.count({ where: { recipient: user.email } })
    await Promise.all(Array.from({ length: 12 }, () => academy.browser().execute(request, { email: user.email })))
    expect(await mailed()).toBe(5)
    academy.setClock(new Date(Date.now() + 16 * 60_000))
    await academy.browser().execute(request, { email: user.email })
    expect(await mailed()).toBe(6)
    academy.setClock(new Date())
  })

  it('emails an account ten links a day, then one an hour, and the newest always works', async () => {
    const { user } = await signUp(academy)
    const mailed = () => academy.db.outboxMail.count({ where: { recipient: user.email, kind: 'sign-in' } })
    const start = Date.now()
    let sent = 0
    let lastMinute = 0
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      academy.setClock(new Date(start + minute * 60_000))
      const answers = await Promise.all([1, 2].map(() => academy.browser().execute(request, { email: user.email })))
      for (const { requestSignInLink } of answers) expect(requestSignInLink.__typename).toBe('DonePayload')
      const now = await mailed()
      if (now > sent) {
        lastMinute = minute
        const token = await mailedToken(academy, 'sign-in', user.email)
        expect((await academy.browser().execute(confirm, { token })).confirmSignInLink.user.id).toBe(user.id)
      }
      sent = now
      expect(minute - lastMinute).toBeLessThan(60)
    }
    expect(sent).toBeGreaterThan(30)
    expect(sent).toBeLessThanOrEqual(10 + 24)
    academy.setClock(new Date())
  })

  it('ends the session on the server at sign-out', async () => {
    const { browser } = await signUp(academy)
    const stolen = academy.browser()
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value)
    expect((await browser.post('/api/auth/logout')).status).toBe(204)
    expect((await stolen.get('/api/auth/user')).status).toBe(401)
    expect((await browser.post('/api/auth/logout')).status).toBe(204)
  })

  it('rejects a forged or foreign cookie', async () => {
    const { browser } = await signUp(academy)
    const [name, value] = [...browser.cookies][0] ?? ['', '']
    const [token = ''] = decodeURIComponent(value).split('.')
    for (const forged of [token, `${token}.`, `${token}.AAAA`, `x${value}`, `${value}x`, '%E0%A4%A', '']) {
      const thief = academy.browser()
      thief.cookies.set(name, forged)
      expect((await thief.get('/api/auth/user')).status).toBe(401)
    }
  })

  it('opens the demo accounts for any two values, and none when the demo is off', async () => {
    for (const [username, role] of [
      ['anybody', 'learner'],
      ['parent', 'parent'],
      ['Staff', 'staff'],
      ['__proto__', 'learner'],
    ]) {
      expect((await academy.browser().execute(demo, { username, password: 'x' })).demoSignIn.user.role).toBe(role)
    }
    expect((await academy.browser().execute(demo, { username: ' ', password: 'x' })).demoSignIn.code).toBe('INVALID_INPUT')
    academy.app.config.demo = false
    expect((await academy.browser().execute(demo, { username: 'parent', password: 'x' })).demoSignIn.code).toBe(
      'DEMO_UNAVAILABLE',
    )
    academy.app.config.demo = true
  })

  it('signs in the first staff by the addresses in STAFF_EMAILS', async () => {
    await academy.browser().execute(request, { email: 'staff@example.org' })
    const token = await mailedToken(academy, 'sign-in', 'staff@example.org')
    expect((await academy.browser().execute(confirm, { token })).confirmSignInLink.user.role).toBe('staff')
  })

  it('answers a GET with x-force-logout as signed out and keeps the session', async () => {
    const { browser } = await signUp(academy, signupForm())
    expect((await browser.get('/api/auth/user', { 'x-force-logout': 'true' })).status).toBe(401)
    expect((await browser.get('/api/dashboard', { 'x-force-logout': 'true' })).status).toBe(401)
    expect((await browser.get('/api/auth/user', { 'x-force-logout': 'false' })).status).toBe(200)
  })

  it('redirects /api/login to the passwordless page and /api/logout to the landing page', async () => {
    const { browser } = await signUp(academy)
    const login = await browser.get('/api/login')
    expect({ status: login.status, to: login.headers['location'] }).toEqual({ status: 302, to: '/auth/email' })
    const crossSite = await browser.get('/api/logout', { 'sec-fetch-site': 'cross-site' })
    expect(crossSite.status).toBe(403)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    const logout = await browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
    expect({ status: logout.status, to: logout.headers['location'] }).toEqual({ status: 302, to: '/landing' })
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })
})
