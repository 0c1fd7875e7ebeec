import MiniSearch from 'minisearch'
import { type Passage, quoteFrom } from './passages.service.ts'
import { termOf, termsOf, wordsOf } from './terms.service.ts'

/** A passage that answers a question: its place, and what to quote from it. */
export type Found = Pick<Passage, 'step' | 'title'> & { quote: string }

/** `offTopic`: the lesson has none of the words; `nothing`: too few of them; `empty`: the question has no word about a subject. */
type SearchResult = { kind: 'found'; found: Found } | { kind: 'nothing' | 'offTopic' | 'empty' }

/** The share of a question that a passage must cover, where rare words count more than frequent ones. */
const leastShare = 0.45
/** A long message has many words that the lesson has not; half of its words, and at least so many, in one passage are no coincidence. */
const enoughTerms = 2

export type LessonSearch = (question: string) => SearchResult

/** Returns a full-text search over the passages of a lesson. */
export function searchIn(passages: readonly Passage[]): LessonSearch {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      boost: { title: 1.5 },
      // A typo in a longer word, and its beginning.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 4,
    },
  })
  index.addAll(passages)
  return (question) => {
    const terms = termsOf(question)
    if (terms.size === 0) return { kind: 'empty' }
    const results = index.search(question)
    const weightOf = (term: string) =>
      Math.log(1 + passages.length / (0.5 + results.filter(({ queryTerms }) => queryTerms.includes(term)).length))
    const whole = sum([...terms].map(weightOf))
    const isCovered = (matched: readonly string[]) =>
      sum(matched.map(weightOf)) >= leastShare * whole || (matched.length >= enoughTerms && 2 * matched.length >= terms.size)
    const fits = results.find(({ queryTerms }) => isCovered([...new Set(queryTerms)]))
    const passage = fits && passages[fits.id]
    if (!passage) return { kind: results.length === 0 ? 'offTopic' : 'nothing' }
    const matched = new Set(fits.terms)
    const quote = quoteFrom(passage, (sentence) => [...termsOf(sentence)].filter((term) => matched.has(term)).length)
    return { kind: 'found', found: { step: passage.step, title: passage.title, quote } }
  }
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, it) => total + it, 0)
}
