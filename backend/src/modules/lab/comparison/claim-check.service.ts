import { differingSentences } from '@deepm/schema/rules/lab/comparison'
import type { ClaimCheckForm } from '@deepm/schema/rules/lab/lab-forms'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import type { Context } from '../../../platform/context.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { rateLimitSubject, recordingLearner } from '../../../platform/viewer.policy.ts'
import { countLabTime, labLearner } from '../lab-access.service.ts'

const checks = { name: 'lab-claim', max: 60, windowSeconds: 3600 }

/**
 * Stores what a learner found out about a sentence that is in only one of two answers. A later check of the same answers replaces it.
 *
 * @param id of the second answer
 * @throws ConsentRequiredError, PausedError, RateLimitedError, NotFoundError for answers that are not theirs or no longer stored,
 *   InvalidInputError for a sentence that is in both answers or in neither, AnalysisTimeoutError
 */
export async function checkClaim(context: Context, id: string, { claim, outcome, note }: ClaimCheckForm): Promise<void> {
  const { db, clock } = context
  const { userId: learnerId, isDemo } = recordingLearner(context.viewer)
  const payer = rateLimitSubject(context, { id: learnerId, isDemo })
  await countRequest(context, checks, payer)
  const answers = { learnerId, level: { not: 'danger' }, answeredAt: { not: null } } as const
  const second = await db.interaction.findFirst({ where: { ...answers, id } })
  const first = second?.firstAnswerId && (await db.interaction.findFirst({ where: { ...answers, id: second.firstAnswerId } }))
  if (!second || !first) throw new NotFoundError('comparison')
  const isFromSecond = differingSentences(second.response, first.response).includes(claim)
  if (!isFromSecond && !differingSentences(first.response, second.response).includes(claim)) {
    throw new InvalidInputError([{ field: 'claim', message: 'Choose a sentence that is in only one of the two answers.' }])
  }
  const clean = await context.analysis.run('withoutPersonalData', note, payer)
  const data = { claim, isFromSecond, outcome, note: clean, checkedAt: clock() }
  await db.claimCheck.upsert({ where: { interactionId: id }, create: { interactionId: id, ...data }, update: data })
  await countLabTime(context, await labLearner(context))
}
