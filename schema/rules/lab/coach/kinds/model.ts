import type { PromptReading } from '../reading/reading.ts'
import { kindFeatures } from './features.ts'
import model from './model.json' with { type: 'json' }

/** Kinds that the model tells apart, in the order of its columns. */
export const modelKinds = [
  'question',
  'explanation',
  'story',
  'picture',
  'plan',
  'homework',
  'code',
  'joke',
  'conversation',
  'trick',
  'nonsense',
] as const
export type ModelKind = (typeof modelKinds)[number]

/** A linear model: one row of whole-numbered weights for each feature, one column for each kind. */
export type KindModel = {
  biases: number[]
  /** The value of one unit of a weight, for each kind. */
  units: number[]
  /** One in a line. */
  features: string
  /** Signed bytes, base64. */
  weights: string
}

let rows: Map<string, number[]> | undefined

/** Scores a prompt for each kind; the highest decides. */
export function scoreKinds(reading: PromptReading): Record<ModelKind, number> {
  rows ??= rowsOf(model)
  const found = kindFeatures(reading).flatMap((feature) => {
    const row = rows?.get(feature)
    return row ? [row] : []
  })
  const length = Math.sqrt(found.length) || 1
  return Object.fromEntries(
    modelKinds.map((kind, column) => {
      const sum = found.reduce((total, row) => total + (row[column] ?? 0), 0)
      return [kind, (model.biases[column] ?? 0) + ((model.units[column] ?? 0) * sum) / length]
    }),
  ) as Record<ModelKind, number>
}

function rowsOf({ features, weights }: KindModel): Map<string, number[]> {
  const bytes = Int8Array.from(atob(weights), (letter) => letter.charCodeAt(0))
  const size = modelKinds.length
  return new Map(features.split('\n').map((feature, row) => [feature, [...bytes.subarray(row * size, (row + 1) * size)]]))
}
