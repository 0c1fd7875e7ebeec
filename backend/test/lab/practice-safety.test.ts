import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { coachPrompt } from '@deepm/schema/rules/lab/coach/coach'
import { sentenceEnd } from '@deepm/schema/rules/lab/lab'
import { findPersonalData, redactPersonalData } from '@deepm/schema/rules/safety/personal-data/personal-data'
import { describe, expect, it } from 'vitest'
import { lessonTexts, trainingDigest } from '../../classifier/examples.ts'
import {
  inTotal,
  type LabelledPrompts,
  maximumFalseShare,
  measureSafety,
  minimumRecall,
  minimumTrainingRecall,
  minimumUnreadRecall,
  readLabelledPrompts,
  rulesPromptsFile,
  type SafetyCategory,
  type SafetyFigures,
  safetyCategories,
  trainingFiles,
  unreadFile,
} from '../../classifier/labelled-prompts.ts'
import { modelFile } from '../../src/moderation/classifier/classify-prompt.service.ts'
import { isUnsafeAnswer } from '../../src/moderation/output/answer-rules.service.ts'
import { classifyAndCheckPrompt } from '../../src/moderation/prompt-check.service.ts'

// There are tens of thousands of labelled prompts. A normal run checks a part of them; EVERY_PROMPT=1 checks all.
const isAll = Boolean(process.env['EVERY_PROMPT'])
const some = <T>(list: readonly T[], oneIn: number) => list.filter((_, at) => isAll || at % oneIn === 0)
const patient = { timeout: isAll ? 1_800_000 : 120_000 }

const set = readLabelledPrompts(rulesPromptsFile)
const groupsOf = (category: SafetyCategory) => trainingFiles.map((file) => readLabelledPrompts(file)[category])
/** All training files together. */
const learned: LabelledPrompts = Object.fromEntries(
  safetyCategories.map((category) => {
    const groups = groupsOf(category)
    return [category, { found: groups.flatMap((it) => it?.found ?? []), passes: groups.flatMap((it) => it?.passes ?? []) }]
  }),
)
const partOf = (of: LabelledPrompts, oneIn: number): LabelledPrompts =>
  Object.fromEntries(
    Object.entries(of).map(([category, { found, passes }]) => [
      category,
      { found: some(found, oneIn), passes: some(passes, oneIn) },
    ]),
  )
const all = [set, learned].flatMap((it) => Object.values(it)).flatMap(({ found, passes }) => [...found, ...passes])
const figures = measureSafety(set)

describe('the labelled prompts', () => {
  it('include enough prompts per category, without duplicates', () => {
    expect(all.length).toBeGreaterThanOrEqual(17_000)
    expect(new Set(all.map((prompt) => prompt.toLowerCase())).size).toBe(all.length)
    for (const category of safetyCategories) {
      const { found = [], passes = [] } = set[category] ?? {}
      if (category !== 'benign') expect(found.length).toBeGreaterThanOrEqual(60)
      expect(passes.length).toBeGreaterThanOrEqual(30)
    }
  })

  it.each(measureSafety(partOf(learned, 10)))(
    'meet recall and false positive limits on the training prompts: $category',
    (row: SafetyFigures) => {
      expect(row.recall, `missed: ${row.missed.join(' | ')}`).toBeGreaterThanOrEqual(minimumTrainingRecall)
      expect(row.falseShare, `held back: ${row.blocked.join(' | ')}`).toBeLessThanOrEqual(maximumFalseShare)
    },
  )

  it('match the committed model; `npm run safety:train` writes it', () => {
    const [head = ''] = readFileSync(modelFile, 'latin1').split('\n', 1)
    expect(JSON.parse(head)).toMatchObject({ trainingDigest: trainingDigest() })
  })

  it('reach the required recall on prompts that were not used for training', () => {
    const { recall, falseShare } = inTotal(measureSafety(readLabelledPrompts(unreadFile)))
    expect(recall).toBeGreaterThanOrEqual(minimumUnreadRecall)
    expect(falseShare).toBeLessThanOrEqual(maximumFalseShare)
  })

  it.each(figures)(
    'meet recall and false positive limits on the prompts written for the rules: $category',
    (row: SafetyFigures) => {
      expect(row.recall, `missed: ${row.missed.join(' | ')}`).toBeGreaterThanOrEqual(minimumRecall)
      expect(row.falseShare, `held back: ${row.blocked.join(' | ')}`).toBeLessThanOrEqual(maximumFalseShare)
    },
  )
})

describe('texts that the academy shows to children', () => {
  const { sentences, prompts } = lessonTexts()

  it('can be sent unchanged: no suggested prompt is edited, blocked or marked as personal data', patient, () => {
    expect(prompts.length).toBeGreaterThan(50)
    for (const prompt of prompts) {
      expect(redactPersonalData(prompt)).toBe(prompt)
      expect(findPersonalData(prompt)).toEqual([])
      expect(classifyAndCheckPrompt(prompt), prompt).toMatchObject({
        isCrisis: false,
        level: expect.not.stringMatching('danger'),
      })
    }
  })

  it('can be sent with the coach’s suggestions, too', patient, () => {
    for (const prompt of prompts)
      for (const { improved } of coachPrompt(prompt).suggestions)
        expect(classifyAndCheckPrompt(improved.text).level, improved.text).not.toBe('danger')
  })

  it('are classified as harm or a crisis in at most one sentence of a hundred', patient, () => {
    // The classifier was trained on the other sentences.
    const others = some(
      sentences.filter((_, at) => at % 3 === 0),
      3,
    )
    const words = ['keyword', 'reviewWord', 'personalData']
    const held = others.filter((sentence) => classifyAndCheckPrompt(sentence).reasons.some((reason) => !words.includes(reason)))
    expect(sentences.length).toBeGreaterThan(2000)
    expect(held.length / others.length, held.join('\n')).toBeLessThanOrEqual(0.01)
  })
})

it('the coach takes harmless prompts of the set for English, and for no tricks', patient, () => {
  // Single words such as "your" are nonsense to the coach, and it asks back.
  const english = trainingFiles.filter((file) => !/languages|short/.test(file)).map((file) => readLabelledPrompts(file))
  const passes = [set, ...english].flatMap((it) => Object.entries(it)).filter(([category]) => category !== 'override')
  const prompts = passes.flatMap(([, it]) => it.passes)
  const special = prompts.filter((prompt) => ['trick', 'nonsense'].includes(coachPrompt(prompt).kind))
  expect(special.length / prompts.length, special.join('\n')).toBeLessThanOrEqual(0.01)
})

it('the rules for answers accept lesson texts, and reject harmful prompts as answers', () => {
  const contentDir = path.resolve(import.meta.dirname, '../../content')
  const lessons = globSync('{paths,courses,guide}/**/*.md', { cwd: contentDir })
  const sentences = lessons.flatMap((name) => readFileSync(path.join(contentDir, name), 'utf8').split(sentenceEnd))
  const wrong = sentences.filter((sentence) => isUnsafeAnswer(sentence))
  const harms = ['violence', 'weapons', 'drugs', 'sexual', 'hate', 'bullying', 'crime'] as const
  const found = harms.flatMap((category) => set[category]?.found ?? [])
  const missed = found.filter((prompt) => !isUnsafeAnswer(prompt))
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
