import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { type LogFailure, type Picture, type PictureModel, pictureTimeouts, StoppedError, UnreachableError } from './ai.ts'
import { maxPictureBytes, readPicture } from './picture-format.ts'
import { describeExternalError, withRetryAndCircuitBreaker } from './resilience.ts'

export type PictureSettings = {
  provider: string
  /** The model's name at the provider. */
  name: string
  baseUrl: string
  key: string | undefined
  patience?: typeof pictureTimeouts
  report: LogFailure
}

/** Base64 of the largest picture, with room for the other fields. */
const maxResponseBytes = Math.ceil((maxPictureBytes * 4) / 3) + 20_000

/** The bytes are in the response. A URL instead of them is never followed: it would be a request to an address that the provider chooses. */
const answer = z.object({ data: z.array(z.object({ b64_json: z.string() })).check(z.length(1)) })
const refusal = z.object({ error: z.object({ code: z.string() }) })
const refusalCodes = ['moderation_blocked', 'content_policy_violation']

/** Returns a model that makes pictures through an images API of OpenAI's kind. An invalid picture counts as no answer. */
export function pictureModel({
  provider,
  name,
  baseUrl,
  key,
  patience = pictureTimeouts,
  report,
}: PictureSettings): PictureModel {
  const ask = withRetryAndCircuitBreaker('pictures', patience, report)
  const attempt = async (prompt: string, signal: AbortSignal): Promise<Picture> => {
    try {
      const response = await fetch(`${baseUrl}/images/generations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model: name, prompt, n: 1, size: '1024x1024', ...optionsOf(name) }),
        redirect: 'error',
        signal,
      })
      const text = await readLimited(response)
      if (response.status === 400 && isRefusal(text)) throw new StoppedError('pictures: stopped by its own filter')
      if (!response.ok) throw new UnreachableError(`pictures: ${response.status}`)
      const [{ b64_json }] = answer.parse(JSON.parse(text)).data as [{ b64_json: string }]
      return readPicture(Buffer.from(b64_json, 'base64'))
    } catch (error) {
      if (error instanceof UnreachableError || error instanceof StoppedError) throw error
      throw new UnreachableError(`pictures: ${describeExternalError(error)}`, { cause: error })
    }
  }
  return {
    provider,
    model: name,
    draw: ({ prompt, signal }) => ask((ended) => attempt(prompt, ended), signal),
  }
}

/** OpenAI's newer models always answer with bytes and reject `response_format`. A JPEG is a tenth of the PNG. */
function optionsOf(name: string): object {
  return name.startsWith('gpt-image')
    ? { quality: 'low', output_format: 'jpeg', output_compression: 85 }
    : { response_format: 'b64_json' }
}

/** @throws UnreachableError when the response is larger than the largest picture */
async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxResponseBytes) throw new UnreachableError('pictures: more bytes than allowed')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function isRefusal(text: string): boolean {
  try {
    return refusalCodes.includes(refusal.parse(JSON.parse(text)).error.code)
  } catch {
    return false
  }
}
