import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyGoalChoices, defaultDailyGoal, goalShare, isDailyGoal, reachesGoal } from './daily-goal.ts'

const goals = fc.constantFrom(...dailyGoalChoices)

describe('a daily goal', () => {
  it('is 5, 10, 15 or 20 minutes, and 10 until the learner chooses', () => {
    const accepted = Array.from({ length: 60 }, (_, minutes) => minutes).filter(isDailyGoal)
    expect(accepted).toEqual([5, 10, 15, 20])
    expect(isDailyGoal(7.5)).toBe(false)
    expect(defaultDailyGoal).toBe(10)
  })

  it('fills from empty to full, and stays full with more minutes', () => {
    expect([0, 3, 10, 18].map((minutes) => goalShare(minutes, 10))).toEqual([0, 0.3, 1, 1])
    expect(goalShare(-2, 10)).toBe(0)
  })

  it('is reached exactly once on a day whose minutes only increase', () => {
    fc.assert(
      fc.property(goals, fc.array(fc.nat(4), { maxLength: 40 }), (goal, steps) => {
        let minutes = 0
        let times = 0
        for (const step of steps) {
          if (reachesGoal(minutes, minutes + step, goal)) times += 1
          minutes += step
        }
        expect(times).toBe(minutes >= goal ? 1 : 0)
        expect(goalShare(minutes, goal) === 1).toBe(times === 1)
      }),
    )
  })
})
