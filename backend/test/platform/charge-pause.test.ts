import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { LocalProvider, providerKey, refusal } from '../../src/adapters/payments/provider.fixture.ts'
import { syncPausedCharges } from '../../src/modules/plans/charge-pause.service.ts'
import { Academy } from '../support/academy/academy.ts'
import { signUp, signupForm } from '../support/people/people.ts'
import { colleague, lift, suspend } from '../support/people/staff.ts'

// A suspended payer is not charged for a programme they cannot use.

let academy: Academy
let provider: LocalProvider
let ada: Awaited<ReturnType<typeof colleague>>
beforeAll(async () => {
  provider = await LocalProvider.start()
  academy = await Academy.open('embedded', { STRIPE_SECRET_KEY: providerKey, STRIPE_BASE_URL: provider.url })
  ada = await colleague(academy, 'Ada')
})
afterAll(async () => {
  await academy.close()
  await provider.close()
})
beforeEach(() => academy.db.rateLimit.deleteMany())
afterEach(() => void provider.instead.splice(0))

async function payer() {
  const { browser, user } = await signUp(academy, signupForm({ age: '18' }))
  await browser.execute(
    'mutation { startCheckout(programme: academy) { ... on StartCheckoutPayload { url } ... on Error { message } } }',
  )
  const { providerSession } = await academy.db.programmeEnrolment.findFirstOrThrow({ where: { userId: user.id } })
  const session = String(providerSession)
  provider.pay(session)
  await browser.execute('mutation ($session: String!) { confirmCheckout(session: $session) { __typename } }', { session })
  return { user, session, isPaused: () => provider.session(session).subscription?.isPaused ?? false }
}
const enrolmentOf = (userId: string) => academy.db.programmeEnrolment.findFirstOrThrow({ where: { userId } })
const mail = async (recipient: string, kind: string) =>
  (await academy.db.outboxMail.findFirst({ where: { recipient, kind }, orderBy: { id: 'desc' } }))?.text
const sinceOf = async (userId: string) =>
  (await academy.db.accountClosure.findUniqueOrThrow({ where: { userId } })).closedAt.toISOString()
const runHourly = () => syncPausedCharges(academy.app.payments, academy.db, academy.app.clock())

it('pauses charges during a suspension, resumes them after it, and mails both', async () => {
  const { user, isPaused } = await payer()
  const other = await payer()
  await suspend(ada.browser, user.id)
  expect([isPaused(), other.isPaused()]).toEqual([true, false])
  expect(await enrolmentOf(user.id)).toMatchObject({ status: 'paid', chargesPausedAt: academy.app.clock() })
  expect(await mail(user.email, 'account-closed')).toContain('We’ve paused payments from today')
  const asked = provider.asked.length
  await runHourly()
  expect(provider.asked.length).toBe(asked)
  await lift(ada.browser, user.id, await sinceOf(user.id))
  expect(isPaused()).toBe(false)
  expect(await enrolmentOf(user.id)).toMatchObject({ status: 'paid', chargesPausedAt: null })
  expect(await mail(user.email, 'account-reopened')).toContain('start again on your next billing date')
})

it('suspends an account even if the provider does not respond, and pauses its charges within the hour', async () => {
  const { user, isPaused } = await payer()
  const other = await payer()
  for (const { id } of [user, other.user]) {
    provider.instead.push(...Array.from({ length: 2 }, () => refusal(503, 'oops', undefined, 'api_error')))
    expect(await suspend(ada.browser, id)).toMatchObject({ suspension: { staffName: 'Ada' } })
  }
  expect([isPaused(), other.isPaused()]).toEqual([false, false])
  provider.instead.push(...Array.from({ length: 2 }, () => refusal(503, 'oops', undefined, 'api_error')))
  await expect(runHourly()).rejects.toThrow('1 programmes could not be paused')
  expect([isPaused(), other.isPaused()].filter(Boolean)).toHaveLength(1)
  await runHourly()
  expect([isPaused(), other.isPaused()]).toEqual([true, true])
})

it('does not mention charges to people who pay nothing, or whose programme is over', async () => {
  const { user } = await signUp(academy, signupForm({ age: '18' }))
  await suspend(ada.browser, user.id)
  expect(await mail(user.email, 'account-closed')).not.toContain('programme')
  const { user: former, session } = await payer()
  provider.endSubscription(session)
  await suspend(ada.browser, former.id)
  expect(provider.session(session).subscription).toEqual({ id: `sub_${session}`, status: 'canceled' })
})
