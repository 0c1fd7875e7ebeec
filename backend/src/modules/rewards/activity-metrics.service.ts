import type { ActivityMetrics } from '@deepm/schema/rules/rewards/achievements'
import type { Tx } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'

/** Returns the columns of `ActivityMetrics` for the learner with this id, an SQL expression. */
export function activityMetricsSql(learnerId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    (SELECT count(*)::int FROM "ExperimentAttempt" a WHERE a."learnerId" = ${learnerId} AND a."completedAt" IS NOT NULL)
      AS "experimentsCompleted",
    (SELECT COALESCE(sum(cardinality(a.missions)), 0)::int FROM "ExperimentAttempt" a WHERE a."learnerId" = ${learnerId})
      AS "missionsReached",
    (SELECT COALESCE(max(d.activities), 0) FROM "ActiveDay" d WHERE d."learnerId" = ${learnerId}) AS "activitiesInOneDay"`
}

/** Reads the metrics of a learner's experiments and days, as the transaction has written them. */
export async function readActivityMetrics(tx: Tx, learnerId: string): Promise<ActivityMetrics> {
  const [metrics] = await tx.$queryRaw<ActivityMetrics[]>`SELECT ${activityMetricsSql(Prisma.sql`${learnerId}`)}`
  if (!metrics) throw new Error(`no metrics of ${learnerId}`)
  return metrics
}
