import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../../support/academy/academy.ts'
import { delegate, hanging, whereOf } from '../../support/database/person-tables.ts'
import {
  answerErasure,
  asker,
  erasedMails,
  erasureQuestion,
  erasureToken,
  everyRow,
  exists,
  mentions,
  requestErasure,
} from '../../support/people/erasures.ts'
import { fillAccount, friendsProject } from '../../support/people/full-account.ts'
import { completeLesson, demo, mailedToken, signInByMail, signUp, signupForm } from '../../support/people/people.ts'

describe.each(kinds)('erasing an account on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

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
    await requestErasure(browser)
    for (const model of hanging) {
      expect({ model, rows: (await delegate(academy.db, model).count({ where: whereOf(model, user.id) })) > 0 }).toEqual({
        model,
        rows: true,
      })
    }
    expect(await mentions(academy, user.email)).not.toHaveLength(0)

    const token = await erasureToken(academy, user.email)
    expect(await answerErasure(academy.browser(), token)).toBe('DonePayload')

    expect(await mentions(academy, user.id)).toEqual([])
    expect(await mentions(academy, user.email)).toEqual([])
    expect([...(await everyRow(academy))]).toEqual([...before])
    expect(await erasedMails(academy, user.email)).toMatchObject([
      { userId: null, subject: 'Your DEEPM Academy account has been deleted' },
    ])
  })

  it('signs the account out everywhere and prevents further sign-ins', async () => {
    const { user } = await signUp(academy)
    const [phone, browser] = [await signInByMail(academy, user.email), await signInByMail(academy, user.email)]
    await requestErasure(browser)
    const token = await erasureToken(academy, user.email)
    expect((await phone.get('/api/auth/user')).status).toBe(200)
    const link = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }'
    await academy.browser().execute(link, { email: user.email })
    const unused = await mailedToken(academy, 'sign-in', user.email)
    expect(await erasureQuestion(browser, token)).toMatchObject({ isViewer: true })
    expect(await answerErasure(browser, token)).toBe('DonePayload')
    expect([...browser.cookies.keys()]).toEqual([])
    for (const other of [browser, phone]) expect((await other.get('/api/auth/user')).status).toBe(401)
    const confirm = 'mutation ($token: String!) { confirmSignInLink(token: $token) { __typename } }'
    expect((await academy.browser().execute(confirm, { token: unused })).confirmSignInLink.__typename).toBe('LinkExpiredError')
    expect((await academy.browser().post('/api/signup', signupForm({ email: user.email }))).status).toBe(201)
  })

  it('happens only when the button is pressed: opening the page uses nothing up', async () => {
    const { browser, user, token } = await asker(academy, signupForm({ firstName: 'Nia' }))
    for (const visitor of [academy.browser(), academy.browser(), browser]) {
      expect(await erasureQuestion(visitor, token)).toMatchObject({
        firstName: 'Nia',
        isLearner: true,
        isChild: false,
        isErased: false,
      })
    }
    expect(await exists(academy, user.id)).toBe(true)
  })

  it('happens once for parallel confirmations, and later ones get the same answer', async () => {
    const { user, token } = await asker(academy)
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerErasure(academy.browser(), token)))
    expect(new Set(answers)).toEqual(new Set(['DonePayload']))
    expect(await erasedMails(academy, user.email)).toHaveLength(1)
    expect(await answerErasure(academy.browser(), token)).toBe('DonePayload')
    expect(await erasureQuestion(academy.browser(), token)).toMatchObject({ firstName: null, isErased: true })
    expect(await answerErasure(academy.browser(), token, false)).toBe('LINK_EXPIRED')
    expect(await erasedMails(academy, user.email)).toHaveLength(1)
  })

  it('waits for a lesson that is being completed, and the reverse', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => asker(academy)))
    await Promise.all(
      people.flatMap(({ browser, token }) => [
        browser.execute(completeLesson, { id: 'problem-detective' }).catch(() => null),
        answerErasure(academy.browser(), token),
        browser.execute(completeLesson, { id: 'words-that-paint' }).catch(() => null),
      ]),
    )
    for (const { user } of people) expect(await mentions(academy, user.id)).toEqual([])
  })

  it('is refused for the shared demo accounts', async () => {
    for (const username of ['anybody', 'parent', 'staff']) {
      const browser = await demo(academy, username)
      expect(await requestErasure(browser)).toMatchObject({
        code: 'DEMO_ACCOUNT',
        message: expect.stringContaining('share this demo account'),
      })
    }
    expect(await academy.db.verification.count({ where: { identifier: { startsWith: 'erasure:demo' } } })).toBe(0)
  })

  it('is available to staff, except the last one with access', async () => {
    const { browser, user, token } = await asker(academy)
    await academy.db.learner.delete({ where: { id: user.id } })
    await academy.db.user.update({ where: { id: user.id }, data: { role: 'staff' } })
    expect((await browser.execute('{ viewer { role } }')).viewer.role).toBe('staff')
    const colleague = await academy.db.user.findFirstOrThrow({ where: { role: 'staff', isDemo: false, id: { not: user.id } } })
    await academy.db.accountClosure.create({ data: { userId: colleague.id, reason: 'Left', closedAt: new Date() } })
    const last = { code: 'LAST_STAFF', message: expect.stringContaining('Invite a colleague') }
    expect(await requestErasure(browser)).toMatchObject(last)
    expect(await answerErasure(academy.browser(), token)).toBe('LAST_STAFF')
    await academy.db.accountClosure.deleteMany()
    expect(await answerErasure(academy.browser(), token)).toBe('DonePayload')
    expect(await exists(academy, user.id)).toBe(false)
  })

  it('leaves one of two members of staff who confirm at the same time', async () => {
    const pair = [await asker(academy), await asker(academy)]
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
    const heard = await Promise.all(pair.map(({ token }) => answerErasure(academy.browser(), token)))
    expect(heard.toSorted()).toEqual(['DonePayload', 'LAST_STAFF'])
    await academy.db.user.deleteMany({ where: { id: { in: pair.map(({ user }) => user.id) } } })
    await academy.db.accountClosure.deleteMany()
  })
})
