import { readQueueId, responseDays } from '@deepm/schema/rules/staff/safety-queue'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { NotFoundError } from '../../../core/errors.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { recordOpening } from '../../lab/concerns/concern.service.ts'
import { findQueueItem } from './queue.service.ts'

/**
 * Records that a member of staff opened a crisis, which ends the reminders. Only the first opening is stored and logged; repeating it
 * has no effect.
 *
 * @throws NotFoundError when it is no waiting crisis of the own academy
 */
export async function openCrisis(context: Context, id: string): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  const read = readQueueId(id)
  await context.db.$transaction(async (tx) => {
    const item = read?.kind === 'crisis' ? await findQueueItem(tx, id, isDemo) : null
    if (!read || !item) throw new NotFoundError('queue item')
    if (!(await recordOpening(tx, read.sourceId, staffId, context.clock()))) return
    await audit(context, { action: 'queue.open', subjectIds: [item.learnerId], detail: `Opened ${id}` }, tx)
  })
}

export type ResponseTimes = { opened: number; medianMinutes: number | null; longestMinutes: number | null }

/**
 * Returns how long crises of the last 30 days waited until a member of staff opened them. The median is of the opened ones; the longest
 * time includes those that still wait.
 */
export async function responseTimes(context: Context): Promise<ResponseTimes> {
  const { isDemo } = staffMember(context)
  const now = context.clock()
  const [row] = await context.db.$queryRaw<[ResponseTimes]>`
    SELECT count(w."openedAt")::int AS opened,
      round((percentile_cont(0.5) WITHIN GROUP (ORDER BY w.minutes) FILTER (WHERE w."openedAt" IS NOT NULL))::numeric)::int
        AS "medianMinutes",
      round(max(w.minutes))::int AS "longestMinutes"
    FROM (SELECT i."openedAt", extract(epoch FROM coalesce(i."openedAt", i."settledAt", ${now}::timestamptz) - i."createdAt") / 60 AS minutes
      FROM "Interaction" i JOIN "User" a ON a.id = i."learnerId"
      WHERE 'crisis' = ANY(i.reasons) AND i."answeredAt" IS NOT NULL AND a."isDemo" = ${isDemo}
        AND i."createdAt" >= ${daysFrom(now, -responseDays)}) w`
  return row
}
