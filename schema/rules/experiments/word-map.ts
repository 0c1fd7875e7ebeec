import { z } from '../forms/zod.ts'
import { experiments } from './catalogue.ts'
import { type ExperimentRules, mission } from './mission.ts'

// What is right here was computed from the word vectors of the experiment. A test of the web app computes it again.

type Round = {
  /** Words to guess from; the first is the nearest. */
  choices: readonly [string, string, string, string]
  /** Whether the nearest word means the opposite. */
  isOpposite: boolean
}

/** Words whose nearest neighbor the learner guesses. */
export const neighborRounds = {
  pizza: { choices: ['sandwich', 'restaurant', 'cheese', 'hungry'], isOpposite: false },
  fast: { choices: ['slow', 'quick', 'speed', 'running'], isOpposite: true },
  piano: { choices: ['violin', 'music', 'keyboard', 'song'], isOpposite: false },
  summer: { choices: ['winter', 'holiday', 'hot', 'sun'], isOpposite: true },
  teacher: { choices: ['student', 'school', 'tutor', 'lesson'], isOpposite: false },
  buy: { choices: ['sell', 'pay', 'money', 'shop'], isOpposite: true },
  football: { choices: ['soccer', 'stadium', 'ball', 'kick'], isOpposite: false },
  high: { choices: ['low', 'mountain', 'top', 'tall'], isOpposite: true },
} as const satisfies Record<string, Round>

export type NeighborWord = keyof typeof neighborRounds

export const neighborWords = Object.keys(neighborRounds) as [NeighborWord, ...NeighborWord[]]

type Analogy = {
  /** “a is to b as c is to ?” */
  words: readonly [a: string, b: string, c: string]
  /** A word that people would say. */
  expected: string
  /** Whether the machine finds it. */
  works: boolean
}

export const analogies = {
  kitten: { words: ['cat', 'kitten', 'dog'], expected: 'puppy', works: true },
  rome: { words: ['france', 'paris', 'italy'], expected: 'rome', works: true },
  fruit: { words: ['cat', 'animal', 'apple'], expected: 'fruit', works: false },
  pianist: { words: ['piano', 'pianist', 'guitar'], expected: 'guitarist', works: true },
  flower: { words: ['lion', 'animal', 'rose'], expected: 'flower', works: false },
  ate: { words: ['go', 'went', 'eat'], expected: 'ate', works: true },
  foot: { words: ['hat', 'head', 'shoe'], expected: 'foot', works: false },
  dinner: { words: ['morning', 'breakfast', 'evening'], expected: 'dinner', works: true },
  pilot: { words: ['car', 'driver', 'plane'], expected: 'pilot', works: true },
  air: { words: ['fish', 'water', 'bird'], expected: 'air', works: false },
  milk: { words: ['bee', 'honey', 'cow'], expected: 'milk', works: true },
  queen: { words: ['man', 'king', 'woman'], expected: 'queen', works: true },
} as const satisfies Record<string, Analogy>

export type AnalogyId = keyof typeof analogies

export const analogyIds = Object.keys(analogies) as [AnalogyId, ...AnalogyId[]]

/** Jobs on the line between “he” and “she”. */
export const jobs = [
  'architect',
  'astronaut',
  'babysitter',
  'captain',
  'chef',
  'coach',
  'dancer',
  'doctor',
  'engineer',
  'lawyer',
  'manager',
  'nurse',
  'receptionist',
  'scientist',
  'secretary',
  'teacher',
] as const

export type Job = (typeof jobs)[number]

/** The job that is farthest from the middle. */
export const mostPulled: Job = 'babysitter'

/** Sentences of a text that the learner lets the machine read. */
export const textSizes = [100, 1000, 10_000, 100_000] as const

/** From this share of “she” on, or of “he”, a text counts as pulled. */
const pulled = 0.7

const setups = experiments['word-map'].setups

const reading = z.strictObject({
  size: z.literal(textSizes),
  /** Whether the text says “he” and “she” equally often. */
  isBalanced: z.boolean(),
  she: z.int().check(z.gte(0), z.lte(100_000)),
})

type Reading = z.infer<typeof reading>

const isPulled = ({ size, she }: Reading) => she <= size && Math.max(she, size - she) / size >= pulled

const wordMapMissions: ExperimentRules['missions'] = [
  mission({
    evidence: z.strictObject({
      rounds: z
        .array(z.strictObject({ word: z.enum(neighborWords), guess: z.int().check(z.gte(0), z.lte(3)) }))
        .check(z.minLength(1), z.maxLength(neighborWords.length)),
      surprise: z.enum(neighborWords),
    }),
    isReached: ({ rounds, surprise }) =>
      new Set(rounds.map((it) => it.word)).size >= 3 &&
      rounds.some((it) => it.word === surprise) &&
      neighborRounds[surprise].isOpposite,
    report: ({ rounds, surprise }) =>
      `Guessed the nearest neighbours of ${rounds.length} words on a word map, ${rounds.filter((it) => it.guess === 0).length} of them right, and found that “${surprise}” is beside its opposite “${neighborRounds[surprise].choices[0]}”.`,
  }),
  mission({
    evidence: z.strictObject({
      judged: z
        .array(z.strictObject({ id: z.enum(analogyIds), fits: z.boolean() }))
        .check(z.minLength(1), z.maxLength(analogyIds.length)),
    }),
    isReached: ({ judged }) => rightly(judged, true).length >= 3 && rightly(judged, false).length >= 1,
    report: ({ judged }) =>
      `Checked word analogies of a machine: found ${rightly(judged, true).length} that work, and ${rightly(judged, false).length} that fail, such as “${phrase(rightly(judged, false)[0])}”.`,
  }),
  mission({
    evidence: z.strictObject({ job: z.enum(jobs), readings: z.array(reading).check(z.minLength(1), z.maxLength(12)) }),
    isReached: ({ job, readings }) =>
      job === mostPulled &&
      readings.some((it) => !it.isBalanced && it.size === 100) &&
      readings.some((it) => !it.isBalanced && it.size >= 10_000 && isPulled(it)) &&
      readings.some((it) => it.isBalanced && it.size >= 1000 && !isPulled(it)),
    report: ({ job, readings }) => {
      const largest = Math.max(...readings.filter((it) => !it.isBalanced).map((it) => it.size))
      return `Put jobs on a line between “he” and “she”, found that texts pull “${job}” most, and saw that ${largest.toLocaleString('en')} sentences of the same kind do not repair this, but balanced ones do.`
    },
  }),
]

export const wordMap: ExperimentRules = {
  missions: wordMapMissions,
  state: z.strictObject({ setup: z.enum(setups) }),
}

type Judged = { id: AnalogyId; fits: boolean }

/** Returns the analogies with this verdict for which it is right. */
function rightly(judged: readonly Judged[], fits: boolean): AnalogyId[] {
  return [...new Set(judged.filter((it) => it.fits === fits && analogies[it.id].works === fits).map((it) => it.id))]
}

function phrase(id: AnalogyId | undefined): string {
  const [a, b, c] = analogies[id ?? analogyIds[0]].words
  return `${a} is to ${b} as ${c} is to …`
}
