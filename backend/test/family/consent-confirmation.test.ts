import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmationMailer } from '../../src/modules/consent/withdrawal.service.ts'
import { eraseAccountsWithoutConsent } from '../../src/modules/privacy/consent-expiry.service.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { addChild, agree, consentOf, countMails, family, takeBack } from '../support/people/families.ts'
import { childForm, completeLesson, demo, mailedToken, signUp } from '../support/people/people.ts'

describe.each(kinds)('family members on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  describe('the second mail', () => {
    const job = (now: Date) => confirmationMailer(academy.app.config)(academy.db, now)

    it('follows consent a day later, once, even if several processes write it', async () => {
      const { email } = await family(academy)
      await job(daysFrom(new Date(), 0.9))
      expect(await countMails(academy, 'consent-confirmed', email)).toBe(0)
      await Promise.all([job(daysFrom(new Date(), 1.1)), job(daysFrom(new Date(), 1.1)), job(daysFrom(new Date(), 1.2))])
      await job(daysFrom(new Date(), 9))
      expect(await countMails(academy, 'consent-confirmed', email)).toBe(1)
    })

    it('is not written after a refusal, after withdrawn consent, or before an answer', async () => {
      const [declined, open] = [childForm(), childForm()]
      await signUp(academy, declined)
      await agree(academy, String(declined['parentEmail']), false)
      await signUp(academy, open)
      const withdrawn = await family(academy)
      await academy.db.learner.update({ where: { id: withdrawn.childId }, data: { consent: 'withdrawn' } })
      await job(daysFrom(new Date(), 2))
      for (const to of [declined['parentEmail'], open['parentEmail'], withdrawn.email]) {
        expect(await countMails(academy, 'consent-confirmed', String(to))).toBe(0)
      }
    })

    it('withdraws consent by a button that can be pressed twice; opening its page changes nothing', async () => {
      const { email, childId, child } = await family(academy, { firstName: 'Nia' })
      await job(daysFrom(new Date(), 1.1))
      const token = await mailedToken(academy, 'consent-confirmed', email)
      const read = 'query ($token: String!) { withdrawal(token: $token) { ... on Withdrawal { childFirstName isWithdrawn } } }'
      const page = academy.browser()
      expect((await page.execute(read, { token })).withdrawal).toEqual({ childFirstName: 'Nia', isWithdrawn: false })
      expect(await consentOf(academy, childId)).toBe('granted')
      for (const _press of [1, 2]) expect((await takeBack(page, token)).__typename).toBe('DonePayload')
      expect(await consentOf(academy, childId)).toBe('withdrawn')
      expect((await page.execute(read, { token })).withdrawal.isWithdrawn).toBe(true)
      expect(await academy.db.consentEvent.count({ where: { learnerId: childId, status: 'withdrawn' } })).toBe(1)
      expect((await child.execute(completeLesson, { id: 'problem-detective' })).completeLesson.code).toBe('CONSENT_REQUIRED')
      expect((await takeBack(page, `${token.slice(0, -2)}xx`)).code).toBe('LINK_EXPIRED')
    })

    it('withdraws consent also when no account has the address any more', async () => {
      const { email, childId } = await family(academy)
      await job(daysFrom(new Date(), 1.1))
      const token = await mailedToken(academy, 'consent-confirmed', email)
      await academy.db.user.delete({ where: { email } })
      expect((await takeBack(academy.browser(), token)).__typename).toBe('DonePayload')
      expect(await consentOf(academy, childId)).toBe('withdrawn')
      const decided = await academy.db.familyDecision.findMany({ where: { learnerId: childId, text: 'withdrew consent' } })
      expect(decided).toMatchObject([{ parentId: null }])
    })
  })

  it('erases notifications about a child who is erased without consent', async () => {
    const { childId, email, parent } = await family(academy)
    await parent.execute('mutation ($learnerId: ID!) { withdrawConsent(learnerId: $learnerId) { __typename } }', {
      learnerId: childId,
    })
    const told = () => academy.db.notification.count({ where: { source: childId } })
    expect(await told()).toBe(1)
    await eraseAccountsWithoutConsent(academy.db, daysFrom(new Date(), 7.1))
    expect(await told()).toBe(0)
    expect(await academy.db.user.count({ where: { email } })).toBe(1)
  })

  it('does not change the demo family', async () => {
    const parent = await demo(academy, 'parent')
    const query = 'mutation ($learnerId: ID!) { withdrawConsent(learnerId: $learnerId) { __typename ... on Error { code } } }'
    expect((await parent.execute(query, { learnerId: 'demo-learner' })).withdrawConsent.code).toBe('DEMO_ACCOUNT')
    expect((await addChild(parent, {})).code).toBe('DEMO_ACCOUNT')
  })
})
