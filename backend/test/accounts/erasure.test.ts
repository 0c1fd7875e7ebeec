import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LocalProvider, providerKey, refusal } from '../../src/adapters/payments/provider.fixture.ts'
import { eraseAccountsWithoutConsent } from '../../src/modules/privacy/consent-expiry.service.ts'
import { signLink } from '../../src/platform/tokens/signed-link.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy.ts'
import { fillAccount, friendsProject } from '../support/full-account.ts'
import {
  answerConsent,
  childForm,
  completeLesson,
  demo,
  mailedToken,
  signInByMail,
  signUp,
  signUpUnconfirmed,
  signupForm,
} from '../support/people.ts'
import { delegate, hanging, whereOf } from '../support/person-tables.ts'

const failure = '__typename ... on Error { code message }'

async function ask(browser: Browser): Promise<Json> {
  const query = `mutation { requestErasure { ${failure} ... on User { erasureOpenUntil } } }`
  return (await browser.execute(query)).requestErasure
}

async function answer(browser: Browser, token: string, erase = true): Promise<string> {
  const query = `mutation ($token: String!, $erase: Boolean!) { answerErasure(token: $token, erase: $erase) { ${failure} } }`
  const { answerErasure: result } = await browser.execute(query, { token, erase })
  return result.code ?? result.__typename
}

async function question(browser: Browser, token: string): Promise<Json> {
  const query = `query ($token: String!) {
    erasureQuestion(token: $token) { ${failure} ... on ErasureQuestion { firstName isLearner isChild isViewer isErased } }
  }`
  return (await browser.execute(query, { token })).erasureQuestion
}

/** Returns every row of every table as text, except counters and the last mail to an erased person. */
async function everyRow({ database }: Academy): Promise<Map<string, string[]>> {
  const tables = await database.query(`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_%' ORDER BY 1`)
  const rows = new Map<string, string[]>()
  for (const name of tables.map((it) => String(it['name']))) {
    const but = name === 'RateLimit' ? 'false' : name === 'OutboxMail' ? `kind <> 'erased'` : 'true'
    const found = await database.query(`SELECT row_to_json(t)::text AS row FROM "${name}" t WHERE ${but} ORDER BY 1`)
    rows.set(
      name,
      found.map((it) => String(it['row'])),
    )
  }
  return rows
}

/** Returns the rows that contain a text, from every table. */
async function mentions(academy: Academy, text: string): Promise<string[]> {
  const counters = await academy.database.query('SELECT row_to_json(t)::text AS row FROM "RateLimit" t')
  const all = [...(await everyRow(academy)), ['RateLimit', counters.map((it) => String(it['row']))] as const]
  return all.flatMap(([name, rows]) => rows.filter((row) => row.includes(text)).map((row) => `${name}: ${row}`))
}

