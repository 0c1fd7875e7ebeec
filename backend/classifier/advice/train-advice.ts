import { type AdviceModel, adviceFeatures, weightUnit } from '@deepm/schema/rules/lab/coach/advice/advice-model'
import { partsOf } from '@deepm/schema/rules/lab/coach/coach'
import { isIn } from '@deepm/schema/rules/lab/coach/parts/part'
import { readPrompt } from '@deepm/schema/rules/lab/coach/reading/reading'
import { fitMargin, type Input } from '../linear-svm.ts'
import type { AdviceExample } from './examples.ts'

const cost = 1
/** Rarer features do not generalize. */
const leastExamples = 2
/** Features of one advice. More make the model larger, not better. */
const maxFeatures = 60

type Row = { features: string[]; sign: 1 | -1 }

/** Trains the model that recognizes unwelcome advice. The same prompts produce the same model. */
export function trainAdvice(examples: readonly AdviceExample[]): AdviceModel {
  const rows = new Map<string, Row[]>()
  for (const { prompt, kind, advice, never } of examples) {
    const reading = readPrompt(prompt)
    for (const part of partsOf(kind)) {
      const sign = never.includes(part.id) ? 1 : advice.includes(part.id) ? -1 : null
      if (sign === null) continue
      const column = `${kind}:${part.id}`
      rows.set(column, [...(rows.get(column) ?? []), { features: adviceFeatures(reading, isIn(part, reading)), sign }])
    }
  }
  return Object.fromEntries([...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([column, of]) => [column, fitColumn(of)]))
}

function fitColumn(rows: readonly Row[]): AdviceModel[string] {
  const counts = new Map<string, number>()
  for (const feature of rows.flatMap(({ features }) => features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= leastExamples).map(([feature]) => feature)
  const first = fit(rows, frequent)
  const chosen = frequent
    .map((feature, at) => ({ feature, influence: Math.abs(first.fitted[at] ?? 0) * Math.sqrt(counts.get(feature) ?? 0) }))
    .sort((one, other) => other.influence - one.influence)
    .slice(0, maxFeatures)
    .map(({ feature }) => feature)
    .sort()
  const { fitted, bias } = fit(rows, chosen)
  const weights = chosen.flatMap((feature, at): [string, number][] => {
    const weight = Math.round((fitted[at] ?? 0) / weightUnit)
    return weight === 0 ? [] : [[feature, weight]]
  })
  return { bias: Number(bias.toFixed(3)), weights: Object.fromEntries(weights) }
}

/** The length of a prompt's features includes those that the model does not use, as when it is applied. */
function fit(rows: readonly Row[], names: readonly string[]) {
  const at = new Map(names.map((feature, row) => [feature, row]))
  const inputs = rows.map(({ features }): Input => {
    const used = Int32Array.from(features.flatMap((feature) => at.get(feature) ?? []))
    return { rows: used, values: new Float64Array(used.length).fill(1 / Math.sqrt(features.length)) }
  })
  return fitMargin(
    inputs,
    Int8Array.from(rows, ({ sign }) => sign),
    { size: names.length, cost },
  )
}
