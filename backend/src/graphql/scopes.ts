import type { Context } from '../context.ts'
import { consentedLearner, recordingLearner } from '../modules/identity/identity.policy.ts'

/** Kinds of viewer a field lets in. A map of scopes means *any* of them; say `$all` where all must hold. */
export type AuthScopes = {
  /** Everyone, signed in or not. */
  public: boolean
  signedIn: boolean
  learner: boolean
  parent: boolean
  staff: boolean
  /** A learner about whom something may be recorded; throws ConsentRequiredError or PausedError for any other learner. */
  recordingLearner: boolean
  /** A learner who needs no consent or has it, also while paused; throws ConsentRequiredError for any other learner. */
  consentedLearner: boolean
  /** Staff, also while their second factor is pending. Only what sets up or proves the factor may use it. */
  staffSignIn: boolean
}

export function authScopes(context: Context) {
  return {
    public: true,
    // Asked again at each field: signing in changes the viewer within a request.
    signedIn: () => context.viewer !== null,
    parent: () => context.viewer?.role === 'parent',
    learner: () => context.viewer?.role === 'learner',
    staff: () => context.viewer?.role === 'staff',
    recordingLearner: () => context.viewer?.role === 'learner' && Boolean(recordingLearner(context.viewer)),
    consentedLearner: () => context.viewer?.role === 'learner' && Boolean(consentedLearner(context.viewer)),
    staffSignIn: () => context.viewer?.role === 'staff' || context.pendingStaff !== null,
  }
}
