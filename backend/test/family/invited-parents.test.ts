import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endConsentOfAdults } from '../../src/modules/consent/coming-of-age.service.ts'
import { waitingInvitationMailer } from '../../src/modules/family/members/waiting-invitation.service.ts'
import { eraseAccountsWithoutConsent } from '../../src/modules/privacy/consent-expiry.service.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import {
  addChild,
  agree,
  answerInvitation,
  consentOf,
  countMails,
  endLink,
  family,
  invite,
  inviteChild,
} from '../support/people/families.ts'
import { answerConsent, childForm, learn, mailedToken, signInByMail, signUp, signupForm } from '../support/people/people.ts'

describe.each(kinds)('family members on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  describe('from age 13', () => {
    const read = '{ viewer { id learner { guardians { id firstName mayEnd } invitation { parentEmail } } children { id } } }'
    const address = () => `mum${crypto.randomUUID()}@example.org`
    const linked = async () => {
      const email = address()
      const { browser, user } = await signUp(academy)
      await invite(browser, email)
      expect(await agree(academy, email, true, 'invitation')).toBe('DonePayload')
      const parent = await signInByMail(academy, email)
      return { browser, parent, email, learnerId: user.id, parentId: (await parent.execute(read)).viewer.id }
    }

    it('a learner invites a parent, who sees the learner after accepting; no consent is needed', async () => {
      const email = address()
      const { browser, user } = await signUp(academy)
      expect((await invite(browser, email)).invitation).toEqual({ parentEmail: email })
      expect((await learn(academy, browser, 'problem-detective')).reward.xpEarned).toBeGreaterThan(0)
      expect(await agree(academy, email, true, 'invitation')).toBe('DonePayload')
      expect(await agree(academy, email, true, 'invitation')).toBe('LINK_EXPIRED')
      expect(await consentOf(academy, user.id)).toBe('notRequired')
      const parent = await signInByMail(academy, email)
      expect((await parent.execute(read)).viewer.children).toEqual([{ id: user.id }])
      const { viewer } = await browser.execute(read)
      expect(viewer.learner).toMatchObject({ guardians: [{ firstName: 'Sam', mayEnd: true }], invitation: null })
      expect(await academy.db.notification.count({ where: { userId: user.id, kind: 'familyLink' } })).toBe(1)
    })

    it('says who may invite a parent, and mentions ending a link only to a learner who can end it', async () => {
      const mayInvite = async (browser: Browser) =>
        (await browser.execute('{ viewer { learner { mayInviteParent } } }')).viewer.learner.mayInviteParent
      const noticeFor = async (userId: string) =>
        (await academy.db.notification.findFirstOrThrow({ where: { userId, kind: 'familyLink' } })).text
      const alone = await signUp(academy)
      expect(await mayInvite(alone.browser)).toBe(true)
      const { browser, learnerId } = await linked()
      expect(await mayInvite(browser)).toBe(false)
      expect(await noticeFor(learnerId)).toContain('You can end the link there.')
      await academy.db.learner.update({ where: { id: learnerId }, data: { ageAtSignup: 18 } })
      expect(await mayInvite(browser)).toBe(true)
      const child = await signUp(academy, childForm())
      expect(await mayInvite(child.browser)).toBe(false)
    })

    it('ends no link of a parent with themselves', async () => {
      const { parent, parentId } = await linked()
      expect((await endLink(parent, parentId, parentId)).code).toBe('NOT_FOUND')
    })

    it('both can end the link; the other person is notified, and the old link is invalid', async () => {
      for (const who of ['learner', 'parent'] as const) {
        const { browser, parent, email, learnerId, parentId } = await linked()
        const pausedAt = who === 'parent' ? new Date() : null
        await academy.db.familyControls.create({ data: { learnerId, pausedAt, labMinutesPerDay: 30 } })
        const stranger = await signUp(academy)
        expect((await endLink(stranger.browser, learnerId, parentId)).code).toBe('NOT_FOUND')
        expect((await endLink(who === 'learner' ? browser : parent, learnerId, parentId)).__typename).toBe('User')
        expect((await parent.execute(read)).viewer.children).toEqual([])
        expect((await endLink(browser, learnerId, parentId)).code).toBe('NOT_FOUND')
        expect(await agree(academy, email, true, 'invitation')).toBe('LINK_EXPIRED')
        const other = who === 'learner' ? parentId : learnerId
        expect(await academy.db.notification.count({ where: { userId: other, title: { contains: 'ended the link' } } })).toBe(1)
        expect(await academy.db.outboxMail.count({ where: { recipient: email, kind: 'unlinked' } })).toBe(
          who === 'learner' ? 1 : 0,
        )
        // No parent is left who could change the limits.
        expect(await academy.db.familyControls.count({ where: { learnerId } })).toBe(0)
      }
    })

    it('ending the link expires open requests, so that they can be sent to the next parent', async () => {
      const { browser, learnerId, parentId } = await linked()
      const ask = 'mutation { askFamily(input: { kind: openLab }) { ... on FamilyRequest { id } } }'
      const first = (await browser.execute(ask)).askFamily.id
      expect((await endLink(browser, learnerId, parentId)).__typename).toBe('User')
      expect(await academy.db.notification.count({ where: { userId: parentId, kind: 'familyAsked' } })).toBe(0)
      const email = address()
      await invite(browser, email)
      expect(await agree(academy, email, true, 'invitation')).toBe('DonePayload')
      const second = (await browser.execute(ask)).askFamily.id
      expect(second).not.toBe(first)
      expect(await academy.db.outboxMail.count({ where: { recipient: email, kind: 'family-request' } })).toBe(1)
    })

    it('a learner who joined with consent decides alone from 18', async () => {
      const { childId, email } = await family(academy)
      const { id: parentId } = await academy.db.user.findUniqueOrThrow({ where: { email } })
      const joined = { ageAtSignup: 12, createdAt: daysFrom(new Date(), -7 * 365.25) }
      await academy.db.learner.update({ where: { id: childId }, data: joined })
      const younger = await family(academy)
      await academy.db.learner.update({
        where: { id: younger.childId },
        data: { ageAtSignup: 12, createdAt: daysFrom(new Date(), -5 * 365.25) },
      })
      for (const _hour of [1, 2]) await endConsentOfAdults(academy.db, new Date())
      expect(await consentOf(academy, childId)).toBe('notRequired')
      expect(await consentOf(academy, younger.childId)).toBe('granted')
      expect(
        await academy.db.notification.count({
          where: { userId: { in: [childId, parentId] }, title: 'Learners decide from age 18' },
        }),
      ).toBe(2)
      expect(await academy.db.guardianship.count({ where: { learnerId: childId } })).toBe(1)
    })

    it('the link cannot be ended while the learner has no confirmed address to sign in with', async () => {
      const { browser, parent, learnerId, parentId } = await linked()
      await academy.db.user.update({ where: { id: learnerId }, data: { emailVerified: false } })
      expect((await browser.execute(read)).viewer.learner.guardians).toMatchObject([{ firstName: 'Sam', mayEnd: false }])
      for (const who of [browser, parent]) expect((await endLink(who, learnerId, parentId)).code).toBe('NOT_FOUND')
      expect(await academy.db.guardianship.count({ where: { learnerId, parentId } })).toBe(1)
    })

    it('a paused learner cannot end the link', async () => {
      const { browser, learnerId, parentId } = await linked()
      await academy.db.familyControls.create({ data: { learnerId, pausedAt: new Date() } })
      expect((await browser.execute(read)).viewer.learner.guardians).toMatchObject([{ firstName: 'Sam', mayEnd: false }])
      expect((await endLink(browser, learnerId, parentId)).code).toBe('PAUSED')
      expect(await academy.db.guardianship.count({ where: { learnerId, parentId } })).toBe(1)
      await academy.db.learner.update({ where: { id: learnerId }, data: { ageAtSignup: 18 } })
      expect((await browser.execute(read)).viewer.learner.guardians).toMatchObject([{ firstName: 'Sam', mayEnd: true }])
      expect((await endLink(browser, learnerId, parentId)).__typename).toBe('User')
    })

    it('only the first of two parents who answer in parallel is linked', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [invited, adding] = [address(), address()]
        const { browser, user } = await signUp(academy)
        await invite(browser, invited)
        const other = await family(academy, { parentEmail: adding })
        await inviteChild(other.parent, { email: user.email, age: 14 })
        const byChild = await mailedToken(academy, 'child-invitation', user.email)
        await Promise.all([agree(academy, invited, true, 'invitation'), answerInvitation(academy.browser(), byChild, true)])
        expect(await academy.db.guardianship.count({ where: { learnerId: user.id } })).toBe(1)
      }
    })

    it('nothing is kept of the address after a refusal, or a week without an answer', async () => {
      const [no, never] = [address(), address()]
      const { browser: asked } = await signUp(academy)
      await invite(asked, no)
      expect(await agree(academy, no, false, 'invitation')).toBe('DonePayload')
      expect((await asked.execute(read)).viewer.learner).toEqual({ guardians: [], invitation: null })
      await invite((await signUp(academy)).browser, never)
      await eraseAccountsWithoutConsent(academy.db, daysFrom(new Date(), 7.1))
      expect(await academy.db.consentRequest.count({ where: { parentEmail: { in: [no, never] } } })).toBe(0)
      expect(await academy.db.user.count({ where: { email: { in: [no, never] } } })).toBe(0)
    })

    it('an invitation can be cancelled, and a newer one replaces it', async () => {
      const [first, second] = [address(), address()]
      const { browser } = await signUp(academy)
      await invite(browser, first)
      await invite(browser, second)
      expect(await agree(academy, first, true, 'invitation')).toBe('LINK_EXPIRED')
      await browser.execute('mutation { cancelInvitation { id } }')
      expect(await agree(academy, second, true, 'invitation')).toBe('LINK_EXPIRED')
    })

    it('an invitation is mailed even if strangers named the same parent five times at signup', async () => {
      const mum = address()
      for (let times = 0; times < 5; times += 1) await signUp(academy, childForm({ parentEmail: mum }))
      const { browser } = await signUp(academy)
      expect((await invite(browser, mum)).invitation).toEqual({ parentEmail: mum })
    })

    it('an invitation is accepted even when strangers used up the limit of the mailbox, and is emailed before theirs', async () => {
      const mum = address()
      const learner = await signUp(academy)
      await academy.db.learner.update({ where: { id: learner.user.id }, data: { createdAt: daysFrom(new Date(), -1) } })
      const strangers = []
      for (let count = 0; count < 9; count += 1) strangers.push((await signUp(academy)).browser)
      const [first, ...others] = strangers
      if (!first) throw new Error('no stranger')
      for (const code of [undefined, undefined, 'RATE_LIMITED']) expect((await invite(first, mum)).code).toBe(code)
      for (const stranger of others) expect((await invite(stranger, mum)).invitation).toEqual({ parentEmail: mum })
      expect(await countMails(academy, 'invitation', mum)).toBe(5)
      expect((await invite(learner.browser, mum)).invitation).toEqual({ parentEmail: mum })
      const mailed = () => academy.db.outboxMail.count({ where: { kind: 'invitation', userId: learner.user.id } })
      const job = (days: number) => waitingInvitationMailer(academy.app.config)(academy.db, daysFrom(new Date(), days))
      await Promise.all([job(0), job(0)])
      await job(0.9)
      expect([await mailed(), await countMails(academy, 'invitation', mum)]).toEqual([1, 8])
      await Promise.all([job(1.01), job(1.01)])
      expect([await mailed(), await countMails(academy, 'invitation', mum)]).toEqual([1, 11])
      const mail = await academy.db.outboxMail.findFirstOrThrow({ where: { kind: 'invitation', userId: learner.user.id } })
      const token = /token=([\w.-]+)/.exec(mail.text ?? '')?.[1]
      expect((await academy.browser().execute(answerConsent, { token, agree: true })).answerConsent.__typename).toBe(
        'DonePayload',
      )
    })

    it('a minor with a parent cannot invite a second one, and a paused learner cannot invite anyone', async () => {
      const { browser, parent, learnerId } = await linked()
      expect(await invite(browser, address())).toMatchObject({ code: 'INVALID_INPUT', field: 'parentEmail' })
      await parent.execute(
        'mutation ($id: ID!) { setFamilyControls(learnerId: $id, input: { isPaused: true }) { __typename } }',
        {
          id: learnerId,
        },
      )
      expect((await invite(browser, address())).code).toBe('PAUSED')
    })

    it('an invitation mailed before a parent was linked does not link a second one', async () => {
      const [first, second] = [address(), address()]
      const { browser, user } = await signUp(academy)
      await invite(browser, second)
      await family(academy, { parentEmail: first })
      const { id: parentId } = await academy.db.user.findUniqueOrThrow({ where: { email: first } })
      await academy.db.guardianship.create({ data: { learnerId: user.id, parentId } })
      expect(await agree(academy, second, true, 'invitation')).toBe('LINK_EXPIRED')
      expect(await academy.db.guardianship.count({ where: { learnerId: user.id } })).toBe(1)
    })

    it('a suspended parent is not linked to a child', async () => {
      const { email, parentId } = await linked()
      await academy.db.accountClosure.create({ data: { userId: parentId, reason: 'checked', closedAt: new Date() } })
      const { browser, user } = await signUp(academy)
      await invite(browser, email)
      expect(await agree(academy, email, true, 'invitation')).toBe('LINK_EXPIRED')
      expect(await academy.db.guardianship.count({ where: { learnerId: user.id } })).toBe(0)
      const child = await signUp(academy, childForm({ parentEmail: email }))
      expect(await agree(academy, email, true)).toBe('PARENT_ADDRESS')
      const request = await academy.db.consentRequest.findFirstOrThrow({ where: { learnerId: child.user.id } })
      expect(request.obstacle).toBe('closedAccount')
    })

    it('learners cannot invite themselves or another learner, and a child cannot invite', async () => {
      const form = signupForm({ email: 'self.made@gmail.com' })
      const { browser } = await signUp(academy, form)
      expect(await invite(browser, 'selfmade+mum@googlemail.com')).toMatchObject({ code: 'INVALID_INPUT', field: 'parentEmail' })
      const { child } = await family(academy)
      expect((await invite(child, address())).code).toBe('NOT_FOUND')
      const friend = await signUp(academy)
      await invite(browser, friend.user.email)
      expect(await agree(academy, friend.user.email, true, 'invitation')).toBe('PARENT_ADDRESS')
    })

    it('the link of a child under 13, or without an email address, cannot be ended', async () => {
      const { parent, childId } = await family(academy)
      const { viewer } = await parent.execute(read)
      expect((await endLink(parent, childId, viewer.id)).code).toBe('NOT_FOUND')
      const added = await addChild(parent, { age: 15 })
      expect((await endLink(parent, added.id, viewer.id)).code).toBe('NOT_FOUND')
    })
  })
})
