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
import { type LogFailure, type ModerationTimeoutPolicy, UnreachableError } from './ai.ts'

/** One attempt. It calls `begin` when the first output arrives; a retry after that would repeat the output. */
type Try<T> = (signal: AbortSignal, begin: () => void) => Promise<T>

export type Guard = <T>(attempt: Try<T>, signal: AbortSignal) => Promise<T>

/** An attempt that failed after output had arrived. */
class BrokenOffError extends UnreachableError {}

/**
 * Returns a function that calls an external service with a time limit, one retry, and a pause after repeated failures (circuit breaker).
 * Failures become UnreachableError. Errors thrown by the caller and aborts are passed on and do not count as failures.
 */
export function withRetryAndCircuitBreaker(
  name: string,
  { wholeMs, retryMs, failures, restMs }: ModerationTimeoutPolicy,
  report: LogFailure,
): Guard {
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

/** Describes an external error for the log: its kind and its status or code, without the service's own message. */
export function describeExternalError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure'
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  const inner = error.cause instanceof Error ? ` (${describeExternalError(error.cause)})` : ''
  return (
    [error.name, typeof statusCode === 'number' && statusCode, typeof code === 'string' && code].filter(Boolean).join(' ') + inner
  )
}
