import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same. Takes as long for a good guess as for a bad one. */
export function isSameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
