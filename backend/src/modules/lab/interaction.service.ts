import type { InteractionReport } from '@deepm/schema/rules/lab/lab'
import { InvalidInputError, NotFoundError } from '../../core/errors.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { consentedLearner, rateLimitSubject, recordingLearner } from '../../platform/viewer.policy.ts'
import { countLabTime, labLearner } from './lab-access.service.ts'

const reports = { name: 'lab-report', max: 30, windowSeconds: 86_400 }

/** While somebody is asked there is nothing yet that a learner could mean. */
const answered = { answeredAt: { not: null } }

/**
 * Likes an answer, or takes the like back. Doing it again changes nothing.
 *
 * @throws ConsentRequiredError, PausedError, NotFoundError for what is not theirs or got no answer
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
 * Tells staff that an answer should not be like this. The first report stays; reporting again changes nothing.
 *
 * @throws ConsentRequiredError, NotFoundError, RateLimitedError, AnalysisTimeoutError
 */
export async function reportInteraction(
  context: Context,
  id: string,
  report: { reason: InteractionReport; note: string },
): Promise<void> {
  const { userId: learnerId, isDemo } = consentedLearner(context.viewer)
  const found = await context.db.interaction.findFirst({ where: { id, learnerId, ...answered }, select: { reportedAt: true } })
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
    // What was looked at before has to be looked at again.
    data: {
      reportedAt: context.clock(),
      reportReason: report.reason,
      reportNote,
      settledAt: null,
    },
  })
  await countLabTime(context, await labLearner(context))
}

/**
 * Asks staff to look at a prompt that was blocked. Asking again changes nothing.
 *
 * @throws ConsentRequiredError, NotFoundError, InvalidInputError for one that was not blocked
 */
export async function askForReview(context: Context, id: string): Promise<void> {
  const { userId: learnerId } = consentedLearner(context.viewer)
  const found = await context.db.interaction.findFirst({ where: { id, learnerId, ...answered }, select: { level: true } })
  if (!found) throw new NotFoundError('interaction')
  if (found.level !== 'danger') {
    throw new InvalidInputError([{ field: 'id', message: 'Nothing was blocked here. Report the answer instead.' }])
  }
  await context.db.interaction.updateMany({
    where: { id, learnerId, reviewAskedAt: null },
    // What was looked at before has to be looked at again.
    data: { reviewAskedAt: context.clock(), settledAt: null },
  })
  await countLabTime(context, await labLearner(context))
}
