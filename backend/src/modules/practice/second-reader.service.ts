import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanPrompt } from '@deepm/schema/rules/lab'
import type { HarmKind } from '@deepm/schema/rules/prompt-harm'
import { type Features, promptFeatures } from './prompt-features.service.ts'

// The second reader: a table of weights, learned from the labelled prompts, that finds what the rules have no words for. It runs on the
// server alone. `npm run safety:train` makes the table, decision record 032 tells how.

export const harmHeads = ['violence', 'weapons', 'drugs', 'sexual', 'hate', 'bullying', 'crime'] as const satisfies HarmKind[]
/** Questions the table answers: whether anything must be stopped, what it would be, and whether a machine is to be overridden. */
export const heads = ['danger', 'crisis', ...harmHeads, 'override'] as const
export type Head = (typeof heads)[number]
/** Above what score a question is answered with yes; the other heads only say of what kind a danger is. */
export type Thresholds = Record<'danger' | 'crisis' | 'override', number>

export type WeightTable = {
  thresholds: Thresholds
  /** Of each head: what is added to every score, and what one step of a weight is worth. */
  biases: number[]
  steps: number[]
  /** Hashes of features, in order. */
  hashes: Uint32Array
  /** Weights of the first feature for all heads, then those of the second. */
  weights: Int8Array
}

/** What the reader finds: kinds to stop, of which `crisis` is one, and whether the prompt tries to override a machine. */
export type SecondReading = { dangers: ('crisis' | HarmKind)[]; isOverride: boolean }

export const weightFile = path.resolve(import.meta.dirname, '../../../content/safety/second-reader.bin')
const format = 'second-reader 1'

let loaded: WeightTable | undefined

/** Reads a prompt. Throws when the table is missing or broken, so that nothing is sent that was not read. */
export function readAgain(prompt: string): SecondReading {
  loaded ??= unpackTable(readFileSync(weightFile))
  return judge(loaded, promptFeatures(cleanPrompt(prompt)))
}

/** What the scores of a table say of the pieces of a prompt, each by itself. */
export function judge(table: WeightTable, pieces: readonly Features[]): SecondReading {
  const dangers = new Set<'crisis' | HarmKind>()
  let isOverride = false
  for (const piece of pieces) {
    const score = scoresOf(table, piece)
    if (score.crisis > table.thresholds.crisis) dangers.add('crisis')
    if (score.danger > table.thresholds.danger) dangers.add(likeliest(score))
    isOverride ||= score.override > table.thresholds.override
  }
  return { dangers: [...dangers], isOverride }
}

function likeliest(score: Record<Head, number>): 'crisis' | HarmKind {
  return harmHeads.reduce<'crisis' | HarmKind>((best, kind) => (score[kind] > score[best] ? kind : best), 'crisis')
}

/** A score for each head. Features that the table does not know count nothing, also not for the length by which it is divided. */
export function scoresOf({ biases, steps, hashes, weights }: WeightTable, features: Features): Record<Head, number> {
  const sums = heads.map(() => 0)
  let square = 0
  for (const [feature, value] of features) {
    const row = find(hashes, feature)
    if (row < 0) continue
    square += value * value
    for (let head = 0; head < heads.length; head += 1)
      sums[head] = (sums[head] ?? 0) + (weights[row * heads.length + head] ?? 0) * value
  }
  const length = Math.sqrt(square) || 1
  const score = heads.map((head, at) => [head, ((sums[at] ?? 0) * (steps[at] ?? 0)) / length + (biases[at] ?? 0)] as const)
  return Object.fromEntries(score) as Record<Head, number>
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

/** A table as bytes, with the name of the prompts it was learned from: one line of JSON, filled up to four bytes, then the hashes, low byte first, then the weights. */
export function packTable({ hashes, weights, ...rest }: WeightTable, learnedFrom: string): Buffer {
  const line = JSON.stringify({ format, learnedFrom, rows: hashes.length, heads, ...rest })
  const head = Buffer.from(`${line.padEnd(Math.ceil((line.length + 1) / 4) * 4 - 1)}\n`, 'latin1')
  const numbers = Buffer.alloc(hashes.length * 4)
  for (const [at, number] of hashes.entries()) numbers.writeUInt32LE(number, at * 4)
  return Buffer.concat([head, numbers, new Uint8Array(weights.buffer, weights.byteOffset, weights.length)])
}

export function unpackTable(bytes: Buffer): WeightTable {
  const end = bytes.indexOf('\n') + 1
  const { format: written, rows, heads: names, ...rest } = JSON.parse(bytes.toString('latin1', 0, end))
  const isWhole = bytes.length === end + rows * (4 + heads.length)
  if (written !== format || String(names) !== String(heads) || !isWhole)
    throw new Error(`${weightFile} is broken or of another version`)
  const hashes = Uint32Array.from({ length: rows }, (_, at) => bytes.readUInt32LE(end + at * 4))
  const weights = new Int8Array(bytes.subarray(end + rows * 4))
  return { ...rest, hashes, weights }
}
