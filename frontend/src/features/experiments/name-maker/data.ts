import { fewNames } from '@deepm/schema/rules/experiments/name-maker'
import { seededRandom, shuffled } from '../engine/random.ts'
import { dinosaurs } from './lists/dinosaurs.ts'
import { firstNames } from './lists/first-names.ts'
import { planets } from './lists/planets.ts'

const lists: Record<string, readonly string[]> = {
  'first-names': wordsOf(firstNames),
  dinosaurs: wordsOf(dinosaurs),
  planets: wordsOf(planets),
}

export const setupNames: Record<string, string> = {
  'first-names': 'First names',
  dinosaurs: 'Dinosaurs',
  planets: 'Planets, moons and stars',
}

/** Share of the names that the network never sees. */
const heldOutShare = 0.2
const splitSeed = 1

export type Names = { training: readonly string[]; heldOut: readonly string[] }

/** Returns the names to train with and those held out. The same names are held out each time. */
export function namesOf(setup: string, isFew: boolean): Names {
  const mixed = shuffled(lists[setup] ?? [], seededRandom(splitSeed))
  const count = Math.round(heldOutShare * mixed.length)
  return { heldOut: mixed.slice(0, count), training: mixed.slice(count, isFew ? count + fewNames : mixed.length) }
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/)
}
