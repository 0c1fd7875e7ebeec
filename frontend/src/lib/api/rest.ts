import { isFlagSet } from '../storage-flags.ts'
import { fetchEarly } from './early-responses.ts'
import { waitForSignIn } from './ended-session.ts'

/** A REST response that is not ok. The message is `status: body`. `code`, `field` and `issues` come from the body when it has them. */
export class RestError extends Error {
  readonly status: number
  readonly body: { message?: string; code?: string; issues?: { field: string; message: string }[] }
  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = parse(text)
  }
}

function parse(text: string): RestError['body'] {
  try {
    return JSON.parse(text) as RestError['body']
  } catch {
    return {}
  }
}

/**
 * Sends a GET request with the session cookie. Without a session it returns `null`. The header makes the server respond with 200 instead of
 * 401.
 */
export async function getOrNull<T>(path: string): Promise<T | null> {
  const headers = { 'x-session': 'optional', ...(isFlagSet('force-logout') && { 'x-force-logout': 'true' }) }
  const response = await fetchEarly(path, () => fetch(path, { credentials: 'include', headers }))
  const text = await response.text()
  if (response.status === 401) return null
  if (!response.ok) throw new RestError(response.status, response.statusText, text)
  return JSON.parse(text) as T
}

/**
 * Fetches a file. After the session ended, the request is sent again once the same user has signed in. Returns the server's message when it
 * refuses.
 */
export async function getFile(path: string): Promise<Blob | { refusal: string | undefined }> {
  const response = await fetch(path, { credentials: 'include' })
  const signedIn = response.status === 401 ? waitForSignIn() : null
  if (signedIn) return signedIn.then(() => getFile(path))
  return response.ok ? response.blob() : { refusal: parse(await response.text()).message }
}

/**
 * Sends a POST request, with a JSON body only when there is a payload. After the session ended, it is sent again once the same user has
 * signed in.
 */
export async function post<T>(path: string, payload?: unknown, headers: Record<string, string> = {}): Promise<T | null> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: payload === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  })
  const text = await response.text()
  const signedIn = response.status === 401 ? waitForSignIn() : null
  if (signedIn) return signedIn.then(() => post<T>(path, payload, headers))
  if (!response.ok) throw new RestError(response.status, response.statusText, text)
  return text ? (JSON.parse(text) as T) : null
}
