import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy.ts'
import { enterBy, entryCode } from '../support/families.ts'
import {
  answerAddressQuestion,
  answerConsent,
  changeAddress,
  childForm,
  claimLink,
  confirmAddress,
  mailedToken,
  readAddressLink,
  readAddressQuestion,
  refuseAddress,
  signInByMail,
  signUp,
  signUpUnconfirmed,
  signupForm,
} from '../support/people.ts'

describe.each(kinds)('unconfirmed addresses on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const account = async (browser: Browser) =>
    (await browser.execute('{ viewer { id email addressState } }')).viewer as { id: string; email: string; addressState: string }
  const status = async (browser: Browser) => (await browser.get('/api/auth/user')).status
  const exported = async (browser: Browser): Promise<string> =>
    (await browser.execute('mutation { exportData { ... on DataExport { json } } }')).exportData.json
  const send = 'mutation { sendAddressLink { __typename ... on Error { code } } }'

  it('mails a learner of 13 a link that confirms the address in the same browser and keeps its sessions', async () => {
    const { browser, user } = await signUpUnconfirmed(academy, signupForm({ age: '13' }))
    expect(await account(browser)).toEqual({ id: user.id, email: user.email, addressState: 'unconfirmed' })
    const token = await mailedToken(academy, 'confirm-address', user.email)
    const { accounts } = await readAddressLink(browser, token)
    expect(accounts).toMatchObject([{ id: user.id, firstName: 'Robin', isViewer: true, hasParent: false }])
    expect((await account(browser)).addressState).toBe('unconfirmed')
    const phone = academy.browser()
    for (const [name, value] of browser.cookies) phone.cookies.set(name, value)
    expect((await confirmAddress(browser, token, user.id)).user).toMatchObject({ id: user.id, addressState: 'confirmed' })
    expect(await status(phone)).toBe(200)
    expect((await confirmAddress(browser, token, user.id)).code).toBe('LINK_EXPIRED')
  })

  it('mails a child under 13 nothing before the parent agrees, then sends the link', async () => {
    const form = childForm()
    const { browser, user } = await signUpUnconfirmed(academy, form)
    const mails = () => academy.db.outboxMail.count({ where: { recipient: user.email } })
    expect(await mails()).toBe(0)
    const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
    await academy.browser().execute(answerConsent, { token, agree: true })
    expect(await mails()).toBe(1)
    const link = await mailedToken(academy, 'confirm-address', user.email)
    expect((await confirmAddress(browser, link, user.id)).user.id).toBe(user.id)
  })

  describe('the address of a child with a parent', () => {
    const mails = (kind: string, recipient: string) => academy.db.outboxMail.findMany({ where: { kind, recipient } })
    const guardianToken = (parentEmail: string) => mailedToken(academy, 'guardian-address', parentEmail)

    /** Returns a child with an unconfirmed address and its parent, both signed in. */
    async function childWithParent(age: string) {
      const form = age === '9' ? childForm({ age, firstName: 'Kim' }) : signupForm({ age, firstName: 'Kim' })
      const { browser: child, user } = await signUpUnconfirmed(academy, form)
      const parentEmail = `parent.${user.id}@example.org`
      if (age === '9') await answerConsentFor(form)
      else await linkParent(user.id, parentEmail)
      const email = age === '9' ? String(form['parentEmail']) : parentEmail
      return {
        child,
        id: user.id as string,
        email: user.email as string,
        parentEmail: email,
        parent: await signInByMail(academy, email),
      }
    }

    async function answerConsentFor(form: Record<string, unknown>) {
      const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
      await academy.browser().execute(answerConsent, { token, agree: true })
    }

    async function linkParent(learnerId: string, email: string, id = crypto.randomUUID()) {
      const name = { firstName: 'Sam', lastName: 'Hill', name: 'Sam Hill' }
      await academy.db.user.create({ data: { id, email, emailVerified: true, role: 'parent', ...name } })
      await academy.db.guardianship.create({ data: { parentId: id, learnerId } })
    }

    it.each(['9', '14'])('cannot be confirmed in a browser that is not signed in to the account (age %s)', async (age) => {
      const { child, id, email, parentEmail, parent } = await childWithParent(age)
      const stranger = academy.browser()
      for (const token of [await mailedToken(academy, 'confirm-address', email), await claimLink(academy, email)]) {
        // The page reveals nothing about the family to strangers.
        expect((await readAddressLink(stranger, token)).accounts).toMatchObject([{ id, hasParent: false, isViewer: false }])
        expect(await confirmAddress(stranger, token, id)).toMatchObject({
          __typename: 'ParentDecidesError',
          code: 'PARENT_DECIDES',
        })
      }
      expect(await status(stranger)).toBe(401)
      expect(await account(child)).toEqual({ id, email, addressState: 'unconfirmed' })
      const [asked] = await mails('guardian-address', parentEmail)
      expect(asked?.text).toContain(email)
      // The parent's browser proves no more than a stranger's.
      expect((await confirmAddress(parent, await claimLink(academy, email), id)).code).toBe('PARENT_DECIDES')
      const { code } = await entryCode(parent, id)
      expect((await enterBy(academy.browser(), code)).user.id).toBe(id)
    })

    it.each(['9', '14'])('can be confirmed by the child, and the parent is notified (age %s)', async (age) => {
      const { child, id, email, parentEmail, parent } = await childWithParent(age)
      const token = await mailedToken(academy, 'confirm-address', email)
      expect((await readAddressLink(child, token)).accounts).toMatchObject([{ id, hasParent: true, isViewer: true }])
      expect((await confirmAddress(child, token, id)).user).toMatchObject({ id, addressState: 'confirmed' })
      const [mail] = await mails('address-confirmed', parentEmail)
      expect(mail?.text).toContain(email)
      const { viewer } = await parent.execute('{ viewer { notifications { title } } }')
      expect(viewer.notifications).toContainEqual({ title: 'The email address of Kim was confirmed' })
      expect((await entryCode(parent, id)).code).toBe('NOT_FOUND')
    })

    it('is confirmed when a parent agrees, without signing the parent in or the child out', async () => {
      const { child, id, email, parentEmail } = await childWithParent('9')
      const otherParent = `other.${id}@example.org`
      await linkParent(id, otherParent)
      await confirmAddress(academy.browser(), await mailedToken(academy, 'confirm-address', email), id)
      const [token, otherToken] = [await guardianToken(parentEmail), await guardianToken(otherParent)]
      const phone = academy.browser()
      expect(await readAddressQuestion(phone, token)).toMatchObject({ childFirstName: 'Kim', email })
      expect((await account(child)).addressState).toBe('unconfirmed')
      expect((await answerAddressQuestion(phone, token, true)).__typename).toBe('DonePayload')
      expect(await status(phone)).toBe(401)
      expect(await account(child)).toEqual({ id, email, addressState: 'confirmed' })
      expect((await account(await signInByMail(academy, email))).id).toBe(id)
      // Only the other parent is notified.
      expect([await mails('address-confirmed', otherParent), await mails('address-confirmed', parentEmail)]).toMatchObject([
        [{}],
        [],
      ])
      for (const used of [token, otherToken]) expect((await answerAddressQuestion(phone, used, false)).code).toBe('LINK_EXPIRED')
    })

    it('is removed from this account only when a parent declines', async () => {
      const { child, id, email, parentEmail, parent } = await childWithParent('14')
      const other = await signUpUnconfirmed(academy, signupForm({ email }))
      await confirmAddress(academy.browser(), await claimLink(academy, email), id)
      expect((await answerAddressQuestion(academy.browser(), await guardianToken(parentEmail), false)).__typename).toBe(
        'DonePayload',
      )
      expect(await account(child)).toEqual({ id, email: '', addressState: 'lost' })
      expect((await account(other.browser)).addressState).toBe('unconfirmed')
      expect((await enterBy(academy.browser(), (await entryCode(parent, id)).code)).user.id).toBe(id)
    })

    it('cannot be decided by an unlinked parent, after seven days, or with another token', async () => {
      const { id, email, parentEmail } = await childWithParent('14')
      const claim = await claimLink(academy, email)
      await confirmAddress(academy.browser(), claim, id)
      const token = await guardianToken(parentEmail)
      const visitor = academy.browser()
      for (const wrong of [claim, 'forged', ''])
        expect((await answerAddressQuestion(visitor, wrong, true)).code).toBe('LINK_EXPIRED')
      academy.passDays(7.01)
      expect((await readAddressQuestion(visitor, token)).code).toBe('LINK_EXPIRED')
      academy.setClock(new Date())
      await academy.db.guardianship.deleteMany({ where: { learnerId: id } })
      expect((await readAddressQuestion(visitor, token)).code).toBe('LINK_EXPIRED')
      expect((await answerAddressQuestion(visitor, token, true)).code).toBe('LINK_EXPIRED')
    })

    it('is emailed to a parent at most three times a day', async () => {
      const { id, email, parentEmail } = await childWithParent('14')
      const token = await claimLink(academy, email)
      const tries = [1, 2, 3, 4, 5].map(() => confirmAddress(academy.browser(), token, id))
      expect((await Promise.all(tries)).map(({ code }) => code)).toEqual(Array(5).fill('PARENT_DECIDES'))
      expect(await mails('guardian-address', parentEmail)).toHaveLength(3)
    })

    it('cannot be confirmed in another browser while a child under 13 waits for a parent', async () => {
      const { browser: child, user } = await signUpUnconfirmed(academy, childForm({ age: '9' }))
      expect((await confirmAddress(academy.browser(), await claimLink(academy, user.email), user.id)).code).toBe('PARENT_DECIDES')
      expect((await account(child)).addressState).toBe('unconfirmed')
    })
  })

  it('signs in by mail a learner who never opened the first mail, and ends the sessions in other browsers', async () => {
    const { browser: stranger, user } = await signUpUnconfirmed(academy)
    const owner = academy.browser()
    const token = await claimLink(academy, user.email)
    expect((await readAddressLink(owner, token)).accounts).toMatchObject([{ id: user.id, isViewer: false }])
    expect((await confirmAddress(owner, token, user.id)).user.id).toBe(user.id)
    expect(await status(owner)).toBe(200)
    // The person who created the account with this address loses access.
    expect(await status(stranger)).toBe(401)
    expect(await academy.db.authAccount.count({ where: { userId: user.id } })).toBe(0)
  })

  it('confirms an address or creates an account only together with the session, so both can be retried', async () => {
    const { user } = await signUpUnconfirmed(academy)
    const token = await mailedToken(academy, 'confirm-address', user.email)
    const owner = academy.browser()
    const form = signupForm()
    await academy.db.$executeRawUnsafe(`CREATE FUNCTION refuse_session() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'no session now'; END $$`)
    await academy.db.$executeRawUnsafe(
      'CREATE TRIGGER refuse_session BEFORE INSERT ON "Session" FOR EACH ROW EXECUTE FUNCTION refuse_session()',
    )
    await confirmAddress(owner, token, user.id).catch(() => null)
    const signup = await academy.browser().post('/api/signup', form)
    await academy.db.$executeRawUnsafe('DROP FUNCTION refuse_session CASCADE')
    expect(signup.status).toBe(500)
    expect(await academy.db.user.count({ where: { claimedEmail: String(form['email']) } })).toBe(0)
    expect(await academy.db.user.count({ where: { id: user.id, claimedEmail: user.email } })).toBe(1)
    expect((await confirmAddress(owner, token, user.id)).user.id).toBe(user.id)
    expect(await status(owner)).toBe(200)
  })

  it('leaves no session for an account that is erased while its address is being confirmed', async () => {
    const { user } = await signUpUnconfirmed(academy)
    const token = await mailedToken(academy, 'confirm-address', user.email)
    const owner = academy.browser()
    const [answer] = await Promise.all([
      confirmAddress(owner, token, user.id).catch((error: Error) => ({ code: error.message })),
      academy.db.user.delete({ where: { id: user.id } }),
    ])
    expect(await academy.db.session.count({ where: { userId: user.id } })).toBe(0)
    expect([await status(owner), answer.code ?? 'entered']).toEqual([401, expect.any(String)])
  })

  it('does not sign in a repeated signup request after the owner of the address took over the account', async () => {
    const form = signupForm()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const stranger = academy.browser()
    const { body: user } = await stranger.post('/api/signup', form, key)
    const owner = academy.browser()
    const token = await claimLink(academy, user.email)
    expect((await confirmAddress(owner, token, user.id)).user.id).toBe(user.id)
    const { body: repeated } = await stranger.post('/api/signup', form, key)
    expect(repeated.id).not.toBe(user.id)
    expect(await academy.db.session.count({ where: { userId: user.id } })).toBe(1)
  })

  it("never signs the mailbox owner in to a stranger's account; the stranger loses only the address", async () => {
    const { browser: stranger, user } = await signUpUnconfirmed(academy)
    const owner = academy.browser()
    const token = await claimLink(academy, user.email)
    expect((await refuseAddress(owner, token)).__typename).toBe('DonePayload')
    expect(await status(owner)).toBe(401)
    expect(await account(stranger)).toEqual({ id: user.id, email: '', addressState: 'lost' })
    expect((await confirmAddress(owner, token, user.id)).code).toBe('LINK_EXPIRED')
    const another = `another.${user.email}`
    expect(await changeAddress(stranger, another)).toMatchObject({ email: another, addressState: 'unconfirmed' })
    const link = await mailedToken(academy, 'confirm-address', another)
    expect((await confirmAddress(stranger, link, user.id)).user.addressState).toBe('confirmed')
  })

  it('lets any number of accounts claim an address, with the same response as for a taken one', async () => {
    const first = signupForm()
    const { user: owner } = await signUp(academy, first)
    const shape = (reply: { status: number; body: object; headers: object }) => ({
      status: reply.status,
      body: Object.keys(reply.body),
      headers: Object.keys(reply.headers),
    })
    const taken = await academy.browser().post('/api/signup', signupForm({ email: owner.email }))
    const fresh = await academy.browser().post('/api/signup', signupForm())
    const claimed = await academy.browser().post('/api/signup', signupForm({ email: fresh.body.email }))
    expect(shape(taken)).toEqual(shape(fresh))
    expect(shape(claimed)).toEqual(shape(fresh))
    // The owner is notified, without a link to the other account.
    const mail = await academy.db.outboxMail.findFirstOrThrow({ where: { recipient: owner.email, kind: 'address-in-use' } })
    expect(mail.text).not.toMatch(/token=/)
    await expect(mailedToken(academy, 'confirm-address', owner.email)).rejects.toThrow('no confirm-address mail')
  })

  it('takes the address from unconfirmed accounts when the owner signs in', async () => {
    const { user: owner } = await signUp(academy)
    const { browser } = await signUpUnconfirmed(academy, signupForm({ email: owner.email }))
    expect((await account(browser)).addressState).toBe('unconfirmed')
    const own = await signInByMail(academy, owner.email)
    expect((await account(own)).id).toBe(owner.id)
    expect((await account(browser)).addressState).toBe('lost')
  })

  it('gives the address to one of two accounts that are confirmed at the same time', async () => {
    const form = signupForm()
    const [one, two] = [await signUpUnconfirmed(academy, form), await signUpUnconfirmed(academy, { ...form, firstName: 'Lou' })]
    const token = await claimLink(academy, one.user.email)
    const tries = [one, two, one, two, one, two].map(({ user }) => confirmAddress(academy.browser(), token, user.id))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ user }) => user)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'LINK_EXPIRED')).toHaveLength(5)
    const rows = await academy.db.user.findMany({ where: { id: { in: [one.user.id, two.user.id] } } })
    expect(rows.filter(({ email, emailVerified }) => email === form['email'] && emailVerified)).toHaveLength(1)
    expect(rows.filter(({ claimedEmail, addressLostAt }) => claimedEmail === null && addressLostAt)).toHaveLength(1)
  })

  it('shows an account that claims an address nothing about other records of that address', async () => {
    const victim = `victim.${process.pid}.${kind}@example.org`
    const guide = { name: 'Secret Surname', email: victim, phone: '+44 20 7946 0000', childAge: '9' }
    expect((await academy.browser().post('/api/parent-guide/signup', guide)).status).toBeLessThan(300)
    await signUpUnconfirmed(academy, childForm({ firstName: 'Secretchild', parentEmail: victim }))
    const { browser, user } = await signUpUnconfirmed(academy, signupForm({ email: victim }))
    const file = await exported(browser)
    for (const word of ['Secret', '7946', 'Secretchild']) expect(file).not.toContain(word)
    const erase = 'mutation { requestErasure { __typename ... on Error { code } } }'
    expect((await browser.execute(erase)).requestErasure.code).toBe('ADDRESS_UNCONFIRMED')
    expect(await academy.db.outboxMail.count({ where: { kind: 'erasure', userId: user.id } })).toBe(0)
    const token = await mailedToken(academy, 'confirm-address', victim)
    await confirmAddress(browser, token, user.id)
    expect(await exported(browser)).toContain('Secret Surname')
  })

  it('erases a child without consent but keeps other records of the address the child claimed', async () => {
    const { eraseAccountsWithoutConsent } = await import('../../src/modules/privacy/consent-expiry.service.ts')
    const victim = `bystander.${process.pid}.${kind}@example.org`
    await academy.browser().post('/api/parent-guide/signup', { name: 'Sam', email: victim })
    const { user } = await signUpUnconfirmed(academy, childForm({ email: victim }))
    await eraseAccountsWithoutConsent(academy.db, new Date(Date.now() + 7.1 * 86_400_000))
    expect(await academy.db.user.count({ where: { id: user.id } })).toBe(0)
    expect(await academy.db.guideLead.count({ where: { email: victim } })).toBe(1)
  })

  it('resends the link and corrects the address a limited number of times, without revealing other accounts', async () => {
    const { user: owner } = await signUp(academy)
    const { browser, user } = await signUpUnconfirmed(academy)
    const again = async () => (await browser.execute(send)).sendAddressLink
    for (const _time of [1, 2, 3]) expect((await again()).__typename).toBe('DonePayload')
    expect((await again()).code).toBe('RATE_LIMITED')
    // One email from the signup and three of these.
    expect(await academy.db.outboxMail.count({ where: { kind: 'confirm-address', recipient: user.email } })).toBe(4)

    const answers = [await changeAddress(browser, owner.email), await changeAddress(browser, `free.${owner.email}`)]
    expect(answers.map(({ addressState }) => addressState)).toEqual(['unconfirmed', 'unconfirmed'])
    const old = await mailedToken(academy, 'confirm-address', user.email)
    expect((await confirmAddress(browser, old, user.id)).code).toBe('LINK_EXPIRED')
    expect((await changeAddress(browser, 'robin@')).code).toBe('INVALID_INPUT')
    for (let times = 2; times < 10; times += 1) await changeAddress(browser, `n${times}.${owner.email}`)
    expect((await changeAddress(browser, `n11.${owner.email}`)).code).toBe('RATE_LIMITED')
  })

  const askForLink = (email: string) =>
    academy.browser().execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', { email })

  it('mails at most ten links a day about claims to a mailbox; the newest works until another can be sent', async () => {
    const { user } = await signUpUnconfirmed(academy)
    const links = () => academy.db.outboxMail.count({ where: { recipient: user.email, kind: 'sign-in' } })
    const minutesLater = (minutes: number) => academy.setClock(new Date(start + minutes * 60_000))
    const start = Date.now()
    for (let round = 0; round < 5; round += 1) {
      minutesLater(round * 16)
      for (let time = 0; time < 6; time += 1) await askForLink(user.email)
    }
    expect(await links()).toBe(10)
    const token = await mailedToken(academy, 'sign-in', user.email)
    minutesLater(23.9 * 60)
    await askForLink(user.email)
    expect(await links()).toBe(10)
    expect((await readAddressLink(academy.browser(), token)).accounts).toMatchObject([{ id: user.id }])
    minutesLater(24.1 * 60)
    expect((await confirmAddress(academy.browser(), await claimLink(academy, user.email), user.id)).user.id).toBe(user.id)
    expect(await links()).toBe(11)
    academy.setClock(new Date())
  })

  it('mails nothing about claims for seven days after the mailbox owner refused one', async () => {
    const { user } = await signUpUnconfirmed(academy)
    const mails = () => academy.db.outboxMail.count({ where: { recipient: user.email } })
    const token = await claimLink(academy, user.email)
    expect((await refuseAddress(academy.browser(), token)).__typename).toBe('DonePayload')
    const before = await mails()
    const other = await signUpUnconfirmed(academy, signupForm({ email: user.email }))
    await askForLink(user.email)
    await changeAddress(other.browser, user.email)
    expect((await other.browser.execute(send)).sendAddressLink.__typename).toBe('DonePayload')
    expect(await mails()).toBe(before)
    academy.passDays(7.01)
    await askForLink(user.email)
    expect(await mails()).toBe(before + 1)
    academy.setClock(new Date())
  })

  describe('an address that strangers claim many times', () => {
    const strangers = async (email: string, times: number) => {
      for (let time = 0; time < times; time += 1) {
        await signUpUnconfirmed(academy, signupForm({ email, firstName: 'Stranger' }))
      }
    }
    const mails = (kind: string, recipient: string) => academy.db.outboxMail.count({ where: { kind, recipient } })

    async function crowdedMailbox() {
      const email = `crowded.${crypto.randomUUID()}@example.org`
      await strangers(email, 5)
      const { browser, user } = await signUpUnconfirmed(academy, signupForm({ email, firstName: 'Owner' }))
      await strangers(email, 25)
      return { email, owner: browser, id: user.id as string }
    }

    it('can be confirmed by its owner, whose account is listed first in her browser', async () => {
      const { email, owner, id } = await crowdedMailbox()
      expect(await mails('confirm-address', email)).toBe(5)
      const { accounts } = await readAddressLink(owner, await claimLink(academy, email))
      expect(accounts).toHaveLength(20)
      expect(accounts[0]).toMatchObject({ id, firstName: 'Owner', isViewer: true })
      // Strangers do not use up her limit, so her own email arrives.
      expect((await owner.execute(send)).sendAddressLink.__typename).toBe('DonePayload')
      expect(await mails('confirm-address', email)).toBe(6)
      const token = await mailedToken(academy, 'confirm-address', email)
      expect((await confirmAddress(owner, token, id)).user).toMatchObject({ id, addressState: 'confirmed' })
    })

    it('stays with its owner when she refuses the listed strangers, and only those lose it', async () => {
      const { email, owner, id } = await crowdedMailbox()
      const token = await claimLink(academy, email)
      const seen: string[] = (await readAddressLink(owner, token)).accounts.map((it: { id: string }) => it.id)
      const late = await signUpUnconfirmed(academy, signupForm({ email }))
      expect((await refuseAddress(owner, token, seen)).__typename).toBe('DonePayload')
      expect((await account(owner)).addressState).toBe('unconfirmed')
      expect((await account(late.browser)).addressState).toBe('unconfirmed')
      // 30 strangers minus the 19 that were listed, plus the late one.
      expect(await academy.db.user.count({ where: { claimedEmail: email, id: { not: id } } })).toBe(12)

      // For seven days only emails that she requests are sent.
      const before = await mails('confirm-address', email)
      await late.browser.execute(send)
      await changeAddress(late.browser, email)
      expect(await mails('confirm-address', email)).toBe(before)
      await owner.execute(send)
      expect(await mails('confirm-address', email)).toBe(before + 1)
      await changeAddress(owner, `else.${email}`)
      await changeAddress(owner, email)
      const link = await mailedToken(academy, 'confirm-address', email)
      expect(await mails('confirm-address', email)).toBe(before + 2)
      const signIn = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }'
      const links = await mails('sign-in', email)
      await owner.execute(signIn, { email })
      expect(await mails('sign-in', email)).toBe(links + 1)
      expect((await confirmAddress(owner, link, id)).user).toMatchObject({ id, addressState: 'confirmed' })
    })

    it('is kept by the account that is signed in while refusing', async () => {
      const { browser, user } = await signUpUnconfirmed(academy)
      const token = await mailedToken(academy, 'confirm-address', user.email)
      expect((await refuseAddress(browser, token)).__typename).toBe('DonePayload')
      expect((await confirmAddress(browser, token, user.id)).user.addressState).toBe('confirmed')
    })

    it('gets at most 20 emails a day that signed-in accounts request', async () => {
      const { user, browser } = await signUpUnconfirmed(academy)
      const limit = { key: `address-again-mailbox:${user.email}`, count: 19, resetsAt: new Date(Date.now() + 3_600_000) }
      await academy.db.rateLimit.create({ data: limit })
      for (const _time of [1, 2]) await browser.execute(send)
      expect(await mails('confirm-address', user.email)).toBe(2)
    })
  })

  it('rejects a change of a confirmed address, and the address of the child’s parent', async () => {
    const { browser } = await signUp(academy)
    expect((await changeAddress(browser, 'another@example.org')).code).toBe('NOT_FOUND')
    expect((await browser.execute(send)).sendAddressLink.code).toBe('NOT_FOUND')
    const form = childForm({ parentEmail: `m.um.${process.pid}.${kind}@gmail.com`.replaceAll('_', '') })
    const child = await signUpUnconfirmed(academy, form)
    expect((await changeAddress(child.browser, 'kid@example.org')).code).toBe('CONSENT_REQUIRED')
    const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
    await academy.browser().execute(answerConsent, { token, agree: true })
    const alias = String(form['parentEmail']).replace('@gmail.com', '+kid@googlemail.com')
    expect(await changeAddress(child.browser, alias)).toMatchObject({ code: 'INVALID_INPUT', field: 'email' })
  })

  it.each(['forged', '', 'x.0.y'])('rejects the token %j', async (token) => {
    const { user } = await signUpUnconfirmed(academy)
    const visitor = academy.browser()
    expect((await readAddressLink(visitor, token)).code).toBe('LINK_EXPIRED')
    expect((await confirmAddress(visitor, token, user.id)).code).toBe('LINK_EXPIRED')
    expect((await refuseAddress(visitor, token)).code).toBe('LINK_EXPIRED')
  })

  it('confirms only the account of the link, and none after seven days', async () => {
    const form = signupForm()
    const [one, two] = [await signUpUnconfirmed(academy, form), await signUpUnconfirmed(academy, form)]
    const token = await mailedToken(academy, 'confirm-address', two.user.email)
    expect((await confirmAddress(academy.browser(), token, one.user.id)).code).toBe('LINK_EXPIRED')
    academy.passDays(7.01)
    expect((await confirmAddress(academy.browser(), token, two.user.id)).code).toBe('LINK_EXPIRED')
    academy.setClock(new Date())
  })

  describe('consent by mail', () => {
    const linkedTo = (learnerId: string) => academy.db.guardianship.findMany({ where: { learnerId }, include: { parent: true } })

    it('makes her the parent, even if a child claimed her address before', async () => {
      const mum = `mum.${process.pid}.${kind}@example.org`
      const { browser: claimer } = await signUpUnconfirmed(academy, signupForm({ email: mum }))
      const { user: child } = await signUpUnconfirmed(academy, childForm({ parentEmail: mum }))
      const token = await mailedToken(academy, 'consent', mum)
      expect((await academy.browser().execute(answerConsent, { token, agree: true })).answerConsent.__typename).toBe(
        'DonePayload',
      )
      expect(await linkedTo(child.id)).toMatchObject([{ parent: { email: mum, role: 'parent', emailVerified: true } }])
      expect((await account(claimer)).addressState).toBe('lost')
      expect((await account(await signInByMail(academy, mum))).email).toBe(mum)
    })

    it('stays open and is reported to staff when her address is the confirmed address of a learner', async () => {
      const { eraseAccountsWithoutConsent } = await import('../../src/modules/privacy/consent-expiry.service.ts')
      const { user: learner } = await signUp(academy)
      const { user: child } = await signUpUnconfirmed(academy, childForm({ parentEmail: learner.email, firstName: 'Stuck' }))
      const token = await mailedToken(academy, 'consent', learner.email)
      const agree = async () => (await academy.browser().execute(answerConsent, { token, agree: true })).answerConsent
      for (const _time of [1, 2]) expect((await agree()).code).toBe('PARENT_ADDRESS')
      expect(await linkedTo(child.id)).toEqual([])
      expect(await academy.db.consentEvent.count({ where: { learnerId: child.id, note: { contains: 'learnerAddress' } } })).toBe(
        1,
      )

      await academy.db.user.create({
        data: {
          id: 'desk',
          email: 'desk@example.org',
          emailVerified: true,
          firstName: 'D',
          lastName: '',
          name: 'D',
          role: 'staff',
        },
      })
      const staff = await signInByMail(academy, 'desk@example.org')
      const read = '{ waitingConsents(first: 50) { edges { node { id obstacle erasedOn } } } }'
      const { waitingConsents } = await staff.execute(read)
      const waiting = waitingConsents.edges.map(({ node }: { node: { id: string } }) => node)
      expect(waiting).toContainEqual({ id: child.id, obstacle: 'learnerAddress', erasedOn: expect.any(String) })

      // The child is not erased while staff help, and the same link works once the address is free.
      await eraseAccountsWithoutConsent(academy.db, new Date(Date.now() + 20 * 86_400_000))
      await academy.db.user.delete({ where: { id: learner.id } })
      academy.passDays(20)
      expect((await agree()).__typename).toBe('DonePayload')
      academy.setClock(new Date())
      expect(await linkedTo(child.id)).toHaveLength(1)
      expect(await academy.db.consentRequest.findFirst({ where: { learnerId: child.id } })).toMatchObject({ obstacle: null })
    })
  })

  it('treats a row written by an older server version as a claim', async () => {
    const email = `straggler.${process.pid}.${kind}@example.org`
    const { user } = await signUpUnconfirmed(academy)
    await academy.db.user.update({ where: { id: user.id }, data: { email, claimedEmail: null } })
    const token = await claimLink(academy, email)
    expect((await confirmAddress(academy.browser(), token, user.id)).user.addressState).toBe('confirmed')
  })
})
