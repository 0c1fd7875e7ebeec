import { waitText } from './wait-text.ts'

type Refusal = { __typename: string; message: string; retryAfterSeconds?: number }

/** Why a sign-in did not go on, and when to try again; `null` stands for an academy that could not be reached. */
export function signInProblem(refusal: Refusal | null | undefined): string {
  if (!refusal) return 'We could not reach the academy. Please try again.'
  return refusal.retryAfterSeconds === undefined
    ? refusal.message
    : `That was too often. You can try again ${waitText(refusal.retryAfterSeconds)}.`
}
