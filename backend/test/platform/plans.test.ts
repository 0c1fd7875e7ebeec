import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LocalProvider, providerKey, refusal } from '../../src/adapters/payments/provider.fixture.ts'
import { Academy, type Browser, type Json, kinds, origin } from '../support/academy.ts'
import { answerConsent, childForm, demo, mailedToken, signInByMail, signUp, signupForm } from '../support/people.ts'

const webhookSecret = 'whsec_local'
const failure = '__typename ... on Error { code message }'
const start = `mutation ($programme: Programme!) {
  startCheckout(programme: $programme) { ${failure} ... on StartCheckoutPayload { url } }
}`
const confirm = `mutation ($session: String!) {
  confirmCheckout(session: $session) { ${failure} ... on ProgrammeEnrolment { programme status amountCents } }
}`
const payments = '{ payments { isConfigured payer enrolment { programme status } } }'

async function startCheckout(browser: Browser, programme = 'academy'): Promise<Json> {
  return (await browser.execute(start, { programme })).startCheckout
}

async function confirmCheckout(browser: Browser, session: string): Promise<Json> {
  return (await browser.execute(confirm, { session })).confirmCheckout
}

const adult = async (academy: Academy) => (await signUp(academy, signupForm({ age: '18' }))).browser

async function parent(academy: Academy): Promise<Browser> {
  const form = childForm()
  await signUp(academy, form)
  const email = String(form['parentEmail'])
  await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
  return signInByMail(academy, email)
}

describe('programmes without a payment provider', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterAll(() => academy.close())

  it('cannot be paid for, and say so', async () => {
    const browser = await adult(academy)
    expect((await browser.execute(payments)).payments).toEqual({ isConfigured: false, payer: 'viewer', enrolment: null })
    expect(await startCheckout(browser)).toEqual({
      __typename: 'PaymentUnavailableError',
      code: 'PAYMENT_UNAVAILABLE',
      message: 'Payment system is not configured. Contact support for manual enrollment.',
    })
    expect((await confirmCheckout(browser, 'cs_test_1')).code).toBe('NOT_FOUND')
    expect((await academy.browser().post('/api/payments/webhook', {})).status).toBe(404)
  })

  it('require a session', async () => {
    const visitor = academy.browser()
    await expect(visitor.execute(payments)).rejects.toThrow('UNAUTHENTICATED')
    await expect(visitor.execute(start, { programme: 'academy' })).rejects.toThrow('UNAUTHENTICATED')
    await expect(visitor.execute(confirm, { session: 'cs_test_1' })).rejects.toThrow('UNAUTHENTICATED')
  })
})

