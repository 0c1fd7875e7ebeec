import { createHash, timingSafeEqual } from 'node:crypto'

/** Returns whether two secrets are the same. Compares in constant time. */
export function isSameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
