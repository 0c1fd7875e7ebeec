import { type HarmKind, harmRules, harmVocabulary } from './harm-rules.ts'
import { machineMarks, overrideRules, overrideVocabulary } from './override-rules.ts'
import { readSentences, type Sentence } from './vocabulary.ts'
import { matches, withoutHints } from './word-patterns.ts'

// What nobody should ask of a machine here: harm by kind, and attempts to talk a machine out of its rules. The four words of the
// specification stand in prompt-safety.ts.

export type { HarmKind } from './harm-rules.ts'

const surely = harmRules.map(({ kind, patterns }) => ({ kind, patterns: withoutHints(patterns) }))
const overrides = withoutHints(overrideRules)

/** Kinds of harm that the words surely ask for; none for nearly everything children write. */
export function harmsIn(text: string): HarmKind[] {
  return kindsIn(text, surely)
}

/** The same, and kinds that they only hint at, where too much is better than too little. */
export function harmsHintedIn(text: string): HarmKind[] {
  return kindsIn(text, harmRules)
}

function kindsIn(text: string, rules: typeof harmRules): HarmKind[] {
  const sentences = readSentences(harmVocabulary, text).map(withoutPretext)
  return rules.filter(({ patterns }) => sentences.some((sentence) => matches(patterns, sentence))).map(({ kind }) => kind)
}

/** Whoever wants it exactly and so that it works wants it for no story and no homework. */
export function withoutPretext(sentence: Sentence): Sentence {
  if (!sentence.spans.has('insist')) return sentence
  const spans = new Map(sentence.spans)
  for (const pretext of ['story', 'study']) spans.delete(pretext)
  return { ...sentence, spans }
}

/** Whether the words try to talk a machine out of its rules, or into telling its hidden ones. */
export function triesToOverride(prompt: string): boolean {
  if (machineMarks.test(prompt)) return true
  return readSentences(overrideVocabulary, prompt).some((sentence) => matches(overrides, sentence))
}
