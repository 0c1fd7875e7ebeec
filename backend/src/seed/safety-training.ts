import type { Features } from '../modules/practice/prompt-features.service.ts'
import { type Head, heads } from '../modules/practice/reader-heads.service.ts'
import { rarityParts, type WeightTable } from '../modules/practice/second-reader.service.ts'
import { lots, shuffled } from './lots.ts'
import type { Example } from './safety-examples.ts'

// How the table of the second reader is learned: for each head a linear separation with the squared hinge loss, by dual coordinate
// descent (Hsieh et al., 2008), over features that count the more the rarer they are. Nothing is drawn by lot that would differ between
// two runs.

/** How much a wrong example counts against large weights. */
const cost = 2
const rounds = 15
/** A feature that fewer examples have tells nothing that could carry over. */
const leastExamples = 3

/** Learns a table. The same examples in the same order make the same bytes. Heads that are not asked for say nothing. */
export function learn(examples: readonly Example[], asked: readonly Head[] = heads): WeightTable {
  const { hashes, rarities } = knownFeatures(examples)
  const rows = new Map([...hashes].map((feature, row) => [feature, row]))
  const inputs = examples.map(({ features }) => inputOf(features, rows, rarities))
  const weights = new Int8Array(hashes.length * heads.length)
  const biases: number[] = []
  const steps: number[] = []
  for (const [at, head] of heads.entries()) {
    const signs = Int8Array.from(examples, ({ kind }) => signOf(kind, head))
    const { learned, bias } = asked.includes(head)
      ? separate(inputs, signs, hashes.length)
      : { learned: new Float64Array(hashes.length), bias: 0 }
    const step = learned.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1
    for (const [row, weight] of learned.entries()) weights[row * heads.length + at] = Math.round(weight / step)
    biases.push(Number(bias.toFixed(5)))
    steps.push(Number(step.toFixed(7)))
  }
  return { biases, steps, hashes, rarities, weights }
}

/** 1 and -1 for yes and no; 0 where the answer is neither: an attempt to override may ask for harm as well. */
function signOf(kind: Example['kind'], head: Head): -1 | 0 | 1 {
  if (head !== 'danger') return kind === head ? 1 : -1
  return kind === 'harmless' ? -1 : kind === null || kind === 'override' ? 0 : 1
}

function knownFeatures(examples: readonly Example[]): Pick<WeightTable, 'hashes' | 'rarities'> {
  const counts = new Map<number, number>()
  for (const { features } of examples) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const hashes = Uint32Array.from([...counts].filter(([, count]) => count >= leastExamples).map(([feature]) => feature)).sort()
  const rarities = Uint8Array.from(hashes, (feature) =>
    Math.round(rarityParts * Math.log(examples.length / (counts.get(feature) ?? 1))),
  )
  return { hashes, rarities }
}

/** Rows and values of length one. */
type Input = { rows: Int32Array; values: Float64Array }

function inputOf(features: Features, rows: ReadonlyMap<number, number>, rarities: Uint8Array): Input {
  const known = [...features].flatMap(([feature, value]) => {
    const row = rows.get(feature)
    return row === undefined ? [] : [{ row, value: (value * (rarities[row] ?? 0)) / rarityParts }]
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
      const sign = signs[at] ?? 0
      if (!input || sign === 0) continue
      const { rows, values } = input
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
