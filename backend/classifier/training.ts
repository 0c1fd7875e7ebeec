import { type Label, labels } from '../src/moderation/classifier/labels.service.ts'
import { type Model, rarityScale } from '../src/moderation/classifier/model-file.service.ts'
import type { Features } from '../src/moderation/classifier/prompt-features.service.ts'
import type { Example } from './examples.ts'
import { asBytes, fitMargin, type Input } from './linear-svm.ts'

/** Penalty for a misclassified example, traded off against large weights. */
const cost = 2
/** Rarer features do not generalize. */
const leastExamples = 3

/**
 * Trains a linear support vector machine for each label, with features weighted by inverse document frequency. The result is reproducible.
 */
export function train(examples: readonly Example[]): Omit<Model, 'thresholds'> {
  const { hashes, rarities } = knownFeatures(examples)
  const rows = new Map([...hashes].map((feature, row) => [feature, row]))
  const inputs = examples.map(({ features }) => inputOf(features, rows, rarities))
  const weights = new Int8Array(hashes.length * labels.length)
  const biases: number[] = []
  const units: number[] = []
  for (const [column, label] of labels.entries()) {
    const signs = Int8Array.from(examples, ({ kind }) => signOf(kind, label))
    const { fitted, bias } = fitMargin(inputs, signs, { size: hashes.length, cost })
    const bytes = asBytes(fitted)
    for (const [row, weight] of bytes.weights.entries()) weights[row * labels.length + column] = weight
    biases.push(Number(bias.toFixed(5)))
    units.push(bytes.unit)
  }
  return { biases, units, hashes, rarities, weights }
}

/** 1 for a positive example, -1 for a negative one, 0 for one to skip: an override attempt may also ask for harm. */
function signOf(kind: Example['kind'], label: Label): -1 | 0 | 1 {
  if (label !== 'danger') return kind === label ? 1 : -1
  return kind === 'harmless' ? -1 : kind === null || kind === 'override' ? 0 : 1
}

function knownFeatures(examples: readonly Example[]): Pick<Model, 'hashes' | 'rarities'> {
  const counts = new Map<number, number>()
  for (const { features } of examples) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const hashes = Uint32Array.from([...counts].filter(([, count]) => count >= leastExamples).map(([feature]) => feature)).sort()
  const rarities = Uint8Array.from(hashes, (feature) =>
    Math.round(rarityScale * Math.log(examples.length / (counts.get(feature) ?? 1))),
  )
  return { hashes, rarities }
}

function inputOf(features: Features, rows: ReadonlyMap<number, number>, rarities: Uint8Array): Input {
  const known = [...features].flatMap(([feature, value]) => {
    const row = rows.get(feature)
    return row === undefined ? [] : [{ row, value: (value * (rarities[row] ?? 0)) / rarityScale }]
  })
  const length = Math.sqrt(known.reduce((sum, { value }) => sum + value * value, 0)) || 1
  return { rows: Int32Array.from(known, ({ row }) => row), values: Float64Array.from(known, ({ value }) => value / length) }
}
