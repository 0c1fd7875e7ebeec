import pieces from 'gpt-tokenizer/bpeRanks/r50k_base'
import type { Ranks } from './core.ts'
import { bytesOf } from './cut.ts'

/**
 * The numbers of all 50,256 pieces of r50k_base, the vocabulary of GPT-2 and GPT-3. Keys are bytes: one character from 0 to 255 for each.
 * Only the worker imports this file, because reading it takes longer than a frame.
 */
export const ranks: Ranks = new Map(
  pieces.map((piece, rank) => [typeof piece === 'string' ? bytesOf(piece) : String.fromCharCode(...piece), rank]),
)
