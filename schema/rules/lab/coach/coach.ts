import { isWelcome } from './advice/advice-model.ts'
import { addSentence, type ImprovedPrompt } from './improve.ts'
import { type CoachedKind, kindOf, type PromptKind, type SpecialKind } from './kinds/kinds.ts'
import { conversation, isWorry, joke } from './parts/chat.ts'
import { explanation, question } from './parts/facts.ts'
import { type AdviceId, isIn, type KindRules, type Part } from './parts/part.ts'
import { picture, pictureWords } from './parts/picture.ts'
import { plan } from './parts/plan.ts'
import { code, homework, isHiddenHelp } from './parts/school.ts'
import { story } from './parts/story.ts'
import { privateThingsIn } from './private-things.ts'
import { type PromptReading, readPrompt } from './reading/reading.ts'
import { topicOf } from './reading/topic.ts'
import { type CoachReply, hiddenHelpReply, nonsenseReply, otherLanguageReply, trickReply, worryReply } from './replies.ts'

/** The most suggestions for one prompt. */
export const maxSuggestions = 3

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
  /** The parts that fit this prompt; none with a reply, or when none of them would help. */
  parts: FoundPart[]
  /** How many of the parts it has. */
  score: number
  /** The strongest first. At most one if the prompt has what matters. */
  suggestions: Suggestion[]
  /** For a prompt that has what matters: something to do next. */
  next: string | null
  /** For a trick, nonsense, another language, a worry or hidden cheating: what the coach says instead. */
  reply: CoachReply | null
  /** Things that don't belong in any prompt, such as "an email address". */
  isPrivate: string[]
}

type CoachOptions = {
  /** Whether the prompt is sent to a picture tool. */
  isForPicture?: boolean
  /** The kind that the learner chose, if the coach guessed wrong. */
  as?: CoachedKind | undefined
}

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

/** Returns what to say instead of advice: to a wish to hide a machine's work, or to a worry. */
function replyFor(kind: CoachedKind, reading: PromptReading): CoachReply | null {
  if ((kind === 'homework' || kind === 'plan') && isHiddenHelp(reading)) return hiddenHelpReply
  return kind === 'conversation' && isWorry(reading) ? worryReply : null
}

/** Returns the parts that can help with a kind of prompt. */
export function partsOf(kind: CoachedKind): readonly Part[] {
  return rules[kind].parts
}

/**
 * Reads a prompt: what kind it is, which parts that help with this kind it has, and at most three that would help most.
 * It never judges the idea. The same prompt always gets the same result; nothing is sent anywhere.
 */
export function coachPrompt(prompt: string, { isForPicture = false, as }: CoachOptions = {}): Coaching {
  const reading = readPrompt(prompt)
  const kind = as ?? kindOf(reading, isForPicture)
  const isPrivate = privateThingsIn(prompt)
  const replyWith = (reply: CoachReply): Coaching => ({
    kind,
    helpsWith: '',
    parts: [],
    score: 0,
    suggestions: [],
    next: null,
    reply,
    isPrivate,
  })
  if (kind === 'trick' || kind === 'nonsense' || kind === 'other-language') return replyWith(replies[kind])
  const reply = as === undefined ? replyFor(kind, reading) : null
  if (reply) return replyWith(reply)
  const { name, parts, enough, next } = rules[kind]
  const fitting = parts.filter(({ fits }) => fits?.(reading) ?? true).map((part) => ({ ...part, isFound: isIn(part, reading) }))
  const welcome = fitting.filter(({ id, isFound }) => !isFound && (id === 'subject' || isWelcome(kind, id, reading)))
  const score = fitting.filter(({ isFound }) => isFound).length
  const isEnough = welcome.length === 0 || score >= enough(fitting.length)
  // Nothing would help a prompt that has none of the parts: it is clear as it is.
  const shown = welcome.length === 0 && score === 0 ? [] : fitting
  const topic = topicOf(reading)
  const suggestions = welcome.slice(0, isEnough ? 1 : maxSuggestions).map((part) => {
    const example = part.example(topic, reading)
    const advice = typeof part.advice === 'string' ? part.advice : part.advice(reading)
    return { id: part.id, name: part.name, advice, example, improved: addSentence(prompt, example) }
  })
  return {
    kind,
    helpsWith: name(reading),
    parts: shown.map(({ id, name, isFound }) => ({
      id,
      name,
      isFound,
      words: kind === 'picture' && isFound ? pictureWords(id, reading) : null,
    })),
    score,
    suggestions,
    next: isEnough ? next : null,
    reply: null,
    isPrivate,
  }
}
