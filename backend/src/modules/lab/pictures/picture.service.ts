import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import type { InteractionPicture } from '../../../generated/prisma/client.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { consentedLearner, rateLimitSubject } from '../../../platform/viewer.policy.ts'
import { mayReadLearner } from '../../guardianship/guardianship.service.ts'
import { needsReview } from '../concerns/concern.service.ts'
import { countLabTime, labLearner } from '../lab-access.service.ts'

const descriptions = { name: 'lab-picture-text', max: 60, windowSeconds: 3600 }

/** Returns the path under which the web app shows a picture. */
export function picturePath(interactionId: string): string {
  return `/api/lab/pictures/${interactionId}`
}

/**
 * Stores what a learner expects to see, which opens the picture. Later texts replace the text alternative and leave the expectation.
 *
 * @throws ConsentRequiredError, RateLimitedError, NotFoundError for a picture that is not theirs, InvalidInputError when nothing is left
 *   without personal data, AnalysisTimeoutError
 */
export async function describePicture(context: Context, interactionId: string, text: string): Promise<void> {
  const { db } = context
  const { userId: learnerId, isDemo } = consentedLearner(context.viewer)
  const payer = rateLimitSubject(context, { id: learnerId, isDemo })
  await countRequest(context, descriptions, payer)
  const own = { interactionId, interaction: { learnerId } }
  if ((await db.interactionPicture.count({ where: own })) === 0) throw new NotFoundError('picture')
  const altText = await context.analysis.run('withoutPersonalData', text, payer)
  if (altText.trim() === '') throw new InvalidInputError([{ field: 'text', message: 'Write what you expect to see.' }])
  const isFirst = await db.interactionPicture.updateMany({
    where: { ...own, expectation: '' },
    data: { expectation: altText, altText },
  })
  if (isFirst.count === 0) await db.interactionPicture.updateMany({ where: own, data: { altText } })
  await countLabTime(context, await labLearner(context))
}

/**
 * Returns a picture to the learner once they wrote what they expect, to linked parents, and to staff while its answer waits for them. What
 * staff see is logged before the response.
 *
 * @throws NotFoundError
 */
export async function readPicture(
  context: Context,
  interactionId: string,
): Promise<Pick<InteractionPicture, 'bytes' | 'mediaType'>> {
  const { viewer, db } = context
  const found = await db.interactionPicture.findUnique({
    where: { interactionId },
    include: { interaction: { include: { learner: { select: { user: { select: { isDemo: true } } } } } } },
  })
  if (!viewer || !found) throw new NotFoundError('picture')
  const { interaction, expectation } = found
  const { learnerId } = interaction
  if (viewer.role === 'staff') {
    const isOwnAcademy = staffMember(context).isDemo === interaction.learner.user.isDemo
    if (!isOwnAcademy || !needsReview(interaction)) throw new NotFoundError('picture')
    await audit(context, { action: 'queue.read', subjectIds: [learnerId], detail: 'Viewed a picture' })
    return found
  }
  const isOpen = viewer.userId === learnerId ? expectation !== '' : !interaction.reasons.includes('crisis')
  if (!isOpen || !(await mayReadLearner(context, learnerId))) throw new NotFoundError('picture')
  return found
}
