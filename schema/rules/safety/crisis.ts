import { crisisLexicon, crisisPatterns } from './crisis-patterns.ts'
import { readSentences } from './lexicon.ts'
import { matchesAny, strongPatterns } from './pattern-matcher.ts'

/** Returns whether a text sounds like a person who needs help, for themselves or for a friend. */
export function isPossibleCrisis(prompt: string): boolean {
  return readSentences(crisisLexicon, prompt).some((sentence) => matchesAny(crisisPatterns, sentence))
}

const strong = strongPatterns(crisisPatterns)

/** Returns whether a text clearly does, ignoring weak signals shared with idioms and games. */
export function isClearlyCrisis(prompt: string): boolean {
  return readSentences(crisisLexicon, prompt).some((sentence) => matchesAny(strong, sentence))
}
