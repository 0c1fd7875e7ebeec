import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LocalProvider, providerKey, refusal } from '../../../src/adapters/payments/provider.fixture.ts'
import { Academy, kinds } from '../../support/academy/academy.ts'
import { answerErasure, requestErasure } from '../../support/people/erasures.ts'
import { mailedToken, signUp, signupForm } from '../../support/people/people.ts'

describe.each(kinds)('erasing a paying account on the %s database', (kind) => {
  let academy: Academy
  let provider: LocalProvider
  beforeAll(async () => {
    provider = await LocalProvider.start()
    academy = await Academy.open(kind, { STRIPE_SECRET_KEY: providerKey, STRIPE_BASE_URL: provider.url })
  })
  afterAll(async () => {
    await academy.close()
    await provider.close()
  })
  beforeEach(() => academy.db.rateLimit.deleteMany())
  afterEach(() => void provider.instead.splice(0))

  const payer = async () => {
    const { browser, user } = await signUp(academy, signupForm({ age: '18' }))
    const start =
      'mutation { startCheckout(programme: academy) { ... on StartCheckoutPayload { url } ... on Error { message } } }'
    await browser.execute(start)
    const { providerSession } = await academy.db.programmeEnrolment.findFirstOrThrow({ where: { userId: user.id } })
    return { browser, user, session: String(providerSession), email: user.email as string }
  }
  const status = async (userId: string) => (await academy.db.programmeEnrolment.findFirst({ where: { userId } }))?.status

  it('waits until the subscription has ended at the provider, and names the support address', async () => {
    const { browser, user, session, email } = await payer()
    provider.pay(session)
    expect(await requestErasure(browser)).toMatchObject({
      code: 'PROGRAMME_RUNNING',
      message: expect.stringContaining('support@deepm.academy'),
    })
    expect(await status(user.id)).toBe('paid')
    provider.endSubscription(session)
    expect((await requestErasure(browser)).__typename).toBe('User')
    expect(await answerErasure(academy.browser(), await mailedToken(academy, 'erasure', email))).toBe('DonePayload')
  })

  it('detects a payment made between request and confirmation', async () => {
    const { browser, user, session, email } = await payer()
    expect((await requestErasure(browser)).__typename).toBe('User')
    provider.pay(session)
    expect(await answerErasure(academy.browser(), await mailedToken(academy, 'erasure', email))).toBe('PROGRAMME_RUNNING')
    expect(await academy.db.user.count({ where: { id: user.id } })).toBe(1)
  })

  it('does not treat a payment in progress as unpaid', async () => {
    const { browser, session } = await payer()
    provider.hold(session)
    expect((await requestErasure(browser)).code).toBe('PROGRAMME_RUNNING')
  })

  it('closes an open checkout so that it can no longer be paid', async () => {
    const { browser, session, email } = await payer()
    await requestErasure(browser)
    expect(provider.sessions.get(session)?.status).toBe('open')
    expect(await answerErasure(academy.browser(), await mailedToken(academy, 'erasure', email))).toBe('DonePayload')
    expect(provider.sessions.get(session)?.status).toBe('expired')
  })

  it('erases nothing while the provider does not answer', async () => {
    const { browser, user, email } = await payer()
    await requestErasure(browser)
    provider.instead.push(refusal(503, 'oops', undefined, 'api_error'), refusal(503, 'oops', undefined, 'api_error'))
    expect(await answerErasure(academy.browser(), await mailedToken(academy, 'erasure', email))).toBe('PAYMENT_UNREACHABLE')
    expect(await academy.db.user.count({ where: { id: user.id } })).toBe(1)
  })
})

describe('erasing with the payment provider switched off', () => {
  it('still refuses a paid account, and erases one with only an open checkout', async () => {
    await using closing = { academy: await Academy.open(), [Symbol.asyncDispose]: async () => closing.academy.close() }
    const { academy } = closing
    for (const [state, code] of [
      ['paid', 'PROGRAMME_RUNNING'],
      ['open', 'DonePayload'],
    ] as const) {
      const { browser, user } = await signUp(academy)
      await requestErasure(browser)
      await academy.db.programmeEnrolment.create({
        data: {
          userId: user.id,
          programme: 'starter',
          status: state,
          provider: 'stripe',
          providerSession: `cs_${state}`,
          amountCents: 1,
        },
      })
      expect(await answerErasure(academy.browser(), await mailedToken(academy, 'erasure', user.email))).toBe(code)
    }
  })
})
