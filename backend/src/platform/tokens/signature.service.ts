import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config/config.ts'

export type Secrets = Pick<Config, 'sessionSecret' | 'previousSecrets'>

type Encoding = 'base64' | 'base64url'

/** Returns the HMAC-SHA-256 of a text with the current secret. */
export function signatureOf({ sessionSecret }: Secrets, text: string, encoding: Encoding = 'base64url'): string {
  return hmac(sessionSecret, text, encoding)
}

/** Returns the signatures of a text with the current secret and with each one in `SESSION_SECRET_PREVIOUS`, the current one first. */
export function acceptedSignatures(secrets: Secrets, text: string, encoding: Encoding = 'base64url'): string[] {
  return [secrets.sessionSecret, ...secrets.previousSecrets].map((secret) => hmac(secret, text, encoding))
}

/** Returns whether a signature was made with the current or a previous secret. Compares in constant time. */
export function isSignature(secrets: Secrets, text: string, given: string, encoding: Encoding = 'base64url'): boolean {
  // Compared as text: decoding would ignore extra characters after a valid signature.
  const bytes = Buffer.from(given)
  const matches = acceptedSignatures(secrets, text, encoding).map((expected) => {
    const wanted = Buffer.from(expected)
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
  })
  return matches.includes(true)
}

function hmac(secret: string, text: string, encoding: Encoding): string {
  return createHmac('sha256', secret).update(text).digest(encoding)
}
