import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { multiplier } from './matrix-kernel.service.ts'
import { meaningOf, meaningSize } from './phrase-encoder.service.ts'
import { unpackTable } from './reader-table.service.ts'
import { weightFile } from './second-reader.service.ts'
import { piecesOf, type Vocabulary } from './word-pieces.service.ts'

const likeness = (one: Float32Array, other: Float32Array) => {
  const along = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return along(one, other) / Math.sqrt(along(one, one) * along(other, other))
}

describe('what a phrase means', () => {
  it.each([
    ['how old are you?', 'what is your age?', 'which train goes to Vienna?'],
    ['the cat sleeps on the sofa', 'a kitten naps on the couch', 'the government raised taxes'],
    ['I feel so sad today', 'i am really unhappy', 'multiply both sides by four'],
  ])('is nearer to what says the same than to something else: %s', (phrase, same, other) => {
    expect(likeness(meaningOf(phrase), meaningOf(same))).toBeGreaterThan(likeness(meaningOf(phrase), meaningOf(other)))
  })

  it('is the same each time, and there for any text', () => {
    expect(meaningOf('Draw a fox.')).toEqual(meaningOf('Draw a fox.'))
    for (const text of ['', ' ', '😀', 'قصيدة', 'a'.repeat(10_000)]) {
      const meaning = meaningOf(text)
      expect(meaning).toHaveLength(meaningSize)
      expect(meaning.every(Number.isFinite)).toBe(true)
    }
  })
})

it('a phrase is cut where the scores of its pieces add up to the most', () => {
  const vocabulary: Vocabulary = new Map(
    ['▁fox', '▁', 'f', 'o', 'x', 'es', '▁fo'].map((piece, at) => [piece, { score: piece.length > 1 ? -3 : -5, index: at + 6 }]),
  )
  expect(piecesOf(vocabulary, 'foxes')).toEqual([6, 11])
  expect(piecesOf(vocabulary, 'fox ??')).toEqual([6, 7, 0])
  expect(piecesOf(vocabulary, '')).toEqual([])
})

it('rows times a matrix are what plain sums say', () => {
  const inputs = 32
  const outputs = 5
  const wave = (length: number, by: number) => Float32Array.from({ length }, (_, at) => Math.sin(at * by))
  const numbers = wave(inputs * outputs, 0.7)
  const bias = wave(outputs, 1.3)
  const rows = wave(inputs * 3, 0.31)
  const found = multiplier(numbers.length)({ numbers, bias, outputs, inputs })(rows, 3)
  for (let row = 0; row < 3; row += 1)
    for (let output = 0; output < outputs; output += 1) {
      let sum = bias[output] ?? 0
      for (let k = 0; k < inputs; k += 1) sum += (rows[row * inputs + k] ?? 0) * (numbers[output * inputs + k] ?? 0)
      expect(found[row * outputs + output]).toBeCloseTo(sum, 1)
    }
})

it('a file of the second reader that is cut short is refused', () => {
  const bytes = readFileSync(weightFile)
  expect(() => unpackTable(bytes.subarray(0, -1), 'it')).toThrow('it is broken')
  expect(() => unpackTable(bytes, 'it')).not.toThrow()
})
