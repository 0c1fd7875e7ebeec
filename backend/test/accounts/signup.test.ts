import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { childForm, signUp, signUpUnconfirmed, signupForm } from '../support/people/people.ts'

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
