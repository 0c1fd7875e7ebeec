import type { InteractionReport } from '@deepm/schema/rules/lab/lab'
import { InvalidInputError, NotFoundError } from '../../core/errors.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { consentedLearner, rateLimitSubject, recordingLearner } from '../../platform/viewer.policy.ts'
import { countLabTime, labLearner } from './lab-access.service.ts'

const reports = { name: 'lab-report', max: 30, windowSeconds: 86_400 }

/** Until it is answered, there is nothing to like or report. */
const answered = { answeredAt: { not: null } }

/**
 * Likes an answer, or removes the like. Repeating it has no effect.
 *
 * @throws ConsentRequiredError, PausedError, NotFoundError for an interaction that is not theirs or has no answer
 */
export async function setInteractionLike(context: Context, id: string, isLiked: boolean): Promise<void> {
  const { userId: learnerId } = recordingLearner(context.viewer)
  const own = { id, learnerId, level: { not: 'danger' }, ...answered } as const
  const data = { likedAt: isLiked ? context.clock() : null }
  await context.db.interaction.updateMany({ where: { ...own, likedAt: isLiked ? null : { not: null } }, data })
  if ((await context.db.interaction.count({ where: own })) === 0) throw new NotFoundError('answer')
  await countLabTime(context, await labLearner(context))
}

/**
 * Reports an answer to staff. The first report stays; repeating it has no effect.
 *
 * @throws ConsentRequiredError, NotFoundError, RateLimitedError, AnalysisTimeoutError
 */
export async function reportInteraction(
  context: Context,
  id: string,
  report: { reason: InteractionReport; note: string },
): Promise<void> {
  const { userId: learnerId, isDemo } = consentedLearner(context.viewer)
  const found = await context.db.interaction.findFirst({
    where: { id, learnerId, ...answered },
    select: { reportedAt: true, lessonId: true },
  })
  if (!found) throw new NotFoundError('answer')
  if (found.reportedAt) return
  await countRequest(context, reports, learnerId)
  const reportNote = await context.analysis.run(
    'withoutPersonalData',
    report.note,
    rateLimitSubject(context, { id: learnerId, isDemo }),
  )
  await context.db.interaction.updateMany({
    where: { id, learnerId, reportedAt: null },
    // Staff must review it again.
    data: {
      reportedAt: context.clock(),
      reportReason: report.reason,
      reportNote,
      settledAt: null,
    },
  })
  if (found.lessonId === null) await countLabTime(context, await labLearner(context))
}

/**
 * Asks staff to review a blocked prompt. Repeating it has no effect.
 *
 * @throws ConsentRequiredError, NotFoundError, InvalidInputError for a prompt that was not blocked
 */
export async function requestReview(context: Context, id: string): Promise<void> {
  const { userId: learnerId } = consentedLearner(context.viewer)
  const found = await context.db.interaction.findFirst({
    where: { id, learnerId, ...answered },
    select: { level: true, lessonId: true },
  })
  if (!found) throw new NotFoundError('interaction')
  if (found.level !== 'danger') {
    throw new InvalidInputError([{ field: 'id', message: 'Nothing was blocked here. Report the answer instead.' }])
  }
  await context.db.interaction.updateMany({
    where: { id, learnerId, reviewAskedAt: null },
    // Staff must review it again.
    data: { reviewAskedAt: context.clock(), settledAt: null },
  })
  if (found.lessonId === null) await countLabTime(context, await labLearner(context))
}
