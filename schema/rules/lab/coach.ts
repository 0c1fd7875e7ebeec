import { type CoachPartId, type Cue, coachParts, cues } from './coach-cues.ts'
import { analyzePromptText, type PromptReading, type TaskKind } from './prompt-reading.ts'

export type { CoachPartId } from './coach-cues.ts'
export { coachParts } from './coach-cues.ts'

/** Maximum score of each part: one point per sign. */
export const maxPartScore = 4
export const maxTotalScore = maxPartScore * coachParts.length

export type PartScore = {
  id: CoachPartId
  /** 0 to 4. */
  score: number
  /** What the prompt already has. */
  found: string[]
  /** What could be added, the most useful first. */
  tips: string[]
}

export type Coaching = {
  parts: PartScore[]
  /** 0 to 20. */
  total: number
  /** The most helpful change, with an example sentence; null when nothing is missing. */
  change: { part: CoachPartId; tip: string; example: string } | null
  /** The prompt with that change applied, as an example; null together with `change`. */
  rewritten: string | null
  /** Things that don't belong in any prompt, such as "an email address". */
  isPrivate: string[]
  /** False when nothing in it reads like a sentence. */
  isReadable: boolean
}

/**
 * Scores a prompt by fixed rules: it looks for signs of a goal, context, limits, format and checking, and never judges the idea.
 * The same prompt always gets the same feedback; nothing is sent anywhere.
 */
export function coachPrompt(prompt: string): Coaching {
  const reading = analyzePromptText(prompt)
  const isReadable = !reading.isThin
  const parts = coachParts.map(({ id }) => scoreOf(id, reading))
  const missing = isReadable ? cueToAdd(reading, parts) : null
  return {
    parts,
    total: parts.reduce((sum, { score }) => sum + score, 0),
    change: isReadable
      ? missing && { part: missing.part, tip: missing.tip, example: exampleOf(missing, reading.kind) }
      : { part: 'goal', tip: emptyTip, example: freshExample(reading.kind) },
    rewritten: isReadable ? missing && rewrite(prompt, missing, reading) : freshExample(reading.kind),
    isPrivate: privateThings.filter(([, signOf]) => signOf.test(prompt)).map(([name]) => name),
    isReadable,
  }
}

const emptyTip = 'Write one whole sentence that says what you want.'

function scoreOf(id: CoachPartId, reading: PromptReading): PartScore {
  const own = cues.filter((cue) => cue.part === id)
  const found = reading.isThin ? [] : own.filter((cue) => cue.isIn(reading))
  return {
    id,
    score: found.length,
    found: found.map((cue) => cue.found),
    tips: own.filter((cue) => !found.includes(cue)).map((cue) => cue.tip),
  }
}

/** Returns the first missing sign of the weakest part. The goal comes first, because nothing else helps as much. */
function cueToAdd(reading: PromptReading, parts: PartScore[]): Cue | null {
  const [goal] = parts
  const weakest = goal && goal.score < 3 ? goal : parts.reduce((least, part) => (part.score < least.score ? part : least))
  return cues.find((cue) => cue.part === weakest.id && !cue.isIn(reading)) ?? null
}

function rewrite(prompt: string, cue: Cue, { kind }: PromptReading): string {
  const example = exampleOf(cue, kind)
  const said = prompt.trim()
  // The request comes first; everything else can follow.
  if (cue === cues[0]) return `${example}: ${said}`
  return `${said}${/[.!?:…"”]$/.test(said) ? '' : '.'} ${example}`
}

function exampleOf({ example }: Cue, kind: TaskKind): string {
  return example[kind] ?? example.text
}

/** An example with a little of everything, for a prompt too short to start from. */
function freshExample(kind: TaskKind): string {
  return kind === 'picture'
    ? 'Draw an old red fox who reads a newspaper on a bench beside the harbour. It is for the notice board at school. Use no more than three colours. Put the fox in the middle. Tell me what you had to guess.'
    : 'Explain in simple words how a rainbow gets its colours. It is for children of nine who have never heard of it. Use at most 120 words. Write it as a list. Tell me which parts you are not sure about.'
}

const privateThings: [string, RegExp][] = [
  ['an email address', /[^\s@]+@[^\s@]+\.[a-z]{2,}/i],
  ['a phone number', /(?:\+|\b)\d(?:[\s().-]?\d){8,}/],
  ['a name', /\bmy (?:full |last |real |first )?name(?: is|'s|’s)\b|\bi am called\b/i],
  [
    'an address',
    /\b(?:i|we) live (?:at|in) \d|\b\d{1,4} \p{Lu}\p{L}+ (?:street|road|lane|avenue|close|drive|way)\b|\bmy address is\b/iu,
  ],
  [
    'the name of a school',
    /\bmy school(?: is|'s|’s) (?:called |named )?\p{Lu}|\bi go to \p{Lu}\p{L}+(?: \p{L}+)? (?:school|academy|college|primary)/u,
  ],
  ['a password', /\bpass ?word(?: is|:)/i],
]
