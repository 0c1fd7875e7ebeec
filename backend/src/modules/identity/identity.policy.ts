import { allowsRecording } from '@deepm/schema/rules/consent'
import type { Viewer } from '../../context.ts'
import { ConsentRequiredError, PausedError } from '../../errors.ts'

/** Whether something may be recorded about this learner: always from 13 up, below only with a parent's consent. */
export function mayRecord(viewer: Viewer): boolean {
  return viewer.role === 'learner' && allowsRecording(viewer.consent)
}

/**
 * The learner who is asking, about whom something may be recorded, also while the family wants a rest: for what protects a child.
 *
 * @throws ConsentRequiredError while a child's parent has not agreed
 */
export function consentedLearner(viewer: Viewer | null): Viewer {
  // The field's scope has let in learners only; anything else here is a mistake of ours, not of the visitor.
  if (viewer?.role !== 'learner') throw new Error('consentedLearner: not a learner')
  if (!mayRecord(viewer)) throw new ConsentRequiredError()
  return viewer
}

/**
 * The learner who is asking and about whom something is to be recorded.
 *
 * @throws ConsentRequiredError while a child's parent has not agreed, PausedError while the family wants nothing recorded
 */
export function recordingLearner(viewer: Viewer | null): Viewer {
  const learner = consentedLearner(viewer)
  if (learner.pause) throw new PausedError(learner.pause.until)
  return learner
}
