import { type CrisisTopic, crisisTopicsOf } from './care-texts.ts'
import { crisisLexicon, crisisPatternsByTopic, type TopicPatterns } from './crisis-patterns.ts'
import { disclosureLexicon, disclosurePatterns } from './disclosure-patterns.ts'
import { type Lexicon, readSentences } from './lexicon.ts'
import { matchesAny, strongPatterns } from './pattern-matcher.ts'
import { selfAloneLexicon, selfAloneTopics } from './self-alone-topics.ts'

type Book = { lexicon: Lexicon; rules: TopicPatterns }

const books: Book[] = [
  { lexicon: crisisLexicon, rules: crisisPatternsByTopic },
  { lexicon: disclosureLexicon, rules: disclosurePatterns },
]
const alone: Book = { lexicon: selfAloneLexicon, rules: selfAloneTopics }
const strongBooks = books.map(({ lexicon, rules }) => ({
  lexicon,
  rules: rules.map(({ topic, patterns }) => ({ topic, patterns: strongPatterns(patterns) })),
}))

/** Returns whether a text sounds like a person who needs help, for themselves or for a friend. */
export function isPossibleCrisis(prompt: string): boolean {
  return topicsIn(books, prompt).length > 0
}

/** Returns whether a text clearly does, ignoring weak signals shared with idioms and games. */
export function isClearlyCrisis(prompt: string): boolean {
  return topicsIn(strongBooks, prompt).length > 0
}

/** Returns what a crisis is about, most urgent first; `general` when the rules cannot tell. */
export function crisisTopics(prompt: string): [CrisisTopic, ...CrisisTopic[]] {
  return crisisTopicsOf(topicsIn([...books, alone], prompt))
}

function topicsIn(from: readonly Book[], prompt: string): CrisisTopic[] {
  return from.flatMap(({ lexicon, rules }) => {
    const sentences = readSentences(lexicon, prompt)
    const found = rules.filter(({ patterns }) => sentences.some((sentence) => matchesAny(patterns, sentence)))
    return found.map(({ topic }) => topic)
  })
}
