import type { Config } from '../../../config/config.ts'
import { isSignature } from '../../../platform/tokens/signature.service.ts'
import { sessionCookieName } from './auth.service.ts'
import { storedTokens } from './session-token.service.ts'

/** Returns the token of a cookie with our signature: `token.base64(hmac-sha256)`, as the sign-in library writes it. */
export function sessionToken(config: Config, cookieHeader: string | undefined): string | null {
  const name = `${sessionCookieName(config)}=`
  const raw = cookieHeader?.split(/; */).find((part) => part.startsWith(name))
  if (!raw) return null
  const value = safeDecode(raw.slice(name.length))
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, Math.max(dot, 0))
  if (storedTokens(token).length === 0 || !token) return null
  return isSignature(config, token, value.slice(dot + 1), 'base64') ? token : null
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
