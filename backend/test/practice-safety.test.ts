import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isUnfitAnswer, sentenceEnd } from '@deepm/schema/rules/answer-safety'
import { coachPrompt } from '@deepm/schema/rules/coach'
import { findPersonalData, withoutPersonalData } from '@deepm/schema/rules/personal-data'
import { describe, expect, it } from 'vitest'
import { judgePrompt } from '../src/modules/practice/prompt-check.service.ts'
import { weightFile } from '../src/modules/practice/second-reader.service.ts'
import {
  learnedSetFile,
  leastRecall,
  measureSafety,
  mostFalse,
  readSafetySet,
  type SafetyFigures,
  safetySetFile,
} from '../src/seed/safety-set.ts'
import { lessonTexts, setsDigest } from '../src/seed/safety-training.ts'

// What the server makes of the labelled sets, by the function behind `npm run safety:eval`, and of what the academy itself gives children to
// read and to try.

const set = readSafetySet(safetySetFile)
const figures = measureSafety(set)
const learned = readSafetySet(learnedSetFile)
const all = [set, learned].flatMap((it) => Object.values(it)).flatMap(({ found, passes }) => [...found, ...passes])

describe('the labelled sets', () => {
  it('are large enough in every category and say nothing twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(9800)
    expect(new Set(all.map((prompt) => prompt.toLowerCase())).size).toBe(all.length)
    for (const { category, found, passes } of figures) {
      if (category !== 'benign') expect(found).toBeGreaterThanOrEqual(60)
      expect(passes).toBeGreaterThanOrEqual(30)
    }
  })

  it.each(measureSafety(learned))('that was learned from is noticed where it should be: $category', (row: SafetyFigures) => {
    expect(row.recall, `missed: ${row.missed.join(' | ')}`).toBeGreaterThanOrEqual(leastRecall)
    expect(row.falseShare, `held back: ${row.heldBack.join(' | ')}`).toBeLessThanOrEqual(mostFalse)
  })

  it('is what the table of the second reader was learned from; `npm run safety:train` makes it anew', () => {
    const [head = ''] = readFileSync(weightFile, 'latin1').split('\n', 1)
    expect(JSON.parse(head)).toMatchObject({ learnedFrom: setsDigest() })
  })

  it.each(figures)('is noticed where it should be, and its look-alikes pass: $category', (row: SafetyFigures) => {
    expect(row.recall, `missed: ${row.missed.join(' | ')}`).toBeGreaterThanOrEqual(leastRecall)
    expect(row.falseShare, `held back: ${row.heldBack.join(' | ')}`).toBeLessThanOrEqual(mostFalse)
  })
})

describe('what the academy gives to children', () => {
  const { sentences, prompts } = lessonTexts()

  it('may be sent as it is: no prompt of a lesson or of the lab is changed, held back or marked as private', () => {
    expect(prompts.length).toBeGreaterThan(50)
    for (const prompt of prompts) {
      expect(withoutPersonalData(prompt)).toBe(prompt)
      expect(findPersonalData(prompt)).toEqual([])
      expect(judgePrompt(prompt), prompt).toMatchObject({ isCrisis: false, level: expect.not.stringMatching('danger') })
    }
  })

  it('is rewritten by the coach into examples that may be sent too', () => {
    for (const prompt of prompts) {
      const { rewritten } = coachPrompt(prompt)
      if (rewritten !== null) expect(judgePrompt(rewritten).level, rewritten).not.toBe('danger')
    }
  })

  it('is taken for harm or a cry for help in one sentence of a hundred at most', () => {
    // The second reader learned from every third; what it makes of the others is what it makes of new ones.
    const others = sentences.filter((_, at) => at % 3 !== 0)
    const words = ['keyword', 'reviewWord', 'personalData']
    const held = others.filter((sentence) => judgePrompt(sentence).reasons.some((reason) => !words.includes(reason)))
    expect(sentences.length).toBeGreaterThan(2000)
    expect(held.length / others.length, held.join('\n')).toBeLessThanOrEqual(0.01)
  })
})

it('the coach’s rewritten example scores higher than any harmless prompt of the set', () => {
  for (const prompt of [set, learned].flatMap((it) => Object.values(it)).flatMap(({ passes }) => passes)) {
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
