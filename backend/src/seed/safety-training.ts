import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanPrompt } from '@deepm/schema/rules/lab'
import { type Features, promptFeatures } from '../modules/practice/prompt-features.service.ts'
import { type Head, heads, type Thresholds, type WeightTable } from '../modules/practice/second-reader.service.ts'
import { contentDir, readContent } from './content.ts'
import { readLab } from './lab.ts'
import { learnedSetFile, type SafetyCategory, type SafetySet, safetySetFile } from './safety-set.ts'

// How the weights of the second reader are learned: for each head a linear separation with the squared hinge loss, by dual coordinate
// descent (Hsieh et al., 2008). Nothing is drawn by lot that would differ between two runs.

/** A prompt to learn from, and the heads that should say yes to it. */
export type Example = { prompt: string; features: Features; answers: ReadonlySet<Head> }

/** What the heads should say to the prompts of a category that are to be found. Private things are looked for by patterns alone. */
const answersTo = (category: SafetyCategory): Head[] => {
  if (category === 'override') return ['override']
  return category === 'personalData' || category === 'benign' ? [] : ['danger', category]
}

/** The first piece of each prompt, which nearly always is all of it. */
export function examplesOf(set: SafetySet): Example[] {
  return Object.entries(set).flatMap(([category, { found, passes }]) => {
    const yes = new Set(answersTo(category as SafetyCategory))
    return [...found.map((prompt) => exampleOf(prompt, yes)), ...passes.map((prompt) => exampleOf(prompt))]
  })
}

/** What the academy itself says and suggests is harmless. Two of three are left out, so that a test asks about what was not learned. */
export function lessonExamples(): Example[] {
  const { sentences, prompts } = lessonTexts()
  return [...sentences, ...prompts].filter((_, at) => at % 3 === 0).map((text) => exampleOf(text))
}

export function lessonTexts(): { sentences: string[]; prompts: string[] } {
  const files = globSync(path.join(contentDir, '{paths,courses}/**/*.md')).sort()
  const sentences = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/\n|(?<=[.!?]) /)
      .filter((sentence) => sentence.split(' ').length > 4),
  )
  const { paths, courses } = readContent()
  const lessons = [...paths.flatMap(({ folders }) => folders), ...courses].flatMap((it) => it.lessons)
  return { sentences, prompts: [...lessons.map(({ practice }) => practice.prompt), ...readLab().prompts.map(({ text }) => text)] }
}

function exampleOf(prompt: string, answers: ReadonlySet<Head> = new Set()): Example {
  return { prompt, features: promptFeatures(cleanPrompt(prompt))[0] ?? new Map(), answers }
}

/** Names the prompts that a table was learned from. */
export function setsDigest(): string {
  const sum = createHash('sha256')
  for (const file of [safetySetFile, learnedSetFile]) sum.update(readFileSync(file))
  return sum.digest('hex').slice(0, 16)
}

/** How much a wrong example counts against large weights. */
const cost = 8
const rounds = 15
/** A feature that fewer examples have tells nothing that could carry over. */
const leastExamples = 2

/** Learns a table. The same examples in the same order make the same bytes. Heads that are not asked for say nothing. */
export function learn(examples: readonly Example[], thresholds: Thresholds, asked: readonly Head[] = heads): WeightTable {
  const hashes = knownFeatures(examples)
  const rows = new Map([...hashes].map((feature, row) => [feature, row]))
  const inputs = examples.map(({ features }) => inputOf(features, rows))
  const weights = new Int8Array(hashes.length * heads.length)
  const biases: number[] = []
  const steps: number[] = []
  for (const [at, head] of heads.entries()) {
    if (!asked.includes(head)) {
      biases.push(0)
      steps.push(0)
      continue
    }
    const signs = Int8Array.from(examples, ({ answers }) => (answers.has(head) ? 1 : -1))
    const { learned, bias } = separate(inputs, signs, hashes.length)
    const step = learned.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1
    for (const [row, weight] of learned.entries()) weights[row * heads.length + at] = Math.round(weight / step)
    biases.push(Number(bias.toFixed(5)))
    steps.push(Number(step.toFixed(7)))
  }
  return { thresholds, biases, steps, hashes, weights }
}

function knownFeatures(examples: readonly Example[]): Uint32Array {
  const counts = new Map<number, number>()
  for (const { features } of examples) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return Uint32Array.from([...counts].filter(([, count]) => count >= leastExamples).map(([feature]) => feature)).sort()
}

/** Rows and values of length one. */
type Input = { rows: Int32Array; values: Float64Array }

function inputOf(features: Features, rows: ReadonlyMap<number, number>): Input {
  const known = [...features].flatMap(([feature, value]) => {
    const row = rows.get(feature)
    return row === undefined ? [] : [{ row, value }]
  })
  const length = Math.sqrt(known.reduce((sum, { value }) => sum + value * value, 0)) || 1
  return { rows: Int32Array.from(known, ({ row }) => row), values: Float64Array.from(known, ({ value }) => value / length) }
}

function separate(inputs: readonly Input[], signs: Int8Array, size: number): { learned: Float64Array; bias: number } {
  const learned = new Float64Array(size)
  const pulls = new Float64Array(inputs.length)
  const slack = 1 / (2 * cost)
  const next = lots(1)
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const at of shuffled(inputs.length, next)) {
      const input = inputs[at]
      if (!input) continue
      const { rows, values } = input
      const sign = signs[at] ?? 0
      const pull = pulls[at] ?? 0
      let score = bias
      for (let k = 0; k < rows.length; k += 1) score += (learned[rows[k] ?? 0] ?? 0) * (values[k] ?? 0)
      // The values have length one, and the bias is one more of them.
      const better = Math.max(0, pull - (sign * score - 1 + slack * pull) / (2 + slack))
      const change = (better - pull) * sign
      if (change === 0) continue
      pulls[at] = better
      bias += change
      for (let k = 0; k < rows.length; k += 1) {
        const row = rows[k] ?? 0
        learned[row] = (learned[row] ?? 0) + change * (values[k] ?? 0)
      }
    }
  }
  return { learned, bias }
}

function shuffled(length: number, next: () => number): Int32Array {
  const order = Int32Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at -= 1) {
    const other = next() % (at + 1)
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

/** The same numbers in the same order every time. */
function lots(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 8
  }
}
