import { NotFoundError } from '../../core/errors.ts'
import type { Context } from '../../platform/context.ts'
import { recordingLearner } from '../../platform/viewer.policy.ts'

/**
 * Sets the path of the viewer. Progress on other paths is kept; choosing the same path again has no effect.
 *
 * @throws NotFoundError, ConsentRequiredError, PausedError
 */
export async function choosePath({ db, viewer }: Context, personaId: string): Promise<void> {
  const { userId } = recordingLearner(viewer)
  const path = await db.persona.findUnique({ where: { id: personaId }, select: { id: true } })
  if (!path) throw new NotFoundError('path')
  await db.learner.update({ where: { id: userId }, data: { selectedPersona: personaId } })
}
