import { addSentence, type ImprovedPrompt } from './improve.ts'
import { kindOf, type PromptKind } from './kinds/kinds.ts'
import { conversation, joke } from './parts/chat.ts'
import { explanation, question } from './parts/facts.ts'
import { type AdviceId, isIn, type KindRules } from './parts/part.ts'
import { picture, pictureWords } from './parts/picture.ts'
import { plan } from './parts/plan.ts'
import { code, homework } from './parts/school.ts'
import { story } from './parts/story.ts'
import { privateThingsIn } from './private-things.ts'
import { readPrompt } from './reading/reading.ts'
import { topicOf } from './reading/topic.ts'
import { type CoachReply, nonsenseReply, otherLanguageReply, trickReply } from './replies.ts'

/** The most suggestions for one prompt. */
export const maxSuggestions = 3

/** Number of words of a prompt that is taken to have what matters: what it says in its own way is not always recognized. */
const longPrompt = 35
/** Number of words up to which a prompt that has what matters gets one more idea. */
const shortPrompt = 15

export type Suggestion = {
  id: AdviceId
  name: string
  /** What to add, and why it helps. */
  advice: string
  /** A sentence that adds it. */
  example: string
  /** The prompt with that sentence. */
  improved: ImprovedPrompt
}

type FoundPart = {
  id: AdviceId
  name: string
  isFound: boolean
  /** For pictures: the words that it was found in. */
  words: string | null
}

export type Coaching = {
  kind: PromptKind
  /** Completes "parts that help with". */
  helpsWith: string
  /** The parts that fit this prompt; none for a trick, nonsense or another language. */
  parts: FoundPart[]
  /** How many of the parts it has. */
  score: number
  /** The strongest first. At most one if a short prompt has what matters, and none if a longer one has it. */
  suggestions: Suggestion[]
  /** For a prompt that has what matters: something to try with the answer. */
  next: string | null
  /** For a trick, nonsense or another language: what the coach says instead. */
  reply: CoachReply | null
  /** Things that don't belong in any prompt, such as "an email address". */
  isPrivate: string[]
}

/** Kinds that get suggestions, as a learner can choose them. */
export type CoachedKind = Exclude<PromptKind, SpecialKind>

type CoachOptions = {
  /** Whether the prompt is sent to a picture tool. */
  isForPicture?: boolean
  /** The kind that the learner chose, if the coach guessed wrong. */
  as?: CoachedKind | undefined
}

type SpecialKind = 'trick' | 'nonsense' | 'other-language'
const replies: Record<SpecialKind, CoachReply> = {
  trick: trickReply,
  nonsense: nonsenseReply,
  'other-language': otherLanguageReply,
}
const rules: Record<CoachedKind, KindRules> = {
  question,
  explanation,
  story,
  picture,
  plan,
  homework,
  code,
  joke,
  conversation,
}

/**
 * Reads a prompt: what kind it is, which parts that help with this kind it has, and at most three that would help most.
 * It never judges the idea. The same prompt always gets the same result; nothing is sent anywhere.
 */
export function coachPrompt(prompt: string, { isForPicture = false, as }: CoachOptions = {}): Coaching {
  const reading = readPrompt(prompt)
  const kind = as ?? kindOf(reading, isForPicture)
  const isPrivate = privateThingsIn(prompt)
  if (kind === 'trick' || kind === 'nonsense' || kind === 'other-language')
    return { kind, helpsWith: '', parts: [], score: 0, suggestions: [], next: null, reply: replies[kind], isPrivate }
  const { name, parts, enough, next } = rules[kind]
  const fitting = parts.filter(({ fits }) => fits?.(reading) ?? true)
  const missing = fitting.filter((part) => !isIn(part, reading))
  const score = fitting.length - missing.length
  const isEnough = score >= enough(fitting.length) || reading.words.length >= longPrompt
  const most = !isEnough ? maxSuggestions : reading.words.length <= shortPrompt ? 1 : 0
  const topic = topicOf(reading)
  const suggestions = missing.slice(0, most).map((part) => {
    const example = part.example(topic, reading)
    const advice = typeof part.advice === 'string' ? part.advice : part.advice(reading)
    return { id: part.id, name: part.name, advice, example, improved: addSentence(prompt, example) }
  })
  return {
    kind,
    helpsWith: name(reading),
    parts: fitting.map((part) => ({
      id: part.id,
      name: part.name,
      isFound: !missing.includes(part),
      words: kind === 'picture' && !missing.includes(part) ? pictureWords(part.id, reading) : null,
    })),
    score,
    suggestions,
    next: isEnough ? next : null,
    reply: null,
    isPrivate,
  }
}
