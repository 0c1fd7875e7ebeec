import { tutorTurnsPerDay } from '@deepm/schema/rules/learning/tutor/tutor'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import type { LabLearner } from '../lab/lab-access.service.ts'
import type { Instructions } from '../lab/models/system-prompt.service.ts'

/** Turns that a model reads, and the longest text of an answer among them, in characters. */
const readByModel = { turns: 4, length: 800 }

/** Selects the turns of a learner about a lesson in the last 24 hours, newest first. Visitors share the demo learner, so it has none. */
export function conversation({ clock }: Context, { viewer, isDemo }: LabLearner, lessonId: string) {
  return {
    where: { learnerId: viewer.userId, lessonId, answeredAt: { not: null }, createdAt: { gt: daysFrom(clock(), -1) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: isDemo ? 0 : tutorTurnsPerDay,
  } satisfies Prisma.InteractionFindManyArgs
}

/** Returns the latest turns for a model, oldest first, without blocked ones. */
export async function recentTurns(context: Context, learner: LabLearner, lessonId: string): Promise<Instructions['earlier']> {
  const { where, orderBy, take } = conversation(context, learner, lessonId)
  const turns = await context.db.interaction.findMany({
    where: { ...where, level: { not: 'danger' } },
    orderBy,
    take: Math.min(take, readByModel.turns),
    select: { prompt: true, response: true },
  })
  return turns.toReversed().map(({ prompt, response }) => ({ prompt, response: response.slice(0, readByModel.length) }))
}
