import { waitForSignIn } from './ended-session.ts'
import { isFlagSet } from './storage-flags.ts'

/** A REST answer that is not ok. The message is `status: body`; `code`, `field` and `issues` come from the body when it has them. */
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

/** GET with the session's cookie. Without a session it returns `null`; the header makes the server answer that with 200 instead of 401. */
export async function getOrNull<T>(path: string): Promise<T | null> {
  const headers = { 'x-session': 'optional', ...(isFlagSet('force-logout') && { 'x-force-logout': 'true' }) }
  const response = await fetch(path, { credentials: 'include', headers })
  const text = await response.text()
  if (response.status === 401) return null
  if (!response.ok) throw new RestError(response.status, response.statusText, text)
  return JSON.parse(text) as T
}

/** POST; a JSON body is sent only when there is a payload. After the session ended it is sent again once the same person has signed in. */
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
