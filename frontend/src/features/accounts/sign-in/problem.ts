import { unreachable } from '../../../ui/feedback/refusal.ts'
import { formatWait } from './wait-format.ts'

type Refusal = { __typename: string; message: string; retryAfterSeconds?: number }

/** Explains why a sign-in failed and when to retry; `null` means the server couldn't be reached. */
export function signInProblem(refusal: Refusal | null | undefined): string {
  if (!refusal) return unreachable
  return refusal.retryAfterSeconds === undefined
    ? refusal.message
    : `Too many tries. You can try again ${formatWait(refusal.retryAfterSeconds)}.`
}
