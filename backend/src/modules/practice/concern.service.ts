import { daysFrom } from '@deepm/schema/rules/deadline'
import { interactionDays } from '@deepm/schema/rules/lab'
import { localDay } from '@deepm/schema/rules/local-day'
import { longestAskingMs } from '../../adapters/ai/ai.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/open.ts'
import { NotFoundError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { staffMember } from '../staff/audit.service.ts'

/** What waits for staff: crises, reports, and questions for a review. Staff of the demo academy have those of the demo academy. */
export async function waitingForStaff(context: Context): Promise<Prisma.InteractionWhereInput> {
  const { isDemo } = await staffMember(context)
  return {
    settledAt: null,
    answeredAt: { not: null },
    learner: { user: { isDemo } },
    OR: [{ reasons: { has: 'crisis' } }, { NOT: { reportedAt: null } }, { NOT: { reviewAskedAt: null } }],
  }
}

/** What staff say to the learner, and whether what was blocked should not have been. */
export type Settlement = { note: string; isGranted: boolean }

/**
 * Keeps that staff looked at something, and what they say to the learner about it. Their decision stands where the learner asked
 * for one.
 *
 * @throws NotFoundError when it does not wait for staff
 */
export async function settleInteraction(context: Context, id: string, { note, isGranted }: Settlement): Promise<void> {
  const waiting = await waitingForStaff(context)
  const data = { settledAt: context.clock(), staffNote: note }
  const settle = (where: Prisma.InteractionWhereInput, reviewGranted: boolean | null) =>
    context.db.interaction.updateMany({ where: { AND: [{ id }, where, waiting] }, data: { ...data, reviewGranted } })
  const decided = await settle({ NOT: { reviewAskedAt: null } }, isGranted)
  const settled = decided.count > 0 ? decided : await settle({ reviewAskedAt: null }, null)
  if (settled.count === 0) throw new NotFoundError('open question')
}

/**
 * Erases what was written in the lab, and the minutes of its days, when their time is over. The privacy page promises this. A prompt
 * whose asking was cut off goes within the hour, when nobody sent it again.
 */
export async function eraseOldInteractions(db: Db, now: Date): Promise<void> {
  const before = daysFrom(now, -interactionDays)
  await db.$transaction([
    db.interaction.deleteMany({ where: { createdAt: { lt: before } } }),
    db.interaction.deleteMany({ where: { answeredAt: null, createdAt: { lt: new Date(now.getTime() - longestAskingMs) } } }),
    // By its day: one on which a parent gave minutes may have had no minute yet.
    db.labDay.deleteMany({ where: { day: { lt: localDay(before, 'UTC') } } }),
  ])
}
