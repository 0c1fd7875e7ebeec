import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseAccountsWithoutConsent } from '../../../src/modules/privacy/consent-expiry.service.ts'
import { Academy, type Browser, kinds } from '../../support/academy/academy.ts'
import {
  answerErasure,
  erasedMails,
  erasureQuestion,
  erasureToken,
  exists,
  mentions,
  requestErasure,
} from '../../support/people/erasures.ts'
import { answerConsent, childForm, mailedToken, signInByMail, signUp, signUpUnconfirmed } from '../../support/people/people.ts'

describe.each(kinds)('erasing an account on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const family = async (changes = {}) => {
    const form = childForm(changes)
    const child = await signUp(academy, form)
    const email = String(form['parentEmail'])
    await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
    return { form, email, child, parent: await signInByMail(academy, email) }
  }

  describe('of a child', () => {
    it("asks the parent who agreed, by a mail with the child's first name, and never the child", async () => {
      const { child, email } = await family({ firstName: 'Nia' })
      await requestErasure(child.browser)
      const mails = await academy.db.outboxMail.findMany({ where: { kind: 'erasure', userId: child.user.id } })
      expect(mails.map((mail) => mail.recipient)).toEqual([email])
      expect(mails[0]?.subject).toContain('Nia')
      expect(mails[0]?.text).toContain('Hello Sam')
      const token = await erasureToken(academy, email)
      const parent = academy.browser()
      expect(await erasureQuestion(parent, token)).toMatchObject({ firstName: 'Nia', isChild: true, isViewer: false })
      expect(await answerErasure(parent, token)).toBe('DonePayload')
      expect(await mentions(academy, child.user.id)).toEqual([])
      expect(await mentions(academy, child.user.email)).toEqual([])
      expect(await erasedMails(academy, email)).toMatchObject([{ subject: expect.stringContaining('Nia') }])
      expect(await erasedMails(academy, child.user.email)).toHaveLength(0)
    })

    it("keeps the parent's account and session, and the other children", async () => {
      const { child, email, parent } = await family()
      const sister = childForm({ parentEmail: email, firstName: 'Zoë' })
      const other = await signUp(academy, sister)
      await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
      await requestErasure(child.browser)
      expect(await answerErasure(parent, await erasureToken(academy, email))).toBe('DonePayload')
      expect((await parent.execute('{ viewer { children { firstName } } }')).viewer.children).toEqual([{ firstName: 'Zoë' }])
      expect(await exists(academy, other.user.id)).toBe(true)
    })

    const eraseNow = async (browser: Browser): Promise<string> => {
      const query = `mutation { erasePendingAccount { __typename ... on Error { code message } } }`
      const { erasePendingAccount: result } = await browser.execute(query)
      return result.code ?? result.__typename
    }

    it('sends no email to a parent who never answered, however many children enter the address', async () => {
      const victim = `victim.${kind}.${process.pid}`
      for (let child = 0; child < 10; child += 1) {
        const parentEmail = `${victim}${child % 2 ? '+kid' : ''}@stranger.example`
        const { browser } = await signUpUnconfirmed(academy, childForm({ age: '9', parentEmail }))
        for (let times = 0; times < 3; times += 1) expect((await requestErasure(browser)).code).toBe('ADDRESS_UNCONFIRMED')
        if (child > 5) expect(await eraseNow(browser)).toBe('DonePayload')
      }
      const mails = await academy.db.outboxMail.findMany({ where: { recipient: { startsWith: victim } } })
      // Consent requests have their own limit.
      expect([mails.length, new Set(mails.map((mail) => mail.kind))]).toEqual([5, new Set(['consent'])])
    })

    it('is immediate while the parent has not answered, and the parent’s link expires', async () => {
      const form = childForm()
      const email = String(form['parentEmail'])
      const { browser, user } = await signUpUnconfirmed(academy, form)
      const consent = await mailedToken(academy, 'consent', email)
      expect(await eraseNow(browser)).toBe('DonePayload')
      expect([...browser.cookies.keys()]).toEqual([])
      expect(await mentions(academy, user.id)).toEqual([])
      // Emails to a parent stay counted for a day, even when the accounts are erased.
      expect(await mentions(academy, email)).toEqual([expect.stringMatching(/^RateLimit: .*signup-parent:/)])
      expect((await academy.browser().execute(answerConsent, { token: consent, agree: true })).answerConsent.code).toBe(
        'LINK_EXPIRED',
      )
    })

    it('is not immediate once a parent answered, or from 13 up', async () => {
      const { child } = await family()
      expect(await eraseNow(child.browser)).toBe('NOT_FOUND')
      expect(await eraseNow((await signUp(academy)).browser)).toBe('NOT_FOUND')
      const form = childForm()
      const declined = await signUp(academy, form)
      const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
      await academy.browser().execute(answerConsent, { token, agree: false })
      expect(await eraseNow(declined.browser)).toBe('NOT_FOUND')
      await requestErasure(declined.browser)
      expect(await answerErasure(academy.browser(), await erasureToken(academy, form['parentEmail']))).toBe('DonePayload')
      expect(await exists(academy, declined.user.id)).toBe(false)
    })

    it('is complete or refused when the parent answers in parallel', async () => {
      for (let round = 0; round < 4; round += 1) {
        const form = childForm()
        const { browser, user } = await signUp(academy, form)
        const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
        const [erased, agreed] = await Promise.all([
          eraseNow(browser),
          academy.browser().execute(answerConsent, { token, agree: true }),
        ])
        const isGone = !(await exists(academy, user.id))
        expect([erased, agreed.answerConsent.code]).toEqual(isGone ? ['DonePayload', 'LINK_EXPIRED'] : ['NOT_FOUND', undefined])
      }
    })

    it('is not answered with the link of a parent who was suspended since', async () => {
      const { child, email } = await family()
      await requestErasure(child.browser)
      const token = await erasureToken(academy, email)
      const { id: userId } = await academy.db.user.findUniqueOrThrow({ where: { email } })
      await academy.db.accountClosure.create({ data: { userId, reason: 'A suspension for this test.', closedAt: new Date() } })
      expect(await answerErasure(academy.browser(), token)).toBe('LINK_EXPIRED')
      expect(await exists(academy, child.user.id)).toBe(true)
      expect((await requestErasure(child.browser)).code).toBe('ADDRESS_UNCONFIRMED')
      await academy.db.accountClosure.deleteMany({ where: { userId } })
      expect(await answerErasure(academy.browser(), token)).toBe('DonePayload')
    })

    it('is emailed to one parent five times a day for all children together, and an open request stays', async () => {
      const { child, email } = await family()
      const sister = await signUp(academy, childForm({ parentEmail: email }))
      await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
      for (const { browser } of [child, sister, child, sister, child]) await requestErasure(browser)
      const token = await erasureToken(academy, email)
      const last = await requestErasure(sister.browser)
      expect(last).toMatchObject({ __typename: 'User', erasureOpenUntil: expect.any(String) })
      expect(await academy.db.outboxMail.count({ where: { kind: 'erasure', recipient: email } })).toBe(5)
      expect(await erasureQuestion(academy.browser(), token)).toMatchObject({ isChild: true, isErased: false })
    })

    it.each([true, false])('asks every linked parent, and the first answer counts (erase: %s)', async (first) => {
      const { child, email } = await family()
      const second = await academy.db.user.create({
        data: {
          id: crypto.randomUUID(),
          email: `second.${child.user.id}@example.org`,
          firstName: 'Alex',
          lastName: '',
          name: 'Alex',
          role: 'parent',
        },
      })
      await academy.db.guardianship.create({ data: { parentId: second.id, learnerId: child.user.id } })
      await requestErasure(child.browser)
      const [one, two] = [await erasureToken(academy, email), await erasureToken(academy, second.email)]
      expect(await answerErasure(academy.browser(), one, first)).toBe('DonePayload')
      expect(await answerErasure(academy.browser(), two, !first)).toBe('LINK_EXPIRED')
      expect(await exists(academy, child.user.id)).toBe(!first)
      expect((await erasedMails(academy, second.email)).length).toBe(first ? 1 : 0)
    })
  })

  describe('of a parent', () => {
    it('waits until no child depends on their consent', async () => {
      const { email, child, parent } = await family({ firstName: 'Nia' })
      expect(await requestErasure(parent)).toMatchObject({
        code: 'CHILDREN_LINKED',
        message: expect.stringMatching(/Nia.*support@/),
      })
      const withdraw = 'mutation ($learnerId: ID!) { withdrawConsent(learnerId: $learnerId) { __typename } }'
      await parent.execute(withdraw, { learnerId: child.user.id })
      expect((await requestErasure(parent)).__typename).toBe('User')
      const { id } = await academy.db.user.findUniqueOrThrow({ where: { email } })
      expect(await answerErasure(parent, await erasureToken(academy, email))).toBe('DonePayload')
      expect([...(await mentions(academy, id)), ...(await mentions(academy, email))]).toEqual([])
      // The child's 7 days keep running, and the log keeps that consent was withdrawn, and when.
      expect(await exists(academy, child.user.id)).toBe(true)
      const log = await academy.db.consentEvent.findMany({ where: { learnerId: child.user.id }, orderBy: { id: 'asc' } })
      expect(log.map(({ status }) => status)).toEqual(['pending', 'granted', 'withdrawn'])
      // The last parent is gone, so the child is asked.
      await requestErasure(child.browser)
      expect(await academy.db.outboxMail.count({ where: { kind: 'erasure', recipient: child.user.email } })).toBe(1)
      await eraseAccountsWithoutConsent(academy.db, new Date(academy.app.clock().getTime() + 7.1 * 86_400_000))
      expect(await exists(academy, child.user.id)).toBe(false)
    })

    it('checks again when the parent answers, since consent may have been given in between', async () => {
      const { email, child, parent } = await family()
      await academy.db.learner.update({ where: { id: child.user.id }, data: { consent: 'withdrawn' } })
      await requestErasure(parent)
      await academy.db.learner.update({ where: { id: child.user.id }, data: { consent: 'granted' } })
      expect(await answerErasure(parent, await erasureToken(academy, email))).toBe('CHILDREN_LINKED')
      // The link was not used up.
      await academy.db.learner.update({ where: { id: child.user.id }, data: { consent: 'withdrawn' } })
      expect(await answerErasure(parent, await erasureToken(academy, email))).toBe('DonePayload')
    })

    it('is possible when another parent stays linked to the child', async () => {
      const { child, parent, email } = await family()
      await academy.db.guardianship.create({ data: { parentId: 'demo-parent', learnerId: child.user.id } })
      expect((await requestErasure(parent)).__typename).toBe('User')
      expect(await answerErasure(parent, await erasureToken(academy, email))).toBe('DonePayload')
      expect((await academy.db.learner.findUniqueOrThrow({ where: { id: child.user.id } })).consent).toBe('granted')
    })

    it('closes the open request of another child, which can no longer be answered', async () => {
      const { child, email, parent } = await family()
      await academy.db.learner.update({ where: { id: child.user.id }, data: { consent: 'withdrawn' } })
      const other = await signUp(academy, childForm({ parentEmail: email }))
      const consent = await mailedToken(academy, 'consent', email)
      await requestErasure(parent)
      await answerErasure(parent, await erasureToken(academy, email))
      const refused = await academy.browser().execute(answerConsent, { token: consent, agree: true })
      expect(refused.answerConsent.code).toBe('LINK_EXPIRED')
      expect((await academy.db.learner.findUniqueOrThrow({ where: { id: other.user.id } })).consent).toBe('pending')
      expect(await mentions(academy, email)).toEqual([])
    })
  })
})
