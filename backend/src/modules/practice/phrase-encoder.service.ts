import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Matrix, multiplier } from './matrix-kernel.service.ts'
import { piecesOf, type Vocabulary } from './word-pieces.service.ts'

// What a phrase means, as 512 numbers: the two transformer layers of Google's Universal Sentence Encoder Lite (Apache-2.0), cut down by
// `node src/seed/encoder-cut.ts` to weights of four and eight bits. Phrases that mean alike lie near each other although they share no
// word, which is what the second reader needs for words it never saw. Decision record 038.

export const encoderFile = path.resolve(import.meta.dirname, '../../../content/safety/phrase-encoder.bin')
export const encoderFormat = 'phrase-encoder 1'
export const meaningSize = 512
const heads = 4
const mostPieces = 128

/** How a matrix is written: `bits` a weight, a step for each output and, of four bits, a share of it for each group of inputs. */
export type Written = { name: string; outputs: number; inputs: number; bits: 4 | 8 | 32 }
export const groupSize = 32

type Encoder = { vocabulary: Vocabulary; embeddings: Float32Array; timing: Float32Array; layers: Layer[] }
type Norm = { scale: Float32Array; shift: Float32Array }
type Layer = { before: Norm; between: Norm; query: Matrix; joined: Matrix; wide: Matrix; narrow: Matrix; residual: Matrix | null }

let loaded: Encoder | undefined

/** The word pieces of a phrase, at most 128. Throws when the file is missing or broken. */
export function wordPieces(phrase: string): number[] {
  loaded ??= readEncoder(readFileSync(encoderFile))
  return piecesOf(loaded.vocabulary, phrase).slice(0, mostPieces)
}

/** The meaning of a phrase: the mean of its word pieces after the last layer. Takes about 0.3 ms for each word piece. */
export function meaningOf(phrase: string, pieces = wordPieces(phrase)): Float32Array {
  loaded ??= readEncoder(readFileSync(encoderFile))
  const meaning = new Float32Array(meaningSize)
  if (pieces.length === 0) return meaning
  let rows = placed(loaded, pieces)
  for (const layer of loaded.layers) rows = through(layer, rows, pieces.length)
  for (let at = 0; at < pieces.length * meaningSize; at += 1)
    meaning[at % meaningSize] = (meaning[at % meaningSize] ?? 0) + (rows[at] ?? 0) / pieces.length
  return meaning
}

/** Twice what each piece means by itself, and where it stands. */
function placed({ embeddings, timing }: Encoder, pieces: number[]): Float32Array {
  const half = timing.length
  const width = half * 2
  const rows = new Float32Array(pieces.length * width)
  for (const [at, piece] of pieces.entries())
    for (let k = 0; k < width; k += 1) {
      const place = k < half ? Math.sin(at * (timing[k] ?? 0)) : Math.cos(at * (timing[k - half] ?? 0))
      rows[at * width + k] = 2 * (embeddings[piece * width + k] ?? 0) + place
    }
  return rows
}

function through(layer: Layer, rows: Float32Array, count: number): Float32Array {
  const seen = layer.joined(attend(layer.query(normal(rows, count, layer.before), count), count), count)
  const middle = added(layer.residual ? layer.residual(rows, count) : rows, seen)
  const wide = layer.wide(normal(middle, count, layer.between), count)
  for (let at = 0; at < wide.length; at += 1) if ((wide[at] ?? 0) < 0) wide[at] = 0
  return added(middle, layer.narrow(wide, count))
}

function added(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((value, at) => value + (other[at] ?? 0))
}

function normal(rows: Float32Array, count: number, { scale, shift }: Norm): Float32Array {
  const width = rows.length / count
  const result = new Float32Array(rows.length)
  for (let from = 0; from < rows.length; from += width) {
    let mean = 0
    for (let k = 0; k < width; k += 1) mean += (rows[from + k] ?? 0) / width
    let spread = 0
    for (let k = 0; k < width; k += 1) spread += ((rows[from + k] ?? 0) - mean) ** 2 / width
    const by = 1 / Math.sqrt(spread + 1e-6)
    for (let k = 0; k < width; k += 1) result[from + k] = ((rows[from + k] ?? 0) - mean) * by * (scale[k] ?? 0) + (shift[k] ?? 0)
  }
  return result
}

