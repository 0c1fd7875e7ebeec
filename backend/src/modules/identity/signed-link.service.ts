import { isSignature, type Secrets, signatureOf } from './signature.service.ts'

/** What a signed link may be used for; a link made for one purpose opens nothing else. */
export type LinkPurpose =
  | 'guide'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'erasure'
  | 'consent-withdraw'
  | 'family-request'
  | 'stop-mails'
  | 'closed-account'
  | 'address'

/**
 * A token that only this academy can make: `subject.expiry.signature`, where the expiry is in seconds since 1970 and 0 means never.
 * It needs no row: what it opens is decided by what it says. `subject` must be of URL-safe characters without dots.
 */
export function signLink(secrets: Secrets, purpose: LinkPurpose, subject: string, expiresAt: Date | null): string {
  const content = `${subject}.${expiresAt ? Math.floor(expiresAt.getTime() / 1000) : 0}`
  return `${content}.${signatureOf(secrets, `${purpose}:${content}`)}`
}

/**
 * The subject of a token, or `null` when it was forged, altered, made for another purpose or is too old. Tokens that were signed with a
 * secret in `SESSION_SECRET_PREVIOUS` are accepted.
 */
export function readLink(secrets: Secrets, purpose: LinkPurpose, token: string, now: Date): string | null {
  const match = /^([\w-]{1,400})\.(\d{1,12})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const [, subject = '', expiry = '', given = ''] = match
  if (!isSignature(secrets, `${purpose}:${subject}.${expiry}`, given)) return null
  const isOver = Number(expiry) > 0 && Number(expiry) * 1000 <= now.getTime()
  return isOver ? null : subject
}
