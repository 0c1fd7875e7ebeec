import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { decide, family, ownControls } from '../support/people/families.ts'
import { completeLesson, demo, learn, signUp } from '../support/people/people.ts'

const lessonId = 'problem-detective'

const defaults = {
  mayAskProviders: false,
  mayMakePictures: false,
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

  const complete = async (browser: Browser) => (await browser.execute(completeLesson, { id: lessonId })).completeLesson

  it('have defaults, and changing one leaves the others unchanged', async () => {
    const { parent, child, childId } = await family(academy)
    expect((await child.execute(ownControls)).viewer.learner.controls).toEqual(defaults)
    const first = await decide(parent, childId, { mayAskProviders: true, labTools: ['dalle', 'claude'], labMinutesPerDay: 30 })
    const decided = { ...defaults, mayAskProviders: true, labTools: ['claude', 'dalle'], labMinutesPerDay: 30 }
    expect(first.controls).toEqual(decided)
    const second = await decide(parent, childId, { isLabOn: false, opensLabEarly: true, mayShowProjects: false })
    expect(second.controls).toEqual({ ...decided, isLabOn: false, opensLabEarly: true, mayShowProjects: false })
    expect((await child.execute(ownControls)).viewer.learner.controls).toEqual(second.controls)
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
    expect((await child.execute(ownControls)).viewer.learner.controls).toEqual({
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
    expect((await browser.execute(ownControls)).viewer.learner.controls.mayAskProviders).toBe(true)
    expect((await browser.execute(choose)).chooseProviders.controls).toEqual({ mayAskProviders: false })
    const { child } = await family(academy)
    expect((await child.execute(choose)).chooseProviders.code).toBe('NOT_FOUND')
  })

  describe('during a pause', () => {
    it('nothing is recorded, reading still works, and afterwards everything is as before', async () => {
      const { parent, child, childId } = await family(academy)
      expect((await child.execute(ownControls)).viewer.pause).toBeNull()
      await decide(parent, childId, { isPaused: true })
      expect((await child.execute(ownControls)).viewer.pause).toEqual({ until: null })
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
    await academy.travel('2027-01-10T06:59:59Z')
    expect((await complete(child)).code).toBe('CHECK_NOT_PASSED')
    await academy.travel('2027-01-10T07:00:00Z')
    const refused = 'mutation ($id: ID!) { completeLesson(lessonId: $id) { ... on PausedError { code until message } } }'
    expect((await child.execute(refused, { id: lessonId })).completeLesson).toEqual({
      code: 'PAUSED',
      until: '2027-01-10T18:00:00.000Z',
      message: 'It’s quiet time in your family. You can look around, and start learning again when it ends.',
    })
    await decide(parent, childId, { timeZone: 'Europe/London' })
    expect((await child.execute(ownControls)).viewer.pause).toEqual({ until: '2027-01-10T18:00:00.000Z' })
    await academy.travel('2027-01-10T18:00:00Z')
    expect((await child.execute(ownControls)).viewer.pause).toBeNull()
    await decide(parent, childId, { timeZone: 'Pacific/Auckland', quietHours: null })
    expect((await child.execute(ownControls)).viewer.pause).toBeNull()
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
})
