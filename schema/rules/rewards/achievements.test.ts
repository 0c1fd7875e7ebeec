import { describe, expect, it } from 'vitest'
import { achievementRule, isEarned, type Metrics, metrics } from './achievements.ts'

const nothing = Object.fromEntries(metrics.map((metric) => [metric, 0])) as Metrics

describe('achievements', () => {
  it.each(metrics)('one measured by %s is earned at its threshold, not below it, and only by that metric', (metric) => {
    const rule = { metric, atLeast: 3 }
    expect(isEarned(rule, { ...nothing, [metric]: 2 })).toBe(false)
    expect(isEarned(rule, { ...nothing, [metric]: 3 })).toBe(true)
    expect(isEarned(rule, { ...nothing, [metric]: 400 })).toBe(true)
    const others = Object.fromEntries(metrics.map((name) => [name, name === metric ? 2 : 400])) as Metrics
    expect(isEarned(rule, others)).toBe(false)
  })

  it('a new learner has none', () => {
    for (const metric of metrics) expect(isEarned(achievementRule.parse({ metric, atLeast: 1 }), nothing)).toBe(false)
  })

  it.each([
    ['an unknown figure', { metric: 'luck', atLeast: 1 }],
    ['no figure', { atLeast: 1 }],
    ['a mark that everybody has reached', { metric: 'level', atLeast: 0 }],
    ['half a lesson', { metric: 'lessonsCompleted', atLeast: 1.5 }],
    ['a misspelt key beside', { metric: 'level', atLeast: 2, atMost: 4 }],
  ])('a rule with %s is rejected', (_what, rule) => {
    expect(achievementRule.safeParse(rule).success).toBe(false)
  })
})
