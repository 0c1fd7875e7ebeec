import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isUnfitAnswer } from '@deepm/schema/rules/answer-safety'
import { coachPrompt } from '@deepm/schema/rules/coach'
import { sentenceEnd } from '@deepm/schema/rules/lab'
import { findPersonalData, withoutPersonalData } from '@deepm/schema/rules/personal-data'
import { describe, expect, it } from 'vitest'
import { judgePrompt } from '../src/modules/practice/prompt-check.service.ts'
import { weightFile } from '../src/modules/practice/second-reader.service.ts'
import { lessonTexts, setsDigest } from '../src/seed/safety-examples.ts'
import {
  learnedSetFiles,
  leastLearned,
  leastRecall,
  measureSafety,
  mostFalse,
  readSafetySet,
  type SafetyCategory,
  type SafetyFigures,
  type SafetySet,
  safetyCategories,
  safetySetFile,
} from '../src/seed/safety-set.ts'

// What the server makes of the labelled sets, by the function behind `npm run safety:eval`, and of what the academy itself gives children to
// read and to try.

// The encoder takes some milliseconds a prompt, and there are tens of thousands of them. Every change reads a part; EVERY_PROMPT=1 reads all.
const isAll = Boolean(process.env['EVERY_PROMPT'])
const some = <T>(list: readonly T[], oneIn: number) => list.filter((_, at) => isAll || at % oneIn === 0)
const patient = { timeout: isAll ? 1_800_000 : 120_000 }

const set = readSafetySet(safetySetFile)
const groupsOf = (category: SafetyCategory) => learnedSetFiles.map((file) => readSafetySet(file)[category])
/** All that the second reader learned from beside it, as one set. */
const learned: SafetySet = Object.fromEntries(
  safetyCategories.map((category) => {
    const groups = groupsOf(category)
    return [category, { found: groups.flatMap((it) => it?.found ?? []), passes: groups.flatMap((it) => it?.passes ?? []) }]
  }),
)
const partOf = (of: SafetySet, oneIn: number): SafetySet =>
  Object.fromEntries(
    Object.entries(of).map(([category, { found, passes }]) => [
      category,
      { found: some(found, oneIn), passes: some(passes, oneIn) },
    ]),
  )
const all = [set, learned].flatMap((it) => Object.values(it)).flatMap(({ found, passes }) => [...found, ...passes])
const figures = measureSafety(set)

describe('the labelled sets', () => {
  it('are large enough in every category and say nothing twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(17_000)
    expect(new Set(all.map((prompt) => prompt.toLowerCase())).size).toBe(all.length)
    for (const category of safetyCategories) {
      const { found = [], passes = [] } = set[category] ?? {}
      if (category !== 'benign') expect(found.length).toBeGreaterThanOrEqual(60)
      expect(passes.length).toBeGreaterThanOrEqual(30)
    }
  })

  it.each(measureSafety(partOf(learned, 10)))(
    'that was learned from is noticed where it should be: $category',
    (row: SafetyFigures) => {
      expect(row.recall, `missed: ${row.missed.join(' | ')}`).toBeGreaterThanOrEqual(leastLearned)
      expect(row.falseShare, `held back: ${row.heldBack.join(' | ')}`).toBeLessThanOrEqual(mostFalse)
    },
  )

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

  it('may be sent as it is: no prompt of a lesson or of the lab is changed, held back or marked as private', patient, () => {
    expect(prompts.length).toBeGreaterThan(50)
    for (const prompt of prompts) {
      expect(withoutPersonalData(prompt)).toBe(prompt)
      expect(findPersonalData(prompt)).toEqual([])
      expect(judgePrompt(prompt), prompt).toMatchObject({ isCrisis: false, level: expect.not.stringMatching('danger') })
    }
  })

  it('is rewritten by the coach into examples that may be sent too', patient, () => {
    for (const prompt of prompts) {
      const { rewritten } = coachPrompt(prompt)
      if (rewritten !== null) expect(judgePrompt(rewritten).level, rewritten).not.toBe('danger')
    }
  })

  it('is taken for harm or a cry for help in one sentence of a hundred at most', patient, () => {
    // The second reader learned from every third; what it makes of the others is what it makes of new ones.
    const others = some(
      sentences.filter((_, at) => at % 3 !== 0),
      5,
    )
    const words = ['keyword', 'reviewWord', 'personalData']
    const held = others.filter((sentence) => judgePrompt(sentence).reasons.some((reason) => !words.includes(reason)))
    expect(sentences.length).toBeGreaterThan(2000)
    expect(held.length / others.length, held.join('\n')).toBeLessThanOrEqual(0.01)
  })
})

it('the coach’s rewritten example scores higher than any harmless prompt of the set', patient, () => {
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
