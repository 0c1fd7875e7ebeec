import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findPersonalData } from '@deepm/schema/rules/personal-data'
import { checkPrompt } from '@deepm/schema/rules/prompt-safety'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

// The safety rules against a labelled set of our own. The figures are printed, so that a change of the rules shows what it did.

const leastRecall = 0.95
const mostFalse = 0.03

const file = path.resolve(import.meta.dirname, '../content/safety/prompts.yaml')
const prompts = z.string().array()
const group = z.strictObject({ found: prompts.default([]), passes: prompts })
const groupNames = ['crisis', 'harm', 'override', 'personal', 'benign'] as const
const set = z.strictObject(Object.fromEntries(groupNames.map((name) => [name, group]))).parse(parse(readFileSync(file, 'utf8')))

/** Whether the rules notice what a group is about. */
const notices: Record<string, (prompt: string) => boolean> = {
  crisis: (prompt) => checkPrompt(prompt).isCrisis,
  harm: (prompt) => checkPrompt(prompt).level === 'danger',
  override: (prompt) => checkPrompt(prompt).reasons.includes('override'),
  personal: (prompt) => findPersonalData(prompt).length > 0,
  benign: (prompt) => checkPrompt(prompt).level !== 'safe',
}

/** Whether a look-alike is held back, or marked as what it only looks like. */
function isFalse(name: string, prompt: string): boolean {
  return checkPrompt(prompt).level === 'danger' || (notices[name]?.(prompt) ?? true)
}

const all = Object.entries(set).flatMap(([name, { found, passes }]) => [...found, ...passes].map((prompt) => ({ name, prompt })))

it('the set is large enough and says nothing twice', () => {
  expect(all.length).toBeGreaterThanOrEqual(120)
  expect(new Set(all.map(({ prompt }) => prompt)).size).toBe(all.length)
})

it.each(Object.keys(set))('the rules notice what is of the group “%s” and let its look-alikes pass', (name) => {
  const { found = [], passes = [] } = set[name] ?? {}
  const missed = found.filter((prompt) => !notices[name]?.(prompt))
  const wrong = passes.filter((prompt) => isFalse(name, prompt))
  const recall = found.length === 0 ? 1 : 1 - missed.length / found.length
  console.info(
    `${name}: recall ${percent(recall)} of ${found.length}, false ${percent(wrong.length / passes.length)} of ${passes.length}`,
    { missed, wrong },
  )
  expect(recall, `missed: ${missed.join(' | ')}`).toBeGreaterThanOrEqual(leastRecall)
  expect(wrong.length / passes.length, `held back: ${wrong.join(' | ')}`).toBeLessThanOrEqual(mostFalse)
})

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
