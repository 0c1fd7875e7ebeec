import { isUnfitAnswer, sentenceEnd } from '@deepm/schema/rules/answer-safety'
import { cleanPrompt } from '@deepm/schema/rules/lab'
import { withoutPersonalData } from '@deepm/schema/rules/personal-data'
import type { Moderator } from '../../adapters/ai/ai.ts'
import { repeatsRules } from './rules-leak.service.ts'

/** The answer is unfit for young people, or repeats what the model was told; nothing of what made it so was shown. */
export class UnfitAnswerError extends Error {}

export type AnswerGate = {
  /** Takes a piece as it comes from the model. @throws UnfitAnswerError, UnreachableError of the moderation */
  push(piece: string): Promise<void>
  /** Lets out the rest, when the model is done. @throws like `push` */
  end(): Promise<void>
  /** What was let out: checked, and without private things. */
  shown(): string
  /** Characters that came in. */
  heard(): number
}

/** An endpoint is asked about so many characters at once, so that an answer of 500 words asks a dozen times and not fifty. */
const leastToAsk = 240
/** Words without any end of a sentence, as in a list or a poem, do not wait for one longer than this. */
const longestWait = 600

type Post = {
  moderator: Moderator | null
  /** What the model was told before the prompt. */
  system: string
  signal: AbortSignal
  letOut(piece: string): void
}

/**
 * Stands between a model and a child: whole sentences are let out, each when the text so far was found fit. Nothing of an unfit sentence
 * passes, and nothing after it.
 */
export function answerGate({ moderator, system, signal, letOut }: Post): AnswerGate {
  let waiting = ''
  let passed = ''
  let shown = ''
  let heard = 0

  async function pass(raw: string): Promise<void> {
    const next = cleanPrompt(raw)
    if (next === '') return
    if (isUnfitAnswer(next, passed)) throw new UnfitAnswerError('by the rules')
    if (repeatsRules(system, next, passed)) throw new UnfitAnswerError('repeats its rules')
    const verdict = await moderator?.check(passed + next, 'answer', signal)
    if (verdict?.isFlagged) throw new UnfitAnswerError(verdict.categories.join())
    passed += next
    const clean = withoutPersonalData(passed)
    const piece = clean.startsWith(shown) ? clean.slice(shown.length) : withoutPersonalData(next)
    shown += piece
    signal.throwIfAborted()
    if (piece !== '') letOut(piece)
  }

  return {
    async push(piece) {
      heard += piece.length
      waiting += piece
      const end = endOf(waiting)
      if (end === 0 || (moderator && shown !== '' && end < leastToAsk)) return
      const ready = waiting.slice(0, end)
      waiting = waiting.slice(end)
      await pass(ready)
    },
    async end() {
      const rest = waiting
      waiting = ''
      await pass(rest)
    },
    shown: () => shown.trim(),
    heard: () => heard,
  }
}

/** Where the last whole sentence ends; 0 when there is none yet. */
function endOf(text: string): number {
  const last = [...text.matchAll(sentenceEnd)].at(-1)
  if (last) return last.index + last[0].length
  if (text.length < longestWait) return 0
  return text.lastIndexOf(' ') + 1 || text.length
}
