import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LocalProvider, refusal } from '../../src/adapters/payments/provider.fixture.ts'
import { type Academy, kinds } from '../support/academy/academy.ts'
import { adult, Checkouts, confirmCheckout, event, sign, startCheckout } from '../support/payments/checkouts.ts'

describe.each(kinds)('programmes with a payment provider (%s)', (kind) => {
  let checkouts: Checkouts
  let academy: Academy
  let provider: LocalProvider
  beforeAll(async () => {
    checkouts = await Checkouts.open(kind)
    ;({ academy, provider } = checkouts)
  })
  afterAll(() => checkouts.close())
  beforeEach(() => checkouts.startTest())

  it('are enrolled in once, for parallel confirmations and webhooks', async () => {
    const browser = await adult(academy)
    const session = await checkouts.opened(browser)
    provider.pay(session)
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => confirmCheckout(browser, session)),
      ...Array.from({ length: 5 }, () => checkouts.tell(event(session))),
    ])
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set(['paid', 200]))
    expect((await checkouts.rows()).map(({ status }) => status)).toEqual(['paid'])
  })

  it("show the provider's reason for a declined card, and can be tried again", async () => {
    const browser = await adult(academy)
    const session = await checkouts.opened(browser)
    provider.decline(session, 'Your card has insufficient funds.')
    const declined = { __typename: 'PaymentFailedError', code: 'PAYMENT_FAILED', message: 'Your card has insufficient funds.' }
    expect(await confirmCheckout(browser, session)).toEqual(declined)
    expect(await checkouts.rows()).toMatchObject([{ status: 'failed', paidAt: null }])
    expect(await checkouts.opened(browser)).not.toBe(session)
  })

  it('distinguish a declined card from an unavailable provider, and store neither', async () => {
    const browser = await adult(academy)
    provider.instead.push(refusal(402, 'Your card was declined.', 'card_declined', 'card_error'))
    expect(await startCheckout(browser)).toMatchObject({ code: 'PAYMENT_FAILED', message: 'Your card was declined.' })
    provider.instead.push(refusal(500, 'oops', undefined, 'api_error'), refusal(500, 'oops', undefined, 'api_error'))
    const down = await startCheckout(browser)
    expect(down.code).toBe('PAYMENT_UNREACHABLE')
    expect(down.message).not.toContain('oops')
    expect(await checkouts.opens(browser)).toEqual([])
    expect(await startCheckout(browser)).toHaveProperty('url')
  })

  it('keep a payment made while the provider is unavailable', async () => {
    const browser = await adult(academy)
    const session = await checkouts.opened(browser)
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
    const session = await checkouts.opened(await adult(academy))
    provider.pay(session)
    expect(await confirmCheckout(await adult(academy), session)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await confirmCheckout(await adult(academy), 'cs_of_nobody')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await checkouts.rows()).toMatchObject([{ status: 'open' }])
  })

  it("accept an event only with the provider's signature over its exact bytes", async () => {
    const browser = await adult(academy)
    const session = await checkouts.opened(browser)
    provider.pay(session)
    const payload = event(session)
    for (const signature of ['', 't=1,v1=00', sign(`${payload} `)]) {
      expect(await checkouts.tell(payload, signature)).toMatchObject({ status: 400, body: { code: 'BAD_SIGNATURE' } })
    }
    expect(await checkouts.rows()).toMatchObject([{ status: 'open' }])
    expect((await checkouts.tell(payload)).status).toBe(200)
    expect(await checkouts.rows()).toMatchObject([{ status: 'paid' }])
  })

  it('ignore unrelated events, and request a retry of one that arrived while the provider was unavailable', async () => {
    expect((await checkouts.tell(event('cs_of_nobody'))).status).toBe(200)
    const session = await checkouts.opened(await adult(academy))
    provider.pay(session)
    provider.instead.push(refusal(500, 'oops', undefined, 'api_error'), refusal(500, 'oops', undefined, 'api_error'))
    expect((await checkouts.tell(event(session))).status).toBe(500)
    expect((await checkouts.tell(event(session))).status).toBe(200)
    expect(await checkouts.rows()).toMatchObject([{ status: 'paid' }])
  })

  it('reject requests from other sites', async () => {
    const { status, body } = await academy.browser().post('/api/payments/webhook', event('x'), { 'sec-fetch-site': 'cross-site' })
    expect([status, body.code]).toEqual([403, 'CROSS_SITE'])
  })
})
