import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmationMailer } from '../../src/modules/consent/withdrawal.service.ts'
import { unsubscribeUrl } from '../../src/modules/outreach/newsletter.service.ts'
import { signLink } from '../../src/platform/tokens/signed-link.service.ts'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { addChild, enterBy, entryCode, family } from '../support/people/families.ts'
import { mailedToken, signUp } from '../support/people/people.ts'

const newSecret = 'another-secret-for-tests-that-is-long-enough'
const request = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }'
const confirm =
  'mutation ($token: String!) { confirmSignInLink(token: $token) { ... on Error { code } ... on SignedInPayload { user { id } } } }'
const unsubscribe = 'mutation ($token: String!) { unsubscribe(token: $token) { __typename ... on Error { code } } }'
const withdrawal =
  'query ($token: String!) { withdrawal(token: $token) { ... on Withdrawal { childFirstName } ... on Error { code } } }'
const withdraw = 'mutation ($token: String!) { withdrawConsentByLink(token: $token) { __typename ... on Error { code } } }'

describe('a new SESSION_SECRET', () => {
  let before: Academy
  let kept: Academy
  let dropped: Academy
  beforeAll(async () => {
    before = await Academy.open()
    const old = before.app.config.sessionSecret
    kept = await Academy.on(before.database, { SESSION_SECRET: newSecret, SESSION_SECRET_PREVIOUS: `${'x'.repeat(40)}, ${old}` })
    dropped = await Academy.on(before.database, { SESSION_SECRET: newSecret })
  })
  afterAll(async () => {
    await kept.server.close()
    await dropped.server.close()
    await before.close()
  })

  const moved = (browser: Browser, to: Academy) => {
    const copy = to.browser()
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    return copy
  }

  it('keeps sessions while the previous secret is set, and ends them without it', async () => {
    const { browser, user } = await signUp(before)
    expect((await moved(browser, kept).get('/api/auth/user')).body.id).toBe(user.id)
    expect((await moved(browser, dropped).get('/api/auth/user')).status).toBe(401)
  })

  it('ends a session of the previous secret on the server at sign-out', async () => {
    const { browser, user } = await signUp(before)
    expect((await moved(browser, kept).post('/api/auth/logout')).status).toBe(204)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect(await before.db.session.count({ where: { userId: user.id } })).toBe(0)
  })

  it('signs new sessions, which do not need the previous secret', async () => {
    const { browser, user } = await signUp(kept)
    expect((await moved(browser, dropped).get('/api/auth/user')).body.id).toBe(user.id)
    expect((await moved(browser, before).get('/api/auth/user')).status).toBe(401)
  })

  it('keeps mailed signed links while the previous secret is set, and no others', async () => {
    const token = new URL(unsubscribeUrl(before.app.config, 'reader@example.org')).searchParams.get('token')
    expect((await kept.browser().execute(unsubscribe, { token })).unsubscribe.__typename).toBe('DonePayload')
    expect((await dropped.browser().execute(unsubscribe, { token })).unsubscribe.code).toBe('LINK_EXPIRED')
    const forged = signLink({ sessionSecret: 'a-third-secret', previousSecrets: [] }, 'newsletter-unsubscribe', 'x', null)
    expect((await kept.browser().execute(unsubscribe, { token: forged })).unsubscribe.code).toBe('LINK_EXPIRED')
  })

  it('always keeps mailed sign-in links', async () => {
    for (const after of [kept, dropped]) {
      const { user } = await signUp(before)
      await before.browser().execute(request, { email: user.email })
      const token = await mailedToken(before, 'sign-in', user.email)
      expect((await after.browser().execute(confirm, { token })).confirmSignInLink.user.id).toBe(user.id)
    }
  })

  it("keeps children's sign-in codes while the previous secret is set", async () => {
    const { parent } = await family(before)
    const { id } = await addChild(parent, {})
    const { code } = await entryCode(parent, id)
    expect((await enterBy(dropped.browser(), code)).code).toBe('LINK_EXPIRED')
    expect((await enterBy(kept.browser(), code)).user.id).toBe(id)
  })

  it('never breaks a mailed link that withdraws consent', async () => {
    const { childId, email } = await family(before)
    await confirmationMailer(before.app.config)(before.db, new Date(Date.now() + 25 * 3_600_000))
    const token = await mailedToken(before, 'consent-confirmed', email)
    const stored = await before.db.consentRequest.findMany({ where: { learnerId: childId } })
    expect(JSON.stringify(stored)).not.toContain(token)
    for (const after of [before, kept, dropped]) {
      expect((await after.browser().execute(withdrawal, { token })).withdrawal.childFirstName).toBeTruthy()
    }
    expect((await dropped.browser().execute(withdraw, { token })).withdrawConsentByLink.__typename).toBe('DonePayload')
    expect((await before.db.learner.findUniqueOrThrow({ where: { id: childId } })).consent).toBe('withdrawn')
    for (const wrong of ['', 'x', `${token}x`]) {
      expect((await before.browser().execute(withdrawal, { token: wrong })).withdrawal.code).toBe('LINK_EXPIRED')
    }
  })

  it('keeps older signed withdrawal links while their secret is a previous one', async () => {
    const { childId } = await family(before)
    const { id } = await before.db.consentRequest.findFirstOrThrow({ where: { learnerId: childId } })
    const token = signLink(before.app.config, 'consent-withdraw', id, new Date(Date.now() + 86_400_000))
    expect((await kept.browser().execute(withdrawal, { token })).withdrawal.childFirstName).toBeTruthy()
    expect((await dropped.browser().execute(withdrawal, { token })).withdrawal.code).toBe('LINK_EXPIRED')
  })
})
