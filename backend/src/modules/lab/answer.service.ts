import { blockedAnswerText, type SafetyReason } from '@deepm/schema/rules/safety/safety-texts'
import { type ChatModel, type Moderator, type Picture, StoppedError, UnreachableError } from '../../adapters/ai/ai.ts'
import type { Context } from '../../platform/context.ts'
import { ProviderUnreachableError } from './lab.errors.ts'
import { BlockedAnswerError, moderateOutput } from './models/output-moderation.service.ts'
import type { Instructions } from './models/system-prompt.service.ts'
import { inputTokens } from './models/token-quota.service.ts'

type Question = { instructions: Instructions; prompt: string; payer: string }

/** The result of a prompt from the model, or from the moderation endpoint before it. */
export type Completed = { tokens: number } & (
  | { kind: 'answered'; response: string; picture?: Picture }
  /** The answer is not suitable for young people; `response` is a fixed text. */
  | { kind: 'answerBlocked'; response: string }
  /** Ended after the first sentences; `error` is the cause. */
  | { kind: 'interrupted'; response: string; error: unknown }
  /** The endpoint flagged the prompt, so the model did not get it. */
  | { kind: 'promptBlocked'; reasons: SafetyReason[] }
)

/** The result of the answer stage, and the tokens that it used. */
export type Outcome = Completed | { kind: 'failed'; error: unknown; tokens: number }

/** Maps categories of the moderation endpoint to our reasons. Self-harm counts as a crisis. */
const reasonOf: [RegExp, SafetyReason][] = [
  [/^self-harm/, 'crisis'],
  [/^sexual/, 'sexual'],
  [/^hate/, 'hate'],
  [/^harassment/, 'bullying'],
  [/^illicit\/violent/, 'weapons'],
  [/^illicit/, 'crime'],
  [/^violence/, 'violence'],
]

/**
 * Fourth stage: checks the prompt with the moderation endpoint, sends it to the model, and streams the part of the
 * answer that passed moderation.
 *
 * @param question its prompt has no personal data
 */
export async function generateAnswer(
  context: Pick<Context, 'ai' | 'analysis' | 'onText' | 'signal'>,
  model: ChatModel,
  question: Question,
): Promise<Outcome> {
  const { instructions, prompt, payer } = question
  const { rules, material, earlier } = instructions
  const { analysis } = context
  const { moderator } = context.ai
  const signal = context.signal ?? new AbortController().signal
  const system = material === '' ? rules : `${rules}\n\n${material}`
  const output = moderateOutput({ analysis, payer, moderator, rules, signal, emit: (text) => context.onText?.(text) })
  const used = () => (output.received() > 0 ? inputTokens(instructions, prompt) + Math.ceil(output.received() / 3) : 0)
  try {
    const blocked = await moderatePrompt(moderator, prompt)
    if (blocked) return blocked
    const { tokens } = await model.answer({ system, earlier, prompt, signal, onText: (text) => output.push(text) })
    await output.end()
    return { kind: 'answered', response: output.emitted(), tokens }
  } catch (error) {
    if (error instanceof BlockedAnswerError || error instanceof StoppedError)
      return { kind: 'answerBlocked', response: blockedAnswerText, tokens: used() }
    const isUnreachable = error instanceof UnreachableError || signal.aborted
    const cause = isUnreachable ? new ProviderUnreachableError() : error
    // Without a stream, the learner saw nothing.
    const response = context.onText ? output.emitted() : ''
    if (response !== '') return { kind: 'interrupted', response, error: cause, tokens: used() }
    return { kind: 'failed', error: cause, tokens: used() }
  }
}

/**
 * Checks a prompt with the moderation endpoint. Returns the outcome when it is flagged, otherwise null.
 *
 * @throws UnreachableError
 */
export async function moderatePrompt(moderator: Moderator | null, prompt: string): Promise<Completed | null> {
  // Not aborted when the learner leaves: a crisis must reach staff.
  const verdict = await moderator?.check(prompt, 'prompt', new AbortController().signal)
  return verdict?.isFlagged ? { kind: 'promptBlocked', reasons: reasonsOf(verdict.categories), tokens: 0 } : null
}

function reasonsOf(categories: string[]): SafetyReason[] {
  const found = reasonOf.filter(([pattern]) => categories.some((name) => pattern.test(name))).map(([, reason]) => reason)
  return found.length > 0 ? [...new Set(found)] : ['flagged']
}
