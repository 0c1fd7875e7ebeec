import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BusyError, DeclinedError, SignatureError, UnreachableError } from './payments.ts'
import { LocalProvider, providerKey, refusal } from './provider.fixture.ts'
import { stripePayments } from './stripe.ts'

const webhookSecret = 'whsec_local'
const order = {
  reference: 'ref-1',
  product: 'Academy',
  amountCents: 39_700,
  returnUrl: 'https://academy.example/subscribe?checkout={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://academy.example/subscribe?checkout=cancelled',
}

describe('Stripe', () => {
  let provider: LocalProvider
  beforeEach(async () => {
    provider = await LocalProvider.start()
  })
  afterEach(() => provider.close())

  const open = (changes = {}) =>
    stripePayments({ secretKey: providerKey, webhookSecret, baseUrl: provider.url, timeoutMs: 10_000, ...changes })

  it('opens a monthly card subscription without data about the payer', async () => {
    const { session, url } = await open().openCheckout(order)
    expect(url).toBe(`${provider.url}/c/pay/${session}`)
    const [asked] = provider.asked
    expect(asked?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(asked?.headers['idempotency-key']).toBe('ref-1')
    expect(Object.fromEntries(asked?.form ?? [])).toEqual({
      mode: 'subscription',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '39700',
      'line_items[0][price_data][recurring][interval]': 'month',
      'line_items[0][price_data][product_data][name]': 'Academy',
      client_reference_id: 'ref-1',
      success_url: order.returnUrl,
      cancel_url: order.cancelUrl,
    })
  })

  it('retries once with the same idempotency key and opens one checkout', async () => {
    provider.instead.push(refusal(500, 'oops', undefined, 'api_error'))
    await open().openCheckout(order)
    expect(provider.asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['ref-1', 'ref-1'])
    expect(provider.sessions.size).toBe(1)
  })

  it.each([
    ['fails twice', [refusal(500, 'oops', undefined, 'api_error'), refusal(503, 'oops', undefined, 'api_error')]],
    ['does not answer', ['hang', 'hang'] as const],
  ])('gives up after two tries when Stripe %s', async (_what, answers) => {
    provider.instead.push(...answers)
    await expect(open({ timeoutMs: 300 }).openCheckout(order)).rejects.toThrow(UnreachableError)
    expect(provider.asked).toHaveLength(2)
  })

  it('reports an unreachable provider', async () => {
    const payments = open()
    await provider.close()
    await expect(payments.readCheckout('cs_test_1')).rejects.toThrow(UnreachableError)
    provider = await LocalProvider.start()
  })

  it("passes on the provider's message about a card", async () => {
    provider.instead.push(refusal(402, 'Your card was declined.', 'card_declined', 'card_error'))
    await expect(open().openCheckout(order)).rejects.toThrow(new DeclinedError('Your card was declined.'))
  })

  it('does not show errors about our own key to the payer', async () => {
    const outcome = await open({ secretKey: 'sk_test_old' })
      .openCheckout(order)
      .catch((error: unknown) => error)
    expect(outcome).toBeInstanceOf(Error)
    expect(outcome).not.toBeInstanceOf(DeclinedError)
  })

  it('never redirects a browser to a URL without https', async () => {
    const payments = open()
    provider.movePages('http://evil.example')
    await expect(payments.openCheckout(order)).rejects.toThrow('without https')
    provider.movePages('https://checkout.example')
    const { url } = await payments.openCheckout({ ...order, reference: 'ref-2' })
    expect(url).toMatch(/^https:\/\/checkout\.example\/c\/pay\//)
  })

  it('returns the status of a checkout', async () => {
    const payments = open()
    const { session, url } = await payments.openCheckout(order)
    expect(await payments.readCheckout(session)).toEqual({ reference: 'ref-1', status: 'open', url })
    provider.pay(session)
    expect(await payments.readCheckout(session)).toEqual({ reference: 'ref-1', status: 'paid' })
    provider.endSubscription(session)
    expect(await payments.readCheckout(session)).toEqual({ reference: 'ref-1', status: 'ended' })
    provider.expire(session)
    expect(await payments.readCheckout(session)).toEqual({ reference: 'ref-1', status: 'cancelled' })
    expect(await payments.readCheckout('cs_of_nobody')).toEqual({ reference: null, status: 'cancelled' })
  })

  it('distinguishes a pending payment from an abandoned one', async () => {
    const payments = open()
    const { session } = await payments.openCheckout(order)
    provider.hold(session)
    expect(await payments.readCheckout(session)).toEqual({ reference: 'ref-1', status: 'pending' })
    provider.giveUp(session)
    expect(await payments.readCheckout(session)).toEqual({ reference: 'ref-1', status: 'cancelled' })
  })

  it('retries once while a parallel request opens the same order', async () => {
    const busy = refusal(409, 'in use', 'idempotency_key_in_use', 'idempotency_error')
    provider.instead.push(busy, busy)
    await expect(open().openCheckout(order)).rejects.toThrow(BusyError)
    provider.instead.push(busy)
    expect(await open().openCheckout(order)).toHaveProperty('url')
  })

  it('returns the reason after the last declined card', async () => {
    const payments = open()
    const { session } = await payments.openCheckout(order)
    provider.decline(session, 'Your card has insufficient funds.')
    const failed = { reference: 'ref-1', status: 'failed', message: 'Your card has insufficient funds.' }
    expect(await payments.readCheckout(session)).toEqual(failed)
  })

  it('closes an open checkout and does not change a paid one', async () => {
    const payments = open()
    const { session } = await payments.openCheckout(order)
    await payments.cancelCheckout(session)
    expect(provider.session(session).status).toBe('expired')
    const second = await payments.openCheckout({ ...order, reference: 'ref-2' })
    provider.pay(second.session)
    await payments.cancelCheckout(second.session)
    expect(provider.session(second.session).payment_status).toBe('paid')
  })

  describe('webhook event', () => {
    const event = (type: string, id: string) => JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id } } })
    const sign = (payload: string, changes = {}) =>
      new Stripe(providerKey).webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...changes })
    const read = (payload: string, signature: string) => open().readEvent(Buffer.from(payload), signature)

    it('returns the checkout of a checkout event', async () => {
      const payload = event('checkout.session.completed', 'cs_test_9')
      expect(await read(payload, sign(payload))).toBe('cs_test_9')
    })

    it('looks up the checkout of an ended subscription', async () => {
      const { session } = await open().openCheckout(order)
      provider.pay(session)
      const payload = event('customer.subscription.deleted', `sub_${session}`)
      expect(await read(payload, sign(payload))).toBe(session)
    })

    it('ignores other events', async () => {
      const payload = event('customer.created', 'cus_1')
      expect(await read(payload, sign(payload))).toBeNull()
    })

    it('requires a fresh signature over the exact bytes', async () => {
      const payload = event('checkout.session.completed', 'cs_test_9')
      const old = Math.floor(Date.now() / 1000) - 3600
      await expect(read(payload, '')).rejects.toThrow(SignatureError)
      await expect(read(payload, 't=1,v1=00')).rejects.toThrow(SignatureError)
      await expect(read(payload, sign(payload, { secret: 'whsec_other' }))).rejects.toThrow(SignatureError)
      await expect(read(payload, sign(payload, { timestamp: old }))).rejects.toThrow(SignatureError)
      await expect(read(`${payload} `, sign(payload))).rejects.toThrow(SignatureError)
    })
  })
})
