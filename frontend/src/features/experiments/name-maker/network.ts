import { type Random, weightedIndex } from '../engine/random.ts'
import { learn, type Net, predict } from './core.ts'

/** Letters that the network looks back. */
const look = 4
/** Number 0 is the mark before and after a name; then come the letters. */
const alphabet = '.abcdefghijklmnopqrstuvwxyz'
/** Examples between two changes of the weights. */
const batch = 32
const maxLetters = 24

export type Example = { before: number[]; next: number }

/** Splits names into examples: the letters before, and the letter that comes next. */
export function examplesOf(names: readonly string[]): Example[] {
  return names.flatMap((name) => {
    const letters = [...name, '.'].map((letter) => alphabet.indexOf(letter))
    const padded = [...Array.from({ length: look }, () => 0), ...letters]
    return letters.map((next, at) => ({ before: padded.slice(at, at + look), next }))
  })
}

/** A network and what its optimizer (Adam) remembers of earlier changes. */
export type Learner = { net: Net; mean: Float64Array; spread: Float64Array; steps: number }

/** Returns an untrained network with this many neurons. */
export function newLearner(size: number, random: Random): Learner {
  const length = (look + 1) * alphabet.length * size
  const weights = Float64Array.from({ length }, () => (random() - 0.5) * 0.2)
  const net = { letters: alphabet.length, look, size, weights, slopes: new Float64Array(length) }
  return { net, mean: new Float64Array(length), spread: new Float64Array(length), steps: 0 }
}

/** Trains with the next examples of a shuffled list, and returns the average loss. */
export function trainBatch(learner: Learner, examples: readonly Example[], random: Random): number {
  const { net } = learner
  net.slopes.fill(0)
  let loss = 0
  for (let turn = 0; turn < batch; turn += 1) {
    const example = examples[Math.floor(random() * examples.length)]
    if (example) loss += learn(net, example.before, example.next)
  }
  changeWeights(learner)
  return loss / batch
}

const rate = 0.01
const [keepMean, keepSpread] = [0.9, 0.99]

/** Changes each weight against its slope, as Adam does: by steps of similar size for all weights. */
function changeWeights(learner: Learner): void {
  const { net, mean, spread } = learner
  learner.steps += 1
  const [ofMean, ofSpread] = [1 - keepMean ** learner.steps, 1 - keepSpread ** learner.steps]
  for (let i = 0; i < net.weights.length; i += 1) {
    const slope = (net.slopes[i] ?? 0) / batch
    mean[i] = keepMean * (mean[i] ?? 0) + (1 - keepMean) * slope
    spread[i] = keepSpread * (spread[i] ?? 0) + (1 - keepSpread) * slope * slope
    net.weights[i] = (net.weights[i] ?? 0) - (rate * ((mean[i] ?? 0) / ofMean)) / (Math.sqrt((spread[i] ?? 0) / ofSpread) + 1e-8)
  }
}

/** Returns the average loss on examples: 0 if every next letter gets the chance 1, and 3.3 if all letters get the same chance. */
export function lossOn(net: Net, examples: readonly Example[]): number {
  const sum = examples.reduce((total, { before, next }) => total - Math.log(predict(net, before).chances[next] ?? 1), 0)
  return sum / examples.length
}

/** Writes a name letter by letter: draws each letter by its chance, until the mark for the end. */
export function writeName(net: Net, random: Random): string {
  const before = Array.from({ length: look }, () => 0)
  let name = ''
  while (name.length < maxLetters) {
    const { chances } = predict(net, before)
    const next = weightedIndex(Array.from(chances), random)
    if (next === 0) break
    name += alphabet[next]
    before.push(next)
    before.shift()
  }
  return name
}
