import { type Random, randomIndex, seededRandom, shuffled } from '../../engine/random.ts'
import { halved, inputSide, type Network, newNetwork, pass } from './network.ts'

export const rounds = 40

const [speed, momentum, shrink] = [0.006, 0.85, 1e-4]

export type Lesson = { label: number; pixels: ArrayLike<number> }

/**
 * Trains a network: it looks at all examples in each round, slightly moved, and corrects its weights after each one. The same examples and
 * seed give the same network. `onRound` gets the number of finished rounds and the average loss of the last one.
 */
export function trained(
  lessons: readonly Lesson[],
  classes: number,
  seed: number,
  onRound?: (round: number, loss: number) => void,
): Network {
  const random = seededRandom(seed)
  const network = newNetwork(classes, random)
  const last = newNetwork(classes, () => 0.5)
  for (let round = 1; round <= rounds; round += 1) {
    let loss = 0
    const rate = speed * (1 - (0.8 * round) / rounds)
    for (const { label, pixels } of shuffled(lessons, random)) {
      loss += correct(network, last, halved(pixels, shift(random), shift(random)), label, rate)
    }
    onRound?.(round, loss / Math.max(1, lessons.length))
  }
  return network
}

const shift = (random: Random) => randomIndex(random, 3) - 1

/** Moves all weights a little so that the right class gets a higher chance (gradient descent with momentum). Returns the loss before. */
function correct(network: Network, last: Network, input: Float32Array, label: number, rate: number): number {
  const { pooled, strongest, chances } = pass(network, input)
  const blame = new Float32Array(pooled.length)
  const step = (weights: Float32Array, moves: Float32Array, place: number, gradient: number) => {
    const weight = weights[place] ?? 0
    const move = momentum * (moves[place] ?? 0) - rate * (gradient + shrink * weight)
    moves[place] = move
    weights[place] = weight + move
  }
  for (const [kind, chance] of chances.entries()) {
    const error = chance - (kind === label ? 1 : 0)
    for (let place = 0; place < pooled.length; place += 1) {
      const weight = kind * pooled.length + place
      blame[place] = (blame[place] ?? 0) + error * (network.weights[weight] ?? 0)
      step(network.weights, last.weights, weight, error * (pooled[place] ?? 0))
    }
    step(network.bias, last.bias, kind, error)
  }
  const perFilter = pooled.length / network.filterBias.length
  const gradients = new Float32Array(network.filters.length)
  const biasGradients = new Float32Array(network.filterBias.length)
  for (const [place, share] of blame.entries()) {
    const corner = strongest[place] ?? -1
    if (corner < 0 || share === 0) continue
    const filter = Math.floor(place / perFilter)
    biasGradients[filter] = (biasGradients[filter] ?? 0) + share
    for (let part = 0; part < 9; part += 1) {
      const pixel = input[corner + Math.floor(part / 3) * inputSide + (part % 3)] ?? 0
      gradients[filter * 9 + part] = (gradients[filter * 9 + part] ?? 0) + share * pixel
    }
  }
  for (const [place, gradient] of gradients.entries()) step(network.filters, last.filters, place, gradient)
  for (const [filter, gradient] of biasGradients.entries()) step(network.filterBias, last.filterBias, filter, gradient)
  return -Math.log(Math.max(1e-9, chances[label] ?? 0))
}
