import { crisisLexicon, crisisPatterns } from '@deepm/schema/rules/safety/crisis-patterns'
import { readSentences, type Sentence, type Span } from '@deepm/schema/rules/safety/lexicon'
import { matchesPattern, type Pattern } from '@deepm/schema/rules/safety/pattern-matcher'
import { normalizedSentences } from '@deepm/schema/rules/safety/text-normalization'
import {
  harmLexicon,
  harmPatterns,
  overrideLexicon,
  overridePatterns,
  withoutPretext,
} from '../patterns/harm-patterns.service.ts'

/** Weight of each feature, by the hash of the feature. */
export type Features = Map<number, number>

const weights = { word: 1, pair: 0.7, near: 0.3, part: 0.7, group: 0.7, order: 0.4, rule: 0.7 }
type Kind = keyof typeof weights
type Add = (kind: Kind, text: string) => void

const asWritten = (sentence: Sentence) => sentence
const ruleSets = [
  { lexicon: harmLexicon, rules: harmPatterns, read: withoutPretext },
  { lexicon: crisisLexicon, rules: [{ kind: 'crisis', patterns: crisisPatterns }], read: asWritten },
  { lexicon: overrideLexicon, rules: [{ kind: 'override', patterns: overridePatterns }], read: asWritten },
]
/** Two words within this distance are near each other. */
const nearness = 8
/** One group precedes another when at most this many words lie between them. */
const groupGap = 4
const shortestPart = 3
const maxPartLength = 5
/** Chinese has no spaces, and most of its words have one or two characters. */
const chinese = /\p{Script=Han}/u
const longestChinesePart = 3
/** Characters of a word from which n-grams are taken. */
const maxWordLength = 24

/**
 * Extracts the features of each part of a prompt; a short prompt has one part. Features are words, pairs of words, words near each other,
 * character n-grams, lexicon groups (an unseen word counts like the others of its group) and the patterns that matched.
 */
export function promptFeatures(prompt: string): Features[] {
  const sentences = ruleSets.map(({ lexicon }) => readSentences(lexicon, prompt))
  return normalizedSentences(prompt).map((words, at) => {
    const features: Features = new Map()
    const add: Add = (kind, text) => features.set(hash(`${kind} ${text}`), weights[kind])
    addWords(words, add)
    for (const [book, { rules, read }] of ruleSets.entries()) {
      const sentence = sentences[book]?.[at]
      if (!sentence) continue
      addGroups(book, sentence.spans, add)
      for (const { kind, patterns } of rules) addRules(kind, patterns, read(sentence), add)
    }
    return features
  })
}

function addWords(words: string[], add: Add): void {
  for (const [at, word] of words.entries()) {
    add('word', word)
    const next = words[at + 1]
    if (next !== undefined) add('pair', `${word} ${next}`)
    for (const other of words.slice(at + 1, at + nearness)) {
      if (other !== word) add('near', word < other ? `${word} ${other}` : `${other} ${word}`)
    }
    const marked = `_${word.slice(0, maxWordLength)}_`
    const [shortest, longest] = chinese.test(word) ? [1, longestChinesePart] : [shortestPart, maxPartLength]
    for (let length = shortest; length <= longest; length += 1)
      for (let start = 0; start + length <= marked.length; start += 1) add('part', marked.slice(start, start + length))
  }
}

function addGroups(book: number, spans: ReadonlyMap<string, Span[]>, add: Add): void {
  for (const [name, places] of spans) {
    add('group', `${book} ${name}`)
    for (const [other, others] of spans) if (other !== name && isBefore(places, others)) add('order', `${book} ${name} ${other}`)
  }
}

function addRules(kind: string, patterns: readonly Pattern[], sentence: Sentence, add: Add): void {
  for (const pattern of patterns) {
    if (!matchesPattern(pattern, sentence)) continue
    add('rule', kind)
    add('rule', `${kind} ${pattern.written}`)
  }
}

function isBefore(places: Span[], others: Span[]): boolean {
  return places.some(({ end }) => others.some(({ start }) => start >= end && start - end <= groupGap))
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}
