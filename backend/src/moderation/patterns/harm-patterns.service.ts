import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createLexicon, readSentences, type Sentence } from '@deepm/schema/rules/safety/lexicon'
import { matchesAny, type Pattern, parsePatterns, strongPatterns } from '@deepm/schema/rules/safety/pattern-matcher'
import { type HarmKind, harmKinds } from '@deepm/schema/rules/safety/safety-texts'
import { parse } from 'yaml'

const folder = path.resolve(import.meta.dirname, '../../../content/safety/lexicon')
const patternLines: Record<HarmKind | 'override', string[]> = load('patterns')

export const harmLexicon = createLexicon([load('harm')], [load('harm-other-languages')])
export const harmPatterns: { kind: HarmKind; patterns: Pattern[] }[] = harmKinds.map((kind) => ({
  kind,
  patterns: parsePatterns(harmLexicon, patternLines[kind]),
}))
export const overrideLexicon = createLexicon([load('override')])
export const overridePatterns = parsePatterns(overrideLexicon, patternLines.override)

const strongHarmPatterns = harmPatterns.map(({ kind, patterns }) => ({ kind, patterns: strongPatterns(patterns) }))
const strongOverridePatterns = strongPatterns(overridePatterns)

/** Markup of chat transcripts, which users have no reason to type. */
const chatMarkup =
  /\bend of (?:user|system) (?:message|prompt|input)\b|\[\/?\s*(?:inst|system|sys|admin|developer)\s*\]|<\|?\/?(?:im_start|system|endoftext|im_end|sys)\b|^\s*(?:#+ ?)?(?:system|developer|assistant) ?(?:prompt|message|override)? ?: |\b(?:system|new|updated|admin) (?:override|instructions?) ?:/im

/** Returns the kinds of harm that a text clearly asks for. */
export function harmsIn(text: string): HarmKind[] {
  return kindsIn(text, strongHarmPatterns)
}

/** Returns the kinds of harm that a text asks for, weak signals included. */
export function possibleHarmsIn(text: string): HarmKind[] {
  return kindsIn(text, harmPatterns)
}

/** Returns whether a prompt tries to override a model's instructions or to reveal them. */
export function triesToOverride(prompt: string): boolean {
  if (chatMarkup.test(prompt)) return true
  return readSentences(overrideLexicon, prompt).some((sentence) => matchesAny(strongOverridePatterns, sentence))
}

/** Removes "story" and "homework" as excuses from a sentence that insists on exact instructions. */
export function withoutPretext(sentence: Sentence): Sentence {
  if (!sentence.spans.has('insist')) return sentence
  const spans = new Map(sentence.spans)
  for (const pretext of ['story', 'study']) spans.delete(pretext)
  return { ...sentence, spans }
}

function kindsIn(text: string, rules: typeof harmPatterns): HarmKind[] {
  const sentences = readSentences(harmLexicon, text).map(withoutPretext)
  return rules.filter(({ patterns }) => sentences.some((sentence) => matchesAny(patterns, sentence))).map(({ kind }) => kind)
}

function load(name: string) {
  return parse(readFileSync(path.join(folder, `${name}.yaml`), 'utf8'))
}
