import { allowsRecording } from '@deepm/schema/rules/consent'
import type { Viewer } from '../../context.ts'
import { ConsentRequiredError } from '../../errors.ts'

/** Whether something may be recorded about this learner: always from 13 up, below only with a parent's consent. */
export function mayRecord(viewer: Viewer): boolean {
  return viewer.role === 'learner' && allowsRecording(viewer.consent)
}

/**
 * The learner who is asking and about whom something is to be recorded.
 *
 * @throws ConsentRequiredError while a child's parent has not agreed
 */
export function recordingLearner(viewer: Viewer | null): Viewer {
  // The field's scope has let in learners only; anything else here is a mistake of ours, not of the visitor.
  if (viewer?.role !== 'learner') throw new Error('recordingLearner: not a learner')
  if (!mayRecord(viewer)) throw new ConsentRequiredError()
  return viewer
}
