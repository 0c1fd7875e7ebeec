import { setTimeout as delay } from 'node:timers/promises'
import { minuteOfDay } from '@deepm/schema/rules/time/local-day'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseOldFamilyRequests } from '../../src/modules/family/requests/family-request.service.ts'
import { Academy, type Browser, kinds } from '../support/academy.ts'
import { answerByLink, answerRequest, askFamily, controls, decide, family } from '../support/families.ts'
import { completeLesson, demo, learn, mailedToken, signUp } from '../support/people.ts'

const own = `{ viewer { id pause { until } learner { id controls { ${controls} } openRequests { id words } } } }`
const lessonId = 'problem-detective'

const defaults = {
  mayAskProviders: false,
  isLabOn: true,
  opensLabEarly: false,
  labTools: ['chatgpt', 'gemini', 'claude', 'dalle'],
  labMinutesPerDay: 60,
  quietFrom: null,
  quietUntil: null,
  mayShowProjects: true,
  pausedAt: null,
}

describe.each(kinds)('family settings on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => {
    academy.setClock(new Date())
    return academy.db.rateLimit.deleteMany()
  })

  /** Moves the clock far from today without ending the sessions. */
  const travel = async (to: string) => {
    academy.setClock(new Date(to))
    await academy.db.session.updateMany({ data: { expiresAt: new Date('2030-01-01') } })
  }
  const complete = async (browser: Browser) => (await browser.execute(completeLesson, { id: lessonId })).completeLesson

  it('have defaults, and changing one leaves the others unchanged', async () => {
    const { parent, child, childId } = await family(academy)
    expect((await child.execute(own)).viewer.learner.controls).toEqual(defaults)
    const first = await decide(parent, childId, { mayAskProviders: true, labTools: ['dalle', 'claude'], labMinutesPerDay: 30 })
    const decided = { ...defaults, mayAskProviders: true, labTools: ['claude', 'dalle'], labMinutesPerDay: 30 }
    expect(first.controls).toEqual(decided)
    const second = await decide(parent, childId, { isLabOn: false, opensLabEarly: true, mayShowProjects: false })
    expect(second.controls).toEqual({ ...decided, isLabOn: false, opensLabEarly: true, mayShowProjects: false })
    expect((await child.execute(own)).viewer.learner.controls).toEqual(second.controls)
  })

  it('reject a change by a parent whose guardianship ends at the same time', async () => {
    const { parent, childId } = await family(academy)
    let decision: Promise<{ code?: string }> = Promise.resolve({})
    await academy.db.$transaction(async (tx) => {
      await tx.guardianship.deleteMany({ where: { learnerId: childId } })
      decision = decide(parent, childId, { labMinutesPerDay: 30 })
      await delay(500)
    })
    expect(await decision).toMatchObject({ code: 'NOT_FOUND' })
    expect(await academy.db.familyControls.count({ where: { learnerId: childId, labMinutesPerDay: 30 } })).toBe(0)
  })

  it('keep every parallel change', async () => {
    const { parent, child, childId } = await family(academy)
    const inputs = [{ mayAskProviders: true }, { labMinutesPerDay: 15 }, { mayShowProjects: false }, { opensLabEarly: true }]
    await Promise.all(inputs.map((input) => decide(parent, childId, input)))
    expect((await child.execute(own)).viewer.learner.controls).toEqual({
      ...defaults,
      mayAskProviders: true,
      labMinutesPerDay: 15,
      mayShowProjects: false,
      opensLabEarly: true,
    })
  })

  it('can be changed only by a parent of that child', async () => {
    const [one, other] = [await family(academy), await family(academy)]
    expect((await decide(other.parent, one.childId, { isPaused: true })).code).toBe('NOT_FOUND')
    await expect(decide(one.child, one.childId, { isPaused: true })).rejects.toThrow('FORBIDDEN')
    const staff = await demo(academy, 'staff')
    await expect(decide(staff, one.childId, { isPaused: true })).rejects.toThrow('FORBIDDEN')
    expect(await academy.db.familyControls.count({ where: { learnerId: one.childId } })).toBe(0)
  })

  it.each([
    ['no tool', { labTools: [] }],
    ['sixty-one minutes', { labMinutesPerDay: 61 }],
    ['quiet hours of no length', { quietHours: { from: 60, until: 60 } }],
    ['no such time zone', { timeZone: 'Mars/Olympus' }],
  ])('reject %s, and keep the earlier settings', async (_what, input) => {
    const { parent, childId } = await family(academy)
    expect((await decide(parent, childId, { ...input, isLabOn: false })).code).toBe('INVALID_INPUT')
    expect(await academy.db.familyControls.count({ where: { learnerId: childId } })).toBe(0)
  })

  it('do not lock visitors out of the demo', async () => {
    const parent = await demo(academy, 'parent')
    for (const input of [{ isPaused: true }, { quietHours: { from: 0, until: 60 } }, { isLabOn: false }]) {
      expect((await decide(parent, 'demo-learner', input)).code).toBe('DEMO_ACCOUNT')
    }
    expect((await decide(parent, 'demo-learner', { labMinutesPerDay: 45 })).controls.labMinutesPerDay).toBe(45)
  })

  it('let a learner of 13 without a parent decide about AI providers, but not a child with a parent', async () => {
    const choose = `mutation { chooseProviders(mayAskProviders: false) {
      __typename ... on Error { code } ... on Learner { controls { mayAskProviders } } } }`
    const { browser } = await signUp(academy)
    expect((await browser.execute(own)).viewer.learner.controls.mayAskProviders).toBe(true)
    expect((await browser.execute(choose)).chooseProviders.controls).toEqual({ mayAskProviders: false })
    const { child } = await family(academy)
    expect((await child.execute(choose)).chooseProviders.code).toBe('NOT_FOUND')
  })

  describe('during a pause', () => {
    it('nothing is recorded, reading still works, and afterwards everything is as before', async () => {
      const { parent, child, childId } = await family(academy)
      expect((await child.execute(own)).viewer.pause).toBeNull()
      await decide(parent, childId, { isPaused: true })
      expect((await child.execute(own)).viewer.pause).toEqual({ until: null })
      expect((await complete(child)).code).toBe('PAUSED')
      const reply = await child.post('/api/projects', { title: 'A kite', description: '', toolsUsed: [] })
      expect({ status: reply.status, code: reply.body.code }).toEqual({ status: 403, code: 'PAUSED' })
      expect((await child.execute('{ lesson(id: "problem-detective") { content } }')).lesson.content).toBeTruthy()
      expect(await academy.db.lessonProgress.count({ where: { learnerId: childId } })).toBe(0)
      await decide(parent, childId, { isPaused: false })
      expect((await learn(academy, child, lessonId)).reward.xpEarned).toBeGreaterThan(0)
    })

    it('pausing again keeps the first timestamp', async () => {
      const { parent, childId } = await family(academy)
      const { controls: first } = await decide(parent, childId, { isPaused: true })
      academy.passDays(1)
      expect((await decide(parent, childId, { isPaused: true })).controls.pausedAt).toBe(first.pausedAt)
    })

    it('requests take no additional statement', async () => {
      const { parent, child, childId } = await family(academy)
      const read = () => academy.countStatements(() => child.execute('{ viewer { id pause { until } } }'))
      const before = await read()
      await decide(parent, childId, { isPaused: true })
      expect((await read()).length).toBe(before.length)
    })
  })

  it("apply quiet hours in the child's time zone, to the minute", async () => {
    const { parent, child, childId } = await family(academy, { timeZone: 'Pacific/Auckland' })
    const { timeZone } = await decide(parent, childId, { quietHours: { from: 20 * 60, until: 7 * 60 } })
    expect(timeZone).toBe('Pacific/Auckland')
    // In midsummer Auckland is thirteen hours ahead of UTC.
    await travel('2027-01-10T06:59:59Z')
    expect((await complete(child)).code).toBe('CHECK_NOT_PASSED')
    await travel('2027-01-10T07:00:00Z')
    const refused = 'mutation ($id: ID!) { completeLesson(lessonId: $id) { ... on PausedError { code until message } } }'
    expect((await child.execute(refused, { id: lessonId })).completeLesson).toEqual({
      code: 'PAUSED',
      until: '2027-01-10T18:00:00.000Z',
      message: 'It is quiet time in your family. You can look around, and learning goes on when it ends.',
    })
    await decide(parent, childId, { timeZone: 'Europe/London' })
    expect((await child.execute(own)).viewer.pause).toEqual({ until: '2027-01-10T18:00:00.000Z' })
    await travel('2027-01-10T18:00:00Z')
    expect((await child.execute(own)).viewer.pause).toBeNull()
    await decide(parent, childId, { timeZone: 'Pacific/Auckland', quietHours: null })
    expect((await child.execute(own)).viewer.pause).toBeNull()
  })

  it('remove projects from the showcase immediately, and refuse to share new ones', async () => {
    const { parent, child, childId } = await family(academy)
    const shown = await academy.db.project.create({ data: { learnerId: childId, title: 'A kite', status: 'completed' } })
    const words = { title: 'A kite', description: '', toolsUsed: [] }
    await academy.db.shareRequest.create({ data: { projectId: shown.id, ...words, state: 'approved', answeredAt: new Date() } })
    const showcase = async () => (await parent.execute('{ showcase { projects { title } } }')).showcase.projects
    expect(await showcase()).toEqual([{ title: 'A kite' }])
    await decide(parent, childId, { mayShowProjects: false })
    expect(await showcase()).toEqual([])
    await academy.db.learner.update({ where: { id: childId }, data: { createdAt: new Date('2026-01-01') } })
    const share = 'mutation ($id: ID!) { requestShare(projectId: $id) { __typename ... on Error { message } } }'
    expect((await child.execute(share, { id: shown.id })).requestShare.message).toMatch(/your projects stay private/)
    await decide(parent, childId, { mayShowProjects: true })
    expect(await showcase()).toEqual([{ title: 'A kite' }])
  })

  describe('a request of a child', () => {
    const more = { kind: 'moreTime', minutes: 15 }
    const days = (learnerId: string) => academy.db.labDay.findMany({ where: { learnerId } })

    it("disappears from the parent's notifications as soon as it is answered", async () => {
      const { child, parent } = await family(academy, { firstName: 'Mia' })
      const bell = '{ viewer { unreadNotifications notifications { title } children { openRequests { id } } } }'
      const before = (await parent.execute(bell)).viewer
      const { id } = await askFamily(child, more)
      const asked = (await parent.execute(bell)).viewer
      expect(asked.unreadNotifications).toBe(before.unreadNotifications + 1)
      expect(asked.children).toEqual([{ openRequests: [{ id }] }])
      await answerRequest(parent, id, false)
      expect((await parent.execute(bell)).viewer).toEqual({ ...before, children: [{ openRequests: [] }] })
    })

    it('is sent to the parent once as a notification and by mail, without anything the child wrote', async () => {
      const { child, childId, email } = await family(academy, { firstName: 'Mia' })
      const asked = await Promise.all(Array.from({ length: 6 }, () => askFamily(child, more)))
      expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
      const mails = await academy.db.outboxMail.findMany({ where: { kind: 'family-request', recipient: email } })
      expect(mails.map(({ subject }) => subject)).toEqual(['Mia asks for 15 more minutes in the AI lab today'])
      const parent = await academy.db.user.findUniqueOrThrow({ where: { email }, include: { notifications: true } })
      expect(parent.notifications.filter(({ kind: it }) => it === 'familyAsked')).toHaveLength(1)
      expect((await child.execute(own)).viewer.learner.openRequests).toHaveLength(1)
      expect(await academy.db.familyRequest.count({ where: { learnerId: childId } })).toBe(1)
    })

    it('is granted by the mailed link, which answers nothing when opened; the first answer counts', async () => {
      const { child, childId, email, parent } = await family(academy, { timeZone: 'Europe/London' })
      const { id } = await askFamily(child, more)
      const token = await mailedToken(academy, 'family-request', email)
      const read = 'query ($token: String!) { familyQuestion(token: $token) { ... on FamilyQuestion { state words } } }'
      const page = academy.browser()
      expect((await page.execute(read, { token })).familyQuestion.state).toBe('open')
      expect(await days(childId)).toEqual([])
      const answers = await Promise.all(Array.from({ length: 6 }, () => answerByLink(page, token, true)))
      expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['approved']))
      expect(await days(childId)).toMatchObject([{ minutes: 0, extraMinutes: 15 }])
      expect((await answerByLink(page, token, false)).state).toBe('approved')
      expect((await answerRequest(parent, id, false)).state).toBe('approved')
      const told = await academy.db.notification.findMany({ where: { userId: childId, kind: 'familyAnswered' } })
      expect(told).toMatchObject([{ title: '👍 Your parent said yes' }])
    })

    it('adds its minutes to those of the day, and can be repeated', async () => {
      const { child, childId, parent } = await family(academy)
      for (const minutes of [15, 30]) {
        await answerRequest(parent, (await askFamily(child, { kind: 'moreTime', minutes })).id, true)
      }
      expect(await days(childId)).toMatchObject([{ extraMinutes: 45 }])
    })

    it('can be for a tool or early access to the lab, and approval opens it', async () => {
      const { child, childId, parent } = await family(academy)
      await decide(parent, childId, { labTools: ['claude'], isLabOn: false })
      await answerRequest(parent, (await askFamily(child, { kind: 'tool', tool: 'chatgpt' })).id, true)
      await answerRequest(parent, (await askFamily(child, { kind: 'openLab' })).id, true)
      const { labTools, isLabOn, opensLabEarly } = (await child.execute(own)).viewer.learner.controls
      expect({ labTools: labTools.toSorted(), isLabOn, opensLabEarly }).toEqual({
        labTools: ['chatgpt', 'claude'],
        isLabOn: true,
        opensLabEarly: true,
      })
    })

    it('changes nothing when declined, and the child is notified', async () => {
      const { child, childId, parent } = await family(academy)
      expect((await answerRequest(parent, (await askFamily(child, more)).id, false)).state).toBe('declined')
      expect(await days(childId)).toEqual([])
      expect(await academy.db.notification.count({ where: { userId: childId, kind: 'familyAnswered' } })).toBe(1)
    })

    it("expires after a week, or for more time at the end of the child's day", async () => {
      const { child, parent, email } = await family(academy, { timeZone: 'Asia/Tokyo' })
      await travel('2027-03-01T14:30:00Z')
      const time = await askFamily(child, more)
      expect(time.expiresAt).toBe('2027-03-01T15:00:00.000Z')
      expect(minuteOfDay(new Date(time.expiresAt), 'Asia/Tokyo')).toBe(0)
      const token = await mailedToken(academy, 'family-request', email)
      const tool = await askFamily(child, { kind: 'tool', tool: 'dalle' })
      expect(tool.expiresAt).toBe('2027-03-08T14:30:00.000Z')
      academy.passDays(0.5)
      expect((await answerRequest(parent, time.id, true)).code).toBe('NOT_FOUND')
      expect((await answerByLink(parent, token, true)).code).toBe('LINK_EXPIRED')
      expect((await askFamily(child, more)).id).not.toBe(time.id)
      academy.passDays(7)
      expect((await answerRequest(parent, tool.id, true)).code).toBe('NOT_FOUND')
    })

    it('is answered only by a parent of the child, also by link', async () => {
      const [one, other] = [await family(academy), await family(academy)]
      const { id } = await askFamily(one.child, more)
      expect((await answerRequest(other.parent, id, true)).code).toBe('NOT_FOUND')
      await expect(answerRequest(one.child, id, true)).rejects.toThrow('FORBIDDEN')
      const token = await mailedToken(academy, 'family-request', one.email)
      expect((await answerByLink(other.parent, token.replace(/^./, '9'), true)).code).toBe('LINK_EXPIRED')
      await academy.db.guardianship.deleteMany({ where: { learnerId: one.childId } })
      expect((await answerByLink(academy.browser(), token, true)).code).toBe('LINK_EXPIRED')
    })

    it('needs a linked parent and a complete form, and is erased after 90 days', async () => {
      const { browser } = await signUp(academy)
      expect((await askFamily(browser, more)).code).toBe('NO_PARENT_LINKED')
      const { child, childId } = await family(academy)
      expect((await askFamily(child, { kind: 'moreTime' })).code).toBe('INVALID_INPUT')
      await askFamily(child, more)
      await eraseOldFamilyRequests(academy.db, new Date(Date.now() + 89 * 86_400_000))
      expect(await academy.db.familyRequest.count({ where: { learnerId: childId } })).toBe(1)
      await eraseOldFamilyRequests(academy.db, new Date(Date.now() + 91 * 86_400_000))
      expect(await academy.db.familyRequest.count({ where: { learnerId: childId } })).toBe(0)
    })

    it('can be sent ten times a day', async () => {
      const { child, parent } = await family(academy)
      for (let times = 0; times < 10; times += 1) await answerRequest(parent, (await askFamily(child, more)).id, false)
      expect((await askFamily(child, more)).code).toBe('RATE_LIMITED')
    })
  })
})
