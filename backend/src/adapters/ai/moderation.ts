import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import {
  type LogFailure,
  type ModerationResult,
  type ModerationTimeoutPolicy,
  type Moderator,
  moderationTimeouts,
  type PictureModerator,
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
export function moderationEndpoint(settings: ModerationSettings): Moderator {
  const moderate = endpoint('moderation', settings)
  return { check: (text, _of, signal) => moderate(text, signal) }
}

/** Returns a client of the same endpoint for pictures. Its failures do not pause the moderation of texts. */
export function pictureModeration(settings: ModerationSettings): PictureModerator {
  const moderate = endpoint('picture moderation', settings)
  return ({ bytes, mediaType }, signal) => {
    const url = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`
    return moderate([{ type: 'image_url', image_url: { url } }], signal)
  }
}

function endpoint(name: string, { baseUrl, key, model, patience = moderationTimeouts, report }: ModerationSettings) {
  const ask = withRetryAndCircuitBreaker(name, patience, report)
  return (input: unknown, signal: AbortSignal): Promise<ModerationResult> =>
    ask(async (ended): Promise<ModerationResult> => {
      try {
        const response = await fetch(`${baseUrl}/moderations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
          body: JSON.stringify({ model, input }),
          redirect: 'error',
          signal: ended,
        })
        if (!response.ok) throw new UnreachableError(`${name}: ${response.status}`)
        const { results } = answer.parse(await response.json())
        const flags = results.flatMap(({ categories }) => Object.keys(categories).filter((it) => categories[it] === true))
        return { isFlagged: results.some(({ flagged }) => flagged), categories: [...new Set(flags)] }
      } catch (error) {
        if (error instanceof UnreachableError) throw error
        throw new UnreachableError(`${name}: ${describeExternalError(error)}`, { cause: error })
      }
    }, signal)
}
