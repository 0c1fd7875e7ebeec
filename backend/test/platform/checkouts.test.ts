import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LocalProvider, refusal } from '../../src/adapters/payments/provider.fixture.ts'
import { type Academy, kinds, origin } from '../support/academy/academy.ts'
import { adult, Checkouts, confirmCheckout, event, payments, startCheckout } from '../support/payments/checkouts.ts'
import { signUp, signupForm } from '../support/people/people.ts'

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

  it('open a checkout at their price, return to our own URL, and are stored once paid', async () => {
    const browser = await adult(academy)
    const session = await checkouts.opened(browser)
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
    expect(await checkouts.rows()).toMatchObject([{ status: 'paid', paidAt: expect.any(Date) }])
    const { enrolment } = (await browser.execute(payments)).payments
    expect(enrolment).toEqual({ programme: 'academy', status: 'paid' })
  })

  it('open one checkout for parallel requests', async () => {
    const browser = await adult(academy)
    const urls = await Promise.all(Array.from({ length: 8 }, () => startCheckout(browser)))
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    expect(checkouts.sessions()).toHaveLength(1)
    expect(await checkouts.rows()).toHaveLength(1)
  })

  it('leave one checkout to pay when several programmes are started in parallel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = await adult(academy)
      const earlier = checkouts.sessions().length
      const answers = await Promise.all(
        ['starter', 'academy', 'leadership'].map((programme) => startCheckout(browser, programme)),
      )
      for (const answer of answers) expect(answer.url ?? answer.code).toMatch(/^http|^CHECKOUT_REPLACED$/)
      const payable = checkouts
        .sessions()
        .slice(earlier)
        .filter((id) => provider.session(id).status === 'open')
      expect(payable).toHaveLength(1)
      expect(await checkouts.opens(browser)).toMatchObject([{ providerSession: payable[0] }])
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
    expect(checkouts.sessions()).toHaveLength(1)
  })

  it('continue with the checkout of a server that stopped while requesting it', async () => {
    const { browser, user } = await signUp(academy, signupForm({ age: '18' }))
    const reserved = { userId: user.id, openFor: user.id, provider: 'stripe', programme: 'academy', amountCents: 39_700 }
    const { id } = await academy.db.programmeEnrolment.create({ data: reserved })
    provider.instead.push(
      ...Array.from({ length: 2 }, () => refusal(409, 'in use', 'idempotency_key_in_use', 'idempotency_error')),
    )
    expect((await startCheckout(browser)).code).toBe('PAYMENT_UNREACHABLE')
    const session = await checkouts.opened(browser)
    expect(provider.session(session).client_reference_id).toBe(id)
    expect(await checkouts.opens(browser)).toMatchObject([{ id, providerSession: session }])
  })

  it('replace the checkout of another programme left by a stopped server', async () => {
    const { browser, user } = await signUp(academy, signupForm({ age: '18' }))
    const reserved = { userId: user.id, openFor: user.id, provider: 'stripe', programme: 'academy', amountCents: 39_700 }
    await academy.db.programmeEnrolment.create({ data: reserved })
    const session = await checkouts.opened(browser, 'starter')
    expect(await checkouts.opens(browser)).toMatchObject([{ programme: 'starter', providerSession: session }])
  })

  it('show no checkout page if its enrolment was removed while the provider was asked', async () => {
    const { browser, user } = await signUp(academy, signupForm({ age: '18' }))
    provider.meanwhile = () => academy.db.programmeEnrolment.deleteMany({ where: { userId: user.id } })
    expect(await startCheckout(browser)).toMatchObject({ code: 'CHECKOUT_REPLACED' })
    expect(checkouts.sessions().map((id) => provider.session(id).status)).toEqual(['expired'])
  })

  it('close an open checkout when a failed payment succeeds later', async () => {
    const browser = await adult(academy)
    const first = await checkouts.opened(browser, 'leadership')
    provider.decline(first, 'Your card has insufficient funds.')
    const second = await checkouts.opened(browser, 'starter')
    expect(provider.session(second).status).toBe('open')
    provider.pay(first)
    expect((await checkouts.tell(event(first, 'checkout.session.async_payment_succeeded'))).status).toBe(200)
    expect(provider.session(second).status).toBe('expired')
    expect((await checkouts.rows()).map(({ programme, status }) => `${programme} ${status}`).sort()).toEqual([
      'leadership paid',
      'starter cancelled',
    ])
    expect(await startCheckout(browser, 'starter')).toMatchObject({ code: 'ALREADY_ENROLLED' })
    expect(await checkouts.opens(browser)).toEqual([])
  })

  it('cannot be opened again while a payment is being processed', async () => {
    const browser = await adult(academy)
    const session = await checkouts.opened(browser)
    provider.hold(session)
    const pending = { code: 'PAYMENT_PENDING', message: expect.stringContaining('still being processed') }
    expect(await startCheckout(browser)).toMatchObject(pending)
    expect(await startCheckout(browser, 'starter')).toMatchObject(pending)
    expect(await confirmCheckout(browser, session)).toMatchObject(pending)
    expect(checkouts.sessions()).toEqual([session])
    provider.giveUp(session)
    expect(await checkouts.opened(browser)).not.toBe(session)
  })

  it('reject an invalid checkout id', async () => {
    const browser = await adult(academy)
    for (const session of ['', 'cs test', 'é', 'x'.repeat(201)])
      expect(await confirmCheckout(browser, session)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('leave one checkout to pay when the payer switches programmes', async () => {
    const browser = await adult(academy)
    const first = await checkouts.opened(browser, 'leadership')
    const second = await checkouts.opened(browser, 'starter')
    expect(provider.session(first).status).toBe('expired')
    expect(provider.session(second).status).toBe('open')
    expect((await checkouts.rows()).map(({ programme, status }) => `${programme} ${status}`).sort()).toEqual([
      'leadership cancelled',
      'starter open',
    ])
  })

  it('limit how often one person opens a checkout', async () => {
    const browser = await adult(academy)
    const codes = []
    for (let index = 0; index < 21; index += 1) codes.push((await startCheckout(browser)).code)
    expect(codes.indexOf('RATE_LIMITED')).toBe(20)
  })
})
