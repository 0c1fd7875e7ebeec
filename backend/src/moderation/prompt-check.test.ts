import { disclosures, lookAlikes } from '@deepm/schema/rules/safety/disclosures.fixture'
import { describe, expect, it } from 'vitest'
import { classifyAndCheckPrompt } from './prompt-check.service.ts'

const slow = { timeout: 30_000 }

const everydayThings = [
  ...['bridge', 'rope', 'roof', 'station', 'bathroom', 'uncle', 'dad', 'brother', 'food', 'jokes', 'videos', 'bottle', 'trip'],
  ...['skateboard', 'octopus', 'volcano', 'guitar', 'pyramid', 'storm', 'castle', 'trumpet', 'penguin', 'biscuit', 'lantern'],
  ...['tractor', 'planet', 'mermaid', 'goalkeeper', 'drum', 'forest', 'island', 'spaceship', 'teacher', 'team', 'tiger'],
]
const shortForms = ['…', '… pls', 'my …', 'draw …', '… facts', 'tell me about …', 'i like …', 'make a …', 'more …', '… idk']

describe('the check of the server', () => {
  it('finds a crisis in all disclosures, and always a reply to it', slow, () => {
    const prompts = Object.values(disclosures).flat()
    const checks = prompts.map((prompt) => ({ prompt, ...classifyAndCheckPrompt(prompt) }))
    for (const { isCrisis, crisisTopics } of checks) expect(crisisTopics.length > 0).toBe(isCrisis)
    const missed = checks.filter(({ isCrisis }) => !isCrisis).map(({ prompt }) => prompt)
    expect(missed).toEqual([])
  })

  it('finds no crisis in everyday sentences', slow, () => {
    expect(lookAlikes.filter((prompt) => classifyAndCheckPrompt(prompt).isCrisis)).toEqual([])
  })

  it('passes short prompts about everyday things', slow, () => {
    const prompts = everydayThings.flatMap((thing) => shortForms.map((form) => form.replace('…', thing)))
    const blocked = prompts.filter((prompt) => classifyAndCheckPrompt(prompt).level === 'danger')
    expect(blocked.length / prompts.length, blocked.join(', ')).toBeLessThan(0.01)
  })

  it.each(['me', 'Me!', 'u', 'ur so dumb lol'])('takes “%s” for harmless', (prompt) => {
    expect(classifyAndCheckPrompt(prompt).level).toBe('safe')
  })

  it.each(['kms', 'nudes pls', 'weed pls', 'dad hits me', 'nobody likes me', 'kill him'])(
    'finds the danger in “%s”',
    (prompt) => {
      expect(classifyAndCheckPrompt(prompt).level).toBe('danger')
    },
  )
})
