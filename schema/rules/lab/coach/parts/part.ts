import type { PromptReading } from '../reading/reading.ts'
import type { Topic } from '../reading/topic.ts'

export type AdviceId =
  | 'why-asking'
  | 'time-or-place'
  | 'check'
  | 'one-thing'
  | 'level'
  | 'know-already'
  | 'example'
  | 'length'
  | 'form'
  | 'character'
  | 'place'
  | 'problem'
  | 'tone'
  | 'ending'
  | 'own-detail'
  | 'subject'
  | 'setting'
  | 'light'
  | 'colours'
  | 'style'
  | 'viewpoint'
  | 'mood'
  | 'goal'
  | 'limits'
  | 'number'
  | 'steps'
  | 'own-try'
  | 'hint'
  | 'explain-step'
  | 'language'
  | 'input-output'
  | 'what-happens'
  | 'small-step'
  | 'about'
  | 'kind-of-joke'
  | 'how-many'
  | 'say-what-you-want'
  | 'topic'
  | 'role'
  | 'measure'
  | 'each'
  | 'answers'
  | 'contents'
  | 'times'
  | 'to-whom'
  | 'point'
  | 'request'
  | 'one-part'
  | 'what'
  | 'for-whom'
  | 'manner'
  | 'target'
  | 'own-words'
  | 'unknown'
  | 'both-sides'
  | 'reasons'
  | 'your-role'
  | 'turns'
  | 'scene'

/** Something that a good prompt of a kind can have. */
export type Part = {
  id: AdviceId
  /** What it is called on the screen. */
  name: string
  /** Whether it makes sense for this prompt; always, if it is left out. */
  fits?(reading: PromptReading): boolean
  /** Finds it in the corrected text of a prompt. */
  isIn: RegExp | ((reading: PromptReading) => boolean)
  /** What to add, and why it helps. */
  advice: string | ((reading: PromptReading) => string)
  /** A sentence that adds it, with the child's own words. */
  example(topic: Topic, reading: PromptReading): string
}

/** What the coach knows about a kind of prompt. */
export type KindRules = {
  /** Completes "parts that help with". */
  name(reading: PromptReading): string
  /** The most useful first. */
  parts: readonly Part[]
  /** How many of the fitting parts are enough. Then only one more is offered, as an extra. */
  enough(fitting: number, reading: PromptReading): number
  /** Something to do after a good prompt, without a machine's answer; null if nothing fits what it asks. */
  next(reading: PromptReading): string | null
}

export function isIn({ isIn }: Part, reading: PromptReading): boolean {
  return isIn instanceof RegExp ? isIn.test(reading.text) : isIn(reading)
}

export function hasWord(pattern: RegExp) {
  return ({ text }: PromptReading) => pattern.test(text)
}
