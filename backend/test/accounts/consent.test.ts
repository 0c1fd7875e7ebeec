import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import {
  answerConsent,
  childForm,
  completeLesson,
  demo,
  learn,
  mailedToken,
  signInByMail,
  signUp,
  signupForm,
} from '../support/people/people.ts'

describe.each(kinds)('consent on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('records nothing about a child until the parent agrees, then everything', async () => {
    const form = childForm()
    const { browser, user } = await signUp(academy, form)
    expect(user.consent).toBe('pending')
    const refused = await browser.execute(completeLesson, { id: 'problem-detective' })
    expect(refused.completeLesson.code).toBe('CONSENT_REQUIRED')
    expect(await academy.db.lessonProgress.count({ where: { learnerId: user.id } })).toBe(0)

    const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
    const parent = academy.browser()
    await parent.execute(answerConsent, { token, agree: true })
    const done = await learn(academy, browser, 'problem-detective')
    expect(done.reward.xpEarned).toBeGreaterThan(0)

    const guardian = await academy.db.guardianship.findFirst({ where: { learnerId: user.id }, include: { parent: true } })
    expect(guardian?.parent).toMatchObject({ email: form['parentEmail'], role: 'parent' })
  })

  it('asks a parent when an age under 13 was corrected to 13 or more in the same visit', async () => {
    const alone = await academy.browser().post('/api/signup', signupForm({ age: '14', firstAge: '9' }))
    expect([alone.status, alone.body.field]).toEqual([400, 'parentFirstName'])
    const { browser, user } = await signUp(academy, childForm({ age: '14', firstAge: '9' }))
    expect(user).toMatchObject({ consent: 'pending' })
    expect(await academy.db.consentRequest.count({ where: { learnerId: user.id } })).toBe(1)
    const answer = await browser.execute(completeLesson, { id: 'problem-detective' })
    expect(answer.completeLesson.code).toBe('CONSENT_REQUIRED')
    const lab = await browser.execute('{ viewer { learner { ageAtSignup isChild lab { minutesPerDay } } } }')
    const child = await signUp(academy, childForm())
    const childLab = await child.browser.execute('{ viewer { learner { lab { minutesPerDay } } } }')
    expect(lab.viewer.learner).toEqual({ ageAtSignup: 14, isChild: true, lab: childLab.viewer.learner.lab })
  })

  it('accepts one of fifty parallel answers, and a used link changes nothing', async () => {
    const form = childForm()
    const { user } = await signUp(academy, form)
    const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => academy.browser().execute(answerConsent, { token, agree: index % 2 === 0 })),
    )
    // A refusal that came first was reversed by the first consent after it.
    const done = answers.filter((answer) => answer.answerConsent.__typename === 'DonePayload').length
    const events = await academy.db.consentEvent.findMany({ where: { learnerId: user.id, status: { not: 'pending' } } })
    expect(events).toHaveLength(done)
    expect(events.filter(({ status }) => status === 'granted')).toHaveLength(1)
    expect(done).toBeLessThanOrEqual(2)
    for (const agree of [true, false]) {
      const replay = await academy.browser().execute(answerConsent, { token, agree })
      expect(replay.answerConsent.code).toBe('LINK_EXPIRED')
    }
    expect((await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })).consent).toBe('granted')
    expect(await academy.db.guardianship.count({ where: { learnerId: user.id } })).toBe(1)
  })

  it('rejects an age that skips the parent in the browser of a child who is waiting or was declined', async () => {
    const form = childForm()
    const { browser } = await signUp(academy, form)
    const older = { ...signupForm(), email: form['email'] }
    const refused = { status: 400, body: { field: 'age' } }
    expect(await browser.post('/api/signup', older)).toMatchObject(refused)
    const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
    await academy.browser().execute(answerConsent, { token, agree: false })
    expect(await browser.post('/api/signup', older)).toMatchObject(refused)
    expect((await browser.post('/api/signup', { ...childForm(), age: '14', firstAge: '9' })).status).toBe(201)
    expect((await academy.browser().post('/api/signup', signupForm())).status).toBe(201)
  })

  it('shows the consent request without using it up', async () => {
    const form = childForm({ firstName: 'Nia' })
    await signUp(academy, form)
    const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
    const question = 'query ($token: String!) { consentQuestion(token: $token) { ... on ConsentQuestion { childFirstName } } }'
    for (let times = 0; times < 3; times += 1) {
      expect((await academy.browser().execute(question, { token })).consentQuestion.childFirstName).toBe('Nia')
    }
  })

  it('lets the parent withdraw consent, which stops recording immediately and erases the child after 7 days', async () => {
    const { eraseAccountsWithoutConsent } = await import('../../src/modules/privacy/consent-expiry.service.ts')
    const withdraw = 'mutation ($learnerId: ID!) { withdrawConsent(learnerId: $learnerId) { __typename ... on Error { code } } }'
    const form = childForm()
    const { browser, user } = await signUp(academy, form)
    await academy
      .browser()
      .execute(answerConsent, { token: await mailedToken(academy, 'consent', String(form['parentEmail'])), agree: true })
    const parent = await signInByMail(academy, String(form['parentEmail']))
    const { viewer } = await parent.execute('{ viewer { children { id firstName xp completedLessons } } }')
    expect(viewer.children).toEqual([{ id: user.id, firstName: 'Robin', xp: 0, completedLessons: 0 }])

    const stranger = await demo(academy, 'parent')
    expect((await stranger.execute(withdraw, { learnerId: user.id })).withdrawConsent.code).toBe('NOT_FOUND')
    await expect(browser.execute(withdraw, { learnerId: user.id })).rejects.toThrow('FORBIDDEN')

    expect((await parent.execute(withdraw, { learnerId: user.id })).withdrawConsent.__typename).toBe('DonePayload')
    expect((await parent.execute(withdraw, { learnerId: user.id })).withdrawConsent.code).toBe('NOT_FOUND')
    expect((await browser.execute(completeLesson, { id: 'problem-detective' })).completeLesson.code).toBe('CONSENT_REQUIRED')
    await eraseAccountsWithoutConsent(academy.db, new Date(Date.now() + 6.9 * 86_400_000))
    expect(await academy.db.user.count({ where: { id: user.id } })).toBe(1)
    await eraseAccountsWithoutConsent(academy.db, new Date(Date.now() + 7.1 * 86_400_000))
    expect(await academy.db.user.count({ where: { id: user.id } })).toBe(0)
  })

  it('erases a child whose parent did not answer within 7 days, with every mail and address', async () => {
    const { eraseAccountsWithoutConsent } = await import('../../src/modules/privacy/consent-expiry.service.ts')
    const late = childForm()
    const { browser, user } = await signUp(academy, late)
    const agreed = childForm()
    const kept = await signUp(academy, agreed)
    await academy
      .browser()
      .execute(answerConsent, { token: await mailedToken(academy, 'consent', String(agreed['parentEmail'])), agree: true })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await eraseAccountsWithoutConsent(academy.db, inDays(6.9))
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    await eraseAccountsWithoutConsent(academy.db, inDays(7.1))
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await kept.browser.get('/api/auth/user')).status).toBe(200)
    const left = {
      users: await academy.db.user.count({ where: { id: user.id } }),
      requests: await academy.db.consentRequest.count({ where: { parentEmail: String(late['parentEmail']) } }),
      mails: await academy.db.outboxMail.count({ where: { recipient: String(late['parentEmail']) } }),
    }
    expect(left).toEqual({ users: 0, requests: 0, mails: 0 })
  })
})
