import { cleanPrompt, sentenceEnd } from '@deepm/schema/rules/lab/lab'
import type { Moderator } from '../../../adapters/ai/ai.ts'
import type { Analysis } from '../../../moderation/analysis.service.ts'

/** The answer is unsuitable for young people, or repeats the system prompt. No blocked sentence was emitted. */
export class BlockedAnswerError extends Error {}

export type ModeratedOutput = {
  /** Takes the next piece of the model's answer. @throws BlockedAnswerError, AnalysisTimeoutError, UnreachableError of the moderation */
  push(piece: string): Promise<void>
  /** Checks and emits the rest when the model has finished. @throws like `push` */
  end(): Promise<void>
  /** The text emitted so far: checked, and without personal data. */
  emitted(): string
  /** The number of characters received. */
  received(): number
}

/**
 * Minimum number of characters per check by the endpoint, so that an answer of 500 words needs a dozen requests and not fifty.
 */
const minCharsPerCheck = 240
/** Text without the end of a sentence, such as a list or a poem, is checked after this many characters. */
const maxCharsWaiting = 600

type Options = {
  analysis: Analysis
  /** The account whose analysis limit counts. */
  payer: string
  moderator: Moderator | null
  /** What the answer must not repeat. */
  rules: string
  signal: AbortSignal
  emit(text: string): void
}

/** Checks the answer of a model sentence by sentence and emits what passed. Emits nothing of a blocked sentence or after it. */
export function moderateOutput({ analysis, payer, moderator, rules, signal, emit }: Options): ModeratedOutput {
  let pending = ''
  let passed = ''
  let emitted = ''
  let received = 0

  async function check(raw: string): Promise<void> {
    const next = cleanPrompt(raw)
    if (next === '') return
    const { problem, whole, added } = await analysis.run('answer', { system: rules, added: next, before: passed }, payer)
    if (problem) throw new BlockedAnswerError(problem)
    const verdict = await moderator?.check(passed + next, 'answer', signal)
    if (verdict?.isFlagged) throw new BlockedAnswerError(verdict.categories.join())
    passed += next
    const text = whole.startsWith(emitted) ? whole.slice(emitted.length) : added
    emitted += text
    signal.throwIfAborted()
    if (text !== '') emit(text)
  }

  return {
    async push(piece) {
      received += piece.length
      pending += piece
      const end = lastSentenceEnd(pending)
      if (end === 0 || (moderator && emitted !== '' && end < minCharsPerCheck)) return
      const ready = pending.slice(0, end)
      pending = pending.slice(end)
      await check(ready)
    },
    async end() {
      const rest = pending
      pending = ''
      await check(rest)
    },
    emitted: () => emitted.trim(),
    received: () => received,
  }
}

/** Returns where the last complete sentence ends; 0 when none is complete. */
function lastSentenceEnd(text: string): number {
  const last = [...text.matchAll(sentenceEnd)].at(-1)
  if (last) return last.index + last[0].length
  if (text.length < maxCharsWaiting) return 0
  return text.lastIndexOf(' ') + 1 || text.length
}
