import type { Context } from '../context.ts'

/** Kinds of viewer a field lets in. A map of scopes means *any* of them; say `$all` where all must hold. */
export type AuthScopes = {
  /** Everyone, signed in or not. */
  public: boolean
  signedIn: boolean
  learner: boolean
  parent: boolean
  staff: boolean
}

export function authScopes(context: Context) {
  return {
    public: true,
    // Asked again at each field: signing in changes the viewer within a request.
    signedIn: () => context.viewer !== null,
    parent: () => context.viewer?.role === 'parent',
    learner: () => context.viewer?.role === 'learner',
    staff: () => context.viewer?.role === 'staff',
  }
}
