import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanPrompt } from '@deepm/schema/rules/lab'
import type { HarmKind } from '@deepm/schema/rules/prompt-harm'
import { type Meaning, meaningScores } from './meaning-net.service.ts'
import { meaningOf, wordPieces } from './phrase-encoder.service.ts'
import { type Features, type Piece, promptPieces } from './prompt-features.service.ts'
import { harmHeads, heads, type Scores, scores } from './reader-heads.service.ts'
import { unpackTable } from './reader-table.service.ts'

// The second reader: learned from the labelled prompts, it finds what the rules have no words for and weighs what they only hint at. A
// table of weights looks at the words of a prompt, a small net at what it means. It runs on the server alone. `npm run safety:train` makes
// its file, decision records 032 and 038 tell how.

/** Above what score a question is answered with yes; the other heads only say of what kind a danger is. */
export type Thresholds = Record<'danger' | 'crisis' | 'override', number>

export type WeightTable = {
  /** Of each head: what is added to every score, and what one step of a weight is worth. */
  biases: number[]
  steps: number[]
  /** Hashes of features, in order. */
  hashes: Uint32Array
  /** How rare each feature is, in parts of `rarityParts`. */
  rarities: Uint8Array
  /** Weights of the first feature for all heads, then those of the second. */
  weights: Int8Array
}
export const rarityParts = 20
export type Reader = { thresholds: Thresholds; table: WeightTable; net: Meaning }

/** What the reader finds: kinds to stop, of which `crisis` is one, and whether the prompt tries to override a machine. */
export type SecondReading = { dangers: ('crisis' | HarmKind)[]; isOverride: boolean }

export const weightFile = path.resolve(import.meta.dirname, '../../../content/safety/second-reader.bin')
/** What the net's answer counts beside the table's. */
const meaningShare = 0.2
/** The encoder starts no further piece of a prompt after this many word pieces, about 180 words. Decision record 058 has the figures. */
const mostWordPieces = 224

let loaded: Reader | undefined

/** Reads a prompt. Throws when a file is missing or broken, so that nothing is sent that was not read. */
export function readAgain(prompt: string): SecondReading {
  loaded ??= unpackTable(readFileSync(weightFile), weightFile)
  const { thresholds, table, net } = loaded
  const pieces = promptPieces(cleanPrompt(prompt))
  const words = pieces.map(({ features }) => scoresOf(table, features))
  return judge(thresholds, withMeaning(net, pieces, words, thresholds))
}

/**
 * Adds the meaning to the scores of the pieces. In a long prompt the encoder reads the pieces with the most suspicious words; the others
 * are judged by their words alone.
 */
function withMeaning(net: Meaning, pieces: readonly Piece[], words: readonly Scores[], thresholds: Thresholds): Scores[] {
  const all = [...words]
  let read = 0
  for (const at of mostSuspiciousFirst(words, thresholds)) {
    const [piece, score] = [pieces[at], words[at]]
    if (!piece || !score || read >= mostWordPieces) break
    const found = wordPieces(piece.phrase)
    read += found.length
    all[at] = together(score, meaningScores(net, meaningOf(piece.phrase, found)))
  }
  return all
}

function mostSuspiciousFirst(words: readonly Scores[], thresholds: Thresholds): number[] {
  const suspicion = words.map((score) =>
    Math.max(score.danger - thresholds.danger, score.crisis - thresholds.crisis, score.override - thresholds.override),
  )
  return [...words.keys()].sort((one, other) => (suspicion[other] ?? 0) - (suspicion[one] ?? 0))
}

/** What the scores of the pieces of a prompt say, each by itself. */
export function judge(thresholds: Thresholds, pieces: readonly Scores[]): SecondReading {
  const dangers = new Set<'crisis' | HarmKind>()
  let isOverride = false
  for (const score of pieces) {
    if (score.crisis > thresholds.crisis) dangers.add('crisis')
    if (score.danger > thresholds.danger) dangers.add(likeliest(score))
    isOverride ||= score.override > thresholds.override
  }
  return { dangers: [...dangers], isOverride }
}

function likeliest(score: Scores): 'crisis' | HarmKind {
  return harmHeads.reduce<'crisis' | HarmKind>((best, kind) => (score[kind] > score[best] ? kind : best), 'crisis')
}

/** What the words say and what the meaning says, as one. */
export function together(words: Scores, meaning: Scores): Scores {
  return scores((head) => words[head] + meaningShare * meaning[head])
}

/** A score for each head. Features that the table does not know count nothing, also not for the length by which it is divided. */
export function scoresOf({ biases, steps, hashes, rarities, weights }: WeightTable, features: Features): Scores {
  const sums = heads.map(() => 0)
  let square = 0
  for (const [feature, plain] of features) {
    const row = find(hashes, feature)
    if (row < 0) continue
    const value = (plain * (rarities[row] ?? 0)) / rarityParts
    square += value * value
    for (let head = 0; head < heads.length; head += 1)
      sums[head] = (sums[head] ?? 0) + (weights[row * heads.length + head] ?? 0) * value
  }
  const length = Math.sqrt(square) || 1
  return scores((_, at) => ((sums[at] ?? 0) * (steps[at] ?? 0)) / length + (biases[at] ?? 0))
}

/** Place of a number in an ordered list, -1 where it is not. */
function find(list: Uint32Array, wanted: number): number {
  let low = 0
  let high = list.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const value = list[middle] ?? 0
    if (value === wanted) return middle
    if (value < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