describe.each(kinds)('erasing an account on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const tokenTo = (email: unknown) => mailedToken(academy, 'erasure', String(email))
  const exists = async (id: string) => (await academy.db.user.count({ where: { id } })) === 1
  const lastMails = (recipient: unknown) =>
    academy.db.outboxMail.findMany({ where: { kind: 'erased', recipient: String(recipient) } })
  const asker = async (form = signupForm()) => {
    const person = await signUp(academy, form)
    await ask(person.browser)
    return { ...person, form, token: await tokenTo(form['email']) }
  }
  const family = async (changes = {}) => {
    const form = childForm(changes)
    const child = await signUp(academy, form)
    const email = String(form['parentEmail'])
    await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
    return { form, email, child, parent: await signInByMail(academy, email) }
  }

  it('leaves no row, id or address of the account in any column of any table, and everyone else unchanged', async () => {
    const friend = await signUp(academy)
    const project = await friendsProject(academy, friend.user.id)
    // One address ends in the same letters, the other matches if the underscore is taken as a wildcard.
    for (const email of ['um_bel@example.org', 'numxbel@example.org']) {
      await signUp(academy, signupForm({ email }))
      await signInByMail(academy, email)
      await academy.browser().execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', { email })
      await academy.browser().post('/api/newsletter/signup', { email })
    }
    const shown = await academy.db.project.create({ data: { learnerId: friend.user.id, title: 'Shown' } })
    const share = await academy.db.shareRequest.create({
      data: { projectId: shown.id, title: 'Shown', description: '', toolsUsed: [], state: 'approved' },
    })
    const before = await everyRow(academy)

    const form = signupForm({ email: 'num_bel@example.org' })
    const { browser, user } = await signUp(academy, form)
    await fillAccount(academy, user.id, user.email, project)
    await browser.execute(completeLesson, { id: 'one-problem-ten-ideas' })
    // Others were notified about them, and as staff they once answered a friend.
    const mine = await academy.db.project.findFirstOrThrow({ where: { learnerId: user.id }, include: { shareRequests: true } })
    for (const source of [user.id, mine.id, `${mine.shareRequests[0]?.id}:parent`]) {
      const notice = { kind: 'shareAsked' as const, source, title: 'Robin asks', text: 'Robin asks' }
      await academy.db.notification.create({ data: { userId: 'demo-parent', ...notice } })
    }
    await academy.db.shareRequest.update({ where: { id: share.id }, data: { answeredBy: user.id } })
    await ask(browser)
    for (const model of hanging) {
      expect({ model, rows: (await delegate(academy.db, model).count({ where: whereOf(model, user.id) })) > 0 }).toEqual({
        model,
        rows: true,
      })
    }
    expect(await mentions(academy, user.email)).not.toHaveLength(0)

    const token = await tokenTo(user.email)
    expect(await answer(academy.browser(), token)).toBe('DonePayload')

    expect(await mentions(academy, user.id)).toEqual([])
    expect(await mentions(academy, user.email)).toEqual([])
    expect([...(await everyRow(academy))]).toEqual([...before])
    expect(await lastMails(user.email)).toMatchObject([{ userId: null, subject: 'Your account at DEEPM Academy is deleted' }])
  })

  it('signs the account out everywhere and prevents further sign-ins', async () => {
    const { user } = await signUp(academy)
    const [phone, browser] = [await signInByMail(academy, user.email), await signInByMail(academy, user.email)]
    await ask(browser)
    const token = await tokenTo(user.email)
    expect((await phone.get('/api/auth/user')).status).toBe(200)
    const link = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }'
    await academy.browser().execute(link, { email: user.email })
    const unused = await mailedToken(academy, 'sign-in', user.email)
    expect(await question(browser, token)).toMatchObject({ isViewer: true })
    expect(await answer(browser, token)).toBe('DonePayload')
    expect([...browser.cookies.keys()]).toEqual([])
    for (const other of [browser, phone]) expect((await other.get('/api/auth/user')).status).toBe(401)
    const confirm = 'mutation ($token: String!) { confirmSignInLink(token: $token) { __typename } }'
    expect((await academy.browser().execute(confirm, { token: unused })).confirmSignInLink.__typename).toBe('LinkExpiredError')
    expect((await academy.browser().post('/api/signup', signupForm({ email: user.email }))).status).toBe(201)
  })

  it('happens only when the button is pressed: opening the page uses nothing up', async () => {
    const { browser, user, token } = await asker(signupForm({ firstName: 'Nia' }))
    for (const visitor of [academy.browser(), academy.browser(), browser]) {
      expect(await question(visitor, token)).toMatchObject({ firstName: 'Nia', isLearner: true, isChild: false, isErased: false })
    }
    expect(await exists(user.id)).toBe(true)
  })

  it('happens once for parallel confirmations, and later ones get the same answer', async () => {
    const { user, token } = await asker()
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(academy.browser(), token)))
    expect(new Set(answers)).toEqual(new Set(['DonePayload']))
    expect(await lastMails(user.email)).toHaveLength(1)
    expect(await answer(academy.browser(), token)).toBe('DonePayload')
    expect(await question(academy.browser(), token)).toMatchObject({ firstName: null, isErased: true })
    expect(await answer(academy.browser(), token, false)).toBe('LINK_EXPIRED')
    expect(await lastMails(user.email)).toHaveLength(1)
  })

  it('waits for a lesson that is being completed, and the reverse', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => asker()))
    await Promise.all(
      people.flatMap(({ browser, token }) => [
        browser.execute(completeLesson, { id: 'problem-detective' }).catch(() => null),
        answer(academy.browser(), token),
        browser.execute(completeLesson, { id: 'words-that-paint' }).catch(() => null),
      ]),
    )
    for (const { user } of people) expect(await mentions(academy, user.id)).toEqual([])
  })

  it('mails an owner of 13 or older a link for 24 hours; only the newest works', async () => {
    const { browser, user, token } = await asker()
    academy.passDays(0.5)
    await ask(browser)
    const newest = await tokenTo(user.email)
    expect(newest).not.toBe(token)
    expect(await question(academy.browser(), token)).toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await answer(academy.browser(), token)).toBe('LINK_EXPIRED')
    academy.passDays(1)
    expect(await answer(academy.browser(), newest)).toBe('LINK_EXPIRED')
    expect(await exists(user.id)).toBe(true)
  })

  it('shows the owner until when the request is open', async () => {
    const open = '{ viewer { erasureOpenUntil } }'
    const { browser } = await signUp(academy)
    expect((await browser.execute(open)).viewer.erasureOpenUntil).toBeNull()
    const until = (await ask(browser)).erasureOpenUntil
    expect(Date.parse(until) - academy.app.clock().getTime()).toBe(24 * 3_600_000)
    expect((await browser.execute(open)).viewer.erasureOpenUntil).toBe(until)
    academy.passDays(1)
    expect((await browser.execute(open)).viewer.erasureOpenUntil).toBeNull()
    await expect(academy.browser().execute('mutation { cancelErasure { id } }')).rejects.toThrow('UNAUTHENTICATED')
    await expect(academy.browser().execute('mutation { requestErasure { __typename } }')).rejects.toThrow('UNAUTHENTICATED')
  })

  it('is cancelled by the owner, or by declining in the mail', async () => {
    const { browser, user, token } = await asker()
    const cancel = 'mutation { cancelErasure { erasureOpenUntil } }'
    expect((await browser.execute(cancel)).cancelErasure.erasureOpenUntil).toBeNull()
    expect(await answer(academy.browser(), token)).toBe('LINK_EXPIRED')
    await ask(browser)
    const next = await tokenTo(user.email)
    expect(await answer(academy.browser(), next, false)).toBe('DonePayload')
    expect(await answer(academy.browser(), next)).toBe('LINK_EXPIRED')
    expect(await exists(user.id)).toBe(true)
    expect(await lastMails(user.email)).toHaveLength(0)
  })

  it('rejects any link that the academy did not issue for it', async () => {
    const { user, token } = await asker()
    const stranger = await signUp(academy)
    const { config } = academy.app
    const forged = [
      '',
      'x',
      `${token}x`,
      token.replace(user.id, stranger.user.id),
      token.replace(/\.\d+\./, '.0.'),
      signLink(config, 'newsletter-unsubscribe', token.split('.')[0] ?? '', null),
      signLink(config, 'erasure', `${user.id}_0123456789abcdef`, null),
      signLink(config, 'erasure', stranger.user.id, null),
      signLink(config, 'erasure', `${crypto.randomUUID()}_0123456789abcdef_0123456789abcdef`, null),
    ]
    for (const link of forged) {
      const heard = await answer(academy.browser(), link)
      // An account that does not exist was erased.
      expect(heard).toBe(link === forged.at(-1) ? 'DonePayload' : 'LINK_EXPIRED')
    }
    expect([await exists(user.id), await exists(stranger.user.id)]).toEqual([true, true])
  })

  it('can be requested at most three times a day', async () => {
    const { browser, user } = await signUp(academy)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(browser)))
    expect(answers.filter((it) => it.code === 'RATE_LIMITED')).toHaveLength(2)
    expect(await academy.db.outboxMail.count({ where: { kind: 'erasure', recipient: user.email } })).toBe(3)
    expect(await academy.db.verification.count({ where: { identifier: `erasure:${user.id}` } })).toBe(1)
  })

  it('is refused for the shared demo accounts', async () => {
    for (const username of ['anybody', 'parent', 'staff']) {
      const browser = await demo(academy, username)
      expect(await ask(browser)).toMatchObject({ code: 'DEMO_ACCOUNT', message: expect.stringContaining('shared') })
    }
    expect(await academy.db.verification.count({ where: { identifier: { startsWith: 'erasure:demo' } } })).toBe(0)
  })

  it('is available to staff, except the last one with access', async () => {
    const { browser, user, token } = await asker()
    await academy.db.learner.delete({ where: { id: user.id } })
    await academy.db.user.update({ where: { id: user.id }, data: { role: 'staff' } })
    expect((await browser.execute('{ viewer { role } }')).viewer.role).toBe('staff')
    const colleague = await academy.db.user.findFirstOrThrow({ where: { role: 'staff', isDemo: false, id: { not: user.id } } })
    await academy.db.accountClosure.create({ data: { userId: colleague.id, reason: 'Left', closedAt: new Date() } })
    const last = { code: 'LAST_STAFF', message: expect.stringContaining('Invite a colleague') }
    expect(await ask(browser)).toMatchObject(last)
    expect(await answer(academy.browser(), token)).toBe('LAST_STAFF')
    await academy.db.accountClosure.deleteMany()
    expect(await answer(academy.browser(), token)).toBe('DonePayload')
    expect(await exists(user.id)).toBe(false)
  })

  it('leaves one of two members of staff who confirm at the same time', async () => {
    const pair = [await asker(), await asker()]
    for (const { user } of pair) {
      await academy.db.learner.delete({ where: { id: user.id } })
      await academy.db.user.update({ where: { id: user.id }, data: { role: 'staff' } })
    }
    const others = await academy.db.user.findMany({
      where: { role: 'staff', isDemo: false, id: { notIn: pair.map(({ user }) => user.id) } },
    })
    await academy.db.accountClosure.createMany({
      data: others.map(({ id }) => ({ userId: id, reason: 'Left', closedAt: new Date() })),
    })
    const heard = await Promise.all(pair.map(({ token }) => answer(academy.browser(), token)))
    expect(heard.toSorted()).toEqual(['DonePayload', 'LAST_STAFF'])
    await academy.db.user.deleteMany({ where: { id: { in: pair.map(({ user }) => user.id) } } })
    await academy.db.accountClosure.deleteMany()
  })

  describe('of a child', () => {
    it("asks the parent who agreed, by a mail with the child's first name, and never the child", async () => {
      const { child, email } = await family({ firstName: 'Nia' })
      await ask(child.browser)
      const mails = await academy.db.outboxMail.findMany({ where: { kind: 'erasure', userId: child.user.id } })
      expect(mails.map((mail) => mail.recipient)).toEqual([email])
      expect(mails[0]?.subject).toContain('Nia')
      expect(mails[0]?.text).toContain('Hello Sam')
      const token = await tokenTo(email)
      const parent = academy.browser()
      expect(await question(parent, token)).toMatchObject({ firstName: 'Nia', isChild: true, isViewer: false })
      expect(await answer(parent, token)).toBe('DonePayload')
      expect(await mentions(academy, child.user.id)).toEqual([])
      expect(await mentions(academy, child.user.email)).toEqual([])
      expect(await lastMails(email)).toMatchObject([{ subject: expect.stringContaining('Nia') }])
      expect(await lastMails(child.user.email)).toHaveLength(0)
    })

    it("keeps the parent's account and session, and the other children", async () => {
      const { child, email, parent } = await family()
      const sister = childForm({ parentEmail: email, firstName: 'Zoë' })
      const other = await signUp(academy, sister)
      await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
      await ask(child.browser)
      expect(await answer(parent, await tokenTo(email))).toBe('DonePayload')
      expect((await parent.execute('{ viewer { children { firstName } } }')).viewer.children).toEqual([{ firstName: 'Zoë' }])
      expect(await exists(other.user.id)).toBe(true)
    })

    const eraseNow = async (browser: Browser): Promise<string> => {
      const query = `mutation { erasePendingAccount { ${failure} } }`
      const { erasePendingAccount: result } = await browser.execute(query)
      return result.code ?? result.__typename
    }

    it('sends no email to a parent who never answered, however many children enter the address', async () => {
      const victim = `victim.${kind}.${process.pid}`
      for (let child = 0; child < 10; child += 1) {
        const parentEmail = `${victim}${child % 2 ? '+kid' : ''}@stranger.example`
        const { browser } = await signUpUnconfirmed(academy, childForm({ age: '9', parentEmail }))
        for (let times = 0; times < 3; times += 1) expect((await ask(browser)).code).toBe('ADDRESS_UNCONFIRMED')
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
      await ask(declined.browser)
      expect(await answer(academy.browser(), await tokenTo(form['parentEmail']))).toBe('DonePayload')
      expect(await exists(declined.user.id)).toBe(false)
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
        const isGone = !(await exists(user.id))
        expect([erased, agreed.answerConsent.code]).toEqual(isGone ? ['DonePayload', 'LINK_EXPIRED'] : ['NOT_FOUND', undefined])
      }
    })

    it('is not answered with the link of a parent who was suspended since', async () => {
      const { child, email } = await family()
      await ask(child.browser)
      const token = await tokenTo(email)
      const { id: userId } = await academy.db.user.findUniqueOrThrow({ where: { email } })
      await academy.db.accountClosure.create({ data: { userId, reason: 'A suspension for this test.', closedAt: new Date() } })
      expect(await answer(academy.browser(), token)).toBe('LINK_EXPIRED')
      expect(await exists(child.user.id)).toBe(true)
      expect((await ask(child.browser)).code).toBe('ADDRESS_UNCONFIRMED')
      await academy.db.accountClosure.deleteMany({ where: { userId } })
      expect(await answer(academy.browser(), token)).toBe('DonePayload')
    })

    it('is emailed to one parent five times a day for all children together, and an open request stays', async () => {
      const { child, email } = await family()
      const sister = await signUp(academy, childForm({ parentEmail: email }))
      await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
      for (const { browser } of [child, sister, child, sister, child]) await ask(browser)
      const token = await tokenTo(email)
      const last = await ask(sister.browser)
      expect(last).toMatchObject({ __typename: 'User', erasureOpenUntil: expect.any(String) })
      expect(await academy.db.outboxMail.count({ where: { kind: 'erasure', recipient: email } })).toBe(5)
      expect(await question(academy.browser(), token)).toMatchObject({ isChild: true, isErased: false })
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
      await ask(child.browser)
      const [one, two] = [await tokenTo(email), await tokenTo(second.email)]
      expect(await answer(academy.browser(), one, first)).toBe('DonePayload')
      expect(await answer(academy.browser(), two, !first)).toBe('LINK_EXPIRED')
      expect(await exists(child.user.id)).toBe(!first)
      expect((await lastMails(second.email)).length).toBe(first ? 1 : 0)
    })
  })

  describe('of a parent', () => {
    it('waits until no child depends on their consent', async () => {
      const { email, child, parent } = await family({ firstName: 'Nia' })
      expect(await ask(parent)).toMatchObject({ code: 'CHILDREN_LINKED', message: expect.stringMatching(/Nia.*support@/) })
      const withdraw = 'mutation ($learnerId: ID!) { withdrawConsent(learnerId: $learnerId) { __typename } }'
      await parent.execute(withdraw, { learnerId: child.user.id })
      expect((await ask(parent)).__typename).toBe('User')
      const { id } = await academy.db.user.findUniqueOrThrow({ where: { email } })
      expect(await answer(parent, await tokenTo(email))).toBe('DonePayload')
      expect([...(await mentions(academy, id)), ...(await mentions(academy, email))]).toEqual([])
      // The child's 7 days keep running, and the log keeps that consent was withdrawn, and when.
      expect(await exists(child.user.id)).toBe(true)
      const log = await academy.db.consentEvent.findMany({ where: { learnerId: child.user.id }, orderBy: { id: 'asc' } })
      expect(log.map(({ status }) => status)).toEqual(['pending', 'granted', 'withdrawn'])
      // The last parent is gone, so the child is asked.
      await ask(child.browser)
      expect(await academy.db.outboxMail.count({ where: { kind: 'erasure', recipient: child.user.email } })).toBe(1)
      await eraseAccountsWithoutConsent(academy.db, new Date(academy.app.clock().getTime() + 7.1 * 86_400_000))
      expect(await exists(child.user.id)).toBe(false)
    })

    it('checks again when the parent answers, since consent may have been given in between', async () => {
      const { email, child, parent } = await family()
      await academy.db.learner.update({ where: { id: child.user.id }, data: { consent: 'withdrawn' } })
      await ask(parent)
      await academy.db.learner.update({ where: { id: child.user.id }, data: { consent: 'granted' } })
      expect(await answer(parent, await tokenTo(email))).toBe('CHILDREN_LINKED')
      // The link was not used up.
      await academy.db.learner.update({ where: { id: child.user.id }, data: { consent: 'withdrawn' } })
      expect(await answer(parent, await tokenTo(email))).toBe('DonePayload')
    })

    it('is possible when another parent stays linked to the child', async () => {
      const { child, parent, email } = await family()
      await academy.db.guardianship.create({ data: { parentId: 'demo-parent', learnerId: child.user.id } })
      expect((await ask(parent)).__typename).toBe('User')
      expect(await answer(parent, await tokenTo(email))).toBe('DonePayload')
      expect((await academy.db.learner.findUniqueOrThrow({ where: { id: child.user.id } })).consent).toBe('granted')
    })

    it('closes the open request of another child, which can no longer be answered', async () => {
      const { child, email, parent } = await family()
      await academy.db.learner.update({ where: { id: child.user.id }, data: { consent: 'withdrawn' } })
      const other = await signUp(academy, childForm({ parentEmail: email }))
      const consent = await mailedToken(academy, 'consent', email)
      await ask(parent)
      await answer(parent, await tokenTo(email))
      const refused = await academy.browser().execute(answerConsent, { token: consent, agree: true })
      expect(refused.answerConsent.code).toBe('LINK_EXPIRED')
      expect((await academy.db.learner.findUniqueOrThrow({ where: { id: other.user.id } })).consent).toBe('pending')
      expect(await mentions(academy, email)).toEqual([])
    })
  })
})

