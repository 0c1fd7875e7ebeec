import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { before, beginner, give, lessonId } from '../support/learning/check-answers.ts'
import { completeLesson, learn, passCheck, readCheck, rightFor, signUp } from '../support/people/people.ts'

describe.each(kinds)('the check for understanding on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  describe('allows completion', () => {
    it('from 80% correct', async () => {
      const { browser, user } = await signUp(academy)
      const items = await readCheck(browser, before)
      expect(items).toHaveLength(5)
      for (const [index, asked] of items.slice(0, 4).entries()) {
        const refused = (await browser.execute(completeLesson, { id: before })).completeLesson
        expect(refused.code).toBe('CHECK_NOT_PASSED')
        expect(refused.message).toContain(`${index} of 4`)
        const right = await rightFor(academy, before, asked)
        await give(browser, asked.id, right.choices, right.text)
      }
      expect(await academy.db.xpEntry.count({ where: { learnerId: user.id } })).toBe(0)
      const done = (await browser.execute(completeLesson, { id: before })).completeLesson
      expect(done.lesson.isCompleted).toBe(true)
      const { lesson } = await browser.execute('query ($id: ID!) { lesson(id: $id) { progress } }', { id: before })
      expect(lesson.progress).toBe(100)
    })

    it('once, however many tabs request it in parallel', async () => {
      const { browser, learnerId } = await beginner(academy)
      await passCheck(academy, browser, lessonId)
      const tabs = await Promise.all(Array.from({ length: 20 }, () => browser.execute(completeLesson, { id: lessonId })))
      expect(tabs.every((tab) => tab.completeLesson.lesson.isCompleted)).toBe(true)
      expect(tabs.filter((tab) => tab.completeLesson.reward.xpEarned > 0)).toHaveLength(1)
      expect(await academy.db.xpEntry.count({ where: { learnerId, reason: 'lesson' } })).toBe(1)
    })

    it('permanently, and repeating it earns nothing', async () => {
      const { browser } = await beginner(academy)
      await learn(academy, browser, lessonId)
      const again = (await browser.execute(completeLesson, { id: lessonId })).completeLesson
      expect(again).toMatchObject({ lesson: { isCompleted: true }, reward: { xpEarned: 0 } })
    })
  })
})
