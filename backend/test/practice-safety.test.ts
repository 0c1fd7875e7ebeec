import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isUnfitAnswer, sentenceEnd } from '@deepm/schema/rules/answer-safety'
import { coachPrompt } from '@deepm/schema/rules/coach'
import { findPersonalData, withoutPersonalData } from '@deepm/schema/rules/personal-data'
import { checkPrompt } from '@deepm/schema/rules/prompt-safety'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readContent } from '../src/seed/content.ts'
import {
  leastRecall,
  measureSafety,
  mostFalse,
  readSafetySet,
  type SafetyFigures,
  safetySetFile,
} from '../src/seed/safety-set.ts'

// The safety rules against a labelled set of our own, by the function behind `npm run safety:eval`, and against what the academy itself
// gives children to read and to try.

const set = readSafetySet(safetySetFile)
const figures = measureSafety(set)
const all = Object.values(set).flatMap(({ found, passes }) => [...found, ...passes])

describe('the labelled set', () => {
  it('is large enough in every category and says nothing twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(3900)
    expect(new Set(all.map((prompt) => prompt.toLowerCase())).size).toBe(all.length)
    for (const { category, found, passes } of figures) {
      if (category !== 'benign') expect(found).toBeGreaterThanOrEqual(60)
      expect(passes).toBeGreaterThanOrEqual(30)
    }
  })

  it.each(figures)('is noticed where it should be, and its look-alikes pass: $category', (row: SafetyFigures) => {
    expect(row.recall, `missed: ${row.missed.join(' | ')}`).toBeGreaterThanOrEqual(leastRecall)
    expect(row.falseShare, `held back: ${row.heldBack.join(' | ')}`).toBeLessThanOrEqual(mostFalse)
  })
})

describe('what the academy gives to children', () => {
  const { paths, courses } = readContent()
  const lessons = [...paths.flatMap(({ folders }) => folders), ...courses].flatMap((it) => it.lessons)
  const suggested = z
    .object({ text: z.string() })
    .array()
    .parse(parse(readFileSync(path.resolve(import.meta.dirname, '../content/lab/prompts.yaml'), 'utf8')))
  const prompts = [...lessons.map(({ practice }) => practice.prompt), ...suggested.map(({ text }) => text)]

  it('may be sent as it is: no prompt of a lesson or of the lab is changed, held back or marked as private', () => {
    expect(prompts.length).toBeGreaterThan(50)
    for (const prompt of prompts) {
      expect(withoutPersonalData(prompt)).toBe(prompt)
      expect(findPersonalData(prompt)).toEqual([])
      expect(checkPrompt(prompt).level, prompt).not.toBe('danger')
    }
  })

  it('is taken for harm or a cry for help in one sentence of a hundred at most', () => {
    const files = globSync(path.resolve(import.meta.dirname, '../content/{paths,courses}/**/*.md'))
    const sentences = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/\n|(?<=[.!?]) /)
        .filter((sentence) => sentence.split(' ').length > 4),
    )
    const words = ['keyword', 'reviewWord', 'personalData']
    const held = sentences.filter((sentence) => checkPrompt(sentence).reasons.some((reason) => !words.includes(reason)))
    expect(sentences.length).toBeGreaterThan(2000)
    expect(held.length / sentences.length, held.join('\n')).toBeLessThanOrEqual(0.01)
  })
})

it('the coach’s rewritten example scores higher than any harmless prompt of the set', () => {
  for (const prompt of Object.values(set).flatMap(({ passes }) => passes)) {
    const { total, rewritten } = coachPrompt(prompt)
    if (rewritten !== null) expect(coachPrompt(rewritten).total, prompt).toBeGreaterThan(total)
  }
})
it('the rules for answers let what teaches pass, and stop what would harm if a model said it', () => {
  const contentDir = path.resolve(import.meta.dirname, '../content')
  const lessons = globSync('{paths,courses,guide}/**/*.md', { cwd: contentDir })
  const sentences = lessons.flatMap((name) => readFileSync(path.join(contentDir, name), 'utf8').split(sentenceEnd))
  const wrong = sentences.filter((sentence) => isUnfitAnswer(sentence))
  const harms = ['violence', 'weapons', 'drugs', 'sexual', 'hate', 'bullying', 'crime'] as const
  const found = harms.flatMap((category) => set[category]?.found ?? [])
  const missed = found.filter((prompt) => !isUnfitAnswer(prompt))
  console.info(`answers: false ${percent(wrong.length / sentences.length)} of ${sentences.length} sentences of lessons`, {
    wrong,
  })
  console.info(`answers: stops ${percent(1 - missed.length / found.length)} of ${found.length}`, { missed })
  expect(sentences.length).toBeGreaterThan(10_000)
  expect(wrong.length / sentences.length).toBeLessThanOrEqual(0.001)
  expect(missed.length / found.length).toBeLessThanOrEqual(0.1)
})

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
