import { meaningSize } from './phrase-encoder.service.ts'
import { harmHeads, type Scores, scores } from './reader-heads.service.ts'

// A net of one hidden layer over what a phrase means: it says how likely a prompt is harmless, one of the kinds to stop, or an override.

export const meaningKinds = ['harmless', 'crisis', ...harmHeads, 'override'] as const
export type MeaningKind = (typeof meaningKinds)[number]
export const hiddenSize = 64

/** Weights of the first hidden number for all of the meaning, then those of the second; the last layer likewise. */
export type Meaning = { first: Float32Array; firstBias: Float32Array; last: Float32Array; lastBias: Float32Array }
export const netSizes: Record<keyof Meaning, number> = {
  first: hiddenSize * meaningSize,
  firstBias: hiddenSize,
  last: meaningKinds.length * hiddenSize,
  lastBias: meaningKinds.length,
}
const least = 1e-5

/** For each head how much more likely yes is than no, as a logarithm. */
export function meaningScores(net: Meaning, meaning: Float32Array): Scores {
  const shares = kindShares(net, meaning)
  const share = Object.fromEntries(meaningKinds.map((kind, at) => [kind, shares[at] ?? 0])) as Record<MeaningKind, number>
  const danger = 1 - share.harmless - share.override
  return scores((head) => odds(head === 'danger' ? danger : share[head]))
}

function odds(share: number): number {
  return Math.log((Math.max(0, share) + least) / (Math.max(0, 1 - share) + least))
}

/** How likely each kind is; together they are one. */
export function kindShares({ first, firstBias, last, lastBias }: Meaning, meaning: Float32Array): Float64Array {
  const shares = Float64Array.from(lastBias)
  for (let unit = 0; unit < hiddenSize; unit += 1) {
    let sum = firstBias[unit] ?? 0
    for (let k = 0; k < meaningSize; k += 1) sum += (first[unit * meaningSize + k] ?? 0) * (meaning[k] ?? 0)
    if (sum > 0)
      for (let kind = 0; kind < shares.length; kind += 1)
        shares[kind] = (shares[kind] ?? 0) + sum * (last[kind * hiddenSize + unit] ?? 0)
  }
  const most = Math.max(...shares)
  const parts = shares.map((share) => Math.exp(share - most))
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / all)
}
