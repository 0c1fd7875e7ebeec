import type { Vector } from './core.ts'
import file from './words.json'

export type Point = {
  word: string
  topic: string /** From 0 to 1. */
  x: number
  y: number /** Place in the list of its topic. */
  rank: number
}

function bytesOf(base64: string): ArrayBuffer {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index)
  return bytes.buffer
}

const numbers = new Int8Array(bytesOf(file.vectors))
const places = new Uint16Array(bytesOf(file.places))

/** All words with their places on the flat map. */
export const points: readonly Point[] = Object.entries(file.topics)
  .flatMap(([topic, words]) => words.split(' ').map((word, rank) => ({ word, topic, rank })))
  .map((it, index) => ({ ...it, x: (places[2 * index] ?? 0) / 65_535, y: (places[2 * index + 1] ?? 0) / 65_535 }))

/** The vectors of all words: 40 numbers for each. */
export const vectors: ReadonlyMap<string, Vector> = new Map(
  points.map(({ word }, index) => [word, [...numbers.subarray(index * file.dimensions, (index + 1) * file.dimensions)]]),
)

export const pointOf: ReadonlyMap<string, Point> = new Map(points.map((it) => [it.word, it]))
