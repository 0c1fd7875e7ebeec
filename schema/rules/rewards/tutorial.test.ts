import { describe, expect, it } from 'vitest'
import { levelForXp } from './levels.ts'
import { tutorialSteps } from './tutorial.ts'

describe('tutorial', () => {
  it('has five steps that earn 50, 75, 100, 125 and 200 XP', () => {
    expect(tutorialSteps.map((step) => step.xp)).toEqual([50, 75, 100, 125, 200])
  })

  it('gives each step its own id and badge', () => {
    expect(new Set(tutorialSteps.map((step) => step.id)).size).toBe(5)
    expect(new Set(tutorialSteps.map((step) => step.badge)).size).toBe(5)
  })

  it('takes a new learner to level 2', () => {
    expect(levelForXp(tutorialSteps.reduce((sum, step) => sum + step.xp, 0))).toBe(2)
  })
})
