import { experiments, isExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import { tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'
import type { XpEntry } from '../../generated/prisma/client.ts'
import { XpReason } from '../../generated/prisma/enums.ts'
import type { Context } from '../../platform/context.ts'
import { rewardCatalogue } from './catalogue.service.ts'

/** Returns the name of an entry's cause. A removed cause is named by its id in words. */
export async function sourceTitle(context: Context, { reason, source }: Pick<XpEntry, 'reason' | 'source'>): Promise<string> {
  return (await knownTitle(context, reason, source)) ?? source.replaceAll('-', ' ')
}

async function knownTitle(context: Context, reason: XpReason, source: string): Promise<string | undefined> {
  if (reason === 'tutorial') return tutorialSteps.find((step) => step.id === source)?.badge
  if (reason === 'experiment') return experimentTitle(source)
  const { achievements, lessonTitles } = await rewardCatalogue(context)
  return reason === 'lesson' ? lessonTitles.get(source) : achievements.find((it) => it.id === source)?.name
}

/** Returns the title of an experiment or of its mission by the source of its XP; `undefined` for an unknown one. */
export function experimentTitle(source: string): string | undefined {
  const [id = '', mission] = source.split('/')
  if (!isExperimentId(id)) return undefined
  return mission ? `${experiments[id].title}, mission ${mission}` : experiments[id].title
}

export type ReasonXp = { reason: XpReason; xp: number }

/** Returns the learner's XP by reason; 0 for reasons without entries. */
export async function xpByReason({ db }: Context, learnerId: string): Promise<ReasonXp[]> {
  const sums = await db.$queryRaw<ReasonXp[]>`
    SELECT reason::text AS reason, sum(amount)::int AS xp FROM "XpEntry" WHERE "learnerId" = ${learnerId} GROUP BY reason`
  return Object.values(XpReason).map((reason) => ({ reason, xp: sums.find((it) => it.reason === reason)?.xp ?? 0 }))
}
