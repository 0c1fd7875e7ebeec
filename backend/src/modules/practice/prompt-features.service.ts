import { crisisVocabulary } from '@deepm/schema/rules/crisis-rules'
import { harmVocabulary } from '@deepm/schema/rules/harm-rules'
import { overrideVocabulary } from '@deepm/schema/rules/override-rules'
import { readSentences, type Span } from '@deepm/schema/rules/vocabulary'
import { sentencesOf } from '@deepm/schema/rules/word-reading'

// What the second reader looks at in a prompt: its words, which of them stand together, parts of words, and the groups of words of the
// safety rules, so that a word it never saw counts like the others of its group.

/** A feature is known by its hash alone. How much it counts before anything is learned depends on its kind. */
export type Features = Map<number, number>

const weights = { word: 1, pair: 0.7, near: 0.3, part: 0.7, group: 0.7, order: 0.4 }
type Kind = keyof typeof weights

const vocabularies = [harmVocabulary, crisisVocabulary, overrideVocabulary]
/** Two words within so many are near each other. */
const nearness = 8
/** One group stands before another when at most so many words are between. */
const groupGap = 4
const shortestPart = 3
const longestPart = 5
/** Of a longer word only the beginning is looked at. */
const longestWord = 24

/** The features of each piece that is read together: of a short prompt there is one. */
export function promptFeatures(prompt: string): Features[] {
  const pieces = sentencesOf(prompt)
  const groups = vocabularies.map((vocabulary) => readSentences(vocabulary, prompt))
  return pieces.map((words, at) => {
    const features: Features = new Map()
    const add = (kind: Kind, text: string) => features.set(hash(`${kind} ${text}`), weights[kind])
    addWords(words, add)
    for (const [vocabulary, sentences] of groups.entries()) addGroups(vocabulary, sentences[at]?.spans ?? new Map(), add)
    return features
  })
}

function addWords(words: string[], add: (kind: Kind, text: string) => void): void {
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

function addGroups(vocabulary: number, spans: ReadonlyMap<string, Span[]>, add: (kind: Kind, text: string) => void): void {
  for (const [name, places] of spans) {
    add('group', `${vocabulary} ${name}`)
    for (const [other, others] of spans)
      if (other !== name && isBefore(places, others)) add('order', `${vocabulary} ${name} ${other}`)
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
