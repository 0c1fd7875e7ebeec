import { z } from '../forms/zod.ts'
import { experiments } from './catalogue.ts'
import { type ExperimentRules, mission } from './mission.ts'

/** Longest text that the learner can cut, in UTF-16 units. */
export const maxTextLength = 300

/** Prepared words for the first mission. */
export const suggestions = [
  'basketball',
  'axolotl',
  'grandmother',
  'guacamole',
  'skateboarding',
  'hopscotch',
  'ukulele',
  'panda',
] as const

/** From this number of tokens on, a word counts as cut into many pieces. */
export const manyTokens = 4

/** Longest word that counts, in letters, so that a row of random keys is no result. */
export const maxLetters = 20

export const languages = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  pl: 'Polish',
  tr: 'Turkish',
  sw: 'Swahili',
  uk: 'Ukrainian',
  ar: 'Arabic',
  hi: 'Hindi',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
} as const

export type Language = keyof typeof languages

const languageIds = Object.keys(languages) as [Language, ...Language[]]

export const sentenceIds = ['football', 'moon', 'water'] as const

export type SentenceId = (typeof sentenceIds)[number]

/** Tokens of each prepared sentence: with the vocabulary r50k_base (2019), and with o200k_base (2024). A test of the web app counts them. */
export const tokenCounts: Record<SentenceId, Record<Language, readonly [old: number, recent: number]>> = {
  football: {
    en: [7, 7],
    de: [16, 8],
    es: [21, 10],
    fr: [20, 9],
    pl: [24, 16],
    tr: [19, 11],
    sw: [16, 12],
    uk: [43, 12],
    ar: [31, 10],
    hi: [61, 14],
    zh: [22, 9],
    ja: [20, 12],
    ko: [43, 15],
  },
  moon: {
    en: [12, 12],
    de: [21, 12],
    es: [19, 10],
    fr: [19, 11],
    pl: [27, 16],
    tr: [20, 11],
    sw: [20, 11],
    uk: [45, 14],
    ar: [36, 12],
    hi: [68, 14],
    zh: [27, 11],
    ja: [27, 16],
    ko: [44, 12],
  },
  water: {
    en: [8, 8],
    de: [13, 7],
    es: [14, 11],
    fr: [27, 13],
    pl: [16, 11],
    tr: [15, 11],
    sw: [13, 10],
    uk: [37, 14],
    ar: [44, 12],
    hi: [49, 8],
    zh: [23, 8],
    ja: [17, 10],
    ko: [21, 7],
  },
}

/** The longest of three compared sentences needs at least this many times the tokens of the shortest. */
export const unfairRatio = 3

/** Words whose letters the learner counts, with the letter. */
export const countedWords = [
  { word: 'strawberry', letter: 'r' },
  { word: 'bookkeeper', letter: 'e' },
  { word: 'pineapple', letter: 'p' },
  { word: 'kangaroo', letter: 'o' },
] as const

/** Returns how often the letter is in the word with this index. */
export function letterCount(index: number): number {
  const { word, letter } = countedWords[index] ?? countedWords[0]
  return [...word].filter((it) => it === letter).length
}

const round = z.strictObject({
  word: z.int().check(z.gte(0), z.lte(countedWords.length - 1)),
  /** Whether each letter had its own number. */
  isSpelled: z.boolean(),
  answer: z.int().check(z.gte(0), z.lte(9)),
})

const isRight = ({ word, answer }: z.infer<typeof round>) => letterCount(word) === answer

export const tokens: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({
        /** The prepared word, or `null` for an own one. */
        suggestion: z.nullable(z.enum(suggestions)),
        letters: z.int().check(z.gte(1), z.lte(maxTextLength)),
        tokens: z.int().check(z.gte(1), z.lte(maxTextLength)),
      }),
      isReached: ({ letters, tokens: count }) => count >= manyTokens && letters <= maxLetters,
      report: ({ suggestion, letters, tokens: count }) =>
        `Found ${suggestion ? `that a language model cuts the word “${suggestion}”` : `a word of the learner’s choice with ${letters} letters that a language model cuts`} into ${count} tokens.`,
    }),
    mission({
      evidence: z.strictObject({
        sentence: z.enum(sentenceIds),
        languages: z.array(z.enum(languageIds)).check(z.length(3)),
        /** Whether the learner also looked at the newer vocabulary. */
        isRecent: z.boolean(),
      }),
      isReached: ({ sentence, languages: chosen, isRecent }) =>
        isRecent && new Set(chosen).size === 3 && ratioOf(sentence, chosen) >= unfairRatio,
      report: ({ sentence, languages: chosen }) =>
        `Compared one sentence in ${chosen.map((it) => languages[it]).join(', ')}: a vocabulary of 2019 needs ${chosen.map((it) => tokenCounts[sentence][it][0]).join(', ')} tokens for it, one of 2024 needs ${chosen.map((it) => tokenCounts[sentence][it][1]).join(', ')}.`,
    }),
    mission({
      evidence: z.strictObject({ rounds: z.array(round).check(z.minLength(2), z.maxLength(12)) }),
      isReached: ({ rounds }) =>
        new Set(rounds.filter((it) => !it.isSpelled).map((it) => it.word)).size >= 2 &&
        rounds.some((it) => it.isSpelled && isRight(it)),
      report: ({ rounds }) => {
        const whole = rounds.filter((it) => !it.isSpelled)
        return `Counted letters from token numbers alone: right ${whole.filter(isRight).length} of ${whole.length} times for whole words, and right once the word was spelled out.`
      },
    }),
  ],
  state: z.strictObject({
    setup: z.enum(experiments.tokens.setups),
    sentence: z.enum(sentenceIds),
  }),
}

/** Returns how many times more tokens the longest of the sentences needs than the shortest. */
export function ratioOf(sentence: SentenceId, chosen: readonly Language[]): number {
  const counts = chosen.map((it) => tokenCounts[sentence][it][0])
  return counts.length === 0 ? 1 : Math.max(...counts) / Math.min(...counts)
}
