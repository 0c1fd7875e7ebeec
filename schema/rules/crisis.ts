import { crisisRules, crisisVocabulary } from './crisis-rules.ts'
import { readSentences } from './vocabulary.ts'
import { matches, withoutHints } from './word-patterns.ts'

/** Whether the words sound like somebody who needs help from a person, for themselves or for a friend. */
export function soundsLikeCrisis(prompt: string): boolean {
  return readSentences(crisisVocabulary, prompt).some((sentence) => matches(crisisRules, sentence))
}

const surely = withoutHints(crisisRules)

/** Whether they surely do. Idioms and games sound like one now and then. */
export function isSurelyCrisis(prompt: string): boolean {
  return readSentences(crisisVocabulary, prompt).some((sentence) => matches(surely, sentence))
}
