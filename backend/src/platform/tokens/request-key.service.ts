import { createHash } from 'node:crypto'
import { KeyReusedError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'

// A request key belongs to one request. The hash of the request is stored together with the key.

/** Returns the SHA-256 of a request as JSON, in hexadecimal. The order of its fields does not matter. */
export function requestHash(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex')
}

/**
 * Checks that a repeated key comes with the same request as before. A row without a hash is older than hashes, so its key alone decides.
 *
 * @throws KeyReusedError
 */
export function assertSameRequest(stored: string | null, given: string): void {
  if (stored !== null && stored !== given) throw new KeyReusedError()
}

/** Locks a key until the transaction ends, for keys that are unique in the whole academy: parallel requests with the same key wait. */
export async function lockRequestKey(tx: Tx, key: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${key}, 0))`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!value || typeof value !== 'object' || value instanceof Date) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, it]) => [key, sorted(it)]))
}
