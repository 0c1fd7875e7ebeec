import { type LanguageModel, streamText } from 'ai'
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'
import {
  answerTimeouts,
  type ChatModel,
  type ChatRequest,
  type LogFailure,
  StoppedError,
  type TimeoutPolicy,
  UnreachableError,
} from './ai.ts'
import { describeExternalError, withRetryAndCircuitBreaker } from './resilience.ts'

// The SDK would print its own warnings, which may contain a prompt.
globalThis.AI_SDK_LOG_WARNINGS = false

export type ModelSettings = {
  provider: string
  /** The model's name at the provider. */
  name: string
  model: LanguageModel
  longestTokens: number
  patience?: TimeoutPolicy
  report: LogFailure
}

/** Longer than any model writes within its token limit. A longer answer ignores the limit. */
const maxTextLength = 12_000

/** Returns a model that streams its answer, through the AI SDK. */
export function chatModel({ provider, name, model, longestTokens, patience = answerTimeouts, report }: ModelSettings): ChatModel {
  const ask = withRetryAndCircuitBreaker(provider, patience, report)
  const first = timeout(patience.firstMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false })

  const attempt = async (question: ChatRequest, signal: AbortSignal, begin: () => void) => {
    const stop = new AbortController()
    const { fullStream } = streamText({
      model,
      instructions: question.system,
      messages: messagesOf(question),
      maxOutputTokens: longestTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      // By default the SDK prints errors, including the prompt.
      onError: () => {},
    })
    const pieces = textOf(unbroken(fullStream, provider), provider)
    let text = ''
    try {
      let next = await first.execute(() => pieces.next()).catch(tooSlow(provider))
      for (; !next.done; next = await pieces.next()) {
        begin()
        text += next.value
        if (text.length > maxTextLength) throw new UnreachableError(`${provider}: an answer without end`)
        await heard(() => question.onText(next.value as string))
      }
      if (text.trim() === '') throw new UnreachableError(`${provider}: an empty answer`)
      return { text, tokens: next.value ?? Math.ceil((question.system.length + question.prompt.length + text.length) / 4) }
    } finally {
      stop.abort()
    }
  }

  return {
    provider,
    model: name,
    answer: (question) =>
      ask((signal, begin) => attempt(question, signal, begin), question.signal).catch((error: unknown) => {
        throw error instanceof HearerError ? error.cause : error
      }),
  }
}

function messagesOf({ earlier = [], prompt }: ChatRequest) {
  const said = earlier.flatMap((turn) => [
    { role: 'user' as const, content: turn.prompt },
    { role: 'assistant' as const, content: turn.response },
  ])
  return [...said, { role: 'user' as const, content: prompt }]
}

/** The listener threw; the provider did not fail. */
class HearerError extends Error {}

async function heard(hear: () => void | Promise<void>): Promise<void> {
  try {
    await hear()
  } catch (error) {
    throw new HearerError('the hearer threw', { cause: error })
  }
}

type Part = {
  type: string
  text?: string
  error?: unknown
  finishReason?: string
  totalUsage?: { totalTokens: number | undefined }
}

/**
 * Yields the pieces of an answer and checks that it ends properly.
 *
 * @returns tokens as counted by the provider, if it counted them
 */
async function* textOf(parts: AsyncIterable<Part>, provider: string): AsyncGenerator<string, number | undefined, void> {
  for await (const part of parts) {
    if (part.type === 'text-delta' && part.text) yield part.text
    if (part.type === 'error')
      throw new UnreachableError(`${provider}: ${describeExternalError(part.error)}`, { cause: part.error })
    if (part.type !== 'finish') continue
    if (part.finishReason === 'content-filter') throw new StoppedError(`${provider}: stopped by its own filter`)
    if (part.finishReason === 'stop' || part.finishReason === 'length') return part.totalUsage?.totalTokens
    break
  }
  throw new UnreachableError(`${provider}: an answer without an end`)
}

/** Converts the exception of a connection that ends too early; other failures arrive as stream parts. */
async function* unbroken<T>(parts: AsyncIterable<T>, provider: string): AsyncGenerator<T, void, void> {
  try {
    yield* parts
  } catch (error) {
    throw new UnreachableError(`${provider}: ${describeExternalError(error)}`, { cause: error })
  }
}

function tooSlow(provider: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof TaskCancelledError
      ? new UnreachableError(`${provider}: no first word in time`, { cause: error })
      : error
  }
}