describe.each(kinds)('programmes with a payment provider (%s)', (kind) => {
  let academy: Academy
  let provider: LocalProvider
  beforeAll(async () => {
    provider = await LocalProvider.start()
    academy = await Academy.open(kind, {
      STRIPE_SECRET_KEY: providerKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_BASE_URL: provider.url,
    })
  })
  afterAll(async () => {
    await academy.close()
    await provider.close()
  })
  let seen = 0
  beforeEach(() => {
    seen = provider.sessions.size
  })
  afterEach(() => {
    provider.instead.length = 0
    provider.meanwhile = undefined
  })

  /** Checkouts opened at the provider since the start of the test. */
  const sessions = () => [...provider.sessions.keys()].slice(seen)
  const rows = () => academy.db.programmeEnrolment.findMany({ where: { providerSession: { in: sessions() } } })
  const opens = async (browser: Browser) => {
    const { viewer } = await browser.execute('{ viewer { id } }')
    return academy.db.programmeEnrolment.findMany({ where: { userId: viewer.id, status: 'open' } })
  }
  const event = (id: string, type = 'checkout.session.completed') =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id } } })
  const tell = (payload: string, signature = sign(payload)) =>
    academy.browser().post('/api/payments/webhook', payload, { 'stripe-signature': signature })
  const sign = (payload: string) => new Stripe(providerKey).webhooks.generateTestHeaderString({ payload, secret: webhookSecret })

  async function opened(browser: Browser, programme = 'academy'): Promise<string> {
    const { url } = await startCheckout(browser, programme)
    return String(url).split('/').at(-1) ?? ''
  }

  it('open a checkout at their price, return to our own URL, and are stored once paid', async () => {
    const browser = await adult(academy)
    const session = await opened(browser)
    expect(await startCheckout(browser)).toMatchObject({ url: `${provider.url}/c/pay/${session}` })
    const [asked] = provider.asked.filter(({ method }) => method === 'POST').slice(-1)
    expect(asked?.form.get('line_items[0][price_data][unit_amount]')).toBe('39700')
    expect(asked?.form.get('success_url')).toBe(`${origin}/subscribe?checkout={CHECKOUT_SESSION_ID}`)
    expect(asked?.form.get('cancel_url')).toBe(`${origin}/subscribe?checkout=cancelled`)
    expect([...(asked?.form.values() ?? [])].join(' ')).not.toMatch(/robin|hill/i)
    expect(await confirmCheckout(browser, session)).toMatchObject({ status: 'open' })
    provider.pay(session)
    const paid = { __typename: 'ProgrammeEnrolment', programme: 'academy', status: 'paid', amountCents: 39_700 }
    expect(await confirmCheckout(browser, session)).toEqual(paid)
    expect(await confirmCheckout(browser, session)).toEqual(paid)
    expect(await rows()).toMatchObject([{ status: 'paid', paidAt: expect.any(Date) }])
    const { enrolment } = (await browser.execute(payments)).payments
    expect(enrolment).toEqual({ programme: 'academy', status: 'paid' })
  })

  it('are enrolled in once, for parallel confirmations and webhooks', async () => {
    const browser = await adult(academy)
    const session = await opened(browser)
    provider.pay(session)
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => confirmCheckout(browser, session)),
      ...Array.from({ length: 5 }, () => tell(event(session))),
    ])
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set(['paid', 200]))
    expect((await rows()).map(({ status }) => status)).toEqual(['paid'])
  })

  it('open one checkout for parallel requests', async () => {
    const browser = await adult(academy)
    const urls = await Promise.all(Array.from({ length: 8 }, () => startCheckout(browser)))
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    expect(sessions()).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  it('leave one checkout to pay when several programmes are started in parallel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = await adult(academy)
      const earlier = sessions().length
      const answers = await Promise.all(
        ['starter', 'academy', 'leadership'].map((programme) => startCheckout(browser, programme)),
      )
      for (const answer of answers) expect(answer.url ?? answer.code).toMatch(/^http|^CHECKOUT_REPLACED$/)
      const payable = sessions()
        .slice(earlier)
        .filter((id) => provider.session(id).status === 'open')
      expect(payable).toHaveLength(1)
      expect(await opens(browser)).toMatchObject([{ providerSession: payable[0] }])
    }
  })

  it('open one checkout for clicks before and after a full minute', async () => {
    const browser = await adult(academy)
    const { clock } = academy.app
    const start = clock().getTime()
    let calls = 0
    academy.app.clock = () => new Date(start + (calls++ % 2) * 60_000)
    const urls = await Promise.all(Array.from({ length: 4 }, () => startCheckout(browser)))
    academy.app.clock = clock
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    expect(sessions()).toHaveLength(1)
  })

  it('continue with the checkout of a server that stopped while requesting it', async () => {
    const { browser, user } = await signUp(academy, signupForm({ age: '18' }))
    const reserved = { userId: user.id, openFor: user.id, provider: 'stripe', programme: 'academy', amountCents: 39_700 }
    const { id } = await academy.db.programmeEnrolment.create({ data: reserved })
    provider.instead.push(
      ...Array.from({ length: 2 }, () => refusal(409, 'in use', 'idempotency_key_in_use', 'idempotency_error')),
    )
    expect((await startCheckout(browser)).code).toBe('PAYMENT_UNREACHABLE')
    const session = await opened(browser)
    expect(provider.session(session).client_reference_id).toBe(id)
    expect(await opens(browser)).toMatchObject([{ id, providerSession: session }])
  })

  it('replace the checkout of another programme left by a stopped server', async () => {
    const { browser, user } = await signUp(academy, signupForm({ age: '18' }))
    const reserved = { userId: user.id, openFor: user.id, provider: 'stripe', programme: 'academy', amountCents: 39_700 }
    await academy.db.programmeEnrolment.create({ data: reserved })
    const session = await opened(browser, 'starter')
    expect(await opens(browser)).toMatchObject([{ programme: 'starter', providerSession: session }])
  })

  it('show no checkout page if its enrolment was removed while the provider was asked', async () => {
    const { browser, user } = await signUp(academy, signupForm({ age: '18' }))
    provider.meanwhile = () => academy.db.programmeEnrolment.deleteMany({ where: { userId: user.id } })
    expect(await startCheckout(browser)).toMatchObject({ code: 'CHECKOUT_REPLACED' })
    expect(sessions().map((id) => provider.session(id).status)).toEqual(['expired'])
  })

  it('close an open checkout when a failed payment succeeds later', async () => {
    const browser = await adult(academy)
    const first = await opened(browser, 'leadership')
    provider.decline(first, 'Your card has insufficient funds.')
    const second = await opened(browser, 'starter')
    expect(provider.session(second).status).toBe('open')
    provider.pay(first)
    expect((await tell(event(first, 'checkout.session.async_payment_succeeded'))).status).toBe(200)
    expect(provider.session(second).status).toBe('expired')
    expect((await rows()).map(({ programme, status }) => `${programme} ${status}`).sort()).toEqual([
      'leadership paid',
      'starter cancelled',
    ])
    expect(await startCheckout(browser, 'starter')).toMatchObject({ code: 'ALREADY_ENROLLED' })
    expect(await opens(browser)).toEqual([])
  })

  it('cannot be opened again while a payment is being processed', async () => {
    const browser = await adult(academy)
    const session = await opened(browser)
    provider.hold(session)
    const pending = { code: 'PAYMENT_PENDING', message: expect.stringContaining('still being processed') }
    expect(await startCheckout(browser)).toMatchObject(pending)
    expect(await startCheckout(browser, 'starter')).toMatchObject(pending)
    expect(await confirmCheckout(browser, session)).toMatchObject(pending)
    expect(sessions()).toEqual([session])
    provider.giveUp(session)
    expect(await opened(browser)).not.toBe(session)
  })

  it('reject an invalid checkout id', async () => {
    const browser = await adult(academy)
    for (const session of ['', 'cs test', 'é', 'x'.repeat(201)])
      expect(await confirmCheckout(browser, session)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('cannot be paid for from a demo account', async () => {
    const browser = await demo(academy, 'parent')
    expect((await browser.execute(payments)).payments.payer).toBe('nobody')
    expect(await startCheckout(browser)).toMatchObject({ code: 'GUARDIAN_NEEDED' })
    expect(sessions()).toEqual([])
  })

  it("show the provider's reason for a declined card, and can be tried again", async () => {
    const browser = await adult(academy)
    const session = await opened(browser)
    provider.decline(session, 'Your card has insufficient funds.')
    const declined = { __typename: 'PaymentFailedError', code: 'PAYMENT_FAILED', message: 'Your card has insufficient funds.' }
    expect(await confirmCheckout(browser, session)).toEqual(declined)
    expect(await rows()).toMatchObject([{ status: 'failed', paidAt: null }])
    expect(await opened(browser)).not.toBe(session)
  })

  it('distinguish a declined card from an unavailable provider, and store neither', async () => {
    const browser = await adult(academy)
    provider.instead.push(refusal(402, 'Your card was declined.', 'card_declined', 'card_error'))
    expect(await startCheckout(browser)).toMatchObject({ code: 'PAYMENT_FAILED', message: 'Your card was declined.' })
    provider.instead.push(refusal(500, 'oops', undefined, 'api_error'), refusal(500, 'oops', undefined, 'api_error'))
    const down = await startCheckout(browser)
    expect(down.code).toBe('PAYMENT_UNREACHABLE')
    expect(down.message).not.toContain('oops')
    expect(await opens(browser)).toEqual([])
    expect(await startCheckout(browser)).toHaveProperty('url')
  })

  it('keep a payment made while the provider is unavailable', async () => {
    const browser = await adult(academy)
    const session = await opened(browser)
    provider.pay(session)
    provider.instead.push(refusal(503, 'oops', undefined, 'api_error'), refusal(503, 'oops', undefined, 'api_error'))
    expect((await confirmCheckout(browser, session)).code).toBe('PAYMENT_UNREACHABLE')
    expect(await confirmCheckout(browser, session)).toMatchObject({ status: 'paid' })
  })

  it('mask provider messages about our own mistakes', async () => {
    const browser = await adult(academy)
    provider.instead.push(refusal(400, 'Invalid currency: usb'))
    await expect(startCheckout(browser)).rejects.toThrow('INTERNAL_SERVER_ERROR: Something went wrong on our side')
    expect(await startCheckout(browser)).toHaveProperty('url')
  })

  it('can be confirmed only by the payer', async () => {
    const session = await opened(await adult(academy))
    provider.pay(session)
    expect(await confirmCheckout(await adult(academy), session)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await confirmCheckout(await adult(academy), 'cs_of_nobody')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await rows()).toMatchObject([{ status: 'open' }])
  })

  it('leave one checkout to pay when the payer switches programmes', async () => {
    const browser = await adult(academy)
    const first = await opened(browser, 'leadership')
    const second = await opened(browser, 'starter')
    expect(provider.session(first).status).toBe('expired')
    expect(provider.session(second).status).toBe('open')
    expect((await rows()).map(({ programme, status }) => `${programme} ${status}`).sort()).toEqual([
      'leadership cancelled',
      'starter open',
    ])
  })

  it('are not sold twice to the same person until the subscription ends', async () => {
    const browser = await adult(academy)
    const session = await opened(browser)
    provider.pay(session)
    const again = await startCheckout(browser, 'leadership')
    expect(again).toMatchObject({ code: 'ALREADY_ENROLLED', message: expect.stringContaining('Academy') })
    expect(sessions()).toHaveLength(1)
    provider.endSubscription(session)
    expect((await tell(event(`sub_${session}`, 'customer.subscription.deleted'))).status).toBe(200)
    expect((await browser.execute(payments)).payments.enrolment).toBeNull()
    expect(await rows()).toMatchObject([{ status: 'cancelled', paidAt: expect.any(Date) }])
    expect(await startCheckout(browser, 'leadership')).toHaveProperty('url')
  })

  it('can be paid for by parents and adult learners only', async () => {
    const child = (await signUp(academy, childForm({ age: '12' }))).browser
    const teenager = (await signUp(academy, signupForm({ age: '17' }))).browser
    for (const [browser, payer] of [
      [child, 'guardian'],
      [teenager, 'guardian'],
      [await demo(academy, 'staff'), 'academy'],
    ] as const) {
      expect((await browser.execute(payments)).payments.payer).toBe(payer)
      expect(await startCheckout(browser)).toMatchObject({
        code: 'GUARDIAN_NEEDED',
        message: expect.stringContaining('parent or guardian'),
      })
    }
    expect(sessions()).toEqual([])
    expect(await startCheckout(await parent(academy))).toHaveProperty('url')
  })

  it("accept an event only with the provider's signature over its exact bytes", async () => {
    const browser = await adult(academy)
    const session = await opened(browser)
    provider.pay(session)
    const payload = event(session)
    for (const signature of ['', 't=1,v1=00', sign(`${payload} `)]) {
      expect(await tell(payload, signature)).toMatchObject({ status: 400, body: { code: 'BAD_SIGNATURE' } })
    }
    expect(await rows()).toMatchObject([{ status: 'open' }])
    expect((await tell(payload)).status).toBe(200)
    expect(await rows()).toMatchObject([{ status: 'paid' }])
  })

  it('ignore unrelated events, and request a retry of one that arrived while the provider was unavailable', async () => {
    expect((await tell(event('cs_of_nobody'))).status).toBe(200)
    const session = await opened(await adult(academy))
    provider.pay(session)
    provider.instead.push(refusal(500, 'oops', undefined, 'api_error'), refusal(500, 'oops', undefined, 'api_error'))
    expect((await tell(event(session))).status).toBe(500)
    expect((await tell(event(session))).status).toBe(200)
    expect(await rows()).toMatchObject([{ status: 'paid' }])
  })

  it('reject requests from other sites', async () => {
    const { status, body } = await academy.browser().post('/api/payments/webhook', event('x'), { 'sec-fetch-site': 'cross-site' })
    expect([status, body.code]).toEqual([403, 'CROSS_SITE'])
  })

  it('are erased with their account', async () => {
    const { browser, user } = await signUp(academy, signupForm({ age: '20' }))
    await opened(browser)
    expect(await rows()).toHaveLength(1)
    await academy.db.user.delete({ where: { id: user.id } })
    expect(await rows()).toEqual([])
  })

  it('limit how often one person opens a checkout', async () => {
    const browser = await adult(academy)
    const codes = []
    for (let index = 0; index < 21; index += 1) codes.push((await startCheckout(browser)).code)
    expect(codes.indexOf('RATE_LIMITED')).toBe(20)
  })
})
