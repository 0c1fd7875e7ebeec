import {
  countedWords,
  type Language,
  manyTokens,
  maxLetters,
  type SentenceId,
  suggestions,
  tokenCounts,
} from '@deepm/schema/rules/experiments/tokens'
import type { Token, Word } from './cut.ts'
import { startTexts } from './data.ts'

/** What the learner answered about the letters of a word. */
export type Round = { word: number; isSpelled: boolean; answer: number }

/** A word that the learner took, with its tokens. */
export type Taken = { word: string; letters: number; pieces: readonly string[] }

/** A long word that is one token, and a word that is cut into many. */
export type Kind = 'whole' | 'cut'

export type State = {
  setup: string
  text: string
  /** Index of the word whose steps are shown; `null` for the one with the most tokens. */
  chosen: number | null
  taken: Record<Kind, Taken | null>
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
    taken: { whole: null, cut: null },
    sentence: 'football',
    languages: ['en'],
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

/** From this number of letters on, a word counts as long. */
const longWord = 8

/**
 * Returns the words of the learner's text that the first mission asks for, at most one of each kind. The start text and words that were
 * taken do not count.
 */
export function takeable({ setup, text, taken }: State, words: readonly Word[]): Map<Kind, Word> {
  const found = new Map<Kind, Word>()
  if (text === startTexts[setup]) return found
  for (const [index, word] of words.entries()) {
    const count = tokensOf(word).length
    const letters = lettersOf(word.text)
    // In some scripts, this vocabulary splits words at vowel signs.
    const isPart = /^\p{M}/u.test(words[index + 1]?.text ?? '')
    if (isPart || letters === 0 || letters > maxLetters) continue
    const kind = count >= manyTokens ? 'cut' : count === 1 && letters >= longWord ? 'whole' : null
    if (kind && !found.has(kind) && taken[kind]?.word !== word.text.trim()) found.set(kind, word)
  }
  return found
}

/** Adds a word that the learner took. */
export function takeWord(state: State, kind: Kind, word: Word): State {
  const pieces = tokensOf(word).map(({ text }) => text ?? '▚')
  return { ...state, taken: { ...state.taken, [kind]: { word: word.text.trim(), letters: lettersOf(word.text), pieces } } }
}

/** Returns the evidence of mission 1: the cut word, once a longer word that is one token was taken too; otherwise `null`. */
export function piecesEvidence({ taken: { whole, cut } }: State) {
  if (!whole || !cut || cut.letters >= whole.letters) return null
  return { suggestion: suggestionOf(cut.word), letters: cut.letters, tokens: cut.pieces.length }
}

/** Returns the chosen languages whose sentence lost the most tokens from the old vocabulary to the new one. */
export function mostShrunk({ sentence, languages }: Pick<State, 'sentence' | 'languages'>): readonly Language[] {
  const lost = languages.map((it) => tokenCounts[sentence][it][0] - tokenCounts[sentence][it][1])
  return languages.filter((_, index) => lost[index] === Math.max(...lost))
}

/** Returns the prepared word with this text, or `null`. */
function suggestionOf(text: string): (typeof suggestions)[number] | null {
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
