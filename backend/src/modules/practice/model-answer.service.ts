import type { LabTool } from '@deepm/schema/rules/lab'
import { type SafetyReason, stoppedAnswer } from '@deepm/schema/rules/safety-words'
import { type Answerer, StoppedError } from '../../adapters/ai/ai.ts'
import type { Context } from '../../context.ts'
import { answerGate, UnfitAnswerError } from './answer-gate.service.ts'
import { tokensOf } from './answerer.service.ts'
import { systemPrompt } from './system-prompt.service.ts'

/** What came of asking a model, and what it counted. */
export type Outcome = { tokens: number } & (
  | { kind: 'answered'; response: string }
  /** The answer was not fit; in its place stands a fixed text. */
  | { kind: 'unfit'; response: string }
  /** The endpoint finds the prompt unfit, so no model saw it. */
  | { kind: 'blocked'; reasons: SafetyReason[] }
)

/** The asking failed; so much of it was counted nevertheless. */
export class AskingError extends Error {
  readonly tokens: number
  constructor(tokens: number, cause: unknown) {
    super('asking a model failed', { cause })
    this.tokens = tokens
  }
}

/** How an endpoint's words for what is unfit are put to a learner. What sounds like harm to oneself is heard as a crisis. */
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
 * Lets the endpoint look at a prompt, asks the model, and lets out what is found fit of its answer.
 *
 * @param prompt without private things
 * @throws AskingError with the cause: UnreachableError of the model or of the moderation, AnalysisTimeoutError, or that the asker went away
 */
export async function askModel(context: Context, model: Answerer, tool: LabTool, prompt: string): Promise<Outcome> {
  const { analysis } = context
  const { moderator } = context.ai
  const signal = context.signal ?? new AbortController().signal
  const system = systemPrompt(tool)
  const gate = answerGate({ analysis, moderator, system, signal, letOut: (piece) => context.onText?.(piece) })
  const counted = () => (gate.heard() > 0 ? tokensOf(system, prompt) + Math.ceil(gate.heard() / 3) : 0)
  try {
    const verdict = await moderator?.check(prompt, 'prompt', signal)
    if (verdict?.isFlagged) return { kind: 'blocked', reasons: reasonsOf(verdict.categories), tokens: 0 }
    const { tokens } = await model.answer({ system, prompt, signal, onText: (piece) => gate.push(piece) })
    await gate.end()
    return { kind: 'answered', response: gate.shown(), tokens }
  } catch (error) {
    if (error instanceof UnfitAnswerError || error instanceof StoppedError)
      return { kind: 'unfit', response: stoppedAnswer, tokens: counted() }
    throw new AskingError(counted(), error)
  }
}

function reasonsOf(categories: string[]): SafetyReason[] {
  const found = reasonOf.filter(([pattern]) => categories.some((name) => pattern.test(name))).map(([, reason]) => reason)
  return found.length > 0 ? [...new Set(found)] : ['flagged']
}
