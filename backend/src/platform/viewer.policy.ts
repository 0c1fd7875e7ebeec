import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { ConsentRequiredError, PausedError } from '../core/errors.ts'
import type { Context, Viewer } from './context.ts'

/** Returns whether data may be recorded about this learner: always from age 13, below only with a parent's consent. */
export function mayRecord(viewer: Viewer | null): boolean {
  return viewer?.role === 'learner' && allowsRecording(viewer.consent)
}

/** Returns the target of rate limits for expensive work: the account, or for a shared demo account the visitor's network. */
export function rateLimitSubject({ ip }: Pick<Context, 'ip'>, { id, isDemo }: { id: string; isDemo: boolean }): string {
  return isDemo ? ip : id
}

/**
 * Returns the learner who sent the request, if data may be recorded. Also valid during a pause, for features that protect a child.
 *
 * @throws ConsentRequiredError while a child's parent has not consented
 */
export function consentedLearner(viewer: Viewer | null): Viewer {
  // The field's scope admits learners only; any other viewer here is a bug.
  if (viewer?.role !== 'learner') throw new Error('consentedLearner: not a learner')
  if (!mayRecord(viewer)) throw new ConsentRequiredError()
  return viewer
}

/**
 * Returns the learner who sent the request, if data may be recorded now.
 *
 * @throws ConsentRequiredError while a child's parent has not consented, PausedError while the family has paused recording
 */
export function recordingLearner(viewer: Viewer | null): Viewer {
  const learner = consentedLearner(viewer)
  if (learner.pause) throw new PausedError(learner.pause.until)
  return learner
}
