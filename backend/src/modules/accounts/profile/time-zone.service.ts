import { type LearnerZone, type ZoneChange, zoneChangeAt } from '@deepm/schema/rules/time/learner-day'
import { isSameZone } from '@deepm/schema/rules/time/local-day'
import type { Tx } from '../../../database/open.ts'
import type { Learner, Prisma } from '../../../generated/prisma/client.ts'

type ChangeColumns = Pick<Learner, 'zoneChangeDay' | 'zoneChangeEndsAt' | 'zoneChangeFrom'>

/** Columns of a learner that their day depends on; read with `zoneOf`. */
export const zoneColumns = {
  zoneChangeDay: true,
  zoneChangeEndsAt: true,
  zoneChangeFrom: true,
  user: { select: { timeZone: true } },
} as const satisfies Prisma.LearnerSelect

/** What decides a learner's day, for the rules of schema/rules/learner-day. */
export function zoneOf({ user, ...columns }: ChangeColumns & { user: { timeZone: string } }): LearnerZone {
  return { timeZone: user.timeZone, change: changeOf(columns) }
}

/** The last change of the time zone as stored; null when there was none, and for parents and staff. */
export function changeOf({
  zoneChangeDay: day,
  zoneChangeEndsAt: endsAt,
  zoneChangeFrom: from,
}: ChangeColumns): ZoneChange | null {
  return day !== null && endsAt !== null && from !== null ? { day, endsAt, from } : null
}

/**
 * Changes a learner's time zone and keeps which day it was, so that the change gains no time and no day. The learner's row is locked
 * first, so parallel changes come one after the other; the zone it has already changes nothing.
 */
export async function changeTimeZone(tx: Tx, learnerId: string, timeZone: string, at: Date): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Learner" WHERE id = ${learnerId} FOR NO KEY UPDATE`
  const before = zoneOf(await tx.learner.findUniqueOrThrow({ where: { id: learnerId }, select: zoneColumns }))
  if (isSameZone(before.timeZone, timeZone)) return
  const { day, endsAt, from } = zoneChangeAt(at, before)
  const data = { zoneChangeDay: day, zoneChangeEndsAt: endsAt, zoneChangeFrom: from, user: { update: { timeZone } } }
  await tx.learner.update({ where: { id: learnerId }, data, select: { id: true } })
}
