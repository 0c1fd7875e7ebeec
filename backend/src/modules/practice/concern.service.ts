import { daysFrom } from '@deepm/schema/rules/deadline'
import { interactionDays } from '@deepm/schema/rules/lab'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/open.ts'
import { NotFoundError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** What waits for staff: crises, reports, and questions for a review. Staff of the demo academy have those of the demo academy. */
export async function waitingForStaff({ db, viewer }: Context): Promise<Prisma.InteractionWhereInput> {
  const { isDemo } = await db.user.findUniqueOrThrow({ where: { id: viewer?.userId ?? '' }, select: { isDemo: true } })
  return {
    settledAt: null,
    learner: { user: { isDemo } },
    OR: [{ reasons: { has: 'crisis' } }, { NOT: { reportedAt: null } }, { NOT: { reviewAskedAt: null } }],
  }
}

/**
 * Keeps that staff looked at something, and what they say to the learner about it.
 *
 * @throws NotFoundError when it does not wait for staff
 */
export async function settleInteraction(context: Context, id: string, staffNote: string): Promise<void> {
  const where = { AND: [{ id }, await waitingForStaff(context)] }
  const settled = await context.db.interaction.updateMany({ where, data: { settledAt: context.clock(), staffNote } })
  if (settled.count === 0) throw new NotFoundError('open question')
}

/** Erases what was written in the lab, and the minutes of its days, when their time is over. The privacy page promises this. */
export async function eraseOldInteractions(db: Db, now: Date): Promise<void> {
  const before = daysFrom(now, -interactionDays)
  await db.$transaction([
    db.interaction.deleteMany({ where: { createdAt: { lt: before } } }),
    db.labDay.deleteMany({ where: { lastBeatAt: { lt: before } } }),
  ])
}
