import { utcMonday } from '@deepm/schema/rules/rewards/leaderboard'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closureKeptDays, deleteOldClosures } from '../../src/modules/accounts/closure/closure.service.ts'
import { digestMailer } from '../../src/modules/family/portal/digest.service.ts'
import { notifyUnlocks } from '../../src/modules/rewards/unlock.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { age, maker, react, showcase } from '../support/learning/studio.ts'
import { addChild, askFamily, enterBy, entryCode, family } from '../support/people/families.ts'
import { demo, mailedToken, signInByMail, signUp, signupForm } from '../support/people/people.ts'
import { accounts, colleague, lift, suspend, why } from '../support/people/staff.ts'

const confirm = `mutation ($token: String!) {
  confirmSignInLink(token: $token) { __typename ... on Error { code message } ... on AccountClosedError { kind reason closedAt } }
}`
const requestLink = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename ... on Error { code } } }'

describe.each(kinds)('suspending an account on the %s database', (kind) => {
  let academy: Academy
  let ada: Awaited<ReturnType<typeof colleague>>
  beforeAll(async () => {
    academy = await Academy.open(kind)
    ada = await colleague(academy, 'Ada')
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const status = async (browser: Browser) => (await browser.get('/api/auth/user')).status
  const signIn = async (email: string): Promise<Json> => {
    const browser = academy.browser()
    await browser.execute(requestLink, { email })
    return (await browser.execute(confirm, { token: await mailedToken(academy, 'sign-in', email) })).confirmSignInLink
  }
  const mails = async (recipient: string, of: string) => academy.db.outboxMail.findMany({ where: { recipient, kind: of } })
  const bell = (userId: string) =>
    academy.db.notification.findMany({ where: { userId, kind: 'accountClosed' }, orderBy: { id: 'asc' } })
  const sinceOf = async (userId: string) =>
    (await academy.db.accountClosure.findUniqueOrThrow({ where: { userId } })).closedAt.toISOString()

  describe('a learner', () => {
    it('is signed out everywhere, cannot sign in, and sees the reason after proving their identity', async () => {
      const { browser, user } = await signUp(academy)
      const phone = await signInByMail(academy, user.email)
      expect(await suspend(ada.browser, user.id)).toMatchObject({ suspension: { reason: why, staffName: 'Ada' } })
      for (const it of [browser, phone]) expect(await status(it)).toBe(401)
      expect(await signIn(user.email)).toMatchObject({
        code: 'ACCOUNT_CLOSED',
        kind: 'suspended',
        reason: why,
        message: expect.stringContaining('@'),
      })
      expect(await academy.db.session.count({ where: { userId: user.id } })).toBe(0)
      expect((await mails(user.email, 'account-closed'))[0]?.text).toContain(why)
    })

    it('is not revealed to strangers: a link request and an invalid link get the usual answers', async () => {
      const { user } = await signUp(academy)
      const open = await signUp(academy)
      await suspend(ada.browser, user.id)
      const ask = async (email: string) => {
        const { status: code, body } = await academy.browser().post('/graphql', { query: requestLink, variables: { email } })
        return { code, body }
      }
      expect(await ask(user.email)).toEqual(await ask(open.user.email))
      expect(await ask(user.email)).toEqual(await ask('nobody.at.all@example.org'))
      expect((await academy.browser().execute(confirm, { token: 'x' })).confirmSignInLink.code).toBe('LINK_EXPIRED')
      expect((await academy.browser().post('/api/signup', signupForm({ email: user.email }))).status).toBe(201)
    })

    it('gets 403 with a specific code on REST and GraphQL, even if a session was left over', async () => {
      const { browser, user } = await signUp(academy)
      const session = await academy.db.session.findFirstOrThrow({ where: { userId: user.id } })
      await suspend(ada.browser, user.id)
      await academy.db.session.create({ data: session })
      for (const path of ['/api/auth/user', '/api/dashboard', '/api/projects']) {
        const { status: code, body } = await browser.get(path)
        expect([path, code, body.code]).toEqual([path, 403, 'ACCOUNT_CLOSED'])
      }
      const { body } = await browser.post('/graphql', {
        query: 'mutation { completeLesson(lessonId: "problem-detective") { __typename } }',
      })
      expect(body.errors[0].extensions.code).toBe('ACCOUNT_CLOSED')
      await lift(ada.browser, user.id, await sinceOf(user.id))
      expect(await status(browser)).toBe(401)
    })

    it('can sign in again when the suspension is lifted, and is notified', async () => {
      const { user } = await signUp(academy)
      const { suspension } = await suspend(ada.browser, user.id)
      expect(await lift(ada.browser, user.id, suspension.since)).toMatchObject({ suspension: null })
      expect(await status(await signInByMail(academy, user.email))).toBe(200)
      expect(await mails(user.email, 'account-reopened')).toHaveLength(1)
    })

    it('is hidden from the showcase and the leaderboard and gets no unlock notifications', async () => {
      const made = await maker(academy, { firstName: 'Quill' })
      const visitor = await maker(academy)
      const project = await academy.db.project.create({ data: { learnerId: made.user.id, title: 'Bins', status: 'completed' } })
      const shared = { projectId: project.id, title: 'Bins', description: '', toolsUsed: [], state: 'approved' as const }
      await academy.db.shareRequest.create({ data: { ...shared, answeredAt: academy.app.clock() } })
      for (const { user } of [made, visitor]) await age(academy, user.id, 22)
      await academy.db.weekXp.create({ data: { learnerId: made.user.id, week: utcMonday(academy.app.clock()), xp: 900 } })
      const seen = async () => {
        const { leaderboard } = await visitor.browser.execute('{ leaderboard { places { firstName } } }')
        const shown = (await showcase(visitor.browser)).projects.some((it) => it.id === project.id)
        return [shown, leaderboard.places.some((it: Json) => it.firstName === 'Quill')]
      }
      expect(await seen()).toEqual([true, true])
      await suspend(ada.browser, made.user.id)
      expect(await seen()).toEqual([false, false])
      expect((await react(visitor.browser, project.id)).code).toBe('NOT_FOUND')
      await notifyUnlocks(academy.db, academy.app.clock())
      const unlocks = (userId: string) => academy.db.notification.count({ where: { userId, kind: 'unlock' } })
      expect([await unlocks(made.user.id), (await unlocks(visitor.user.id)) > 0]).toEqual([0, true])
      await lift(ada.browser, made.user.id, await sinceOf(made.user.id))
      expect(await seen()).toEqual([true, true])
    })

    it('under 13 is suspended with a mail and a notification to the parents', async () => {
      const { childId, email } = await family(academy, { firstName: 'Nia' })
      const parent = await academy.db.user.findUniqueOrThrow({ where: { email } })
      const { suspension } = await suspend(ada.browser, childId)
      expect(await mails(email, 'account-closed')).toMatchObject([
        { subject: expect.stringContaining('Nia'), userId: childId, text: expect.stringContaining(why) },
      ])
      expect(await bell(parent.id)).toMatchObject([{ title: 'Nia’s account is suspended', text: expect.stringContaining(why) }])
      await lift(ada.browser, childId, suspension.since)
      expect(await bell(parent.id)).toHaveLength(2)
      expect(await mails(email, 'account-reopened')).toHaveLength(1)
    })

    it('of 13 or older is notified alone, even if a parent is linked', async () => {
      const { user } = await signUp(academy)
      await academy.db.guardianship.create({ data: { parentId: 'demo-parent', learnerId: user.id } })
      await suspend(ada.browser, user.id)
      expect(await bell('demo-parent')).toEqual([])
    })

    it('without an email address cannot use a code made before by a parent, and sees the reason', async () => {
      const { parent } = await family(academy)
      const { id } = await addChild(parent, { firstName: 'Kim' })
      const { code } = await entryCode(parent, id)
      await suspend(ada.browser, id)
      const refused = await enterBy(academy.browser(), code)
      expect(refused).toMatchObject({ code: 'ACCOUNT_CLOSED' })
      expect(await academy.db.outboxMail.count({ where: { recipient: { endsWith: '@children.invalid' } } })).toBe(0)
    })
  })

  describe('a parent', () => {
    it('has no portal, no weekly mail and no decisions, and the child continues as before', async () => {
      const { child, childId, parent, email } = await family(academy)
      await age(academy, childId, 40)
      const { id: parentId } = await academy.db.user.findUniqueOrThrow({ where: { email } })
      await suspend(ada.browser, parentId)
      expect(await status(parent)).toBe(401)
      expect(await status(child)).toBe(200)
      expect((await academy.db.learner.findUniqueOrThrow({ where: { id: childId } })).consent).toBe('granted')
      const learn = 'mutation { saveVideoPlace(lessonId: "problem-detective", seconds: 7) { __typename } }'
      expect((await child.execute(learn)).saveVideoPlace.__typename).not.toContain('Error')

      // The child's request waits, and is not mailed.
      expect((await askFamily(child, { kind: 'openLab' })).__typename).toBe('FamilyRequest')
      expect(await mails(email, 'family-request')).toEqual([])
      const sunday = new Date('2026-11-22T17:30:00Z')
      await digestMailer(academy.app.config)(academy.db, sunday)
      expect(await mails(email, 'digest')).toEqual([])
      await lift(ada.browser, parentId, await sinceOf(parentId))
      await digestMailer(academy.app.config)(academy.db, sunday)
      expect(await mails(email, 'digest')).toHaveLength(1)
    })

    it('cannot answer with a link mailed before the suspension', async () => {
      const { child, childId, email } = await family(academy)
      await age(academy, childId, 40)
      await askFamily(child, { kind: 'openLab' })
      const token = await mailedToken(academy, 'family-request', email)
      const { id: parentId } = await academy.db.user.findUniqueOrThrow({ where: { email } })
      await suspend(ada.browser, parentId)
      const answer =
        'mutation ($token: String!) { answerFamilyQuestion(token: $token, approve: true) { __typename ... on Error { code } } }'
      expect((await academy.browser().execute(answer, { token })).answerFamilyQuestion.code).toBe('LINK_EXPIRED')
    })

    it('shows staff how many children would have no one to create their codes', async () => {
      const { parent, email } = await family(academy)
      await addChild(parent, { firstName: 'Kim' })
      const { found } = await accounts(ada.browser, { search: email })
      expect(found).toMatchObject([{ role: 'parent', leftWithoutCodes: 1, consent: null }])
      expect(found[0].family).toHaveLength(2)
    })
  })

  describe('permissions and parallel decisions', () => {
    it('does not apply to staff, demo accounts or unknown ids, and needs a meaningful reason', async () => {
      for (const id of [ada.id, 'demo-learner', 'nobody'])
        expect(await suspend(ada.browser, id)).toMatchObject({ code: 'NOT_FOUND' })
      const { user } = await signUp(academy)
      for (const reason of ['', 'no', 'x'.repeat(501)])
        expect(await suspend(ada.browser, user.id, reason)).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' })
      expect(await lift(ada.browser, user.id, new Date().toISOString())).toMatchObject({ code: 'NOT_FOUND' })
    })

    it('accepts one of many parallel decisions; the others see who decided, and one mail is sent', async () => {
      const { user } = await signUp(academy)
      const others = await Promise.all(Array.from({ length: 4 }, (_, n) => colleague(academy, `Cy ${n}`)))
      const answers = await Promise.all(others.map((it, n) => suspend(it.browser, user.id, `${why} ${n}`)))
      const [first] = answers.filter((it) => it.suspension)
      expect(answers.filter((it) => it.code === 'ALREADY_DECIDED')).toHaveLength(3)
      for (const it of answers.filter((answer) => answer.code)) expect(it.staffName).toBe(first.suspension.staffName)
      expect(await mails(user.email, 'account-closed')).toHaveLength(1)
      const lifted = await Promise.all(others.map((it) => lift(it.browser, user.id, first.suspension.since)))
      expect(lifted.filter((it) => it.__typename === 'Account')).toHaveLength(1)
      expect(lifted.filter((it) => it.code === 'ALREADY_DECIDED' && it.outcome === 'reopened')).toHaveLength(3)
      expect(await mails(user.email, 'account-reopened')).toHaveLength(1)
    })

    it('changes nothing when repeated, and is logged without the reason', async () => {
      const { user } = await signUp(academy)
      const { suspension } = await suspend(ada.browser, user.id)
      expect((await suspend(ada.browser, user.id)).suspension).toEqual(suspension)
      await lift(ada.browser, user.id, suspension.since)
      await lift(ada.browser, user.id, suspension.since)
      const entries = await academy.db.auditEntry.findMany({
        where: { subjectIds: { has: user.id }, action: 'people.change' },
        orderBy: { id: 'asc' },
      })
      expect(entries.map((it) => it.detail)).toEqual([
        'Suspended a learner account',
        'Lifted the suspension of a learner account',
      ])
    })

    it('lets demo staff view accounts but change none', async () => {
      const { user } = await signUp(academy)
      const visitor = await demo(academy, 'staff')
      for (const id of [user.id, 'demo-learner']) expect(await suspend(visitor, id)).toMatchObject({ code: 'DEMO_ACCOUNT' })
      expect(await lift(visitor, user.id, new Date().toISOString())).toMatchObject({ code: 'DEMO_ACCOUNT' })
      const { found } = await accounts(visitor, { search: 'demo' })
      expect(found.length).toBeGreaterThan(0)
      expect(found.every((it) => it.id.startsWith('demo-'))).toBe(true)
      expect((await accounts(visitor, { search: user.email })).found).toEqual([])
      expect((await accounts(ada.browser, { search: 'demo' })).found.filter((it) => it.id.startsWith('demo-'))).toEqual([])
    })

    it('deletes a suspension two years after it was lifted', async () => {
      const { user } = await signUp(academy)
      const at = daysFrom(academy.app.clock(), -closureKeptDays)
      const row = { userId: user.id, reason: why, closedAt: at }
      await academy.db.accountClosure.create({ data: { ...row, reopenedAt: new Date(at.getTime() + 1000) } })
      await deleteOldClosures(academy.db, academy.app.clock())
      expect(await academy.db.accountClosure.count({ where: { userId: user.id } })).toBe(1)
      await deleteOldClosures(academy.db, daysFrom(academy.app.clock(), 1))
      expect(await academy.db.accountClosure.count({ where: { userId: user.id } })).toBe(0)
      // An active suspension is never deleted.
      await academy.db.accountClosure.create({ data: row })
      await deleteOldClosures(academy.db, daysFrom(academy.app.clock(), 9999))
      expect(await academy.db.accountClosure.count({ where: { userId: user.id } })).toBe(1)
    })
  })
})
