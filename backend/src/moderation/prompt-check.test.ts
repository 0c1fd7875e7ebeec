import { disclosures, lookAlikes } from '@deepm/schema/rules/safety/disclosures.fixture'
import { describe, expect, it } from 'vitest'
import { classifyAndCheckPrompt } from './prompt-check.service.ts'

const slow = { timeout: 30_000 }

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
})
