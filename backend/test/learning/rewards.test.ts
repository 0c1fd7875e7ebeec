import { xpForLevel } from '@deepm/schema/rules/rewards/levels'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { answerConsent, childForm, demo, learn, mailedToken, signInByMail, signUp } from '../support/people/people.ts'

const gallery = '{ achievementCount achievements { id earnedAt reached { value goal unit } } }'
const ledger = `{ viewer { learner { xp xpByReason { reason xp } xpEntries(first: 50) { edges { node { reason source title amount } } } } } }`
const tutorial = `mutation ($step: TutorialStep!) {
  finishTutorialStep(step: $step) { ... on Reward { xpEarned newLevel achievements { id } } }
}`

describe.each(kinds)('rewards on the %s database', (kind) => {
  let academy: Academy
  let first: string
  beforeAll(async () => {
    academy = await Academy.open(kind)
    const where = { courseId: null, prerequisites: { isEmpty: true } }
    first = (await academy.db.lesson.findFirstOrThrow({ where, orderBy: { id: 'asc' } })).id
  })
  afterAll(() => academy.close())

  /** Gives a learner XP as if earned earlier. */
  const give = async (learnerId: string, xp: number, level: number) => {
    await academy.db.xpEntry.create({ data: { learnerId, reason: 'lesson', source: 'long-ago', amount: xp } })
    await academy.db.learner.update({ where: { id: learnerId }, data: { xp, level } })
  }
  const earnedBy = async (learnerId: string) =>
    (await academy.db.learnerAchievement.findMany({ where: { learnerId } })).map((it) => it.achievementId).toSorted()

  it('show only earned achievements for seven days, and then the whole gallery, to the second', async () => {
    const { browser, user } = await signUp(academy)
    expect(await browser.execute(gallery)).toEqual({ achievementCount: 17, achievements: [] })
    await learn(academy, browser, first)
    const ageOf = (seconds: number) =>
      academy.db.learner.update({
        where: { id: user.id },
        data: { createdAt: new Date(academy.app.clock().getTime() - seconds * 1000) },
      })
    await ageOf(7 * 86_400 - 1)
    const young = await browser.execute(gallery)
    expect(young.achievementCount).toBe(17)
    expect(young.achievements).toEqual([
      { id: 'first-steps', earnedAt: expect.any(String), reached: { value: 1, goal: 1, unit: 'lessons' } },
    ])
    await ageOf(7 * 86_400)
    const { achievements } = await browser.execute(gallery)
    expect(achievements).toHaveLength(17)
    const locked = achievements.filter((it: Json) => it.earnedAt === null)
    expect(locked).toHaveLength(16)
    for (const { reached } of locked) expect(reached.value).toBeLessThan(reached.goal)
    expect(locked.find((it: Json) => it.id === 'streak-seven').reached).toEqual({ value: 1, goal: 7, unit: 'days' })
    expect(locked.find((it: Json) => it.id === 'level-five').reached).toEqual({ value: 1, goal: 5, unit: 'level' })
  })

  it('are the same over REST, where `unlocked` marks earned ones', async () => {
    const { browser, user } = await signUp(academy)
    await learn(academy, browser, first)
    expect((await browser.get('/api/achievements')).body).toEqual([
      {
        id: 'first-steps',
        name: 'First Steps',
        description: 'Complete your first lesson.',
        icon: '👣',
        xpReward: 50,
        unlocked: true,
        rarity: 'common',
        category: 'learning',
      },
    ])
    await academy.db.learner.update({ where: { id: user.id }, data: { createdAt: new Date('2026-01-01') } })
    const { body } = await browser.get('/api/achievements')
    expect(body.filter((it: Json) => it.unlocked).map((it: Json) => it.id)).toEqual(['first-steps'])
    expect(body).toHaveLength(17)
    for (const who of ['parent', 'staff']) {
      const seen = (await (await demo(academy, who)).get('/api/achievements')).body
      expect(seen.map((it: Json) => it.unlocked)).toEqual(Array(17).fill(false))
    }
  })

  it('include seventeen achievements of 50 to 1500 XP in five rarities and four categories', async () => {
    const { body } = await (await demo(academy, 'anybody')).get('/api/achievements')
    const xp = body.map((it: Json) => it.xpReward)
    expect([body.length, Math.min(...xp), Math.max(...xp)]).toEqual([17, 50, 1500])
    expect(new Set(body.map((it: Json) => it.rarity))).toEqual(new Set(['common', 'uncommon', 'rare', 'epic', 'legendary']))
    expect(new Set(body.map((it: Json) => it.category))).toEqual(new Set(['learning', 'streak', 'social', 'creative']))
  })

  it('follow a new level immediately, even if a tutorial step reached it', async () => {
    const { browser, user } = await signUp(academy)
    await give(user.id, xpForLevel(5) - 50, 4)
    const { finishTutorialStep: reward } = await browser.execute(tutorial, { step: 'welcome' })
    expect(reward).toEqual({ xpEarned: 550, newLevel: 5, achievements: [{ id: 'level-five' }] })
    expect(await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ xp: 4500, level: 5 })
    const told = await academy.db.notification.findMany({ where: { userId: user.id, kind: { in: ['achievement', 'levelUp'] } } })
    expect(told.map((it) => it.source).toSorted()).toEqual(['5', 'level-five'])
    const again = await browser.execute(tutorial, { step: 'welcome' })
    expect(again.finishTutorialStep).toEqual({ xpEarned: 0, newLevel: null, achievements: [] })
  })

  it('ignore a level that only counting a repeated step twice would reach', async () => {
    const { browser, user } = await signUp(academy)
    await browser.execute(tutorial, { step: 'welcome' })
    await give(user.id, xpForLevel(5) - 10, 4)
    const { finishTutorialStep: reward } = await browser.execute(tutorial, { step: 'welcome' })
    expect(reward).toEqual({ xpEarned: 0, newLevel: null, achievements: [] })
    expect(await earnedBy(user.id)).toEqual([])
  })

  it('pay no XP again for a lesson that already has a ledger entry', async () => {
    const { browser, user } = await signUp(academy)
    await give(user.id, xpForLevel(5) - 70, 4)
    await academy.db.xpEntry.create({ data: { learnerId: user.id, reason: 'lesson', source: first, amount: 0 } })
    const { reward } = await learn(academy, browser, first)
    expect(reward).toEqual({ xpEarned: 50, achievements: [{ id: 'first-steps' }] })
    expect(await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ xp: 3980, level: 4 })
  })

  it('name the source of XP, also for the parent, and for lessons that no longer exist', async () => {
    const form = childForm()
    const parentEmail = String(form['parentEmail'])
    const { browser, user } = await signUp(academy, form)
    await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', parentEmail), agree: true })
    await browser.execute(tutorial, { step: 'welcome' })
    await learn(academy, browser, first)
    await academy.db.xpEntry.create({
      data: { learnerId: user.id, reason: 'lesson', source: 'a-lesson-of-old', amount: 25, createdAt: new Date('2026-01-01') },
    })
    await academy.db.learner.update({ where: { id: user.id }, data: { xp: { increment: 25 } } })
    const { title } = await academy.db.lesson.findUniqueOrThrow({ where: { id: first } })
    const titles = (learner: Json) => learner.xpEntries.edges.map(({ node }: Json) => `${node.reason}: ${node.title}`).toSorted()
    const { learner } = (await browser.execute(ledger)).viewer
    const expected = ['achievement: First Steps', 'lesson: a lesson of old', `lesson: ${title}`, 'tutorial: Explorer'].toSorted()
    expect(titles(learner)).toEqual(expected)
    expect(learner.xp).toBe(150)
    expect(learner.xpByReason).toEqual([
      { reason: 'lesson', xp: 50 },
      { reason: 'achievement', xp: 50 },
      { reason: 'tutorial', xp: 50 },
      { reason: 'experiment', xp: 0 },
    ])
    const parent = await signInByMail(academy, parentEmail)
    const { children } = (await parent.execute(ledger.replace('learner {', 'children {'))).viewer
    expect(titles(children[0])).toEqual(expected)
  })

  it('read the titles of fifty entries with as many statements as of one', async () => {
    const browser = await demo(academy, 'anybody')
    const count = async (lines: number) => {
      const read = (first: number) => browser.execute(ledger.replace('50', String(first)))
      await read(lines)
      return (await academy.countStatements(() => read(lines))).length
    }
    expect(await count(50)).toBe(await count(1))
  })

  it('read the gallery with as many statements as a single achievement', async () => {
    const browser: Browser = await demo(academy, 'anybody')
    await browser.execute(gallery)
    // The session, the progress with the edition, and the learner's achievements; the catalogue is cached.
    expect(await academy.countStatements(() => browser.execute(gallery))).toHaveLength(3)
  })

  it('show a new edition of the achievements immediately', async () => {
    const { browser } = await signUp(academy)
    await browser.execute(gallery)
    const { id, rule, ...rest } = await academy.db.achievement.findFirstOrThrow()
    await academy.db.achievement.create({ data: { ...rest, id: `${id}-two`, rule: rule ?? {} } })
    await academy.db.contentEdition.update({ where: { name: 'content' }, data: { digest: 'a new edition' } })
    expect((await browser.execute(gallery)).achievementCount).toBe(18)
  })
})
