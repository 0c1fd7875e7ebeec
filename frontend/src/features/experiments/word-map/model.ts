import {
  type AnalogyId,
  analogies,
  type Job,
  jobs,
  type NeighborWord,
  neighborRounds,
  type textSizes,
} from '@deepm/schema/rules/experiments/word-map'
import { type Random, seededRandom } from '../engine/random.ts'
import { pointOf, points, vectors } from './atlas.ts'
import { analogyTarget, nearest, placeOnLine, similarity, type Vector } from './core.ts'

export type Neighbor = { word: string; similarity: number }
export type Size = (typeof textSizes)[number]
export type Reading = { size: Size; isBalanced: boolean; she: number }

export type State = {
  setup: string
  /** The word whose neighbors are shown. */
  word: string
  rounds: readonly { word: NeighborWord; guess: number }[]
  judged: readonly { id: AnalogyId; fits: boolean }[]
  analogy: readonly [a: string, b: string, c: string]
  poles: keyof typeof poles
  group: keyof typeof groups
  job: Job | null
  readings: readonly Reading[]
  seed: number
}

export const poles = {
  place: ['land', 'sea'],
  price: ['cheap', 'expensive'],
  person: ['he', 'she'],
} as const

export const groups = {
  animals: 'ant bear bee cat cow dinosaur dog elephant frog horse lion mouse rabbit shark sheep whale'.split(' '),
  food: 'apple bread burger cake cheese chocolate honey ice lobster pizza potato rice salmon soup steak tea'.split(' '),
  jobs: jobs as readonly string[],
  sports: 'basketball boxing chess cricket football golf gymnastics hockey karate skiing swimming tennis'.split(' '),
} as const

/** Sentences of 100 that say “she”, in the text that is like old texts. */
const sheShare = 0.85

/** Readings that are kept. */
const keptReadings = 12

const startWords: Record<string, string> = { animals: 'cat', jobs: 'teacher', food: 'pizza' }

export function startState(setup: string, seed: number): State {
  return {
    setup,
    word: startWords[setup] ?? 'cat',
    rounds: [],
    judged: [],
    analogy: analogies.kitten.words,
    poles: 'place',
    group: 'animals',
    job: null,
    readings: [],
    seed,
  }
}

export function isKnown(word: string): boolean {
  return pointOf.has(word)
}

function vectorOf(word: string): Vector {
  const vector = vectors.get(word)
  if (!vector) throw new Error(`“${word}” is not on the map`)
  return vector
}

const shownNeighbors = 8

export function neighbors(word: string): Neighbor[] {
  return nearest(vectorOf(word), vectors, [word], shownNeighbors)
}

/** Returns how near the choices of a round are, the nearest first. */
export function choicesOf(word: NeighborWord): Neighbor[] {
  return neighborRounds[word].choices
    .map((it) => ({ word: it, similarity: similarity(vectorOf(word), vectorOf(it)) }))
    .sort((one, other) => other.similarity - one.similarity)
}

/** Returns the best answers to “a is to b as c is to ?”. */
export function solve([a, b, c]: readonly [string, string, string], count = 4): Neighbor[] {
  return nearest(analogyTarget(vectorOf(a), vectorOf(b), vectorOf(c)), vectors, [a, b, c], count)
}

/** Returns the words of a group on the line between two poles, from left to right. */
export function onLine(group: keyof typeof groups, pole: keyof typeof poles) {
  const [left, right] = poles[pole]
  return groups[group]
    .map((word) => ({ word, place: placeOnLine(vectorOf(word), vectorOf(left), vectorOf(right)) }))
    .sort((one, other) => one.place - other.place)
}

/** Writes a text of sentences about one job by chance, and counts how many say “she”. */
export function readText(size: Size, isBalanced: boolean, random: Random): Reading {
  const share = isBalanced ? 0.5 : sheShare
  let she = 0
  for (let sentence = 0; sentence < size; sentence += 1) if (random() < share) she += 1
  return { size, isBalanced, she }
}

export function addReading(state: State, size: Size, isBalanced: boolean): State {
  const reading = readText(size, isBalanced, seededRandom(state.seed))
  return { ...state, seed: state.seed + 1, readings: [...state.readings, reading].slice(-keptReadings) }
}

/** Keeps the first guess of each word. */
export function addGuess(state: State, word: NeighborWord, guess: number): State {
  const isNew = !state.rounds.some((it) => it.word === word)
  return { ...state, word, rounds: isNew ? [...state.rounds, { word, guess }] : state.rounds }
}

/** Keeps the last verdict on each analogy. */
export function judge(state: State, id: AnalogyId, fits: boolean): State {
  return { ...state, judged: [...state.judged.filter((it) => it.id !== id), { id, fits }] }
}

/** Returns words of the map that start with a text, short ones first. */
export function suggestWords(text: string, count = 5): string[] {
  const start = text.trim().toLowerCase()
  if (start === '') return []
  return points
    .map((it) => it.word)
    .filter((it) => it.startsWith(start))
    .sort((one, other) => one.length - other.length)
    .slice(0, count)
}
