import type { Tx } from '../../database/open.ts'

/** A daily quota, shared by all processes: `max` per target, until midnight UTC. */
export type DailyQuota = { name: string; max: number }

const keyOf = ({ name }: DailyQuota, target: string) => `${name}:${target}`

/** Returns whether the quota has room for an amount. */
export async function hasQuota(db: Tx, allowance: DailyQuota, target: string, amount: number, now: Date): Promise<boolean> {
  const row = await db.rateLimit.findUnique({ where: { key: keyOf(allowance, target) } })
  return (row && row.resetsAt > now ? row.count : 0) + amount <= allowance.max
}

/** Consumes an amount, unless it exceeds what is left. One statement, so that parallel requests cannot consume it twice. */
export async function consumeQuota(tx: Tx, allowance: DailyQuota, target: string, amount: number, now: Date): Promise<boolean> {
  const { max } = allowance
  if (amount > max) return false
  const resetsAt = new Date(now)
  resetsAt.setUTCHours(24, 0, 0, 0)
  const taken = await tx.$queryRaw<object[]>`
    INSERT INTO "RateLimit" AS r (key, count, "resetsAt") VALUES (${keyOf(allowance, target)}, ${amount}, ${resetsAt})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r."resetsAt" <= ${now} THEN excluded.count ELSE r.count + excluded.count END,
      "resetsAt" = CASE WHEN r."resetsAt" <= ${now} THEN excluded."resetsAt" ELSE r."resetsAt" END
    WHERE r."resetsAt" <= ${now} OR r.count + excluded.count <= ${max}
    RETURNING count`
  return taken.length > 0
}

/** Refunds a consumed but unused amount; a negative amount is consumed additionally. */
export async function refundQuota(db: Tx, allowance: DailyQuota, target: string, amount: number, now: Date): Promise<void> {
  if (amount === 0) return
  await db.$executeRaw`
    UPDATE "RateLimit" SET count = GREATEST(0, count - ${amount})
    WHERE key = ${keyOf(allowance, target)} AND "resetsAt" > ${now}`
}
