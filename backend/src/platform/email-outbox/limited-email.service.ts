import type { Db, Tx } from '../../database/open.ts'
import type { Clock } from '../context.ts'
import { isWithinLimit, type Limit } from '../rate-limit/rate-limit.service.ts'

/**
 * Runs a transaction that queues an email, and rolls it back when one of the limits is exceeded. The email and its counts are stored
 * together, so parallel processes send each email once.
 *
 * @param queue returns whether it queued an email; nothing is counted otherwise
 */
export async function queueWithinLimits(
  { db, clock }: { db: Db; clock: Clock },
  counts: [limit: Limit, target: string][],
  queue: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await db
    .$transaction(async (tx) => {
      if (!(await queue(tx))) return
      for (const [limit, target] of counts)
        if (!(await isWithinLimit({ clock, db: tx }, limit, target))) throw new LimitExceeded()
    })
    .catch((error: unknown) => {
      if (!(error instanceof LimitExceeded)) throw error
    })
}

class LimitExceeded extends Error {}
