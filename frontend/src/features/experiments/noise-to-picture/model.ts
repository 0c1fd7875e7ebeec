import {
  type Background,
  backgrounds,
  type Reach,
  stepCount,
  type Target,
  targets,
  type Wish,
} from '@deepm/schema/rules/experiments/noise-to-picture'
import { randomNormal } from 'd3-random'
import { seededRandom } from '../engine/random.ts'
import { denoise, side } from './core.ts'
import { valuesOf } from './pictures/paint.ts'
import { backgroundColors, type TrainingPicture, trainingSet } from './training-set.ts'

export type Picture = Float32Array

/** What decides the picture. */
export type Settings = {
  wish: Wish
  /** Something to mix with the wish. */
  second: Wish | null
  /** Number of the noise. */
  seed: number
  /** How much the wish counts, from 0 to 10. */
  guidance: number
  reach: Reach
}

const pictures = trainingSet.map(({ values }) => values)
const average = pictures.reduce(
  (sum, picture) => sum.map((value, i) => value + (picture[i] ?? 0) / pictures.length),
  new Float32Array(side * side * 3),
)

/** Noise before the first step, and before the last. The colours of a picture are between -1 and 1. */
const [mostNoise, leastNoise] = [20, 0.03]

/** Returns the strength of the noise after this many steps. */
export function noiseAfter(step: number): number {
  return step >= stepCount ? 0 : mostNoise * (leastNoise / mostNoise) ** (step / (stepCount - 1))
}

/** Returns the noise to start from: the average of all training pictures, hidden under noise. */
export function startNoise(seed: number): Picture {
  const random = randomNormal.source(seededRandom(seed))(0, mostNoise)
  return average.map((value) => value + random())
}

const bonusOf = ({ wish, second, guidance }: Settings) =>
  trainingSet.map(({ target }) => (target === wish || target === second ? guidance : 0))

/** Returns what the machine expects to be under the noise. */
export function expectation(noisy: Picture, step: number, settings: Settings): Picture {
  return denoise(noisy, noiseAfter(Math.min(step, stepCount - 1)), settings.reach, pictures, bonusOf(settings))
}

/** Returns the picture after one more step: what the machine expects, and as much of the noise as is left then. */
export function nextPicture(noisy: Picture, step: number, expected: Picture): Picture {
  const left = noiseAfter(step + 1) / noiseAfter(step)
  return noisy.map((value, i) => (expected[i] ?? 0) + left * (value - (expected[i] ?? 0)))
}

/** Returns all pictures from the noise to the end. Takes about 0.2 s. */
export function wholeWay(settings: Settings): Picture[] {
  const way = [startNoise(settings.seed)]
  for (let step = 0; step < stepCount; step += 1) {
    const noisy = way[step] as Picture
    way.push(nextPicture(noisy, step, expectation(noisy, step, settings)))
  }
  return way
}

/** Returns a noisy picture with colours between about -1 and 1. */
export function visible(noisy: Picture, step: number): Picture {
  const strength = Math.sqrt(1 + noiseAfter(step) ** 2)
  return noisy.map((value, i) => (average[i] ?? 0) + (value - (average[i] ?? 0)) / strength)
}

export type Bet = { target: Target; chance: number }

/** Returns how likely each thing is under the noise, given the training pictures; the likeliest first. */
export function bets(noisy: Picture, step: number, settings: Settings): Bet[] {
  const bonus = bonusOf(settings)
  const noise = Math.max(noiseAfter(step), leastNoise)
  const scores = pictures.map((picture, index) => (bonus[index] ?? 0) - distance(noisy, picture) / (2 * noise ** 2))
  const best = Math.max(...scores)
  const weights = scores.map((score) => Math.exp(score - best))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return targets
    .map((target) => ({
      target,
      chance: weights.reduce((sum, weight, index) => sum + (trainingSet[index]?.target === target ? weight / total : 0), 0),
    }))
    .toSorted((a, b) => b.chance - a.chance)
}

/** Returns the training picture with the most equal dots, and the share of equal dots. */
export function nearest(picture: Picture): { found: TrainingPicture; alike: number } {
  const rated = trainingSet.map((found) => ({ found, alike: alike(picture, found.values) }))
  return rated.reduce((best, it) => (it.alike > best.alike ? it : best))
}

/** Returns the share of dots that have nearly the same colour in two pictures. */
function alike(one: Picture, other: Picture): number {
  let equal = 0
  for (let dot = 0; dot < side * side; dot += 1) if (isEqualDot(one, other, dot)) equal += 1
  return equal / (side * side)
}

/** Returns the share of dots that have the same eight neighbours in a training picture. */
export function partsKnown(picture: Picture): number {
  const known = new Set<number>()
  for (const { values } of trainingSet) {
    const equal = neighbours.map((_, dot) => isEqualDot(picture, values, dot))
    for (const [dot, around] of neighbours.entries()) if (!known.has(dot) && around.every((it) => equal[it])) known.add(dot)
  }
  return known.size / (side * side)
}

/** Dots around each dot, and the dot itself. */
const neighbours = Array.from({ length: side * side }, (_, dot) => {
  const near = (at: number) => [at - 1, at, at + 1].filter((it) => it >= 0 && it < side)
  return near(Math.floor(dot / side)).flatMap((row) => near(dot % side).map((column) => row * side + column))
})

/** Returns the background with the most dots of its colour. */
export function backgroundOf(picture: Picture): Background {
  const shares = plain.map((it) => alike(picture, it))
  return backgrounds[shares.indexOf(Math.max(...shares))] ?? 'blue'
}

/** A picture of each background with nothing on it. */
const plain = backgrounds.map((name) => {
  const color = valuesOf(backgroundColors[name])
  return Float32Array.from({ length: side * side * 3 }, (_, i) => color[i % 3] ?? 0)
})

/** Most that two colours may differ in red, green or blue to look the same. */
const tolerance = 0.3

function isEqualDot(one: Picture, other: Picture, dot: number): boolean {
  for (let i = 3 * dot; i < 3 * dot + 3; i += 1) if (Math.abs((one[i] ?? 0) - (other[i] ?? 0)) > tolerance) return false
  return true
}

function distance(one: Picture, other: Picture): number {
  let sum = 0
  for (let i = 0; i < one.length; i += 1) sum += ((one[i] ?? 0) - (other[i] ?? 0)) ** 2
  return sum
}

/** Chance from which the machine counts as sure. */
const sure = 0.9

/** Returns the step from which the chance stays above 90%. */
export function sureFrom(chances: readonly number[]): number {
  return chances.findLastIndex((chance) => chance < sure) + 1
}
