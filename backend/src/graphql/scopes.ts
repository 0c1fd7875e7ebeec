import type { Context } from '../platform/context.ts'
import { consentedLearner, recordingLearner } from '../platform/viewer.policy.ts'

/**
 * Kinds of viewers that a field admits. A map of scopes means *any* of them; use `$all` to require all. A root field
 * without scopes would be public; `test/access/schema.test.ts` refuses it. Fields of a type inherit the scopes of the type.
 */
export type AuthScopes = {
  /** Everyone, signed in or not. */
  public: boolean
  signedIn: boolean
  learner: boolean
  parent: boolean
  staff: boolean
  /** A learner whose data may be recorded; throws ConsentRequiredError or PausedError for any other learner. */
  recordingLearner: boolean
  /** A learner who needs no consent or has it, also while paused; throws ConsentRequiredError for any other learner. */
  consentedLearner: boolean
  /** Staff, also while their second factor is pending. Only fields that set up or verify the factor may use it. */
  staffSignIn: boolean
}

export function authScopes(context: Context) {
  return {
    public: true,
    // Evaluated for each field: signing in changes the viewer within a request.
    signedIn: () => context.viewer !== null,
    parent: () => context.viewer?.role === 'parent',
    learner: () => context.viewer?.role === 'learner',
    staff: () => context.viewer?.role === 'staff',
    recordingLearner: () => context.viewer?.role === 'learner' && Boolean(recordingLearner(context.viewer)),
    consentedLearner: () => context.viewer?.role === 'learner' && Boolean(consentedLearner(context.viewer)),
    staffSignIn: () => context.viewer?.role === 'staff' || context.pendingStaff !== null,
  }
}
