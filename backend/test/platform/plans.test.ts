import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LocalProvider } from '../../src/adapters/payments/provider.fixture.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import {
  adult,
  Checkouts,
  confirm,
  confirmCheckout,
  event,
  payments,
  start,
  startCheckout,
} from '../support/payments/checkouts.ts'
import { family } from '../support/people/families.ts'
import { childForm, demo, signUp, signupForm } from '../support/people/people.ts'

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
  let checkouts: Checkouts
  let academy: Academy
  let provider: LocalProvider
  beforeAll(async () => {
    checkouts = await Checkouts.open(kind)
    ;({ academy, provider } = checkouts)
  })
  afterAll(() => checkouts.close())
  beforeEach(() => checkouts.startTest())

  it('cannot be paid for from a demo account', async () => {
    const browser = await demo(academy, 'parent')
    expect((await browser.execute(payments)).payments.payer).toBe('nobody')
    expect(await startCheckout(browser)).toMatchObject({ code: 'GUARDIAN_NEEDED' })
    expect(checkouts.sessions()).toEqual([])
  })

  it('are not sold twice to the same person until the subscription ends', async () => {
    const browser = await adult(academy)
    const session = await checkouts.opened(browser)
    provider.pay(session)
    const again = await startCheckout(browser, 'leadership')
    expect(again).toMatchObject({ code: 'ALREADY_ENROLLED', message: expect.stringContaining('Academy') })
    expect(checkouts.sessions()).toHaveLength(1)
    provider.endSubscription(session)
    expect((await checkouts.tell(event(`sub_${session}`, 'customer.subscription.deleted'))).status).toBe(200)
    expect((await browser.execute(payments)).payments.enrolment).toBeNull()
    expect(await checkouts.rows()).toMatchObject([{ status: 'cancelled', paidAt: expect.any(Date) }])
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
    expect(checkouts.sessions()).toEqual([])
    expect(await startCheckout((await family(academy)).parent)).toHaveProperty('url')
  })

  it('are erased with their account', async () => {
    const { browser, user } = await signUp(academy, signupForm({ age: '20' }))
    await checkouts.opened(browser)
    expect(await checkouts.rows()).toHaveLength(1)
    await academy.db.user.delete({ where: { id: user.id } })
    expect(await checkouts.rows()).toEqual([])
  })
})
