import { isSignature, type Secrets, signatureOf } from './signature.service.ts'

/** Purposes of signed links; a link is valid for one purpose only. */
export type LinkPurpose =
  | 'guide'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'erasure'
  | 'consent-withdraw'
  | 'family-request'
  | 'share-request'
  | 'second-parent'
  | 'stop-mails'
  | 'closed-account'
  | 'address'
  | 'guardian-address'

/**
 * Returns a token that only this academy can sign: `subject.expiry.signature`, with the expiry in seconds since 1970 and 0 for no expiry.
 * It needs no database row, since its content decides what it permits. `subject` must consist of URL-safe characters without dots.
 */
export function signLink(secrets: Secrets, purpose: LinkPurpose, subject: string, expiresAt: Date | null): string {
  const content = `${subject}.${expiresAt ? Math.floor(expiresAt.getTime() / 1000) : 0}`
  return `${content}.${signatureOf(secrets, `${purpose}:${content}`)}`
}

/**
 * Returns the subject of a token, or `null` when it was forged, altered, made for another purpose or has expired. Tokens signed with a
 * secret in `SESSION_SECRET_PREVIOUS` are accepted.
 */
export function readLink(secrets: Secrets, purpose: LinkPurpose, token: string, now: Date): string | null {
  const match = /^([\w-]{1,500})\.(\d{1,12})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const [, subject = '', expiry = '', given = ''] = match
  if (!isSignature(secrets, `${purpose}:${subject}.${expiry}`, given)) return null
  const isOver = Number(expiry) > 0 && Number(expiry) * 1000 <= now.getTime()
  return isOver ? null : subject
}
