import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endConsentOfAdults } from '../../src/modules/consent/coming-of-age.service.ts'
import { confirmationMailer } from '../../src/modules/consent/withdrawal.service.ts'
import { waitingInvitationMailer } from '../../src/modules/family/members/waiting-invitation.service.ts'
import { eraseAccountsWithoutConsent } from '../../src/modules/privacy/consent-expiry.service.ts'
import { Academy, kinds } from '../support/academy.ts'
import {
  addChild,
  agree,
  answerInvitation,
  endLink,
  enterBy,
  entryCode,
  family,
  invite,
  inviteChild,
  takeBack,
} from '../support/families.ts'
import {
  answerConsent,
  changeAddress,
  childForm,
  claimLink,
  completeLesson,
  confirmAddress,
  demo,
  learn,
  mailedToken,
  signInByMail,
  signUp,
  signupForm,
} from '../support/people.ts'

describe.each(kinds)('family members on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const mails = (mailKind: string, recipient: string) => academy.db.outboxMail.count({ where: { kind: mailKind, recipient } })
  const consentOf = async (id: string) => (await academy.db.learner.findUniqueOrThrow({ where: { id } })).consent

  describe('the second mail', () => {
    const job = (now: Date) => confirmationMailer(academy.app.config)(academy.db, now)

    it('follows consent a day later, once, even if several processes write it', async () => {
      const { email } = await family(academy)
      await job(inDays(0.9))
      expect(await mails('consent-confirmed', email)).toBe(0)
      await Promise.all([job(inDays(1.1)), job(inDays(1.1)), job(inDays(1.2))])
      await job(inDays(9))
      expect(await mails('consent-confirmed', email)).toBe(1)
    })

    it('is not written after a refusal, after withdrawn consent, or before an answer', async () => {
      const [declined, open] = [childForm(), childForm()]
      await signUp(academy, declined)
      await agree(academy, String(declined['parentEmail']), false)
      await signUp(academy, open)
      const withdrawn = await family(academy)
      await academy.db.learner.update({ where: { id: withdrawn.childId }, data: { consent: 'withdrawn' } })
      await job(inDays(2))
      for (const to of [declined['parentEmail'], open['parentEmail'], withdrawn.email]) {
        expect(await mails('consent-confirmed', String(to))).toBe(0)
      }
    })

    it('withdraws consent by a button that can be pressed twice; opening its page changes nothing', async () => {
      const { email, childId, child } = await family(academy, { firstName: 'Nia' })
      await job(inDays(1.1))
      const token = await mailedToken(academy, 'consent-confirmed', email)
      const read = 'query ($token: String!) { withdrawal(token: $token) { ... on Withdrawal { childFirstName isWithdrawn } } }'
      const page = academy.browser()
      expect((await page.execute(read, { token })).withdrawal).toEqual({ childFirstName: 'Nia', isWithdrawn: false })
      expect(await consentOf(childId)).toBe('granted')
      for (const _press of [1, 2]) expect((await takeBack(page, token)).__typename).toBe('DonePayload')
      expect(await consentOf(childId)).toBe('withdrawn')
      expect((await page.execute(read, { token })).withdrawal.isWithdrawn).toBe(true)
      expect(await academy.db.consentEvent.count({ where: { learnerId: childId, status: 'withdrawn' } })).toBe(1)
      expect((await child.execute(completeLesson, { id: 'problem-detective' })).completeLesson.code).toBe('CONSENT_REQUIRED')
      expect((await takeBack(page, `${token.slice(0, -2)}xx`)).code).toBe('LINK_EXPIRED')
    })
  })

  it('erases notifications about a child who is erased without consent', async () => {
    const { childId, email, parent } = await family(academy)
    await parent.execute('mutation ($learnerId: ID!) { withdrawConsent(learnerId: $learnerId) { __typename } }', {
      learnerId: childId,
    })
    const told = () => academy.db.notification.count({ where: { source: childId } })
    expect(await told()).toBe(1)
    await eraseAccountsWithoutConsent(academy.db, inDays(7.1))
    expect(await told()).toBe(0)
    expect(await academy.db.user.count({ where: { email } })).toBe(1)
  })

  it('does not change the demo family', async () => {
    const parent = await demo(academy, 'parent')
    const query = 'mutation ($learnerId: ID!) { withdrawConsent(learnerId: $learnerId) { __typename ... on Error { code } } }'
    expect((await parent.execute(query, { learnerId: 'demo-learner' })).withdrawConsent.code).toBe('DEMO_ACCOUNT')
    expect((await addChild(parent, {})).code).toBe('DEMO_ACCOUNT')
  })

  describe('a child added by a parent', () => {
    it("can learn immediately; the parent's consent is logged and confirmed a day later", async () => {
      const { parent, email } = await family(academy)
      const added = await addChild(parent, { firstName: 'Kim', timeZone: 'europe/PARIS' })
      expect(added).toMatchObject({ firstName: 'Kim', consent: 'granted', signsInByCode: true })
      const log = await academy.db.consentEvent.findMany({ where: { learnerId: added.id } })
      const kept = await academy.db.user.findUniqueOrThrow({ where: { id: added.id }, select: { timeZone: true } })
      expect(kept).toEqual({ timeZone: 'Europe/Paris' })
      expect(log).toMatchObject([{ status: 'granted', parentEmail: email, note: 'by the parent, who added the child' }])

      const { code } = await entryCode(parent, added.id)
      const child = academy.browser()
      expect((await enterBy(child, ` ${code.toLowerCase()} `)).user).toEqual({ id: added.id, email: '', role: 'learner' })
      expect((await learn(academy, child, 'problem-detective')).reward.xpEarned).toBeGreaterThan(0)
      expect((await child.get('/api/auth/user')).body).toMatchObject({ id: added.id, email: '' })

      const { count } = await academy.db.consentRequest.updateMany({ where: { parentEmail: email }, data: { confirmedAt: null } })
      expect(count).toBe(2)
      await confirmationMailer(academy.app.config)(academy.db, inDays(1.1))
      expect(await mails('consent-confirmed', email)).toBe(2)
    })

    it('starts with the path and interests that the parent chose, and both can read them', async () => {
      const { parent } = await family(academy)
      const { id } = await addChild(parent, { selectedPersona: 'creator', interests: ' stories, space,, stories ' })
      const query = '{ viewer { children { id interests selectedPersona { id } } } }'
      const { children } = (await parent.execute(query)).viewer
      expect(children).toContainEqual({ id, interests: 'stories, space', selectedPersona: { id: 'creator' } })
    })

    it.each([
      ['selectedPersona', 'pirate', 'Choose one of the four paths, or leave it open.'],
      [
        'interests',
        Array(11)
          .fill('x')
          .map((x, index) => x + index)
          .join(),
        'Name at most 10 interests.',
      ],
      ['interests', 'x'.repeat(1221), 'Use at most ten interests of 120 characters each.'],
      ['interests', 'x'.repeat(121), 'Use at most 120 characters for an interest.'],
    ])('is rejected with a wrong value for %s, which the error names', async (field, value, message) => {
      const { parent } = await family(academy)
      const refused = await addChild(parent, { [field]: value })
      expect(refused).toMatchObject({ __typename: 'InvalidInputError', field, message: expect.stringContaining(message) })
    })

    it('gets no mail at the placeholder address; erasure is confirmed by the parent', async () => {
      const { parent, email } = await family(academy)
      const { id } = await addChild(parent, { age: 14 })
      const { email: internal } = await academy.db.user.findUniqueOrThrow({ where: { id } })
      const child = academy.browser()
      await enterBy(child, (await entryCode(parent, id)).code)
      const { exportData } = await child.execute('mutation { exportData { ... on DataExport { json } } }')
      expect(exportData.json).not.toContain('children.invalid')
      await child.execute('mutation { requestErasure { __typename } }')
      await academy.browser().execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', {
        email: internal,
      })
      expect(await mails('erasure', email)).toBe(1)
      expect(await academy.db.outboxMail.count({ where: { recipient: { endsWith: 'children.invalid' } } })).toBe(0)
    })

    it('is rejected with an email address, an age outside the limits, or without consent', async () => {
      const { parent } = await family(academy)
      for (const [input, field] of [
        [{ email: 'own@example.org' }, 'email'],
        [{ age: 18 }, 'age'],
        [{ agreed: false }, 'agreed'],
      ] as const) {
        expect(await addChild(parent, input)).toMatchObject({ code: 'INVALID_INPUT', field })
      }
      const learner = await signUp(academy)
      await expect(addChild(learner.browser, {})).rejects.toThrow('FORBIDDEN')
    })

    it('is created once, however often the same request arrives', async () => {
      const { parent } = await family(academy)
      const key = crypto.randomUUID()
      const answers = await Promise.all(Array.from({ length: 8 }, () => addChild(parent, {}, key)))
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      const { viewer } = await parent.execute('{ viewer { children { id } } }')
      expect(viewer.children).toHaveLength(2)
    })
  })

  it('accepts exactly four children in a family when twenty are added in parallel', async () => {
    const { parent } = await family(academy)
    const answers = await Promise.all(Array.from({ length: 20 }, () => addChild(parent, {})))
    expect(answers.filter(({ id }) => id)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === 'FAMILY_FULL')).toHaveLength(17)
    expect((await parent.execute('{ viewer { children { id } } }')).viewer.children).toHaveLength(4)
    // Refused children leave no rows.
    expect(
      await academy.db.learner.count({ where: { guardianships: { none: {} }, consent: 'granted', user: { isDemo: false } } }),
    ).toBe(0)
  })

  it('accepts the first four of five parallel answers by mail, and the fifth link stays valid', async () => {
    const parentEmail = `five${process.pid}@example.org`
    for (const _child of [1, 2, 3, 4, 5]) await signUp(academy, childForm({ parentEmail }))
    const asked = await academy.db.outboxMail.findMany({ where: { kind: 'consent', recipient: parentEmail } })
    const tokens = asked.map((mail) => /token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '')
    const query = 'mutation ($token: String!) { answerConsent(token: $token, agree: true) { __typename ... on Error { code } } }'
    const answers = await Promise.all(tokens.map((token) => academy.browser().execute(query, { token })))
    const refused = answers.flatMap(({ answerConsent: it }, index) => (it.code === 'FAMILY_FULL' ? [tokens[index]] : []))
    expect(refused).toHaveLength(1)
    const parent = await academy.db.user.findUniqueOrThrow({ where: { email: parentEmail }, include: { wards: true } })
    expect(parent.wards).toHaveLength(4)
    const waiting = await academy.db.learner.count({ where: { consent: 'pending', consentRequests: { some: { parentEmail } } } })
    expect(waiting).toBe(1)
    await academy.db.guardianship.deleteMany({ where: { parentId: parent.id, learnerId: parent.wards[0]?.learnerId ?? '' } })
    expect((await academy.browser().execute(query, { token: refused[0] })).answerConsent.__typename).toBe('DonePayload')
  })

  describe('a sign-in code', () => {
    const added = async () => {
      const { parent, childId: sibling } = await family(academy)
      return { parent, sibling, childId: (await addChild(parent, {})).id }
    }

    it('signs in once, and only the newest code works', async () => {
      const { parent, childId } = await added()
      const old = (await entryCode(parent, childId)).code
      const { code } = await entryCode(parent, childId)
      expect((await enterBy(academy.browser(), old)).code).toBe('LINK_EXPIRED')
      const tries = await Promise.all(Array.from({ length: 10 }, () => enterBy(academy.browser(), code)))
      expect(tries.filter(({ user }) => user)).toHaveLength(1)
    })

    it('expires after ten minutes, and is not stored in plain text', async () => {
      const { parent, childId } = await added()
      academy.setClock(new Date())
      const { code } = await entryCode(parent, childId)
      const kept = JSON.stringify(await academy.db.verification.findMany({ where: { value: childId } }))
      expect(kept).not.toContain(code.replace('-', ''))
      academy.passDays(10.1 / (24 * 60))
      expect((await enterBy(academy.browser(), code)).code).toBe('LINK_EXPIRED')
    })

    it('signs in a child of 11 with a mistyped address again, until the child confirms the right one', async () => {
      const { parent, childId } = await family(academy)
      const { email: claimedEmail } = await academy.db.user.findUniqueOrThrow({ where: { id: childId } })
      const unconfirmed = { email: `child-${childId}@children.invalid`, claimedEmail, emailVerified: false }
      await academy.db.user.update({ where: { id: childId }, data: unconfirmed })
      const read = '{ viewer { children { id signsInByCode } } }'
      expect((await parent.execute(read)).viewer.children).toEqual([{ id: childId, signsInByCode: true }])
      const child = academy.browser()
      expect((await enterBy(child, (await entryCode(parent, childId)).code)).user.id).toBe(childId)

      const email = `kim.${childId.toLowerCase()}@example.org`
      expect((await changeAddress(child, email)).addressState).toBe('unconfirmed')
      expect((await confirmAddress(child, await claimLink(academy, email), childId)).user.addressState).toBe('confirmed')
      expect((await parent.execute(read)).viewer.children).toEqual([{ id: childId, signsInByCode: false }])
      expect((await entryCode(parent, childId)).code).toBe('NOT_FOUND')
    })

    it("is only for the parent's own child with consent and without a confirmed email address", async () => {
      const [one, other] = [await added(), await added()]
      expect((await entryCode(one.parent, other.childId)).code).toBe('NOT_FOUND')
      // A child with a confirmed email address signs in by email.
      expect((await entryCode(one.parent, one.sibling)).code).toBe('NOT_FOUND')
      await academy.db.learner.update({ where: { id: one.childId }, data: { consent: 'withdrawn' } })
      expect((await entryCode(one.parent, one.childId)).code).toBe('NOT_FOUND')
    })

    it('fails from a network for 15 minutes after 1,000 invalid codes; valid ones are not counted', async () => {
      await academy.db.rateLimit.deleteMany()
      const { parent, childId } = await added()
      const count = async () => (await academy.db.rateLimit.findFirst({ where: { key: { startsWith: 'entry-failed:' } } }))?.count
      const { code } = await entryCode(parent, childId)
      expect((await enterBy(academy.browser(), code)).user.id).toBe(childId)
      expect(await count()).toBe(0)
      const tries = await Promise.all(Array.from({ length: 20 }, () => enterBy(academy.browser(), 'AAAA-AAAA')))
      expect(tries.every((it) => it.code === 'LINK_EXPIRED')).toBe(true)
      expect(await count()).toBe(20)
      await academy.db.rateLimit.updateMany({ where: { key: { startsWith: 'entry-failed:' } }, data: { count: 1000 } })
      const { code: next } = await entryCode(parent, childId)
      expect((await enterBy(academy.browser(), next)).code).toBe('RATE_LIMITED')
      await academy.db.rateLimit.deleteMany()
      expect((await enterBy(academy.browser(), next)).user.id).toBe(childId)
    })
  })

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
      expect(await consentOf(user.id)).toBe('notRequired')
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
      const joined = { ageAtSignup: 12, createdAt: inDays(-7 * 365.25) }
      await academy.db.learner.update({ where: { id: childId }, data: joined })
      const younger = await family(academy)
      await academy.db.learner.update({
        where: { id: younger.childId },
        data: { ageAtSignup: 12, createdAt: inDays(-5 * 365.25) },
      })
      for (const _hour of [1, 2]) await endConsentOfAdults(academy.db, new Date())
      expect(await consentOf(childId)).toBe('notRequired')
      expect(await consentOf(younger.childId)).toBe('granted')
      expect(
        await academy.db.notification.count({ where: { userId: { in: [childId, parentId] }, title: 'Learners decide from 18' } }),
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
      await eraseAccountsWithoutConsent(academy.db, inDays(7.1))
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
      await academy.db.learner.update({ where: { id: learner.user.id }, data: { createdAt: inDays(-1) } })
      const strangers = []
      for (let count = 0; count < 9; count += 1) strangers.push((await signUp(academy)).browser)
      const [first, ...others] = strangers
      if (!first) throw new Error('no stranger')
      for (const code of [undefined, undefined, 'RATE_LIMITED']) expect((await invite(first, mum)).code).toBe(code)
      for (const stranger of others) expect((await invite(stranger, mum)).invitation).toEqual({ parentEmail: mum })
      expect(await mails('invitation', mum)).toBe(5)
      expect((await invite(learner.browser, mum)).invitation).toEqual({ parentEmail: mum })
      const mailed = () => academy.db.outboxMail.count({ where: { kind: 'invitation', userId: learner.user.id } })
      const job = (days: number) => waitingInvitationMailer(academy.app.config)(academy.db, inDays(days))
      await Promise.all([job(0), job(0)])
      await job(0.9)
      expect([await mailed(), await mails('invitation', mum)]).toEqual([1, 8])
      await Promise.all([job(1.01), job(1.01)])
      expect([await mailed(), await mails('invitation', mum)]).toEqual([1, 11])
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
