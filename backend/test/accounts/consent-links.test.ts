import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccountsWithoutConsent } from '../../src/modules/privacy/consent-expiry.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { invite } from '../support/people/families.ts'
import { answerConsent, childForm, mailedToken, signInByMail, signUp } from '../support/people/people.ts'

const day = 86_400_000
const start = new Date('2026-11-23T12:00:00Z')

const question = `query ($token: String!) { consentQuestion(token: $token) {
  __typename ... on Error { code } ... on ConsentQuestion { childFirstName state canAnswer expiresAt isInvitation isForViewer } } }`
const newLink = 'mutation ($token: String!) { requestNewConsentLink(token: $token) { __typename ... on Error { code } } }'
const resend = 'mutation { resendConsentMail { __typename ... on ResendConsentMailPayload { remaining } ... on Error { code } } }'

describe.each(kinds)('links in the consent mail on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  async function family() {
    academy.setClock(start)
    const form = childForm({ firstName: 'Nia' })
    const email = String(form['parentEmail'])
    const { browser, user } = await signUp(academy, form)
    const visitor = academy.browser()
    return {
      child: browser,
      id: user.id as string,
      email,
      token: () => mailedToken(academy, 'consent', email),
      read: async (token: string): Promise<Json> => (await visitor.execute(question, { token })).consentQuestion,
      answer: async (token: string, agree: boolean): Promise<Json> =>
        (await visitor.execute(answerConsent, { token, agree })).answerConsent,
      askLink: async (token: string): Promise<Json> => (await visitor.execute(newLink, { token })).requestNewConsentLink,
      consent: async () => (await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })).consent,
      mails: () => academy.db.outboxMail.count({ where: { kind: 'consent', recipient: email } }),
    }
  }
  const at = (days: number) => academy.setClock(new Date(start.getTime() + days * day))
  const erase = (days: number) => eraseAccountsWithoutConsent(academy.db, new Date(start.getTime() + days * day))

  it('let a parent reverse a refusal for 7 days, which links parent and child', async () => {
    const it = await family()
    const token = await it.token()
    at(5)
    expect((await it.answer(token, false)).__typename).toBe('DonePayload')
    expect(await it.consent()).toBe('declined')
    at(11.9)
    expect(await it.read(token)).toMatchObject({ state: 'declined', canAnswer: true, expiresAt: '2026-12-05T12:00:00.000Z' })
    const taken = await Promise.all(Array.from({ length: 10 }, () => it.answer(token, true)))
    expect(taken.filter(({ __typename }) => __typename === 'DonePayload')).toHaveLength(1)
    expect(await it.consent()).toBe('granted')
    expect(await academy.db.guardianship.count({ where: { learnerId: it.id } })).toBe(1)
    expect(await it.read(token)).toMatchObject({ state: 'granted', canAnswer: false })
    await erase(13)
    expect(await academy.db.user.count({ where: { id: it.id } })).toBe(1)
  })

  it('cannot decline twice, nor agree after 7 days', async () => {
    const it = await family()
    const token = await it.token()
    await it.answer(token, false)
    expect((await it.answer(token, false)).code).toBe('LINK_EXPIRED')
    at(7)
    expect((await it.read(token)).code).toBe('LINK_EXPIRED')
    expect((await it.answer(token, true)).code).toBe('LINK_EXPIRED')
    expect(await it.consent()).toBe('declined')
  })

  it('are not renewed for invitations, which need no consent', async () => {
    academy.setClock(start)
    const { browser, user } = await signUp(academy)
    const parentEmail = `invited.${user.id}@example.org`
    await invite(browser, parentEmail)
    const { outboxMail } = academy.db
    const token = await mailedToken(academy, 'invitation', parentEmail)
    const before = await outboxMail.count({ where: { recipient: parentEmail } })
    const visitor = academy.browser()
    expect((await visitor.execute(newLink, { token })).requestNewConsentLink.code).toBe('LINK_EXPIRED')
    expect(await outboxMail.count({ where: { recipient: parentEmail } })).toBe(before)
    expect((await visitor.execute(question, { token })).consentQuestion).toMatchObject({ isInvitation: true, canAnswer: true })
  })

  it('state to a signed-in parent, and to nobody else, that they are for this account', async () => {
    const it = await family()
    const token = await it.token()
    await it.answer(token, true)
    const other = await family()
    await other.answer(await other.token(), true)
    const asks = async (browser: Browser) => (await browser.execute(question, { token })).consentQuestion.isForViewer
    expect(await asks(await signInByMail(academy, it.email))).toBe(true)
    expect(await asks(await signInByMail(academy, other.email))).toBe(false)
    expect(await asks(it.child)).toBe(false)
    expect(await asks(academy.browser())).toBe(false)
  })

  it('leave no data of a declined child 7 days after the refusal, however often the child asked again', async () => {
    const it = await family()
    at(3)
    await it.answer(await it.token(), false)
    for (const days of [4, 5, 6, 7, 8, 9]) {
      at(days)
      expect((await it.child.execute(resend)).resendConsentMail.remaining).toBe(0)
    }
    await erase(9.9)
    expect(await academy.db.user.count({ where: { id: it.id } })).toBe(1)
    await erase(10)
    expect(await academy.db.user.count({ where: { id: it.id } })).toBe(0)
    expect(await it.mails()).toBe(0)
    expect(await academy.db.consentLink.count({ where: { request: { parentEmail: it.email } } })).toBe(0)
  })

  it('are mailed again once a day when the child asks after a refusal', async () => {
    const it = await family()
    const first = await it.token()
    await it.answer(first, false)
    const tries = await Promise.all(Array.from({ length: 10 }, () => it.child.execute(resend)))
    expect(tries.filter((answer) => answer.resendConsentMail.code === 'RATE_LIMITED')).toHaveLength(9)
    expect(await it.mails()).toBe(2)
    at(1)
    expect((await it.child.execute(resend)).resendConsentMail.__typename).toBe('ResendConsentMailPayload')
    const newest = await it.token()
    // The first link declined and the newest link can both answer; those between cannot.
    for (const token of [first, newest]) expect(await it.read(token)).toMatchObject({ state: 'declined', canAnswer: true })
    expect((await it.answer(newest, true)).__typename).toBe('DonePayload')
    expect((await it.child.execute(resend)).resendConsentMail.code).toBe('NOT_FOUND')
  })

  it('show the current state after a newer link replaced them, and can request a new one three times a day', async () => {
    const it = await family()
    const old = await it.token()
    await it.child.execute(resend)
    expect(await it.read(old)).toMatchObject({ childFirstName: 'Nia', state: 'open', canAnswer: false })
    expect((await it.answer(old, true)).code).toBe('LINK_EXPIRED')
    for (let i = 0; i < 3; i += 1) expect((await it.askLink(old)).__typename).toBe('DonePayload')
    expect((await it.askLink(old)).code).toBe('RATE_LIMITED')
    expect(await it.mails()).toBe(5)
    const newest = await it.token()
    expect(await it.read(newest)).toMatchObject({ state: 'open', canAnswer: true })
    await it.answer(newest, true)
    expect(await it.read(old)).toMatchObject({ state: 'granted', canAnswer: false })
    expect((await it.askLink(old)).code).toBe('LINK_EXPIRED')
  })

  it('that were never mailed show nothing and send no mail', async () => {
    const it = await family()
    const mails = await it.mails()
    expect((await it.read('unknown')).code).toBe('LINK_EXPIRED')
    expect((await it.askLink('unknown')).code).toBe('LINK_EXPIRED')
    expect(await it.mails()).toBe(mails)
  })
})
