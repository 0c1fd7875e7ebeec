import { labels } from './labels.service.ts'

/** The linear model of the prompt classifier. */
export type Model = {
  /** A prompt gets a label when its score is above the threshold. */
  thresholds: Record<'danger' | 'crisis' | 'override', number>
  /** For each label: the constant term, and the value of one unit of its integer weights. */
  biases: number[]
  units: number[]
  /** Feature hashes in ascending order. */
  hashes: Uint32Array
  /** Inverse document frequency of each feature, in units of 1 / `rarityScale`. */
  rarities: Uint8Array
  /** One row for each feature, one column for each label. */
  weights: Int8Array
}
export const rarityScale = 20

const format = 'prompt-classifier 1'
const rowBytes = 4 + 1 + labels.length

/**
 * Encodes a model: one line of JSON, padded to a multiple of four bytes, then the hashes (little-endian), rarities and weights.
 *
 * @param trainingDigest identifies the labelled prompts that the model was trained on
 */
export function encodeModel({ hashes, rarities, weights, ...rest }: Model, trainingDigest: string): Buffer {
  const line = JSON.stringify({ format, trainingDigest, rows: hashes.length, labels, ...rest })
  const header = Buffer.from(`${line.padEnd(Math.ceil((line.length + 1) / 4) * 4 - 1)}\n`, 'latin1')
  const numbers = Buffer.alloc(hashes.length * 4)
  for (const [row, hash] of hashes.entries()) numbers.writeUInt32LE(hash, row * 4)
  return Buffer.concat([header, numbers, rarities, new Uint8Array(weights.buffer, weights.byteOffset, weights.length)])
}

/** Decodes a model. Throws when the file is truncated or has another format. */
export function decodeModel(bytes: Buffer, fileName: string): Model {
  const start = bytes.indexOf('\n') + 1
  const { format: actual, rows, labels: columns, thresholds, biases, units } = JSON.parse(bytes.toString('latin1', 0, start))
  const isComplete = bytes.length === start + rows * rowBytes
  if (actual !== format || String(columns) !== String(labels) || !isComplete)
    throw new Error(`${fileName} is damaged or has another format`)
  const hashes = Uint32Array.from({ length: rows }, (_, row) => bytes.readUInt32LE(start + row * 4))
  const rarities = new Uint8Array(bytes.subarray(start + rows * 4, start + rows * 5))
  const weights = new Int8Array(bytes.subarray(start + rows * 5))
  return { thresholds, biases, units, hashes, rarities, weights }
}
