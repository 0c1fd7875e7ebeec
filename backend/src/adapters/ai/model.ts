import { type LanguageModel, streamText } from 'ai'
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'
import { type Answerer, answerPatience, type Patience, type Question, type Report, StoppedError, UnreachableError } from './ai.ts'
import { guard, kindOf } from './guard.ts'

// Our own warnings would be printed; nothing of a prompt belongs into a log.
globalThis.AI_SDK_LOG_WARNINGS = false

export type ModelSettings = {
  provider: string
  /** Its name at the provider. */
  name: string
  model: LanguageModel
  longestTokens: number
  patience?: Patience
  report: Report
}

/** Longer than any model writes within its tokens; whoever sends more does not keep to what was asked. */
const longestText = 12_000

/** A model that answers in pieces, through the AI SDK. */
export function modelAnswerer({
  provider,
  name,
  model,
  longestTokens,
  patience = answerPatience,
  report,
}: ModelSettings): Answerer {
  const ask = guard(provider, patience, report)
  const first = timeout(patience.firstMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false })

  const attempt = async (question: Question, signal: AbortSignal, begin: () => void) => {
    const stop = new AbortController()
    const { fullStream } = streamText({
      model,
      instructions: question.system,
      prompt: question.prompt,
      maxOutputTokens: longestTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      // Otherwise errors are printed, with the prompt in them.
      onError: () => {},
    })
    const pieces = textOf(unbroken(fullStream, provider), provider)
    let text = ''
    try {
      let next = await first.execute(() => pieces.next()).catch(tooSlow(provider))
      for (; !next.done; next = await pieces.next()) {
        begin()
        text += next.value
        if (text.length > longestText) throw new UnreachableError(`${provider}: an answer without end`)
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

/** The hearer threw; the provider did nothing wrong. */
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
 * The pieces of an answer that ends as answers end.
 *
 * @returns tokens as the provider counted them, if it did
 */
async function* textOf(parts: AsyncIterable<Part>, provider: string): AsyncGenerator<string, number | undefined, void> {
  for await (const part of parts) {
    if (part.type === 'text-delta' && part.text) yield part.text
    if (part.type === 'error') throw new UnreachableError(`${provider}: ${kindOf(part.error)}`, { cause: part.error })
    if (part.type !== 'finish') continue
    if (part.finishReason === 'content-filter') throw new StoppedError(`${provider}: stopped by its own filter`)
    if (part.finishReason === 'stop' || part.finishReason === 'length') return part.totalUsage?.totalTokens
    break
  }
  throw new UnreachableError(`${provider}: an answer without an end`)
}

/** A connection that ends too early throws where other failures are parts. */
async function* unbroken<T>(parts: AsyncIterable<T>, provider: string): AsyncGenerator<T, void, void> {
  try {
    yield* parts
  } catch (error) {
    throw new UnreachableError(`${provider}: ${kindOf(error)}`, { cause: error })
  }
}

function tooSlow(provider: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof TaskCancelledError
      ? new UnreachableError(`${provider}: no first word in time`, { cause: error })
      : error
  }
}
