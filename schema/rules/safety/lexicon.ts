import { fuzzyMatcher } from './fuzzy-words.ts'
import { correctTypo, normalizedSentences, withoutEnding } from './text-normalization.ts'

export type Span = { start: number; end: number }
export type Sentence = { words: string[]; spans: Map<string, Span[]> }
export type Lexicon = {
  groups: ReadonlySet<string>
  terms: ReadonlyMap<string, readonly string[]>
  beginnings: ReadonlyMap<string, readonly string[]>
  /** Words that occur in multi-word terms. */
  parts: ReadonlySet<string>
  /** Word count of the longest term, by its first word. */
  longest: ReadonlyMap<string, number>
  /** Lookups so far. */
  seen: Map<string, readonly string[] | undefined>
  read: Map<string, string>
  /** Returns the correct word for a misspelled one. */
  near: (word: string) => string | undefined
}

const maxTermLength = 6
const none: readonly string[] = []
/** Limits the caches of a long-running server. */
const maxCached = 20_000
/** Groups that claim their words: "bath bomb" is harmless, so its "bomb" does not count. */
const takers: ReadonlySet<string> = new Set(['harmless', 'notHow'])
const shortestBeginning = 4

/**
 * Creates a lexicon from groups of words. `_` joins the words of a multi-word term, and `*` matches any ending. Groups with the
 * same name are merged.
 *
 * @param english misspellings of these words are also recognized
 */
export function createLexicon(english: Record<string, string>[], abroad: Record<string, string>[] = []): Lexicon {
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
  return { groups, terms, beginnings, parts, longest, seen: new Map(), read: new Map(), near: fuzzyMatcher(new Set(words)) }
}

/** Splits a prompt into sentences and finds the words of each group in them. */
export function readSentences(lexicon: Lexicon, prompt: string): Sentence[] {
  return normalizedSentences(prompt).map((words) => readSentence(lexicon, words))
}

function readSentence(lexicon: Lexicon, written: string[]): Sentence {
  const words = written.map((word) => readWord(lexicon, word))
  const spans = new Map<string, Span[]>()
  const taken = takenWords(lexicon, words)
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= maxTermLength && start + length <= words.length; length += 1) {
      const taker = taken[start + length - 1]
      if (taker && (taker.start !== start || taker.end !== start + length)) {
        if (taker.start === start) continue
        break
      }
      for (const group of groupsAt(lexicon, words, start, length)) {
        const known = spans.get(group)
        if (known) known.push({ start, end: start + length })
        else spans.set(group, [{ start, end: start + length }])
      }
    }
  }
  return { words, spans }
}

function readWord(lexicon: Lexicon, written: string): string {
  const { read, parts, near } = lexicon
  const known = read.get(written)
  if (known !== undefined) return known
  const word = correctTypo(written, (it) => parts.has(it) || groupsOf(lexicon, it) !== undefined, near)
  if (read.size >= maxCached) read.clear()
  read.set(written, word)
  return word
}

/** Returns, for each word, the harmless term that claims it. */
function takenWords(lexicon: Lexicon, words: string[]): (Span | undefined)[] {
  const taken: (Span | undefined)[] = []
  for (let start = 0; start < words.length; start += 1)
    for (let length = Math.min(maxTermLength, words.length - start); length > 0; length -= 1)
      if (groupsAt(lexicon, words, start, length).some((group) => takers.has(group))) {
        for (let at = start; at < start + length; at += 1) taken[at] = { start, end: start + length }
        start += length - 1
        break
      }
  return taken
}

function groupsAt(lexicon: Lexicon, words: string[], start: number, length: number): readonly string[] {
  const word = words[start] ?? ''
  if (length === 1) return groupsOf(lexicon, word) ?? none
  // Most words start no multi-word term.
  if (length > (lexicon.longest.get(word) ?? 1)) return none
  return lexicon.terms.get(words.slice(start, start + length).join(' ')) ?? none
}

/** Returns the groups of a word and of its stems, cached. */
function groupsOf(lexicon: Lexicon, word: string): readonly string[] | undefined {
  const { seen } = lexicon
  if (!seen.has(word)) {
    if (seen.size >= maxCached) seen.clear()
    seen.set(word, lookUp(lexicon, word))
  }
  return seen.get(word)
}

function lookUp(lexicon: Lexicon, word: string): readonly string[] | undefined {
  const own = ownGroupsOf(lexicon, word)
  if (own?.some((group) => takers.has(group))) return own
  const stems = [...withoutEnding(word)].flatMap((stem) => lexicon.terms.get(stem) ?? [])
  return stems.length > 0 ? [...new Set([...(own ?? []), ...stems])] : own
}

function ownGroupsOf({ terms, beginnings }: Lexicon, word: string): readonly string[] | undefined {
  const exact = terms.get(word)
  if (exact) return exact
  for (let length = Math.min(word.length, 16); length >= shortestBeginning; length -= 1) {
    const groups = beginnings.get(word.slice(0, length))
    if (groups) return groups
  }
  return undefined
}
