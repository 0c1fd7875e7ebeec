import { isWelcome } from './advice/advice-model.ts'
import { addSentence, type ImprovedPrompt } from './improve.ts'
import { type CoachedKind, type PromptKind, type RecognizedKind, recognizeKind, type SpecialKind } from './kinds/kinds.ts'
import { kindOfProduct, productOf } from './kinds/products.ts'
import { kindRules, rulesFor } from './part-rules.ts'
import { type AdviceId, isIn, type Part } from './parts/part.ts'
import { pictureWords } from './parts/picture.ts'
import { isHiddenHelp, isSchoolwork } from './parts/school.ts'
import { privateThingsIn } from './private-things.ts'
import { type PromptReading, readPrompt } from './reading/reading.ts'
import { topicOf } from './reading/topic.ts'
import { type CoachReply, hiddenHelpReply, nonsenseReply, otherLanguageReply, trickReply } from './replies/replies.ts'
import { replyToComplaint, replyToTalk } from './replies/talk.ts'
import { noteFor, replyToTold } from './replies/told.ts'

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
  /** Whether the kind is more than a guess. */
  isSure: boolean
  /** Completes "parts that help with". */
  helpsWith: string
  /** Said first to a child that tells a worry and asks for something. */
  note: string | null
  /** The parts that fit this prompt; none with a reply, or when none of them would help. */
  parts: FoundPart[]
  /** How many of the parts it has. */
  score: number
  /** The strongest first. At most one if the prompt has what matters. */
  suggestions: Suggestion[]
  /** Whether the prompt has what matters. */
  isEnough: boolean
  /** Something to do after such a prompt, if something fits it. */
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
/** Returns what to say instead of advice: to what a child tells, to what is said to the coach, and to a wish to hide a machine's work. */
function replyFor({ kind, product, isSure }: RecognizedKind, reading: PromptReading, isForPicture: boolean): CoachReply | null {
  const complaint = replyToComplaint(reading)
  if (complaint) return complaint
  if (kind === 'trick' || kind === 'other-language') return replies[kind]
  if ((kind === 'homework' || kind === 'plan' || isSchoolwork(reading)) && isHiddenHelp(reading)) return hiddenHelpReply(reading)
  const isChat = kind === 'conversation'
  const isOpen = isChat || !isSure
  const said = product || isForPicture ? null : (replyToTold(reading, isChat) ?? replyToTalk(reading, isOpen))
  return said ?? (kind === 'nonsense' ? nonsenseReply : null)
}

/** Returns the parts that can help with a kind of prompt. */
export function partsOf(kind: CoachedKind): readonly Part[] {
  return kindRules[kind].parts
}

/**
 * Reads a prompt: what kind it is, which parts that help with this kind it has, and at most three that would help most.
 * It never judges the idea. The same prompt always gets the same result; nothing is sent anywhere.
 */
export function coachPrompt(prompt: string, { isForPicture = false, as }: CoachOptions = {}): Coaching {
  const reading = readPrompt(prompt)
  const recognized = as === undefined ? recognizeKind(reading, isForPicture) : chosenKind(as, reading)
  const { kind } = recognized
  const isPrivate = privateThingsIn(prompt)
  const reply = as === undefined ? replyFor(recognized, reading, isForPicture) : null
  if (reply || kind === 'trick' || kind === 'nonsense' || kind === 'other-language') {
    // Of what is said to the coach or told, no kind is shown.
    const isSure = recognized.isSure && (kind in replies || kind === 'homework')
    return {
      kind,
      isSure,
      helpsWith: '',
      note: null,
      parts: [],
      score: 0,
      suggestions: [],
      isEnough: false,
      next: null,
      reply,
      isPrivate,
    }
  }
  // The advice was labelled for whole kinds. Parts of a product leave out by themselves what would be silly.
  const isOrdered = recognized.product !== null && recognized.product !== 'message'
  const { name, parts, enough, next } = rulesFor({ ...recognized, kind })
  const fitting = parts.filter(({ fits }) => fits?.(reading) ?? true).map((part) => ({ ...part, isFound: isIn(part, reading) }))
  const welcome = fitting.filter(({ id, isFound }) => !isFound && (id === 'subject' || isOrdered || isWelcome(kind, id, reading)))
  const score = fitting.filter(({ isFound }) => isFound).length
  const isEnough = welcome.length === 0 || score >= enough(fitting.length, reading)
  // Nothing would help a prompt that has none of the parts: it is clear as it is.
  const shown = welcome.length === 0 && score === 0 ? [] : fitting
  const note = noteFor(reading)
  const topic = topicOf(reading)
  const suggestions = welcome.slice(0, isEnough ? 1 : maxSuggestions).map((part) => {
    const example = part.example(topic, reading)
    const advice = typeof part.advice === 'string' ? part.advice : part.advice(reading)
    return { id: part.id, name: part.name, advice, example, improved: addSentence(prompt, example) }
  })
  return {
    kind,
    isSure: recognized.isSure,
    helpsWith: name(reading),
    note,
    parts: shown.map(({ id, name, isFound }) => ({
      id,
      name,
      isFound,
      words: kind === 'picture' && isFound ? pictureWords(id, reading) : null,
    })),
    score,
    suggestions,
    isEnough,
    // After a worry, a task would sound cold.
    next: isEnough && note === null ? next(reading) : null,
    reply: null,
    isPrivate,
  }
}

/** The kind that a learner chose, with the product that the prompt names, if it is of this kind. */
function chosenKind(kind: CoachedKind, reading: PromptReading): RecognizedKind & { kind: CoachedKind } {
  const product = productOf(reading)
  return { kind, product: product !== null && kindOfProduct[product] === kind ? product : null, isSure: true }
}
