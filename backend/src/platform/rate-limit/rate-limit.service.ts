import { RateLimitedError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../context.ts'

export type Limit = { name: string; max: number; windowSeconds: number }

type Counting = Pick<Context, 'clock'> & { db: Tx }

/**
 * Counts one request for `target` and refuses requests beyond `max` in the window. One statement, so that processes and parallel requests
 * share the count. A clock that was set back does not extend the wait beyond the window.
 *
 * @throws RateLimitedError with the time of the next allowed request
 */
export async function countRequest(context: Counting, limit: Limit, target: string): Promise<void> {
  const secondsLeft = await increment(context, limit, target)
  if (secondsLeft > 0) throw new RateLimitedError(secondsLeft)
}

/** Counts one request like `countRequest`, and returns whether it was within the limit instead of throwing. */
export async function isWithinLimit(context: Counting, limit: Limit, target: string): Promise<boolean> {
  return (await increment(context, limit, target)) === 0
}

/** Returns the target of a limit per account and mailbox. The counter is erased with either of them. */
export function accountMailboxTarget(accountId: string, mailbox: string): string {
  return `${accountId} ${mailbox}`
}

/** Returns whether anything was counted for `target` in the current window. Counts nothing itself. */
export async function isCounted({ db, clock }: Counting, { name }: Limit, target: string): Promise<boolean> {
  const key = `${name}:${target}`
  return (await db.rateLimit.count({ where: { key, count: { gt: 0 }, resetsAt: { gt: clock() } } })) > 0
}

/** Returns whether the next request for `target` would be refused. Counts nothing itself. */
export async function isLimitReached({ db, clock }: Counting, { name, max }: Limit, target: string): Promise<boolean> {
  const key = `${name}:${target}`
  return (await db.rateLimit.count({ where: { key, count: { gte: max }, resetsAt: { gt: clock() } } })) > 0
}

/** Returns the number of requests for `target` that the current window still allows. Counts nothing itself. */
export async function requestsLeft({ db, clock }: Counting, { name, max }: Limit, target: string): Promise<number> {
  const row = await db.rateLimit.findUnique({
    where: { key: `${name}:${target}`, resetsAt: { gt: clock() } },
    select: { count: true },
  })
  return Math.max(0, max - (row?.count ?? 0))
}

/** Uncounts one request, for limits that count failures only and count before the outcome is known. */
export async function uncountRequest({ db }: Counting, { name }: Limit, target: string): Promise<void> {
  await db.rateLimit.updateMany({ where: { key: `${name}:${target}`, count: { gt: 0 } }, data: { count: { decrement: 1 } } })
}

/** @returns seconds until the window ends when the limit is exceeded, otherwise 0 */
async function increment(context: Counting, limit: Limit, target: string): Promise<number> {
  const now = context.clock()
  const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000)
  const key = `${limit.name}:${target}`
  const [row] = await context.db.$queryRaw<{ count: number; resetsAt: Date }[]>`
    INSERT INTO "RateLimit" AS r (key, count, "resetsAt") VALUES (${key}, 1, ${resetsAt})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r."resetsAt" <= ${now} THEN 1 ELSE r.count + 1 END,
      "resetsAt" = CASE WHEN r."resetsAt" <= ${now} THEN ${resetsAt} ELSE LEAST(r."resetsAt", ${resetsAt}) END
    RETURNING count, "resetsAt"`
  if (!row || row.count <= limit.max) return 0
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000))
}
