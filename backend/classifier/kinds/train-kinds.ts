import { kindFeatures } from '@deepm/schema/rules/lab/coach/kinds/features'
import { type KindModel, type ModelKind, modelKinds } from '@deepm/schema/rules/lab/coach/kinds/model'
import { readPrompt } from '@deepm/schema/rules/lab/coach/reading/reading'
import { asBytes, fitMargin, type Input } from '../linear-svm.ts'
import type { KindExample } from './examples.ts'

const cost = 1
/** Rarer features do not generalize. */
const leastExamples = 2
/** More features make the model larger, not better. */
const maxFeatures = 4500

/** Trains the model that recognizes what a prompt asks for. The same prompts produce the same model. */
export function trainKinds(examples: readonly KindExample[]): KindModel {
  const features = examples.map(({ prompt }) => kindFeatures(readPrompt(prompt)))
  const counts = new Map<string, number>()
  for (const feature of features.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= leastExamples).map(([feature]) => feature)
  const first = fitKinds(examples, features, frequent)
  const influence = (row: number) =>
    Math.max(...first.map(({ fitted }) => Math.abs(fitted[row] ?? 0))) * Math.sqrt(counts.get(frequent[row] ?? '') ?? 0)
  const chosen = frequent
    .map((feature, row) => ({ feature, influence: influence(row) }))
    .sort((one, other) => other.influence - one.influence)
    .slice(0, maxFeatures)
    .map(({ feature }) => feature)
    .sort()
  const columns = fitKinds(examples, features, chosen)
  const bytes = columns.map(({ fitted }) => asBytes(fitted))
  const weights = Int8Array.from({ length: chosen.length * bytes.length }, (_, at) => {
    return bytes[at % bytes.length]?.weights[Math.floor(at / bytes.length)] ?? 0
  })
  return {
    biases: columns.map(({ bias }) => Number(bias.toFixed(5))),
    units: bytes.map(({ unit }) => unit),
    features: chosen.join('\n'),
    weights: Buffer.from(weights.buffer).toString('base64'),
  }
}

function fitKinds(examples: readonly KindExample[], features: readonly string[][], names: readonly string[]) {
  const rowOf = new Map(names.map((feature, row) => [feature, row]))
  const inputs = features.map((all): Input => {
    const rows = Int32Array.from(all.flatMap((feature) => rowOf.get(feature) ?? []))
    return { rows, values: new Float64Array(rows.length).fill(1 / Math.sqrt(rows.length || 1)) }
  })
  return modelKinds.map((kind) =>
    fitMargin(
      inputs,
      Int8Array.from(examples, (example) => signOf(example.kind, kind)),
      { size: names.length, cost },
    ),
  )
}

/** 1 for a positive example, -1 for a negative one, 0 for one to skip. */
function signOf(kind: KindExample['kind'], column: ModelKind): -1 | 0 | 1 {
  if (kind !== null) return kind === column ? 1 : -1
  return column === 'trick' || column === 'nonsense' ? -1 : 0
}
