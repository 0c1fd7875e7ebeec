import {
  countedWords,
  type Language,
  manyTokens,
  maxLetters,
  type SentenceId,
  suggestions,
} from '@deepm/schema/rules/experiments/tokens'
import type { Token, Word } from './cut.ts'
import { startTexts } from './data.ts'

/** What the learner answered about the letters of a word. */
export type Round = { word: number; isSpelled: boolean; answer: number }

/** A word that is cut into many tokens, with its pieces. */
type Found = { word: string; pieces: readonly string[] }

export type State = {
  setup: string
  text: string
  /** Index of the word whose steps are shown; `null` for the one with the most tokens. */
  chosen: number | null
  found: Found | null
  sentence: SentenceId
  languages: readonly Language[]
  /** Whether the newer vocabulary is shown. */
  isRecent: boolean
  rounds: readonly Round[]
}

/** Rounds of the letter game that are kept. */
const keptRounds = 12

export function startState(setup: string): State {
  return {
    setup,
    text: startTexts[setup] ?? '',
    chosen: null,
    found: null,
    sentence: 'football',
    languages: [],
    isRecent: false,
    rounds: [],
  }
}

export function tokensOf(word: Word): readonly Token[] {
  return word.steps.at(-1) ?? []
}

export function allTokens(words: readonly Word[]): readonly Token[] {
  return words.flatMap(tokensOf)
}

/** Returns the index of the word whose steps are shown; -1 without words. */
export function shownWord(words: readonly Word[], chosen: number | null): number {
  if (chosen !== null && words[chosen]) return chosen
  const counts = words.map((it) => tokensOf(it).length)
  return counts.indexOf(Math.max(...counts))
}

/** Returns the number of letters of a word; 0 if it is a number, a sign or a space. */
export function lettersOf(text: string): number {
  return /^ ?\p{L}+$/u.test(text) ? [...text.trim()].length : 0
}

/** Returns the first word of the learner's own text that has many tokens. The start text does not count. */
export function longWord({ setup, text }: State, words: readonly Word[]): Word | null {
  if (text === startTexts[setup]) return null
  return (
    words.find((it, index) => {
      const letters = lettersOf(it.text)
      // In some scripts, this vocabulary splits words at vowel signs.
      const isPart = /^\p{M}/u.test(words[index + 1]?.text ?? '')
      return tokensOf(it).length >= manyTokens && letters > 0 && letters <= maxLetters && !isPart
    }) ?? null
  )
}

/** Returns the prepared word with this text, or `null`. */
export function suggestionOf(text: string): (typeof suggestions)[number] | null {
  return suggestions.find((it) => it === text.trim()) ?? null
}

/** Adds the language, or removes it. The oldest one goes when there are already three. */
export function toggleLanguage(state: State, language: Language): State {
  const without = state.languages.filter((it) => it !== language)
  const isChosen = without.length < state.languages.length
  return { ...state, languages: isChosen ? without : [...without, language].slice(-3) }
}

export function addRound(state: State, round: Round): State {
  return { ...state, rounds: [...state.rounds, round].slice(-keptRounds) }
}

/** Returns the text of a word of the letter game: whole, or as letters with hyphens, so that each letter is its own token. */
export function gameText(index: number, isSpelled: boolean): string {
  const { word } = countedWords[index % countedWords.length] ?? countedWords[0]
  return isSpelled ? [...word].join('-') : word
}

/** Returns the step's joined piece, and the two pieces it was made of; `null` before the first step. */
export function joinedAt({ steps }: Word, step: number) {
  const before = steps[step - 1]
  const after = steps[step]
  if (!before || !after) return null
  const place = after.findIndex((piece, index) => piece.id !== before[index]?.id)
  const [left, right, joined] = [before[place], before[place + 1], after[place]]
  return left && right && joined ? { place, left, right, joined } : null
}