describe.each(kinds)('erasing a paying account on the %s database', (kind) => {
  let academy: Academy
  let provider: LocalProvider
  beforeAll(async () => {
    provider = await LocalProvider.start()
    academy = await Academy.open(kind, { STRIPE_SECRET_KEY: providerKey, STRIPE_BASE_URL: provider.url })
  })
  afterAll(async () => {
    await academy.close()
    await provider.close()
  })
  beforeEach(() => academy.db.rateLimit.deleteMany())
  afterEach(() => void provider.instead.splice(0))

  const payer = async () => {
    const { browser, user } = await signUp(academy, signupForm({ age: '18' }))
    const start =
      'mutation { startCheckout(programme: academy) { ... on StartCheckoutPayload { url } ... on Error { message } } }'
    await browser.execute(start)
    const { providerSession } = await academy.db.programmeEnrolment.findFirstOrThrow({ where: { userId: user.id } })
    return { browser, user, session: String(providerSession), email: user.email as string }
  }
  const status = async (userId: string) => (await academy.db.programmeEnrolment.findFirst({ where: { userId } }))?.status

  it('waits until the subscription has ended at the provider, and names the support address', async () => {
    const { browser, user, session, email } = await payer()
    provider.pay(session)
    expect(await ask(browser)).toMatchObject({
      code: 'PROGRAMME_RUNNING',
      message: expect.stringContaining('support@deepm.academy'),
    })
    expect(await status(user.id)).toBe('paid')
    provider.endSubscription(session)
    expect((await ask(browser)).__typename).toBe('User')
    expect(await answer(academy.browser(), await mailedToken(academy, 'erasure', email))).toBe('DonePayload')
  })

  it('detects a payment made between request and confirmation', async () => {
    const { browser, user, session, email } = await payer()
    expect((await ask(browser)).__typename).toBe('User')
    provider.pay(session)
    expect(await answer(academy.browser(), await mailedToken(academy, 'erasure', email))).toBe('PROGRAMME_RUNNING')
    expect(await academy.db.user.count({ where: { id: user.id } })).toBe(1)
  })

  it('does not treat a payment in progress as unpaid', async () => {
    const { browser, session } = await payer()
    provider.hold(session)
    expect((await ask(browser)).code).toBe('PROGRAMME_RUNNING')
  })

  it('closes an open checkout so that it can no longer be paid', async () => {
    const { browser, session, email } = await payer()
    await ask(browser)
    expect(provider.sessions.get(session)?.status).toBe('open')
    expect(await answer(academy.browser(), await mailedToken(academy, 'erasure', email))).toBe('DonePayload')
    expect(provider.sessions.get(session)?.status).toBe('expired')
  })

  it('erases nothing while the provider does not answer', async () => {
    const { browser, user, email } = await payer()
    await ask(browser)
    provider.instead.push(refusal(503, 'oops', undefined, 'api_error'), refusal(503, 'oops', undefined, 'api_error'))
    expect(await answer(academy.browser(), await mailedToken(academy, 'erasure', email))).toBe('PAYMENT_UNREACHABLE')
    expect(await academy.db.user.count({ where: { id: user.id } })).toBe(1)
  })
})

describe('erasing with the payment provider switched off', () => {
  it('still refuses a paid account, and erases one with only an open checkout', async () => {
    await using closing = { academy: await Academy.open(), [Symbol.asyncDispose]: async () => closing.academy.close() }
    const { academy } = closing
    for (const [state, code] of [
      ['paid', 'PROGRAMME_RUNNING'],
      ['open', 'DonePayload'],
    ] as const) {
      const { browser, user } = await signUp(academy)
      await ask(browser)
      await academy.db.programmeEnrolment.create({
        data: {
          userId: user.id,
          programme: 'starter',
          status: state,
          provider: 'stripe',
          providerSession: `cs_${state}`,
          amountCents: 1,
        },
      })
      expect(await answer(academy.browser(), await mailedToken(academy, 'erasure', user.email))).toBe(code)
    }
  })
})