/** Each piece takes from every other as much as its question fits the other's key. */
function attend(all: Float32Array, count: number): Float32Array {
  const width = all.length / count / 3
  const size = width / heads
  const result = new Float32Array(count * width)
  const fits = new Float64Array(count)
  for (let from = 0; from < width; from += size)
    for (let one = 0; one < count; one += 1) {
      const question = one * width * 3 + from
      let best = -Infinity
      for (let other = 0; other < count; other += 1) {
        const key = other * width * 3 + width + from
        let fit = 0
        for (let k = 0; k < size; k += 1) fit += (all[question + k] ?? 0) * (all[key + k] ?? 0)
        fits[other] = fit / Math.sqrt(size)
        best = Math.max(best, fits[other] ?? 0)
      }
      let sum = 0
      for (let other = 0; other < count; other += 1) sum += fits[other] = Math.exp((fits[other] ?? 0) - best)
      for (let other = 0; other < count; other += 1) {
        const value = other * width * 3 + width * 2 + from
        const share = (fits[other] ?? 0) / sum
        for (let k = 0; k < size; k += 1)
          result[one * width + from + k] = (result[one * width + from + k] ?? 0) + share * (all[value + k] ?? 0)
      }
    }
  return result
}

/** A line of JSON with the pieces and what follows, then the numbers of each matrix. */
function readEncoder(bytes: Buffer): Encoder {
  let at = bytes.indexOf('\n') + 1
  const { format, pieces, written } = JSON.parse(bytes.toString('utf8', 0, at - 1)) as {
    format: string
    pieces: [string, number][]
    written: Written[]
  }
  if (format !== encoderFormat) throw new Error(`${encoderFile} is of another version`)
  const found = new Map<string, { numbers: Float32Array; outputs: number; inputs: number }>()
  for (const { name, outputs, inputs, bits } of written) {
    const size = sizeOf({ outputs, inputs, bits })
    if (at + size > bytes.length) throw new Error(`${encoderFile} is broken`)
    found.set(name, { numbers: unpacked(bytes.subarray(at, at + size), { outputs, inputs, bits }), outputs, inputs })
    at += size
  }
  const numbers = (name: string) => {
    const matrix = found.get(name)
    if (!matrix) throw new Error(`${encoderFile} lacks ${name}`)
    return matrix
  }
  const matrices = multiplier([...found.values()].reduce((sum, it) => sum + (it.inputs > 1 ? it.numbers.length : 0), 0))
  const matrix = (name: string) => matrices({ ...numbers(name), bias: numbers(`${name} bias`).numbers })
  const norm = (name: string) => ({ scale: numbers(`${name} scale`).numbers, shift: numbers(`${name} shift`).numbers })
  const layers = [0, 1].map((layer) => ({
    before: norm(`before${layer}`),
    between: norm(`between${layer}`),
    query: matrix(`query${layer}`),
    joined: matrix(`joined${layer}`),
    wide: matrix(`wide${layer}`),
    narrow: matrix(`narrow${layer}`),
    residual: layer === 0 ? matrix('residual') : null,
  }))
  const vocabulary: Vocabulary = new Map(pieces.map(([piece, score], index) => [piece, { score, index }]))
  return { vocabulary, embeddings: numbers('embeddings').numbers, timing: numbers('timing').numbers, layers }
}

export function sizeOf({ outputs, inputs, bits }: Omit<Written, 'name'>): number {
  if (bits === 32) return outputs * inputs * 4
  return bits === 8 ? outputs * (4 + inputs) : outputs * (4 + inputs / groupSize + inputs / 2)
}

/** Each output has its step, then, of four bits, a share of 255 for each group, then its weights, two in a byte. */
export function unpacked(bytes: Buffer, { outputs, inputs, bits }: Omit<Written, 'name'>): Float32Array {
  if (bits === 32) return Float32Array.from({ length: outputs * inputs }, (_, at) => bytes.readFloatLE(at * 4))
  const numbers = new Float32Array(outputs * inputs)
  const stride = sizeOf({ outputs: 1, inputs, bits })
  for (let output = 0; output < outputs; output += 1) {
    const from = output * stride
    const step = bytes.readFloatLE(from)
    for (let input = 0; input < inputs; input += 1) {
      const target = output * inputs + input
      if (bits === 8) numbers[target] = step * bytes.readInt8(from + 4 + input)
      else {
        const share = (bytes[from + 4 + Math.floor(input / groupSize)] ?? 0) / 255
        const pair = bytes[from + 4 + inputs / groupSize + (input >> 1)] ?? 0
        numbers[target] = step * share * (((input & 1) === 0 ? pair & 15 : pair >> 4) - 8)
      }
    }
  }
  return numbers
}
