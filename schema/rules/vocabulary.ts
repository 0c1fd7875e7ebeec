import { nearWords } from './near-words.ts'
import { likelyWord, sentencesOf, withoutEnding } from './word-reading.ts'

// Groups of words, and where they stand in a sentence. A word may be several words with `_` between, and ends in `*` when its endings
// do not matter. What is harmless takes its words away from all other groups: "bath bomb" holds no bomb.

export type Span = { start: number; end: number }
export type Sentence = { words: string[]; spans: Map<string, Span[]> }
export type Vocabulary = {
  groups: ReadonlySet<string>
  terms: ReadonlyMap<string, readonly string[]>
  beginnings: ReadonlyMap<string, readonly string[]>
  /** Words that stand in terms of several words. */
  parts: ReadonlySet<string>
  /** By first word, how many words the longest term has that begins with it. */
  longest: ReadonlyMap<string, number>
  /** What was looked up already. */
  seen: Map<string, readonly string[] | undefined>
  read: Map<string, string>
  /** The word that a misspelled one was meant to be. */
  near: (word: string) => string | undefined
}

const longestTerm = 6
const none: readonly string[] = []
/** How many words are remembered, so that a server that runs for weeks stays small. */
const mostSeen = 20_000
/** Groups whose words are not looked at again. */
const takers: ReadonlySet<string> = new Set(['harmless', 'notHow'])
const shortestBeginning = 4

/** Puts groups together; what has the same name adds up. Misspelled words are found for those in `english`. */
export function vocabularyOf(english: Record<string, string>[], abroad: Record<string, string>[] = []): Vocabulary {
  const terms = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  const groups = new Set<string>()
  for (const [group, text] of [...english, ...abroad].flatMap((source) => Object.entries(source))) {
    groups.add(group)
    for (const written of text.split(/\s+/).filter(Boolean)) {
      const isBeginning = written.endsWith('*')
      const term = (isBeginning ? written.slice(0, -1) : written).replaceAll('_', ' ')
      const map = isBeginning ? beginnings : terms
      const known = map.get(term) ?? []
      if (!known.includes(group)) map.set(term, [...known, group])
    }
  }
  const words = english.flatMap((source) => Object.values(source).flatMap((text) => text.match(/\S+/g) ?? []))
  const parts = new Set([...terms.keys()].filter((term) => term.includes(' ')).flatMap((term) => term.split(' ')))
  const longest = new Map<string, number>()
  for (const term of terms.keys()) {
    const [first = '', ...rest] = term.split(' ')
    if (rest.length > 0) longest.set(first, Math.max(longest.get(first) ?? 0, rest.length + 1))
  }
  return { groups, terms, beginnings, parts, longest, seen: new Map(), read: new Map(), near: nearWords(new Set(words)) }
}

/** The sentences of a prompt with the places of every group in them. */
export function readSentences(vocabulary: Vocabulary, prompt: string): Sentence[] {
  return sentencesOf(prompt).map((words) => readSentence(vocabulary, words))
}

function readSentence(vocabulary: Vocabulary, written: string[]): Sentence {
  const words = written.map((word) => readWord(vocabulary, word))
  const spans = new Map<string, Span[]>()
  const taken = takenWords(vocabulary, words)
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= longestTerm && start + length <= words.length; length += 1) {
      const taker = taken[start + length - 1]
      if (taker && (taker.start !== start || taker.end !== start + length)) {
        if (taker.start === start) continue
        break
      }
      for (const group of groupsAt(vocabulary, words, start, length)) {
        const known = spans.get(group)
        if (known) known.push({ start, end: start + length })
        else spans.set(group, [{ start, end: start + length }])
      }
    }
  }
  return { words, spans }
}

function readWord(vocabulary: Vocabulary, written: string): string {
  const { read, parts, near } = vocabulary
  const known = read.get(written)
  if (known !== undefined) return known
  const word = likelyWord(written, (it) => parts.has(it) || groupsOf(vocabulary, it) !== undefined, near)
  if (read.size >= mostSeen) read.clear()
  read.set(written, word)
  return word
}

/** For each word the term that takes it, where one does. */
function takenWords(vocabulary: Vocabulary, words: string[]): (Span | undefined)[] {
  const taken: (Span | undefined)[] = []
  for (let start = 0; start < words.length; start += 1)
    for (let length = Math.min(longestTerm, words.length - start); length > 0; length -= 1)
      if (groupsAt(vocabulary, words, start, length).some((group) => takers.has(group))) {
        for (let at = start; at < start + length; at += 1) taken[at] = { start, end: start + length }
        start += length - 1
        break
      }
  return taken
}

function groupsAt(vocabulary: Vocabulary, words: string[], start: number, length: number): readonly string[] {
  const word = words[start] ?? ''
  if (length === 1) return groupsOf(vocabulary, word) ?? none
  // Most words begin no term of several words, so that nothing has to be put together for them.
  if (length > (vocabulary.longest.get(word) ?? 1)) return none
  return vocabulary.terms.get(words.slice(start, start + length).join(' ')) ?? none
}

/** The groups of a word, and those of the same word without its ending; looked up once for each word. */
function groupsOf(vocabulary: Vocabulary, word: string): readonly string[] | undefined {
  const { seen } = vocabulary
  if (!seen.has(word)) {
    if (seen.size >= mostSeen) seen.clear()
    seen.set(word, lookUp(vocabulary, word))
  }
  return seen.get(word)
}

function lookUp(vocabulary: Vocabulary, word: string): readonly string[] | undefined {
  const own = ownGroupsOf(vocabulary, word)
  if (own?.some((group) => takers.has(group))) return own
  const stems = [...withoutEnding(word)].flatMap((stem) => vocabulary.terms.get(stem) ?? [])
  return stems.length > 0 ? [...new Set([...(own ?? []), ...stems])] : own
}

function ownGroupsOf({ terms, beginnings }: Vocabulary, word: string): readonly string[] | undefined {
  const exact = terms.get(word)
  if (exact) return exact
  for (let length = Math.min(word.length, 16); length >= shortestBeginning; length -= 1) {
    const groups = beginnings.get(word.slice(0, length))
    if (groups) return groups
  }
  return undefined
}
