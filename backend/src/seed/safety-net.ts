import { hiddenSize, type Meaning, type MeaningKind, meaningKinds, netSizes } from '../modules/practice/meaning-net.service.ts'
import { meaningSize } from '../modules/practice/phrase-encoder.service.ts'
import { lots, shuffled } from './lots.ts'

// How the net of the second reader is learned: by the logarithm of what it gives the right kind, with Adam (Kingma and Ba, 2015) in small
// batches, a part of the hidden numbers left out each time so that none is relied upon alone.

const rounds = 7
const batch = 64
const rate = 1e-3
const kept = 0.75
const decay = 2e-3
const kinds = meaningKinds.length

export type MeaningExample = { meaning: Float32Array; kind: MeaningKind | null }

/** Learns a net. The same examples in the same order make the same numbers. */
export function learnNet(all: readonly MeaningExample[], seed = 1): Meaning {
  const examples = all.flatMap(({ meaning, kind }) => (kind === null ? [] : [{ meaning, wanted: meaningKinds.indexOf(kind) }]))
  const { mean, spread } = scaleOf(examples.map(({ meaning }) => meaning))
  const scaled = examples.map(({ meaning, wanted }) => ({
    wanted,
    input: meaning.map((value, k) => (value - (mean[k] ?? 0)) / (spread[k] ?? 1)),
  }))
  const next = lots(seed)
  const net = begin(next)
  const parts = Object.keys(netSizes) as (keyof Meaning)[]
  const slopes = emptyNet()
  const [means, squares] = [emptyNet(), emptyNet()]
  const steps = Math.ceil(examples.length / batch) * rounds
  let step = 0
  for (let round = 0; round < rounds; round += 1) {
    const order = shuffled(examples.length, next)
    for (let from = 0; from < order.length; from += batch) {
      const some = order.subarray(from, from + batch)
      for (const part of parts) slopes[part].fill(0)
      for (const at of some) {
        const example = scaled[at]
        if (example) addSlopes(net, slopes, example, next)
      }
      step += 1
      const now = rate * (1 - step / (steps + 1))
      for (const part of parts) move(net[part], slopes[part], means[part], squares[part], { step, now, share: 1 / some.length })
    }
  }
  return unscaled(net, mean, spread)
}

function emptyNet(): Meaning {
  return {
    first: new Float32Array(netSizes.first),
    firstBias: new Float32Array(netSizes.firstBias),
    last: new Float32Array(netSizes.last),
    lastBias: new Float32Array(netSizes.lastBias),
  }
}

function begin(next: () => number): Meaning {
  const net = emptyNet()
  const draw = (size: number) => ((next() / 2 ** 24) * 2 - 1) * Math.sqrt(6 / size)
  for (const at of net.first.keys()) net.first[at] = draw(meaningSize)
  for (const at of net.last.keys()) net.last[at] = draw(hiddenSize + kinds)
  return net
}

type Scaled = { input: Float32Array; wanted: number }
function addSlopes(net: Meaning, slopes: Meaning, { input, wanted }: Scaled, next: () => number): void {
  const { first, firstBias, last, lastBias } = net
  const hidden = new Float32Array(hiddenSize)
  for (let unit = 0; unit < hiddenSize; unit += 1) {
    if (next() / 2 ** 24 > kept) continue
    let sum = firstBias[unit] ?? 0
    const from = unit * meaningSize
    for (let k = 0; k < meaningSize; k += 1) sum += (first[from + k] ?? 0) * (input[k] ?? 0)
    if (sum > 0) hidden[unit] = sum / kept
  }
  const shares = Float64Array.from(lastBias)
  for (let kind = 0; kind < kinds; kind += 1)
    for (let unit = 0; unit < hiddenSize; unit += 1)
      shares[kind] = (shares[kind] ?? 0) + (hidden[unit] ?? 0) * (last[kind * hiddenSize + unit] ?? 0)
  const most = Math.max(...shares)
  let sum = 0
  for (let kind = 0; kind < kinds; kind += 1) sum += shares[kind] = Math.exp((shares[kind] ?? 0) - most)
  const back = new Float32Array(hiddenSize)
  for (let kind = 0; kind < kinds; kind += 1) {
    const slope = (shares[kind] ?? 0) / sum - (kind === wanted ? 1 : 0)
    slopes.lastBias[kind] = (slopes.lastBias[kind] ?? 0) + slope
    for (let unit = 0; unit < hiddenSize; unit += 1) {
      if (hidden[unit] === 0) continue
      slopes.last[kind * hiddenSize + unit] = (slopes.last[kind * hiddenSize + unit] ?? 0) + slope * (hidden[unit] ?? 0)
      back[unit] = (back[unit] ?? 0) + slope * (last[kind * hiddenSize + unit] ?? 0)
    }
  }
  for (let unit = 0; unit < hiddenSize; unit += 1) {
    if (hidden[unit] === 0) continue
    const slope = (back[unit] ?? 0) / kept
    const from = unit * meaningSize
    slopes.firstBias[unit] = (slopes.firstBias[unit] ?? 0) + slope
    for (let k = 0; k < meaningSize; k += 1) slopes.first[from + k] = (slopes.first[from + k] ?? 0) + slope * (input[k] ?? 0)
  }
}

type Step = { step: number; now: number; share: number }
function move(
  values: Float32Array,
  slopes: Float32Array,
  means: Float32Array,
  squares: Float32Array,
  { step, now, share }: Step,
): void {
  const meanLeft = 1 - 0.9 ** step
  const squareLeft = 1 - 0.999 ** step
  for (let at = 0; at < values.length; at += 1) {
    const slope = (slopes[at] ?? 0) * share
    means[at] = 0.9 * (means[at] ?? 0) + 0.1 * slope
    squares[at] = 0.999 * (squares[at] ?? 0) + 0.001 * slope * slope
    values[at] =
      (values[at] ?? 0) -
      now * ((means[at] ?? 0) / meanLeft / (Math.sqrt((squares[at] ?? 0) / squareLeft) + 1e-8) + decay * (values[at] ?? 0))
  }
}

function scaleOf(meanings: Float32Array[]): { mean: Float64Array; spread: Float64Array } {
  const mean = new Float64Array(meaningSize)
  const spread = new Float64Array(meaningSize)
  for (const meaning of meanings)
    for (let k = 0; k < meaningSize; k += 1) mean[k] = (mean[k] ?? 0) + (meaning[k] ?? 0) / meanings.length
  for (const meaning of meanings)
    for (let k = 0; k < meaningSize; k += 1)
      spread[k] = (spread[k] ?? 0) + ((meaning[k] ?? 0) - (mean[k] ?? 0)) ** 2 / meanings.length
  return { mean, spread: spread.map((value) => Math.sqrt(value) + 1e-6) }
}

/** The same net for meanings as they are. */
function unscaled(net: Meaning, mean: Float64Array, spread: Float64Array): Meaning {
  const first = net.first.map((weight, at) => weight / (spread[at % meaningSize] ?? 0))
  const firstBias = net.firstBias.map((bias, unit) => {
    let shift = 0
    for (let k = 0; k < meaningSize; k += 1) shift += (first[unit * meaningSize + k] ?? 0) * (mean[k] ?? 0)
    return bias - shift
  })
  return { ...net, first, firstBias }
}
