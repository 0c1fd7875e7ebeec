import { type Meaning, netSizes } from './meaning-net.service.ts'
import { heads } from './reader-heads.service.ts'
import type { Reader } from './second-reader.service.ts'

// The second reader as a file: one line of JSON, filled up to four bytes, then the hashes and the net, low byte first, then how rare each
// feature is and the weights.

const format = 'second-reader 2'
const netParts = Object.keys(netSizes) as (keyof Meaning)[]
const netBytes = 4 * netParts.reduce((sum, part) => sum + netSizes[part], 0)
const aRow = 4 + 1 + heads.length

/** @param learnedFrom names the prompts that it was learned from */
export function packTable({ thresholds, table, net }: Reader, learnedFrom: string): Buffer {
  const { hashes, rarities, weights, ...rest } = table
  const line = JSON.stringify({ format, learnedFrom, rows: hashes.length, heads, thresholds, ...rest })
  const head = Buffer.from(`${line.padEnd(Math.ceil((line.length + 1) / 4) * 4 - 1)}\n`, 'latin1')
  const numbers = Buffer.alloc(hashes.length * 4)
  for (const [at, number] of hashes.entries()) numbers.writeUInt32LE(number, at * 4)
  const floats = Buffer.alloc(netBytes)
  for (const [at, number] of netParts.flatMap((part) => [...net[part]]).entries()) floats.writeFloatLE(number, at * 4)
  return Buffer.concat([head, numbers, floats, rarities, new Uint8Array(weights.buffer, weights.byteOffset, weights.length)])
}

export function unpackTable(bytes: Buffer, name: string): Reader {
  let at = bytes.indexOf('\n') + 1
  const { format: written, rows, heads: names, thresholds, biases, steps } = JSON.parse(bytes.toString('latin1', 0, at))
  const isWhole = bytes.length === at + rows * aRow + netBytes
  if (written !== format || String(names) !== String(heads) || !isWhole)
    throw new Error(`${name} is broken or of another version`)
  const hashes = Uint32Array.from({ length: rows }, (_, row) => bytes.readUInt32LE(at + row * 4))
  at += rows * 4
  const net = Object.fromEntries(
    netParts.map((part) => {
      const from = at
      at += netSizes[part] * 4
      return [part, Float32Array.from({ length: netSizes[part] }, (_, index) => bytes.readFloatLE(from + index * 4))]
    }),
  ) as Meaning
  const rarities = new Uint8Array(bytes.subarray(at, at + rows))
  const weights = new Int8Array(bytes.subarray(at + rows))
  return { thresholds, table: { biases, steps, hashes, rarities, weights }, net }
}
