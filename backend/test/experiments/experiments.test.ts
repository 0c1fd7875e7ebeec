import { maxStateLength } from '@deepm/schema/rules/experiments/mission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { reach, record, useScoreRules } from '../support/learning/experiments.ts'
import { answerConsent, childForm, demo, mailedToken, signUp } from '../support/people/people.ts'

const lie = { animal: 0, home: 1, order: 2, chance: 0.5 }

describe.each(kinds)('experiments on the %s database', (kind) => {
  let academy: Academy
  useScoreRules(['teach', 'tokens'])
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const rowsOf = (learnerId: string) => academy.db.experimentAttempt.findMany({ where: { learnerId } })
  const ownAttempts = async (browser: Browser) =>
    (await browser.execute('{ viewer { learner { experimentAttempts { id experimentId missions reports state } } } }')).viewer
      .learner.experimentAttempts

  it('record the start, a mission with a sentence about it, and what the learner saved', async () => {
    const { browser, user } = await signUp(academy)
    expect(await record(browser, { experimentId: 'next-word' })).toMatchObject({
      attempt: { experimentId: 'next-word', title: 'Next-Word Machine', missions: [], reports: [], state: null, lesson: null },
      reward: { xpEarned: 0, achievements: [] },
    })
    const reached = await record(browser, { experimentId: 'next-word', mission: 1, evidence: lie })
    expect(reached.attempt.missions).toEqual([1])
    expect(reached.attempt.reports).toEqual([expect.stringMatching(/^Let a next-word machine .* the fox lives in the sea/)])
    const state = { setup: 'recipe', order: 3, temperature: 0.7 }
    expect((await record(browser, { experimentId: 'next-word', state })).attempt).toMatchObject({ missions: [1], state })
    expect(await ownAttempts(browser)).toMatchObject([{ id: `${user.id}:next-word`, missions: [1], state }])
  })

  it('are completed with the third mission, in any order, and repeating one changes nothing', async () => {
    const { browser, user } = await signUp(academy)
    await reach(browser, 'teach', 3)
    await reach(browser, 'teach', 1)
    const { attempt } = await reach(browser, 'teach', 2, 90)
    expect(attempt).toMatchObject({ missions: [3, 1, 2], completedAt: expect.any(String) })
    expect(attempt.reports).toEqual([3, 1, 2].map((number) => `Reached mission ${number} with ${number === 2 ? 90 : 80} points`))
    const before = await rowsOf(user.id)
    academy.passDays(1)
    const again = await reach(browser, 'teach', 2, 99)
    expect(again).toMatchObject({ attempt, reward: { xpEarned: 0, newLevel: null, achievements: [] } })
    expect(await rowsOf(user.id)).toEqual(before)
    expect(await academy.db.activeDay.count({ where: { learnerId: user.id } })).toBe(1)
  })

  it('can be read one by one, without the others', async () => {
    const { browser } = await signUp(academy)
    await reach(browser, 'teach', 1)
    await record(browser, { experimentId: 'teach', state: { points: [1, 2] } })
    await reach(browser, 'tokens', 2)
    const read = `query ($id: ID) { viewer { learner {
      all: experimentAttempts { experimentId }
      one: experimentAttempts(experimentId: $id) { experimentId missions state } } } }`
    const readOne = async (id: string | null) => (await browser.execute(read, { id })).viewer.learner
    expect(await readOne('teach')).toEqual({
      all: [{ experimentId: 'teach' }, { experimentId: 'tokens' }],
      one: [{ experimentId: 'teach', missions: [1], state: { points: [1, 2] } }],
    })
    expect((await readOne('feed')).one).toEqual([])
    expect((await readOne(null)).one).toHaveLength(2)
  })

  it('keep the lesson in which they were started', async () => {
    const { browser } = await signUp(academy)
    const started = await record(browser, { experimentId: 'teach', lessonId: 'problem-detective' })
    expect(started.attempt.lesson).toEqual({ id: 'problem-detective' })
    expect((await reach(browser, 'teach', 1)).attempt.lesson).toEqual({ id: 'problem-detective' })
    expect(await record(browser, { experimentId: 'teach', lessonId: 'no-lesson' })).toMatchObject({ code: 'NOT_FOUND' })
    const locked = await academy.db.lesson.findFirstOrThrow({ where: { courseId: null, prerequisites: { isEmpty: false } } })
    expect(await record(browser, { experimentId: 'tokens', lessonId: locked.id })).toMatchObject({ code: 'LESSON_LOCKED' })
    expect(await ownAttempts(browser)).toHaveLength(1)
  })

  it('reward a mission once, even with twenty parallel requests', async () => {
    const { browser, user } = await signUp(academy)
    const answers = await Promise.all(Array.from({ length: 20 }, () => reach(browser, 'teach', 1)))
    expect(answers.map((it) => it.reward.xpEarned).toSorted()).toEqual([...Array(19).fill(0), 60])
    expect(await rowsOf(user.id)).toMatchObject([{ missions: [1] }])
    expect(await academy.db.xpEntry.findMany({ where: { learnerId: user.id }, orderBy: { amount: 'asc' } })).toMatchObject([
      { reason: 'experiment', source: 'teach/1', amount: 10 },
      { reason: 'achievement', source: 'first-mission', amount: 50 },
    ])
    expect((await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })).xp).toBe(60)
  })

  it.each([
    ['an unknown experiment', { experimentId: 'time-machine' }, { code: 'NOT_FOUND' }],
    ['a fourth mission', { experimentId: 'teach', mission: 4, evidence: { score: 80 } }, { field: 'mission' }],
    ['a mission zero', { experimentId: 'teach', mission: 0, evidence: { score: 80 } }, { field: 'mission' }],
    ['evidence without a mission', { experimentId: 'teach', evidence: { score: 80 } }, { field: 'mission' }],
    ['a mission without evidence', { experimentId: 'teach', mission: 1 }, { field: 'evidence' }],
    ['a goal that is not reached', { experimentId: 'teach', mission: 1, evidence: { score: 79 } }, { field: 'evidence' }],
    ['evidence of another form', { experimentId: 'teach', mission: 1, evidence: 'yes' }, { field: 'evidence' }],
    ['additional evidence', { experimentId: 'teach', mission: 1, evidence: { score: 80, text: 'hi' } }, { field: 'evidence' }],
    [
      'a false statement that is true',
      { experimentId: 'next-word', mission: 1, evidence: { ...lie, home: 0 } },
      { field: 'evidence' },
    ],
    ['a state of another form', { experimentId: 'teach', state: { text: 'my diary' } }, { field: 'state' }],
    [
      'a state that is too long',
      { experimentId: 'teach', state: { points: Array(maxStateLength / 2).fill(1) } },
      { field: 'state' },
    ],
  ])('refuse %s, and record nothing', async (_what, input, expected) => {
    const { browser, user } = await signUp(academy)
    expect(await record(browser, input)).toMatchObject(expected)
    expect(await rowsOf(user.id)).toEqual([])
    expect(await academy.db.xpEntry.count({ where: { learnerId: user.id } })).toBe(0)
  })

  it('refuse values that no database can store, and values that are nested too deeply', async () => {
    const { browser } = await signUp(academy)
    await expect(record(browser, { experimentId: 'teach', state: { 'a\0': 1 } })).rejects.toThrow(/U\+0000/)
    let deep: unknown = 1
    for (let level = 0; level < 20; level += 1) deep = [deep]
    await expect(record(browser, { experimentId: 'teach', state: deep })).rejects.toThrow(/levels/)
  })

  it('are recorded for a child only after a parent consented, and not during a pause', async () => {
    const form = childForm()
    const parentEmail = String(form['parentEmail'])
    const { browser, user } = await signUp(academy, form)
    expect(await reach(browser, 'teach', 1)).toMatchObject({ code: 'CONSENT_REQUIRED' })
    expect(await rowsOf(user.id)).toEqual([])
    await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', parentEmail), agree: true })
    expect((await reach(browser, 'teach', 1)).reward.xpEarned).toBe(60)
    await academy.db.familyControls.upsert({
      where: { learnerId: user.id },
      create: { learnerId: user.id, pausedAt: academy.app.clock() },
      update: { pausedAt: academy.app.clock() },
    })
    expect(await reach(browser, 'teach', 2)).toMatchObject({ code: 'PAUSED' })
    expect(await rowsOf(user.id)).toMatchObject([{ missions: [1] }])
  })

  it('belong to learners: parents and staff cannot record any', async () => {
    for (const who of ['parent', 'staff']) await expect(reach(await demo(academy, who), 'teach', 1)).rejects.toThrow('FORBIDDEN')
    await expect(reach(academy.browser(), 'teach', 1)).rejects.toThrow('UNAUTHENTICATED')
  })

  it('show what was saved to the learner only; the parent reads the sentences, and another family nothing', async () => {
    const { browser, user } = await signUp(academy)
    await reach(browser, 'teach', 1)
    await record(browser, { experimentId: 'teach', state: { points: [1, 2] } })
    await academy.db.guardianship.create({ data: { parentId: 'demo-parent', learnerId: user.id } })
    const read = `{ familyLearner(id: "${user.id}") { experimentAttempts { state reports } } }`
    const { familyLearner } = await (await demo(academy, 'parent')).execute(read)
    expect(familyLearner.experimentAttempts).toEqual([{ state: null, reports: ['Reached mission 1 with 80 points'] }])
    const { browser: other } = await signUp(academy)
    expect((await other.execute(read)).familyLearner).toBeNull()
  })

  it('accept at most 60 requests a minute', async () => {
    const { browser, user } = await signUp(academy)
    await academy.db.rateLimit.create({
      data: { key: `record-experiment:${user.id}`, count: 60, resetsAt: new Date(academy.app.clock().getTime() + 30_000) },
    })
    expect(await reach(browser, 'teach', 1)).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await rowsOf(user.id)).toEqual([])
  })
})
