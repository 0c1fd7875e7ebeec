import type { Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { recordingLearner } from '../identity/identity.policy.ts'

/**
 * Makes a path the one that the signed-in learner follows. What was done on other paths stays; choosing it again changes nothing.
 *
 * @throws NotFoundError, ConsentRequiredError, PausedError
 */
export async function choosePath({ db, viewer }: Context, personaId: string): Promise<void> {
  const { userId } = recordingLearner(viewer)
  const path = await db.persona.findUnique({ where: { id: personaId }, select: { id: true } })
  if (!path) throw new NotFoundError('path')
  await db.learner.update({ where: { id: userId }, data: { selectedPersona: personaId } })
}
