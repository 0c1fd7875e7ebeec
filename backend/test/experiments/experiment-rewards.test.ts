import { type ExperimentId, experimentIds } from '@deepm/schema/rules/experiments/catalogue'
import { xpForLevel } from '@deepm/schema/rules/rewards/levels'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { finish, reach, useScoreRules } from '../support/learning/experiments.ts'
import { learn, signUp } from '../support/people/people.ts'

const gallery = '{ achievements { id earnedAt reached { value goal unit } } }'

describe.each(kinds)('rewards of experiments on the %s database', (kind) => {
  let academy: Academy
  let lessons: string[]
  useScoreRules(experimentIds)
  beforeAll(async () => {
    academy = await Academy.open(kind)
    const where = { courseId: null, prerequisites: { isEmpty: true } }
    lessons = (await academy.db.lesson.findMany({ where, orderBy: { id: 'asc' }, distinct: ['folderId'], take: 3 })).map(
      (it) => it.id,
    )
  })
  afterAll(() => academy.close())

  const learnerOf = (id: string) => academy.db.learner.findUniqueOrThrow({ where: { id } })
  const progressOf = async (browser: Browser, id: string) =>
    (await browser.execute(gallery)).achievements.find((it: Json) => it.id === id).reached

  it('are 10 XP for each mission, 50 for all three, and achievements for the first mission and the first experiment', async () => {
    const { browser, user } = await signUp(academy)
    expect((await reach(browser, 'teach', 1)).reward).toEqual({
      xpEarned: 60,
      newLevel: null,
      achievements: [{ id: 'first-mission' }],
    })
    expect((await reach(browser, 'teach', 2)).learner).toMatchObject({ xp: 70, streak: 1 })
    expect((await reach(browser, 'teach', 3)).reward).toMatchObject({ xpEarned: 110, achievements: [{ id: 'machine-tester' }] })
    const ledger = '{ viewer { learner { xpEntries(first: 9) { edges { node { reason title amount } } } } } }'
    const { edges } = (await browser.execute(ledger)).viewer.learner.xpEntries
    const titles = edges.map(({ node }: Json) => `${node.reason}: ${node.title}, ${node.amount}`)
    expect(titles.toSorted()).toEqual([
      'achievement: First Mission, 50',
      'achievement: Machine Tester, 50',
      'experiment: Teach a Machine, 50',
      'experiment: Teach a Machine, mission 1, 10',
      'experiment: Teach a Machine, mission 2, 10',
      'experiment: Teach a Machine, mission 3, 10',
    ])
    expect((await learnerOf(user.id)).xp).toBe(180)
  })

  it.each([
    [3, 0],
    [2, 1],
    [1, 2],
    [0, 3],
  ])('%i lessons and %i experiments on the first day reach level 2 without the tutorial', async (ofLessons, ofExperiments) => {
    const { browser, user } = await signUp(academy)
    for (const id of lessons.slice(0, ofLessons)) await learn(academy, browser, id)
    for (const id of experimentIds.slice(0, ofExperiments)) await finish(browser, id)
    expect(await academy.db.xpEntry.count({ where: { learnerId: user.id, source: 'warmed-up' } })).toBe(1)
    const { xp, level } = await learnerOf(user.id)
    expect(xp).toBeGreaterThanOrEqual(xpForLevel(2))
    expect(level).toBe(2)
  })

  it('count lessons and experiments of one day, and show the best day so far', async () => {
    const { browser, user } = await signUp(academy)
    await academy.db.learner.update({ where: { id: user.id }, data: { createdAt: new Date('2026-01-01') } })
    await learn(academy, browser, lessons[0] ?? '')
    await finish(browser, 'teach')
    academy.passDays(1)
    await finish(browser, 'tokens')
    expect(await progressOf(browser, 'warmed-up')).toEqual({ value: 2, goal: 3, unit: 'activities' })
    expect(await progressOf(browser, 'mission-runner')).toEqual({ value: 6, goal: 15, unit: 'missions' })
    expect(await progressOf(browser, 'curious-dozen')).toEqual({ value: 2, goal: 12, unit: 'experiments' })
    await learn(academy, browser, lessons[1] ?? '')
    const { reward } = await learn(academy, browser, lessons[2] ?? '')
    expect(reward.achievements).toEqual([{ id: 'warmed-up' }])
    expect((await browser.execute('{ viewer { learner { streak longestStreak } } }')).viewer.learner).toEqual({
      streak: 2,
      longestStreak: 2,
    })
  })

  it('are limited to four experiments in 24 hours; further ones are recorded and count for achievements', async () => {
    const { browser, user } = await signUp(academy)
    for (const id of experimentIds.slice(0, 4)) await finish(browser, id)
    const fifth = experimentIds[4] as ExperimentId
    // Fifteen missions are an achievement, also when the last ones earn no XP themselves.
    expect(await finish(browser, fifth)).toBe(150)
    const entries = await academy.db.xpEntry.findMany({ where: { learnerId: user.id, reason: 'experiment' } })
    expect(entries.reduce((sum, it) => sum + it.amount, 0)).toBe(320)
    expect(await academy.db.experimentAttempt.count({ where: { learnerId: user.id, completedAt: { not: null } } })).toBe(5)
    academy.passDays(1)
    expect(await finish(browser, experimentIds[5] as ExperimentId)).toBeGreaterThanOrEqual(80)
  })

  it('let a script that sends all missions in parallel earn no more than that, once', async () => {
    const { browser, user } = await signUp(academy)
    const all = experimentIds.flatMap((id) => [1, 2, 3].map((number) => ({ id, number })))
    for (let at = 0; at < all.length; at += 12)
      await Promise.all(all.slice(at, at + 12).map(({ id, number }) => reach(browser, id, number)))
    const entries = await academy.db.xpEntry.findMany({ where: { learnerId: user.id, reason: 'experiment' } })
    expect(entries.reduce((sum, it) => sum + it.amount, 0)).toBe(320)
    const earned = await academy.db.learnerAchievement.findMany({ where: { learnerId: user.id } })
    expect(earned.map((it) => it.achievementId).toSorted()).toEqual([
      'curious-dozen',
      'first-mission',
      'machine-tester',
      'mission-runner',
      'warmed-up',
    ])
  })
})
