import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { RateLimitedError } from '../../errors.ts'

export type Limit = { name: string; max: number; windowSeconds: number }

/**
 * Counts one request for `target` and refuses beyond `max` in the window. One statement, so that processes and parallel requests
 * share the count. A clock set back makes nobody wait longer than the window.
 *
 * @throws RateLimitedError saying when to come back
 */
export async function countRequest(context: Pick<Context, 'clock'> & { db: Tx }, limit: Limit, target: string): Promise<void> {
  const now = context.clock()
  const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000)
  const key = `${limit.name}:${target}`
  const [row] = await context.db.$queryRaw<{ count: number; resetsAt: Date }[]>`
    INSERT INTO "RateLimit" AS r (key, count, "resetsAt") VALUES (${key}, 1, ${resetsAt})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r."resetsAt" <= ${now} THEN 1 ELSE r.count + 1 END,
      "resetsAt" = CASE WHEN r."resetsAt" <= ${now} THEN ${resetsAt} ELSE LEAST(r."resetsAt", ${resetsAt}) END
    RETURNING count, "resetsAt"`
  if (row && row.count > limit.max) {
    throw new RateLimitedError(Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)))
  }
}
