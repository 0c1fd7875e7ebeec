import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { addChild, agree, countMails, enterBy, entryCode, family } from '../support/people/families.ts'
import { answerConsent, childForm, mailedToken, signUp, signUpUnconfirmed, signupForm } from '../support/people/people.ts'

const request = `mutation ($input: ParentSignupInput!) {
  requestParentLink(input: $input) { __typename ... on Error { code message } ... on InvalidInputError { field } }
}`
const confirm = `mutation ($token: String!) {
  confirmParentLink(token: $token) { __typename ... on Error { code message } ... on SignedInPayload { user { id firstName role timeZone } } }
}`

describe.each(kinds)('a parent who starts alone, on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const address = () => `sam${crypto.randomUUID()}@example.org`
  const ask = async (email: string, changes: object = {}, browser: Browser = academy.browser()): Promise<Json> => {
    const input = { firstName: 'Sam', email, timeZone: 'Europe/London', accepted: true, ...changes }
    return (await browser.execute(request, { input })).requestParentLink
  }
  const enter = async (token: string, browser: Browser = academy.browser()): Promise<Json> =>
    (await browser.execute(confirm, { token })).confirmParentLink

  it('has no account before the emailed link is confirmed, adds a child without an address and signs it in on another device', async () => {
    const email = address()
    expect((await ask(email)).__typename).toBe('DonePayload')
    expect(await academy.db.user.count({ where: { email } })).toBe(0)
    const parent = academy.browser()
    const { user } = await enter(await mailedToken(academy, 'parent-signup', email), parent)
    expect(user).toMatchObject({ firstName: 'Sam', role: 'parent', timeZone: 'Europe/London' })
    const stored = await academy.db.user.findUniqueOrThrow({ where: { email } })
    expect([stored.emailVerified, stored.termsAcceptedAt, stored.privacyAcceptedAt]).toEqual([
      true,
      expect.any(Date),
      expect.any(Date),
    ])

    const child = await addChild(parent, { firstName: 'Kim', avatar: 'fox' })
    expect(child).toMatchObject({ firstName: 'Kim', consent: 'granted', signsInByCode: true })
    expect((await academy.db.user.findUniqueOrThrow({ where: { id: child.id } })).image).toBe('/avatars/fox.svg')
    expect(await addChild(parent, { firstName: 'Max', avatar: 'phoenix' })).toMatchObject({
      field: 'avatar',
      message: 'Choose one of the pictures.',
    })
    const tablet = academy.browser()
    expect((await enterBy(tablet, (await entryCode(parent, child.id)).code)).user.id).toBe(child.id)
  })

  it('opens the account once: of parallel clicks, one signs in', async () => {
    const email = address()
    await ask(email)
    const token = await mailedToken(academy, 'parent-signup', email)
    const results = await Promise.all(Array.from({ length: 5 }, () => enter(token)))
    expect(results.map((it) => it.__typename).toSorted()).toEqual([...Array(4).fill('LinkExpiredError'), 'SignedInPayload'])
    expect(await academy.db.user.count({ where: { email } })).toBe(1)
  })

  it('cannot use a link after a day, or one that was altered', async () => {
    academy.setClock(new Date())
    const email = address()
    await ask(email)
    const token = await mailedToken(academy, 'parent-signup', email)
    expect((await enter(`${token}x`)).code).toBe('LINK_EXPIRED')
    academy.passDays(1.01)
    expect((await enter(token)).code).toBe('LINK_EXPIRED')
    expect(await academy.db.user.count({ where: { email } })).toBe(0)
  })

  it('gets a sign-in link if the address has an account, with the same response', async () => {
    const known = await family(academy)
    const learner = await signUp(academy)
    const answers = [await ask(known.email), await ask(learner.user.email), await ask(address())]
    expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1)
    for (const email of [known.email, learner.user.email]) {
      expect(await countMails(academy, 'parent-signup', email)).toBe(0)
      expect(await countMails(academy, 'sign-in', email)).toBeGreaterThan(0)
    }
  })

  it('cannot take an address that a learner confirmed after the link was requested', async () => {
    const email = address()
    await ask(email)
    const { user } = await signUpUnconfirmed(academy, signupForm({ email }))
    await academy.db.user.update({ where: { id: user.id }, data: { email, emailVerified: true, claimedEmail: null } })
    const token = await mailedToken(academy, 'parent-signup', email)
    expect((await enter(token)).code).toBe('LINK_EXPIRED')
    expect((await academy.db.user.findUniqueOrThrow({ where: { email } })).role).toBe('learner')
  })

  it('takes the address from accounts that only claimed it', async () => {
    const email = address()
    const { user } = await signUpUnconfirmed(academy, signupForm({ email }))
    await ask(email)
    expect((await enter(await mailedToken(academy, 'parent-signup', email))).user.role).toBe('parent')
    expect(await academy.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      role: 'learner',
      claimedEmail: null,
    })
  })

  it('must enter a name and an address, and accept the terms', async () => {
    const email = address()
    expect(await ask(email, { firstName: ' ' })).toMatchObject({ code: 'INVALID_INPUT', field: 'firstName' })
    expect(await ask('sam')).toMatchObject({ code: 'INVALID_INPUT', field: 'email' })
    expect(await ask(email, { accepted: false })).toMatchObject({ code: 'INVALID_INPUT', field: 'accepted' })
    expect(await countMails(academy, 'parent-signup', email)).toBe(0)
  })

  it('gets at most five emails in 15 minutes, with the same response', async () => {
    const email = address()
    const answers = []
    for (let time = 0; time < 7; time += 1) answers.push((await ask(email)).__typename)
    expect(new Set(answers)).toEqual(new Set(['DonePayload']))
    expect(await countMails(academy, 'parent-signup', email)).toBe(5)
  })

  describe('who agreed by email', () => {
    const emailOf = (form: Record<string, unknown>) => String(form['parentEmail'])
    const answer = async (browser: Browser, email: string, mailed?: string) => {
      const token = mailed ?? (await mailedToken(academy, 'consent', email))
      return (await browser.execute(answerConsent, { token, agree: true })).answerConsent.__typename
    }
    const viewerOf = async (browser: Browser) => (await browser.execute('{ viewer { role children { id } } }')).viewer

    it('is signed in by that link if the account is new', async () => {
      const form = childForm()
      const { user } = await signUp(academy, form)
      const parent = academy.browser()
      expect(await answer(parent, emailOf(form))).toBe('DonePayload')
      expect(await viewerOf(parent)).toEqual({ role: 'parent', children: [{ id: user.id }] })
      // The link does not sign in again.
      const again = academy.browser()
      expect(await answer(again, emailOf(form))).toBe('LinkExpiredError')
      expect(await viewerOf(again)).toBeNull()
    })

    it('is signed in once, however often the link is pressed', async () => {
      const form = childForm()
      await signUp(academy, form)
      const token = await mailedToken(academy, 'consent', emailOf(form))
      const results = await Promise.all(Array.from({ length: 5 }, () => answer(academy.browser(), emailOf(form), token)))
      expect(results.filter((it) => it === 'DonePayload')).toHaveLength(1)
      expect(await academy.db.session.count({ where: { user: { email: emailOf(form) } } })).toBe(1)
    })

    it('is not signed in to an account that existed, because the email can be forwarded', async () => {
      const first = await family(academy)
      const form = childForm({ parentEmail: first.email })
      await signUp(academy, form)
      const other = academy.browser()
      expect(await answer(other, first.email)).toBe('DonePayload')
      expect(await viewerOf(other)).toBeNull()
    })

    it('does not replace the child in the child’s browser', async () => {
      const form = childForm()
      const { browser: child } = await signUp(academy, form)
      expect(await answer(child, emailOf(form))).toBe('DonePayload')
      expect((await viewerOf(child)).role).toBe('learner')
    })
  })

  describe('of a child who signed up without an email address', () => {
    it('is asked, and lets the child sign in with codes', async () => {
      const form = childForm({ email: '' })
      const { browser, user } = await signUpUnconfirmed(academy, form)
      expect((await academy.db.user.findUniqueOrThrow({ where: { id: user.id } })).claimedEmail).toBeNull()
      const parent = academy.browser()
      const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
      await parent.execute(answerConsent, { token, agree: true })
      expect((await browser.execute('{ viewer { learner { consent } } }')).viewer.learner.consent).toBe('granted')
      const tablet = academy.browser()
      expect((await enterBy(tablet, (await entryCode(parent, user.id)).code)).user.id).toBe(user.id)
    })

    it('is needed: from 13 up the address is required', async () => {
      const { status, body } = await academy.browser().post('/api/signup', signupForm({ email: '' }))
      expect([status, body.field]).toEqual([400, 'email'])
      const { status: corrected } = await academy
        .browser()
        .post('/api/signup', childForm({ email: '', age: '14', firstAge: '11' }))
      expect(corrected).toBe(201)
    })
  })

  describe('of a child with codes', () => {
    it('keeps the device signed in for a year, and can sign it out', async () => {
      const start = new Date()
      academy.setClock(start)
      const { parent } = await family(academy)
      const { id } = await addChild(parent, {})
      const tablet = academy.browser()
      await enterBy(tablet, (await entryCode(parent, id)).code)
      const session = await academy.db.session.findFirstOrThrow({ where: { userId: id } })
      expect(session.expiresAt.getTime() - start.getTime()).toBe(365 * 86_400_000)
      const signOut = 'mutation ($id: ID!) { signOutChild(learnerId: $id) { __typename ... on Error { code } } }'
      const stranger = (await family(academy)).parent
      expect((await stranger.execute(signOut, { id })).signOutChild.code).toBe('NOT_FOUND')
      expect((await tablet.execute('{ viewer { id } }')).viewer.id).toBe(id)
      expect((await parent.execute(signOut, { id })).signOutChild.__typename).toBe('DonePayload')
      expect((await tablet.execute('{ viewer { id } }')).viewer).toBeNull()
    })
  })

  it('who declined is not signed in', async () => {
    const form = childForm()
    await signUp(academy, form)
    expect(await agree(academy, String(form['parentEmail']), false)).toBe('DonePayload')
    expect(await academy.db.session.count({ where: { user: { email: String(form['parentEmail']) } } })).toBe(0)
  })
})
