import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import {
  type LogFailure,
  type ModerationResult,
  type ModerationTimeoutPolicy,
  type Moderator,
  moderationTimeouts,
  UnreachableError,
} from './ai.ts'
import { describeExternalError, withRetryAndCircuitBreaker } from './resilience.ts'

export type ModerationSettings = {
  baseUrl: string
  key: string | undefined
  model: string
  patience?: ModerationTimeoutPolicy
  report: LogFailure
}

const answer = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()) })).check(z.minLength(1)),
})

/** Returns a client of a moderation endpoint that implements OpenAI's protocol. An invalid response counts as no response. */
export function moderationEndpoint({
  baseUrl,
  key,
  model,
  patience = moderationTimeouts,
  report,
}: ModerationSettings): Moderator {
  const ask = withRetryAndCircuitBreaker('moderation', patience, report)
  return {
    check: (text, _of, signal) =>
      ask(async (ended): Promise<ModerationResult> => {
        try {
          const response = await fetch(`${baseUrl}/moderations`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
            body: JSON.stringify({ model, input: text }),
            redirect: 'error',
            signal: ended,
          })
          if (!response.ok) throw new UnreachableError(`moderation: ${response.status}`)
          const { results } = answer.parse(await response.json())
          const flags = results.flatMap(({ categories }) => Object.keys(categories).filter((name) => categories[name] === true))
          return { isFlagged: results.some(({ flagged }) => flagged), categories: [...new Set(flags)] }
        } catch (error) {
          if (error instanceof UnreachableError) throw error
          throw new UnreachableError(`moderation: ${describeExternalError(error)}`, { cause: error })
        }
      }, signal),
  }
}
