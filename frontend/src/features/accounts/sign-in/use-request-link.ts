import { useState } from 'react'
import { carryDestination } from '../../../lib/session/return-to.ts'
import { signInProblem } from './problem.ts'
import { useRequestSignInLinkMutation } from './request-sign-in-link.generated.ts'

/** Requests a one-time link. Returns whether it was sent, and keeps the reason if not. */
export function useRequestLink() {
  const [problem, setProblem] = useState<string | null>(null)
  const [ask, { loading: isAsking }] = useRequestSignInLinkMutation()

  const request = async (email: string): Promise<boolean> => {
    setProblem(null)
    const result = (await ask({ variables: { email } }).catch(() => null))?.data?.requestSignInLink
    const isSent = result?.__typename === 'DonePayload'
    // The link opens in a new tab.
    if (isSent) carryDestination()
    else setProblem(signInProblem(result))
    return isSent
  }
  return { request, problem, isAsking }
}
