import { parentSignupForm } from '@deepm/schema/rules/accounts/parent-signup'
import { useState } from 'react'
import { carryDestination, rememberDestination } from '../../../lib/session/return-to.ts'
import { type FieldProblems, firstProblems } from '../../../ui/forms/field-problems.ts'
import { signInProblem } from '../sign-in/problem.ts'
import { useRequestParentLinkMutation } from './request-parent-link.generated.ts'

export const blankParent = { firstName: '', email: '', accepted: false }
export type ParentValues = typeof blankParent

/** The page that opens after the link is confirmed. */
export const addChildPath = '/parent-dashboard/add-child'

/** Requests the link that creates a parent's account. The response is the same for every address. */
export function useParentSignup() {
  const [ask, { loading: isAsking }] = useRequestParentLinkMutation()
  const [notice, setNotice] = useState<string | null>(null)

  /** Returns the problems at fields, or `null` when the link was sent. */
  const request = async (values: ParentValues): Promise<FieldProblems | null> => {
    setNotice(null)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const form = parentSignupForm.safeParse({ ...values, timeZone })
    if (!form.success) return firstProblems(form.error.issues)
    const result = (await ask({ variables: { input: form.data } }).catch(() => null))?.data?.requestParentLink
    if (result?.__typename === 'InvalidInputError') return firstProblems(result.issues)
    if (result?.__typename !== 'DonePayload') {
      setNotice(signInProblem(result))
      return {}
    }
    // For an address with an account, the sign-in link opens this page.
    rememberDestination(addChildPath)
    carryDestination()
    return null
  }
  return { request, notice, isAsking }
}
