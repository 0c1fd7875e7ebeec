import { z } from '../forms/zod.ts'
import { experiments } from './catalogue.ts'
import { type ExperimentRules, mission } from './mission.ts'
import { percent } from './percent.ts'

/** Things that the machine has training pictures of. */
export const targets = [
  'sun',
  'fish',
  'cat',
  'tree',
  'house',
  'rocket',
  'heart',
  'star',
  'cup',
  'apple',
  'boat',
  'ball',
  'guitar',
  'car',
  'flower',
  'bird',
  'ghost',
  'mushroom',
  'cake',
  'robot',
] as const

export type Target = (typeof targets)[number]

/** Words that the machine has no training picture of. */
const unknownWords = ['dragon', 'piano'] as const

/** What a learner can ask for. */
export const wishes = [...targets, ...unknownWords] as const

export type Wish = (typeof wishes)[number]

/** Steps from noise to picture. */
export const stepCount = 20

/** How far a dot may look: in dots, up to the whole picture. */
const reaches = [3, 6, 15] as const

export type Reach = (typeof reaches)[number]

/** Noise has a number, from 1. */
export const maxSeed = 999

/** Backgrounds of the training pictures. */
export const backgrounds = ['blue', 'purple', 'yellow', 'pink'] as const

export type Background = (typeof backgrounds)[number]

/** Hidden pictures of mission 1: the number of their noise, what comes out of it without a wish, and the things to choose from. */
export const mysteries = [
  { seed: 2, target: 'ghost', choices: ['robot', 'cup', 'ghost', 'star'] },
  { seed: 4, target: 'guitar', choices: ['guitar', 'rocket', 'tree', 'flower'] },
  { seed: 10, target: 'car', choices: ['fish', 'cake', 'car', 'bird'] },
  { seed: 8, target: 'boat', choices: ['house', 'boat', 'cat', 'mushroom'] },
  { seed: 15, target: 'bird', choices: ['bird', 'apple', 'fish', 'ball'] },
  { seed: 17, target: 'mushroom', choices: ['cake', 'ghost', 'heart', 'mushroom'] },
] as const satisfies readonly { seed: number; target: Target; choices: readonly Target[] }[]

/** How many guesses of mission 1 must be right, and the last step at which they count. With fewer, luck is often enough. */
export const guesses = { right: 3, lastStep: stepCount / 2 }

/** Share of equal dots from which a picture counts as a copy of its nearest training picture. */
export const copied = 0.9

/** Share of known parts that shows where a mixture comes from. */
export const knownParts = 0.6

const share = z.number().check(z.gte(0), z.lte(1))
const target = z.enum(targets)
const wish = z.enum(wishes)
const seed = z.int().check(z.gte(1), z.lte(maxSeed))
const background = z.enum(backgrounds)

type Guess = { seed: number; guess: Target; step: number }

/** Returns the guesses that were right in time. Only the first guess for a hidden picture counts. */
function rightGuesses(all: readonly Guess[]): Guess[] {
  const firsts = all.filter(({ seed: own }, index) => all.findIndex((it) => it.seed === own) === index)
  return firsts.filter(
    ({ seed: own, guess, step }) => step <= guesses.lastStep && mysteries.some((it) => it.seed === own && it.target === guess),
  )
}

export const noiseToPicture: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({
        guesses: z
          .array(z.strictObject({ seed, guess: target, step: z.int().check(z.gte(0), z.lte(stepCount)) }))
          .check(z.maxLength(mysteries.length)),
      }),
      isReached: ({ guesses: all }) => rightGuesses(all).length >= guesses.right,
      report: ({ guesses: all }) => {
        const right = rightGuesses(all)
        return `Recognized ${right.length} of ${all.length} hidden pictures in the noise, the first at step ${Math.min(...right.map(({ step }) => step))} of ${stepCount}.`
      },
    }),
    mission({
      evidence: z.strictObject({
        first: target,
        second: target,
        shared: z.strictObject({ seed, background }),
        other: z.strictObject({ seed, background }),
      }),
      isReached: ({ first, second, shared, other }) =>
        first !== second && shared.seed !== other.seed && shared.background !== other.background,
      report: ({ first, second, shared, other }) =>
        `Made the pictures “${first}” and “${second}” from the same noise, and both got a ${shared.background} background. From other noise, “${second}” got a ${other.background} one.`,
    }),
    mission({
      evidence: z.strictObject({
        unknown: z.strictObject({ word: z.enum(unknownWords), drawn: target }),
        mix: z.strictObject({ wishes: z.tuple([target, target]), nearest: target, alike: share, known: share }),
      }),
      isReached: ({ mix: { wishes: both, alike, known } }) => both[0] !== both[1] && alike < copied && known >= knownParts,
      report: ({ unknown: { word, drawn }, mix }) =>
        `Asked a picture machine for a ${word}, of which it has no training picture, and got “${drawn}”. Then mixed “${mix.wishes.join('” and “')}”: ${percent(mix.known)} of the parts of the new picture came from training pictures.`,
    }),
  ],
  state: z.strictObject({
    setup: z.enum(experiments['noise-to-picture'].setups),
    wish,
    second: z.nullable(wish),
    seed,
    guidance: z.int().check(z.gte(0), z.lte(10)),
    reach: z.literal(reaches),
    step: z.int().check(z.gte(0), z.lte(stepCount)),
  }),
}
