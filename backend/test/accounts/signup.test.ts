import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { waitingQuestionMailer } from '../../src/modules/consent/waiting-question.service.ts'
import { Academy, kinds } from '../support/academy.ts'
import {
  answerConsent,
  childForm,
  completeLesson,
  demo,
  learn,
  mailedToken,
  signInByMail,
  signUp,
  signUpUnconfirmed,
  signupForm,
} from '../support/people.ts'

const resend = 'mutation { resendConsentMail { __typename ... on ResendConsentMailPayload { remaining } ... on Error { code } } }'

describe.each(kinds)('signup on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('signs in a learner of 13 with zero progress and no stored parent', async () => {
    const { browser, user } = await signUpUnconfirmed(academy, signupForm({ age: '13', parentEmail: 'somebody@example.org' }))
    expect(user).toMatchObject({ xp: 0, level: 1, streak: 0, consent: 'notRequired', selectedPersona: 'entrepreneur' })
    expect((await browser.get('/api/auth/user')).body).toEqual(user)
    expect(await academy.db.consentRequest.count({ where: { learnerId: user.id } })).toBe(0)
  })

  it.each([
    ['a missing first name', { firstName: '' }, 'firstName'],
    ['no address', { email: undefined }, 'email'],
    ['an invalid address', { email: 'robin@' }, 'email'],
    ['an address with a line break', { email: 'robin@example.org\nBcc: all@example.org' }, 'email'],
    ['an age below 6', { age: '5' }, 'age'],
    ['an age above 21', { age: '22' }, 'age'],
    ['a broken age', { age: '12.9' }, 'age'],
    ['an age in other digits', { age: '١٤' }, 'age'],
    ['an age that is no text', { age: 14 }, 'age'],
    ['an unknown path', { selectedPersona: 'pirate' }, 'selectedPersona'],
    ['terms not accepted', { termsAccepted: false }, 'termsAccepted'],
    ['a name of 10,000 characters', { firstName: 'x'.repeat(10_000) }, 'firstName'],
    ['a script in the name', { lastName: '<script>alert(1)</script>' }, 'lastName'],
    ['a line break in the name', { firstName: 'Robin\nBcc: all@example.org' }, 'firstName'],
    ['an address of 10,000 characters', { email: `${'x'.repeat(10_000)}@example.org` }, 'email'],
    ['an unknown plan', { selectedTier: 'gold' }, 'selectedTier'],
    ['experience of 10,000 characters', { experienceLevel: 'x'.repeat(10_000) }, 'experienceLevel'],
    ['eleven goals', { learningGoals: Array.from({ length: 11 }, (_, index) => `goal ${index}`) }, 'learningGoals'],
    ['a goal of 10,000 characters', { learningGoals: ['x'.repeat(10_000)] }, 'learningGoals'],
    ['a child without a parent', { age: '12' }, 'parentFirstName'],
  ])('rejects %s, names the field and stores nothing', async (_what, changes, field) => {
    const before = await academy.db.user.count()
    const { status, body } = await academy.browser().post('/api/signup', signupForm(changes))
    expect({ status, code: body.code, field: body.field }).toMatchObject({ status: 400, field })
    expect(body.message).toBeTruthy()
    expect(await academy.db.user.count()).toBe(before)
  })

  it.each([
    ['an address with a line break', { parentEmail: 'sam@example.org\nBcc: all@example.org' }, 'parentEmail'],
    ['an address of 10,000 characters', { parentEmail: `${'x'.repeat(10_000)}@example.org` }, 'parentEmail'],
    ['a script in the name', { parentFirstName: '<script>alert(1)</script>' }, 'parentFirstName'],
    ['a line break in the name', { parentLastName: 'Hill\r\nBcc: all@example.org' }, 'parentLastName'],
    ['words as a telephone', { parentPhone: 'call me' }, 'parentPhone'],
    ['no consent', { parentConsent: false }, 'parentConsent'],
  ])("rejects %s of a child's parent, and sends no mail", async (_what, changes, field) => {
    const before = { users: await academy.db.user.count(), mails: await academy.db.outboxMail.count() }
    const { status, body } = await academy.browser().post('/api/signup', childForm(changes))
    expect({ status, field: body.field }).toEqual({ status: 400, field })
    expect({ users: await academy.db.user.count(), mails: await academy.db.outboxMail.count() }).toEqual(before)
  })

  it("stores goals in the learner's words, and accepts but does not store the experience with AI", async () => {
    const learnerOf = async (changes: object) => {
      const { user } = await signUp(academy, signupForm({ ...changes }))
      return academy.db.learner.findUniqueOrThrow({
        where: { id: user.id },
        select: { experienceLevel: true, learningGoals: true },
      })
    }
    const learningGoals = ['Make pictures', 'Build something']
    const said = { experienceLevel: 'I am new to it', learningGoals }
    expect(await learnerOf(said)).toEqual({ experienceLevel: null, learningGoals })
    expect(await learnerOf({ experienceLevel: '', learningGoals: [] })).toEqual({ experienceLevel: null, learningGoals: [] })
  })

  describe('news by email', () => {
    const listed = (email: unknown) => academy.db.subscriber.findUnique({ where: { email: String(email) } })
    const welcomes = (email: unknown) =>
      academy.db.outboxMail.count({ where: { kind: 'newsletter-welcome', recipient: String(email) } })

    it('starts when a mailed link confirms the address, once, and not again after unsubscribing', async () => {
      const form = signupForm({ emailUpdates: true })
      await signUp(academy, form)
      expect(await listed(form['email'])).toBeNull()
      await signInByMail(academy, String(form['email']))
      expect(await listed(form['email'])).toMatchObject({ source: 'signup', confirmedAt: expect.any(Date), unsubscribedAt: null })
      expect(await welcomes(form['email'])).toBe(1)
      await academy.db.subscriber.delete({ where: { email: String(form['email']) } })
      await signInByMail(academy, String(form['email']))
      expect(await listed(form['email'])).toBeNull()
      expect(await welcomes(form['email'])).toBe(1)
    })

    it('never resubscribes an address that left the list', async () => {
      const form = signupForm({ emailUpdates: true })
      const gone = { email: String(form['email']), source: 'newsletter', askedAt: new Date(), unsubscribedAt: new Date() }
      await academy.db.subscriber.create({ data: gone })
      await signUp(academy, form)
      await signInByMail(academy, gone.email)
      expect(await listed(gone.email)).toMatchObject({ confirmedAt: null, unsubscribedAt: expect.any(Date) })
      expect(await welcomes(gone.email)).toBe(0)
    })

    it('sends nothing to those who did not ask, nor to a child under 13', async () => {
      const forms = [signupForm({ emailUpdates: false }), childForm({ emailUpdates: true })]
      for (const form of forms) {
        await signUp(academy, form)
        await signInByMail(academy, String(form['email']))
        expect(await listed(form['email'])).toBeNull()
      }
    })
  })

  it.each(['kim@gmail.com', 'KIM@gmail.com', 'kim+mum@gmail.com', 'k.i.m@googlemail.com'])(
    "rejects the child's own mailbox %s as the parent's",
    async (parentEmail) => {
      const { status, body } = await academy.browser().post('/api/signup', childForm({ email: 'kim@gmail.com', parentEmail }))
      expect({ status, field: body.field }).toEqual({ status: 400, field: 'parentEmail' })
    },
  )

  it('returns one message per field, also when a value breaks two rules', async () => {
    const wrong = { ...signupForm(), firstName: '<www.example.com>', learningGoals: ['x'.repeat(121), 'y'.repeat(121)] }
    const { status, body } = await academy.browser().post('/api/signup', wrong)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
    const issues: { field: string; message: string }[] = body.issues
    expect(issues.map(({ field }) => field)).toEqual(['firstName', 'learningGoals'])
    expect(new Set(issues.map(({ message }) => message)).size).toBe(2)
  })

  it('ignores unknown fields', async () => {
    const form = signupForm({ role: 'staff', xp: 99_999, level: 50, consent: 'granted' })
    const { status } = await academy.browser().post('/api/signup', form)
    const user = await academy.db.user.findFirst({ where: { claimedEmail: String(form['email']) }, include: { learner: true } })
    if (status === 201) expect({ role: user?.role, xp: user?.learner?.xp }).toEqual({ role: 'learner', xp: 0 })
    else expect({ status, user }).toEqual({ status: 400, user: null })
  })

  it('creates one account for twenty parallel clicks, and a second one for another person with the same address', async () => {
    const form = signupForm()
    const key = crypto.randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => academy.browser().post('/api/signup', form, { 'idempotency-key': key })),
    )
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1)
    const other = await academy.browser().post('/api/signup', form)
    expect(other).toMatchObject({ status: 201, body: { email: form['email'] } })
    expect(other.body.id).not.toBe(replies[0]?.body.id)
  })

  it('rejects a corrected address with the key of a request whose response was lost', async () => {
    const key = crypto.randomUUID()
    await academy.browser().post('/api/signup', signupForm(), { 'idempotency-key': key })
    const before = await academy.db.user.count()
    const { status, body } = await academy.browser().post('/api/signup', signupForm(), { 'idempotency-key': key })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await academy.db.user.count()).toBe(before)
  })

  it('stores the time zone of the browser, or UTC if it is invalid', async () => {
    const zoneOf = async (timeZone: string) => {
      const { user } = await signUp(academy, signupForm({ timeZone }))
      return (await academy.db.user.findUniqueOrThrow({ where: { id: user.id } })).timeZone
    }
    expect([await zoneOf('Pacific/Auckland'), await zoneOf('Mars/Olympus')]).toEqual(['Pacific/Auckland', 'UTC'])
  })

  it('does not sign in with the key of an old signup', async () => {
    const form = signupForm()
    const key = crypto.randomUUID()
    await academy.browser().post('/api/signup', form, { 'idempotency-key': key })
    await academy.db.user.updateMany({ where: { signupKey: key }, data: { createdAt: new Date(Date.now() - 3_600_000) } })
    const first = await academy.db.user.findUniqueOrThrow({ where: { signupKey: key } })
    const again = await academy.browser().post('/api/signup', form, { 'idempotency-key': key })
    expect(again.body.id).not.toBe(first.id)
  })
})

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

  it('mails one parent at most five times a day, whichever children name them and in any spelling', async () => {
    const name = `parent${process.pid}`
    const ask = (tag: string) => academy.browser().post('/api/signup', childForm({ parentEmail: `${name}${tag}@example.org` }))
    const answers = await Promise.all(['', '+a', '+b', '+c', '+d', '+e', '+f'].map(ask))
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(201))
    const mails = () => academy.db.outboxMail.count({ where: { kind: 'consent', recipient: { startsWith: name } } })
    const unsent = () => academy.db.consentRequest.count({ where: { parentEmail: { startsWith: name }, sentCount: 0 } })
    expect([await mails(), await unsent()]).toEqual([5, 2])
  })

  it('signs up a child whose parent reached the daily mail limit, and sends the mail the next day', async () => {
    const parentEmail = `used.up.${process.pid}@example.org`
    for (let stranger = 0; stranger < 5; stranger += 1) await signUp(academy, childForm({ parentEmail }))
    const { browser, user } = await signUp(academy, childForm({ parentEmail }))
    expect(user).toMatchObject({ consent: 'pending' })
    const mails = () => academy.db.outboxMail.count({ where: { kind: 'consent', recipient: parentEmail } })
    expect((await browser.execute(resend)).resendConsentMail.remaining).toBe(3)
    expect(await mails()).toBe(5)
    academy.passDays(1.01)
    onTestFinished(() => academy.passDays(-1.01))
    expect((await browser.execute(resend)).resendConsentMail.code).toBeUndefined()
    expect(await mails()).toBe(6)
  })

  it('sends the delayed consent mails of a mailbox as one mail a day, whatever strangers sign up', async () => {
    const parentEmail = `full.${process.pid}@example.org`
    const strangers = () => Promise.all(Array.from({ length: 6 }, () => signUp(academy, childForm({ parentEmail }))))
    await strangers()
    await academy.db.consentRequest.deleteMany({ where: { parentEmail, sentCount: 0 } })
    const waiting = await Promise.all(
      ['Nia', 'Bo', 'Ida', 'Uma'].map((firstName) => signUp(academy, childForm({ parentEmail, firstName }))),
    )
    const [, answered, expired] = waiting.map(({ user }) => user.id as string)
    const isMailed = async () =>
      (await waiting[0]?.browser.execute('{ viewer { learner { isParentMailed } } }'))?.viewer.learner.isParentMailed
    const newest = () =>
      academy.db.outboxMail.findMany({ where: { kind: 'consent', recipient: parentEmail, userId: null }, orderBy: { id: 'asc' } })
    const run = (days: number) => waitingQuestionMailer(academy.app.config)(academy.db, daysFrom(academy.app.clock(), days))
    expect(await isMailed()).toBe(false)
    await academy.db.learner.update({ where: { id: answered ?? '' }, data: { consent: 'granted' } })
    await academy.db.consentRequest.updateMany({ where: { learnerId: expired ?? '' }, data: { expiresAt: academy.app.clock() } })
    await Promise.all([run(0), run(0)])
    const [mail, ...others] = await newest()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Children at DEEPM Academy name you as their parent')
    const buttons = [...(mail?.text ?? '').matchAll(/^Decide about (\w+): \S+token=(\S+)$/gm)].map(([, name, token]) => ({
      name,
      token,
    }))
    expect(buttons.map(({ name }) => name).toSorted()).toEqual(['Nia', 'Uma'])
    expect(await isMailed()).toBe(true)
    await strangers()
    await run(0.5)
    expect(await newest()).toHaveLength(1)
    await run(1.01)
    expect(await newest()).toHaveLength(2)
    const token = buttons.find(({ name }) => name === 'Nia')?.token
    expect((await academy.browser().execute(answerConsent, { token, agree: true })).answerConsent.code).toBeUndefined()
    expect(await academy.db.learner.findUnique({ where: { id: waiting[0]?.user.id } })).toMatchObject({ consent: 'granted' })
  })

  it('mails the others when one of the delayed consent mails fails', async () => {
    const parents = ['one', 'two'].map((name) => `${name}.${process.pid}@example.org`)
    const learners: string[] = []
    for (const parentEmail of parents) {
      const { user } = await signUp(academy, childForm({ parentEmail }))
      learners.push(user.id)
    }
    const where = { learnerId: { in: learners } }
    await academy.db.consentRequest.updateMany({ where, data: { sentCount: 0 } })
    const broken = learners[0] ?? ''
    const db = academy.db.$extends({
      query: {
        consentRequest: {
          async updateMany({ args, query }) {
            if (args.where?.learnerId === broken) throw new Error('broken row')
            return query(args)
          },
        },
      },
    })
    await expect(waitingQuestionMailer(academy.app.config)(db as never, academy.app.clock())).rejects.toThrow('broken row')
    const sent = await academy.db.consentRequest.findMany({ where, select: { learnerId: true, sentCount: true } })
    expect(sent.toSorted((one, other) => learners.indexOf(one.learnerId) - learners.indexOf(other.learnerId))).toEqual([
      { learnerId: broken, sentCount: 0 },
      { learnerId: learners[1], sentCount: 1 },
    ])
  })

  it('limits the further consent mails of all children who name one mailbox', async () => {
    const parentEmail = `again.${process.pid}@example.org`
    const answers: (string | undefined)[] = []
    for (let child = 0; child < 3; child += 1) {
      const { browser } = await signUp(academy, childForm({ parentEmail }))
      for (let times = 0; times < 3; times += 1) answers.push((await browser.execute(resend)).resendConsentMail.code)
    }
    expect(answers).toEqual([...Array(6).fill(undefined), ...Array(3).fill('RATE_LIMITED')])
    expect(await academy.db.outboxMail.count({ where: { kind: 'consent', recipient: parentEmail } })).toBe(9)
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

  it('mails the parent at most three more times, and only the newest link works', async () => {
    const form = childForm()
    const { browser } = await signUp(academy, form)
    const first = await mailedToken(academy, 'consent', String(form['parentEmail']))
    for (const remaining of [2, 1, 0]) expect((await browser.execute(resend)).resendConsentMail.remaining).toBe(remaining)
    expect((await browser.execute(resend)).resendConsentMail.code).toBe('RATE_LIMITED')
    expect((await browser.execute(answerConsent, { token: first, agree: true })).answerConsent.code).toBe('LINK_EXPIRED')
    const newest = await mailedToken(academy, 'consent', String(form['parentEmail']))
    expect((await browser.execute(answerConsent, { token: newest, agree: true })).answerConsent.__typename).toBe('DonePayload')
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
