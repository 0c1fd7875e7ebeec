import { seededRandom, shuffled } from './seeded-random.ts'

/** Row indexes and values of a unit vector. */
export type Input = { rows: Int32Array; values: Float64Array }

const rounds = 15

/** Returns weights as signed bytes, and the value of one unit of them. */
export function asBytes(fitted: Float64Array): { unit: number; weights: Int8Array } {
  const unit = fitted.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1
  return { unit: Number(unit.toFixed(7)), weights: Int8Array.from(fitted, (weight) => Math.round(weight / unit)) }
}

/**
 * Fits a linear support vector machine: squared hinge loss, dual coordinate descent (Hsieh et al., 2008). The result is reproducible.
 *
 * @param signs 1 for a positive example, -1 for a negative one, 0 for one to skip
 * @param options `size`: number of features; `cost`: penalty for a misclassified example, traded off against large weights
 */
export function fitMargin(
  inputs: readonly Input[],
  signs: Int8Array,
  { size, cost }: { size: number; cost: number },
): { fitted: Float64Array; bias: number } {
  const fitted = new Float64Array(size)
  const pulls = new Float64Array(inputs.length)
  const slack = 1 / (2 * cost)
  const next = seededRandom(1)
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const at of shuffled(inputs.length, next)) {
      const input = inputs[at]
      const sign = signs[at] ?? 0
      if (!input || sign === 0) continue
      const { rows, values } = input
      const pull = pulls[at] ?? 0
      let score = bias
      for (let k = 0; k < rows.length; k += 1) score += (fitted[rows[k] ?? 0] ?? 0) * (values[k] ?? 0)
      // The values have length one, and the bias adds one more value.
      const better = Math.max(0, pull - (sign * score - 1 + slack * pull) / (2 + slack))
      const change = (better - pull) * sign
      if (change === 0) continue
      pulls[at] = better
      bias += change
      for (let k = 0; k < rows.length; k += 1) {
        const row = rows[k] ?? 0
        fitted[row] = (fitted[row] ?? 0) + change * (values[k] ?? 0)
      }
    }
  }
  return { fitted, bias }
}
