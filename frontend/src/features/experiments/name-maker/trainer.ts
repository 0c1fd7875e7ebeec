import { maxRounds, type Size } from '@deepm/schema/rules/experiments/name-maker'
import { type Random, seededRandom } from '../engine/random.ts'
import { type Names, namesOf } from './data.ts'
import { type Example, examplesOf, type Learner, lossOn, newLearner, trainBatch, writeName } from './network.ts'
import { isSafeName } from './safe-name.ts'

export type Options = { setup: string; size: Size; isFew: boolean; seed: number }

export type MadeName = {
  text: string
  isCopy: boolean
  /** Places of letters that no name of the data has after the letter before, or at the end. */
  odd: readonly number[]
}

/** What the network can do after a training round. */
export type Point = {
  round: number
  /** Average loss on the names that it trains with, and on those held out. */
  training: number
  heldOut: number
  /** Share of pairs of letters that no name of the data has. */
  soup: number
  /** Share of names that are in the training data. */
  copies: number
  /** Some of its names. */
  names: readonly MadeName[]
}

const batchesInRound = 10
/** Names that are measured and shown after each round. */
const [measured, shown] = [40, 12]
/** Most names written to find some that may be shown. */
const maxTries = 20

/** Trains a network round by round and keeps its weights after each, so that every earlier round can write names again. */
export class NameTrainer {
  private readonly names: Names
  /** The loss on training names is measured on as many of them as are held out. */
  private readonly examples: { training: Example[]; measured: Example[]; heldOut: Example[] }
  private readonly learner: Learner
  private readonly random: Random
  private readonly pairs: ReadonlySet<string>
  private readonly known: ReadonlySet<string>
  private readonly snapshots: Float32Array[] = []

  constructor({ setup, size, isFew, seed }: Options) {
    this.random = seededRandom(seed)
    this.names = namesOf(setup, isFew)
    const { training, heldOut } = this.names
    this.examples = {
      training: examplesOf(training),
      measured: examplesOf(training.slice(0, heldOut.length)),
      heldOut: examplesOf(heldOut),
    }
    this.learner = newLearner(size, this.random)
    const all = namesOf(setup, false)
    this.pairs = new Set([...all.training, ...all.heldOut].flatMap(pairsOf))
    this.known = new Set(this.names.training)
  }

  get isDone(): boolean {
    return this.snapshots.length > maxRounds
  }

  /** Trains one round, or none before the first point, and measures the network. */
  nextPoint(): Point {
    if (this.snapshots.length > 0)
      for (let batch = 0; batch < batchesInRound; batch += 1) trainBatch(this.learner, this.examples.training, this.random)
    const { net } = this.learner
    this.snapshots.push(Float32Array.from(net.weights))
    const made = Array.from({ length: measured }, () => this.judged(writeName(net, this.random))).filter(({ text }) => text)
    const pairs = made.flatMap(({ text }) => pairsOf(text))
    return {
      round: this.snapshots.length - 1,
      training: lossOn(net, this.examples.measured),
      heldOut: lossOn(net, this.examples.heldOut),
      soup: pairs.filter((pair) => !this.pairs.has(pair)).length / Math.max(1, pairs.length),
      copies: made.filter(({ isCopy }) => isCopy).length / Math.max(1, made.length),
      names: made
        .slice(0, 2 * shown)
        .filter(mayShow)
        .slice(0, shown),
    }
  }

  /** Writes names with the weights after a round. */
  write(round: number, count: number, seed: number): MadeName[] {
    const weights = this.snapshots[round]
    if (!weights) return []
    const net = { ...this.learner.net, weights: Float64Array.from(weights) }
    const random = seededRandom(seed)
    return Array.from({ length: count }, () => {
      for (let attempt = 0; attempt < maxTries; attempt += 1) {
        const made = this.judged(writeName(net, random))
        if (made.text && mayShow(made)) return made
      }
      return this.judged(this.names.training[0] ?? '')
    })
  }

  private judged(text: string): MadeName {
    const odd = pairsOf(text).flatMap((pair, at) => (this.pairs.has(pair) ? [] : [Math.min(at, text.length - 1)]))
    return { text, isCopy: this.known.has(text), odd }
  }
}

/** Returns whether learners may see a name: a real one, or one without a rude word. */
function mayShow({ text, isCopy }: MadeName): boolean {
  return isCopy || isSafeName(text)
}

/** Returns the pairs of letters of a name, with its start and its end. */
export function pairsOf(name: string): string[] {
  return [...`.${name}`].map((letter, at) => letter + (name[at] ?? '.'))
}
