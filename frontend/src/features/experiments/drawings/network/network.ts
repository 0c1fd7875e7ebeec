import type { Random } from '../../engine/random.ts'

/**
 * A small convolutional network: 14 × 14 pixels, eight filters of 3 × 3 pixels, the strongest response of each 2 × 2 places, and one layer
 * that adds them up to the chances of the classes.
 */
export type Network = { filters: Float32Array; filterBias: Float32Array; weights: Float32Array; bias: Float32Array }

const filterCount = 8
export const inputSide = 14
const convolved = inputSide - 2
const pooledSide = convolved / 2
const pooledCount = pooledSide * pooledSide * filterCount

/** Values of one pass forward, which training needs again. */
export type Pass = { pooled: Float32Array; strongest: Int16Array; chances: Float32Array }

/** Returns a network with small random weights. */
export function newNetwork(classes: number, random: Random): Network {
  const spread = (count: number, size: number) => Float32Array.from({ length: count }, () => (random() + random() - 1) * size)
  return {
    filters: spread(filterCount * 9, 0.5),
    filterBias: new Float32Array(filterCount),
    weights: spread(classes * pooledCount, 0.12),
    bias: new Float32Array(classes),
  }
}

/** Returns a picture of 28 × 28 pixels at half the size, moved by some pixels. */
export function halved(pixels: ArrayLike<number>, dx = 0, dy = 0): Float32Array {
  const input = new Float32Array(inputSide * inputSide)
  for (let y = 0; y < inputSide; y += 1) {
    for (let x = 0; x < inputSide; x += 1) {
      let sum = 0
      for (let part = 0; part < 4; part += 1) {
        const [px, py] = [2 * x + (part & 1) + dx, 2 * y + (part >> 1) + dy]
        if (px >= 0 && py >= 0 && px < 28 && py < 28) sum += pixels[py * 28 + px] ?? 0
      }
      input[y * inputSide + x] = sum / 4
    }
  }
  return input
}

/** Calculates the chances of the classes for a halved picture. */
export function pass(network: Network, input: Float32Array): Pass {
  const pooled = new Float32Array(pooledCount)
  const strongest = new Int16Array(pooledCount)
  for (let filter = 0; filter < filterCount; filter += 1) {
    for (let row = 0; row < pooledSide; row += 1) {
      for (let column = 0; column < pooledSide; column += 1) {
        const place = (filter * pooledSide + row) * pooledSide + column
        strongest[place] = -1
        for (let part = 0; part < 4; part += 1) {
          const corner = (2 * row + (part >> 1)) * inputSide + 2 * column + (part & 1)
          const value = response(network, filter, input, corner)
          if (value <= (pooled[place] ?? 0)) continue
          pooled[place] = value
          strongest[place] = corner
        }
      }
    }
  }
  return { pooled, strongest, chances: softmax(network, pooled) }
}

/** Returns the chances of the classes for a picture of 28 × 28 pixels. */
export function chancesOf(network: Network, pixels: ArrayLike<number>): number[] {
  return [...pass(network, halved(pixels)).chances]
}

function response({ filters, filterBias }: Network, filter: number, input: Float32Array, corner: number): number {
  let sum = filterBias[filter] ?? 0
  for (let y = 0; y < 3; y += 1) {
    for (let x = 0; x < 3; x += 1) sum += (filters[filter * 9 + y * 3 + x] ?? 0) * (input[corner + y * inputSide + x] ?? 0)
  }
  return sum
}

function softmax({ weights, bias }: Network, pooled: Float32Array): Float32Array {
  const sums = bias.map((start, kind) => {
    let sum = start
    for (let place = 0; place < pooledCount; place += 1) sum += (weights[kind * pooledCount + place] ?? 0) * (pooled[place] ?? 0)
    return sum
  })
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
