import { type LearnerZone, type ZoneChange, zoneChangeAt } from '@deepm/schema/rules/time/learner-day'
import { isSameZone } from '@deepm/schema/rules/time/local-day'
import { lockLearnerRow } from '../../../database/lock-learner-row.ts'
import type { Tx } from '../../../database/open.ts'
import type { Learner, Prisma } from '../../../generated/prisma/client.ts'

type ChangeColumns = Pick<Learner, 'zoneChangeDay' | 'zoneChangeEndsAt' | 'zoneChangeFrom'>

/** Columns that determine a learner's day; read with `zoneOf`. */
export const zoneColumns = {
  zoneChangeDay: true,
  zoneChangeEndsAt: true,
  zoneChangeFrom: true,
  user: { select: { timeZone: true } },
} as const satisfies Prisma.LearnerSelect

/** Returns what determines a learner's day, for the rules in schema/rules/time/learner-day. */
export function zoneOf({ user, ...columns }: ChangeColumns & { user: { timeZone: string } }): LearnerZone {
  return { timeZone: user.timeZone, change: changeOf(columns) }
}

/** Returns the stored last change of the time zone; null without one, and for parents and staff. */
export function changeOf({
  zoneChangeDay: day,
  zoneChangeEndsAt: endsAt,
  zoneChangeFrom: from,
}: ChangeColumns): ZoneChange | null {
  return day !== null && endsAt !== null && from !== null ? { day, endsAt, from } : null
}

/**
 * Changes a learner's time zone and stores the day of the change, so that it gains no time and no day. Locks the
 * learner's row first, which serializes parallel changes; setting the same zone changes nothing.
 */
export async function changeTimeZone(tx: Tx, learnerId: string, timeZone: string, at: Date): Promise<void> {
  await lockLearnerRow(tx, learnerId)
  const before = zoneOf(await tx.learner.findUniqueOrThrow({ where: { id: learnerId }, select: zoneColumns }))
  if (isSameZone(before.timeZone, timeZone)) return
  const { day, endsAt, from } = zoneChangeAt(at, before)
  const data = { zoneChangeDay: day, zoneChangeEndsAt: endsAt, zoneChangeFrom: from, user: { update: { timeZone } } }
  await tx.learner.update({ where: { id: learnerId }, data, select: { id: true } })
}
