import { cleanPrompt, sentenceEnd } from '@deepm/schema/rules/lab'
import type { Moderator } from '../../adapters/ai/ai.ts'
import type { Analysis } from './analysis.service.ts'

/** The answer is unfit for young people, or repeats what the model was told; nothing of what made it so was shown. */
export class UnfitAnswerError extends Error {}

export type AnswerGate = {
  /** Takes a piece as it comes from the model. @throws UnfitAnswerError, AnalysisTimeoutError, UnreachableError of the moderation */
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
  analysis: Analysis
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
export function answerGate({ analysis, moderator, system, signal, letOut }: Post): AnswerGate {
  let waiting = ''
  let passed = ''
  let shown = ''
  let heard = 0

  async function pass(raw: string): Promise<void> {
    const next = cleanPrompt(raw)
    if (next === '') return
    const { problem, whole, added } = await analysis.run('answer', { system, added: next, before: passed })
    if (problem) throw new UnfitAnswerError(problem)
    const verdict = await moderator?.check(passed + next, 'answer', signal)
    if (verdict?.isFlagged) throw new UnfitAnswerError(verdict.categories.join())
    passed += next
    const piece = whole.startsWith(shown) ? whole.slice(shown.length) : added
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
