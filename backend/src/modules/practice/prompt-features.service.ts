import { crisisRules, crisisVocabulary } from '@deepm/schema/rules/crisis-rules'
import { harmRules, harmVocabulary } from '@deepm/schema/rules/harm-rules'
import { overrideRules, overrideVocabulary } from '@deepm/schema/rules/override-rules'
import { withoutPretext } from '@deepm/schema/rules/prompt-harm'
import { readSentences, type Sentence, type Span } from '@deepm/schema/rules/vocabulary'
import { matchesOne, type Pattern } from '@deepm/schema/rules/word-patterns'
import { sentencesOf } from '@deepm/schema/rules/word-reading'

// What the second reader looks at in a prompt: its words, which of them stand together, parts of words, the groups of words of the
// safety rules, so that a word it never saw counts like the others of its group, and the rules that were hit, also those that only hint.

/** A feature is known by its hash alone. How much it counts before anything is learned depends on its kind. */
export type Features = Map<number, number>
/** A piece of a prompt that is read together, and its words as the encoder of phrases gets them. */
export type Piece = { features: Features; phrase: string }

const weights = { word: 1, pair: 0.7, near: 0.3, part: 0.7, group: 0.7, order: 0.4, rule: 0.7 }
type Kind = keyof typeof weights
type Add = (kind: Kind, text: string) => void

const asWritten = (sentence: Sentence) => sentence
const rulebooks = [
  { vocabulary: harmVocabulary, rules: harmRules, read: withoutPretext },
  { vocabulary: crisisVocabulary, rules: [{ kind: 'crisis', patterns: crisisRules }], read: asWritten },
  { vocabulary: overrideVocabulary, rules: [{ kind: 'override', patterns: overrideRules }], read: asWritten },
]
/** Two words within so many are near each other. */
const nearness = 8
/** One group stands before another when at most so many words are between. */
const groupGap = 4
const shortestPart = 3
const longestPart = 5
/** Of a longer word only the beginning is looked at. */
const longestWord = 24

/** The pieces of a prompt: of a short one there is one, and its phrase is the prompt as it was written. */
export function promptPieces(prompt: string): Piece[] {
  const pieces = sentencesOf(prompt)
  const sentences = rulebooks.map(({ vocabulary }) => readSentences(vocabulary, prompt))
  return pieces.map((words, at) => {
    const features: Features = new Map()
    const add: Add = (kind, text) => features.set(hash(`${kind} ${text}`), weights[kind])
    addWords(words, add)
    for (const [book, { rules, read }] of rulebooks.entries()) {
      const sentence = sentences[book]?.[at]
      if (!sentence) continue
      addGroups(book, sentence.spans, add)
      for (const { kind, patterns } of rules) addRules(kind, patterns, read(sentence), add)
    }
    return { features, phrase: pieces.length === 1 ? prompt : words.join(' ') }
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
    const marked = `_${word.slice(0, longestWord)}_`
    for (let length = shortestPart; length <= longestPart; length += 1)
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
    if (!matchesOne(pattern, sentence)) continue
    add('rule', kind)
    add('rule', `${kind} ${pattern.written}`)
  }
}

function isBefore(places: Span[], others: Span[]): boolean {
  return places.some(({ end }) => others.some(({ start }) => start >= end && start - end <= groupGap))
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}
