import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { completeLesson, learn, passCheck, signUp } from '../support/people/people.ts'

describe.each(kinds)('learning on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('updates XP, level, streak and progress when a lesson is completed', async () => {
    const { browser, user } = await signUp(academy)
    const first = await learn(academy, browser, 'problem-detective')
    expect(first.reward).toEqual({ xpEarned: 75, achievements: [{ id: 'first-steps' }] })
    expect(first.learner).toEqual({ xp: 75, level: 1, streak: 1, completedLessons: 1 })
    const { persona } = await browser.execute(
      '{ persona(id: "entrepreneur") { progress completedFolders totalFolders folders { progress lessons { id isCompleted isLocked } } } }',
    )
    const lessons = persona.folders.flatMap((folder: { lessons: unknown[] }) => folder.lessons)
    expect(persona).toMatchObject({ progress: Math.floor(100 / lessons.length), completedFolders: 0, totalFolders: 8 })
    expect(persona.folders[0].progress).toBe(50)
    expect(await ledgerAgrees(academy, user.id)).toBe(true)
  })

  it('counts a lesson once, however often and in however many tabs it is completed', async () => {
    const { browser, user } = await signUp(academy)
    await passCheck(academy, browser, 'problem-detective')
    const tabs = await Promise.all(Array.from({ length: 20 }, () => browser.execute(completeLesson, { id: 'problem-detective' })))
    expect(tabs.filter((tab) => tab.completeLesson.reward.xpEarned > 0)).toHaveLength(1)
    const again = await browser.execute(completeLesson, { id: 'problem-detective' })
    expect(again.completeLesson).toMatchObject({
      lesson: { isCompleted: true },
      learner: { xp: 75, completedLessons: 1 },
      reward: { xpEarned: 0 },
    })
    expect(await academy.db.lessonProgress.count({ where: { learnerId: user.id } })).toBe(1)
    expect(await ledgerAgrees(academy, user.id)).toBe(true)
  })

  it('counts different lessons completed at the same time separately', async () => {
    const { browser, user } = await signUp(academy)
    const firsts = ['problem-detective', 'your-voice-first', 'words-that-paint', 'a-cause-you-can-prove']
    await Promise.all(firsts.map((id) => learn(academy, browser, id)))
    const learner = await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })
    expect(await academy.db.lessonProgress.count({ where: { learnerId: user.id } })).toBe(4)
    expect(learner.streakDays).toBe(1)
    expect(await ledgerAgrees(academy, user.id)).toBe(true)
  })

  it('locks a lesson and its notes until all lessons of the folder before are completed, in any order', async () => {
    const { browser } = await signUp(academy)
    const locked = 'questions-that-find-the-truth'
    const read = `{ lesson(id: "${locked}") { isLocked content } }`
    await learn(academy, browser, 'one-problem-ten-ideas')
    expect((await browser.execute(read)).lesson).toEqual({ isLocked: true, content: null })
    expect((await browser.execute(completeLesson, { id: locked })).completeLesson.code).toBe('LESSON_LOCKED')
    await learn(academy, browser, 'problem-detective')
    const open = (await browser.execute(read)).lesson
    expect(open.isLocked).toBe(false)
    expect(open.content).toContain('##')
    expect((await browser.execute(completeLesson, { id: 'no-such-lesson' })).completeLesson.code).toBe('NOT_FOUND')
  })

  it('extends the streak per local day, bridges one missed day with an earned freeze, and then ends it', async () => {
    const { browser, user } = await signUp(academy)
    const start = new Date('2026-03-01T12:00:00Z')
    const lessons = [
      'problem-detective',
      'your-voice-first',
      'words-that-paint',
      'a-cause-you-can-prove',
      'one-problem-ten-ideas',
      'questions-that-find-the-truth',
      'can-you-trust-that-number',
    ]
    await academy.db.session.updateMany({ data: { expiresAt: new Date('2036-01-01') } })
    for (const [day, id] of lessons.entries()) {
      academy.setClock(new Date(start.getTime() + day * 86_400_000))
      expect((await learn(academy, browser, id)).learner.streak).toBe(day + 1)
    }
    const streak = async () => (await browser.execute('{ viewer { learner { streak } } }')).viewer.learner.streak
    academy.passDays(2)
    expect(await streak()).toBe(7)
    academy.passDays(1)
    expect(await streak()).toBe(0)
    academy.setClock(new Date())
    expect(await ledgerAgrees(academy, user.id)).toBe(true)
  })

  it('rewards a tutorial step once', async () => {
    const { browser, user } = await signUp(academy)
    const finish = 'mutation ($step: TutorialStep!) { finishTutorialStep(step: $step) { ... on Reward { xpEarned } } }'
    const parallel = await Promise.all(Array.from({ length: 5 }, () => browser.execute(finish, { step: 'welcome' })))
    expect(parallel.map((answer) => answer.finishTutorialStep.xpEarned).sort()).toEqual([0, 0, 0, 0, 50])
    for (const [step, xp] of [
      ['paths', 75],
      ['lessons', 100],
      ['safety', 125],
      ['ready', 200],
    ]) {
      expect((await browser.execute(finish, { step })).finishTutorialStep.xpEarned).toBe(xp)
    }
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ id: user.id, xp: 550, level: 2 })
  })

  it('shows the demo learner with the figures of the specification', async () => {
    const browser = academy.browser()
    await browser.execute('mutation { demoSignIn(username: "a", password: "b") { __typename } }')
    const { body } = await browser.get('/api/dashboard')
    expect(body.user).toMatchObject({ xp: 1250, level: 3, streak: 5 })
    const names = body.recentAchievements.map((achievement: { name: string }) => achievement.name)
    expect(names.toSorted()).toEqual(['AI Explorer', 'Creative Genius', 'Safety Expert'])
    expect(await ledgerAgrees(academy, 'demo-learner')).toBe(true)
  })

  it('locks courses that require previous ones', async () => {
    const { browser } = await signUp(academy)
    const { body } = await browser.get('/api/courses')
    expect(body.map((course: { modules: number }) => course.modules)).toEqual([8, 6, 7, 5, 6, 8])
    expect(body.map((course: { isLocked: boolean }) => course.isLocked)).toEqual([false, false, false, true, true, true])
  })
})

/** Whether the displayed total equals the sum of the ledger. */
async function ledgerAgrees(academy: Academy, learnerId: string): Promise<boolean> {
  const { xp } = await academy.db.learner.findUniqueOrThrow({ where: { id: learnerId } })
  const { _sum } = await academy.db.xpEntry.aggregate({ where: { learnerId }, _sum: { amount: true } })
  return xp === (_sum.amount ?? 0)
}
