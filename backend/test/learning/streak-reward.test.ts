import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { passCheck, signUp } from '../support/people/people.ts'

const complete = `mutation ($id: ID!) {
  completeLesson(lessonId: $id) { ... on CompleteLessonPayload { reward { streakDays isFreezeUsed isFreezeEarned } } }
}`
const tutorial = 'mutation { finishTutorialStep(step: welcome) { ... on Reward { xpEarned streakDays } } }'
const unchanged = { streakDays: null, isFreezeUsed: false, isFreezeEarned: false }

describe.each(kinds)('the streak of a reward on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
    academy.setClock(new Date('2026-03-01T12:00:00Z'))
  })
  afterAll(() => academy.close())

  const rewardOf = async (browser: Browser, id: string) => {
    await passCheck(academy, browser, id)
    return (await browser.execute(complete, { id })).completeLesson.reward
  }
  const setStreak = (id: string, streakDays: number, streakFreezes: number, streakLastDay: string) =>
    academy.db.learner.update({ where: { id }, data: { streakDays, streakLongest: streakDays, streakFreezes, streakLastDay } })

  it('is the new streak for the first lesson of a day, and null for the next one and for a repetition', async () => {
    const { browser } = await signUp(academy)
    expect(await rewardOf(browser, 'problem-detective')).toEqual({ ...unchanged, streakDays: 1 })
    expect(await rewardOf(browser, 'your-voice-first')).toEqual(unchanged)
    expect(await rewardOf(browser, 'problem-detective')).toEqual(unchanged)
  })

  it('is given once to twenty tabs that complete the lesson at the same time', async () => {
    const { browser } = await signUp(academy)
    await passCheck(academy, browser, 'problem-detective')
    const tabs = await Promise.all(Array.from({ length: 20 }, () => browser.execute(complete, { id: 'problem-detective' })))
    expect(tabs.map((tab) => tab.completeLesson.reward.streakDays).filter((days) => days !== null)).toEqual([1])
  })

  it.each([
    ['continues a streak of yesterday', 2, 0, '2026-02-28', { ...unchanged, streakDays: 3 }],
    ['earns a freeze on the seventh day', 6, 0, '2026-02-28', { ...unchanged, streakDays: 7, isFreezeEarned: true }],
    ['uses a freeze for one missed day', 8, 1, '2026-02-27', { ...unchanged, streakDays: 9, isFreezeUsed: true }],
    ['starts again after two missed days', 8, 1, '2026-02-26', { ...unchanged, streakDays: 1 }],
  ])('%s', async (_what, days, freezes, lastDay, reward) => {
    const { browser, user } = await signUp(academy)
    await setStreak(user.id, days, freezes, lastDay)
    expect(await rewardOf(browser, 'problem-detective')).toEqual(reward)
  })

  it('stays null for a step of the tutorial, which counts no day', async () => {
    const { browser } = await signUp(academy)
    expect((await browser.execute(tutorial)).finishTutorialStep).toEqual({ xpEarned: 50, streakDays: null })
  })
})
