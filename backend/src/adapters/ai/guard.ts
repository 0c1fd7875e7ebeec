import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleType,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel'
import { type CheckPatience, type Report, UnreachableError } from './ai.ts'

/** One try. It says when something was heard: from then on a second try would say it twice. */
export type Try<T> = (signal: AbortSignal, begin: () => void) => Promise<T>

export type Guard = <T>(attempt: Try<T>, signal: AbortSignal) => Promise<T>

/** One try that failed after something of the answer was heard. */
class BrokenOffError extends UnreachableError {}

/**
 * Asks somebody outside, who may be slow, stumble or be down for long: with a limit of time, one second try, and a rest after failures.
 * What ends otherwise is an UnreachableError; what the caller throws or ends is passed on and counts as nobody's failure.
 */
export function guard(name: string, { wholeMs, retryMs, failures, restMs }: CheckPatience, report: Report): Guard {
  const breaker = circuitBreaker(handleType(UnreachableError), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  })
  breaker.onBreak(() => report(`${name}: is not asked for ${restMs / 1000} s, after ${failures} failures`))
  const again = retry(
    handleType(UnreachableError, (error) => !(error instanceof BrokenOffError)),
    { maxAttempts: 1, backoff: new ConstantBackoff(retryMs) },
  )
  const whole = timeout(wholeMs, TimeoutStrategy.Aggressive)
  const inTime = <T>(attempt: Try<T>, signal: AbortSignal) =>
    whole.execute(({ signal: ended }) => again.execute(({ signal: once }) => tried(attempt, once), ended), signal)

  return async (attempt, signal) => {
    try {
      return await breaker.execute(
        () =>
          inTime(attempt, signal).catch((error: unknown) => {
            signal.throwIfAborted()
            throw error instanceof TaskCancelledError ? new UnreachableError(`${name}: too slow`, { cause: error }) : error
          }),
        signal,
      )
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new UnreachableError(`${name}: rests after failures`, { cause: error })
      if (error instanceof UnreachableError) report(error.message)
      throw error
    }
  }
}

async function tried<T>(attempt: Try<T>, signal: AbortSignal): Promise<T> {
  let hasBegun = false
  try {
    return await attempt(signal, () => {
      hasBegun = true
    })
  } catch (error) {
    if (hasBegun && error instanceof UnreachableError) throw new BrokenOffError(error.message, { cause: error })
    throw error
  }
}

/** What an error of the outside is called in the log: its kind and its number, without a word of theirs. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure'
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  const inner = error.cause instanceof Error ? ` (${kindOf(error.cause)})` : ''
  return (
    [error.name, typeof statusCode === 'number' && statusCode, typeof code === 'string' && code].filter(Boolean).join(' ') + inner
  )
}
