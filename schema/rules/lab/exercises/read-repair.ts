import { type Coaching, coachPrompt, partsOf, type Suggestion } from '../coach/coach.ts'
import { isIn } from '../coach/parts/part.ts'
import { readPrompt } from '../coach/reading/reading.ts'
import type { Repair } from './exercises.ts'

/** After this many tries, the worked solution can be opened. */
export const triesBeforeSolution = 3

export type RepairReading =
  /** `isGood`: it also has what matters for a prompt of this kind. */
  | { result: 'repaired'; isGood: boolean }
  /** What the prompt says already, and what it still has to say. Both complete "say …". */
  | { result: 'unfinished'; said: string[]; missing: string[] }
  /** A trick, nonsense or another language. */
  | { result: 'reply'; reply: NonNullable<Coaching['reply']> }

/** Completes "say …" for each part that a repair can need. */
export const needWords: Partial<Record<Suggestion['id'], string>> = {
  about: 'what it should be about',
  character: 'what your main character is like',
  check: 'that you want to check the answer',
  example: 'that you want an example or a comparison',
  hint: 'that you want a hint and not the answer',
  'how-many': 'how many you want',
  'know-already': 'what you know already',
  language: 'which programming language you use',
  length: 'how long it should be',
  level: 'who it is for',
  light: 'what light there is',
  limits: 'what your limits are',
  number: 'how many you want',
  'own-detail': 'something that only you know',
  'own-try': 'what you have tried',
  problem: 'what goes wrong',
  role: 'which role it should play',
  'say-what-you-want': 'what it should do in the chat',
  setting: 'where it is',
  tone: 'how it should feel',
  'what-happens': 'what should happen and what happens instead',
}

/**
 * Reads a try to repair a prompt, by the rules of the coach. It is repaired if the coach finds the parts that the exercise needs, even if it
 * would take the prompt for another kind. A part that makes no sense for the prompt as it was rewritten is not required, but at least one
 * part must be found. Private data and blocked words are not looked for: `checkPrompt` finds them before.
 */
export function readRepair({ kind, needs }: Repair, prompt: string): RepairReading {
  const { reply } = coachPrompt(prompt, { isForPicture: kind === 'picture' })
  if (reply) return { result: 'reply', reply }
  const reading = readPrompt(prompt)
  const fitting = partsOf(kind).filter(({ fits }) => fits?.(reading) ?? true)
  const stateOf = (id: Suggestion['id']) => fitting.filter((part) => part.id === id).map((part) => isIn(part, reading))[0]
  const said = needs.filter((id) => stateOf(id) === true)
  const missing = needs.filter((id) => (said.length > 0 ? stateOf(id) === false : true))
  if (missing.length === 0) return { result: 'repaired', isGood: coachPrompt(prompt, { as: kind }).next !== null }
  const inWords = (ids: typeof needs) => ids.map((id) => needWords[id] ?? id)
  return { result: 'unfinished', said: inWords(said), missing: inWords(missing) }
}
