import { childProfileForm } from '@deepm/schema/rules/family/family-members'
import { type FormEvent, useState } from 'react'
import type { ChildProfileInput } from '../../../generated/graphql.ts'
import { newRequestKey } from '../../../lib/request-key.ts'
import { useTextsDraft } from '../../../lib/session/use-texts-draft.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { useAddChildProfileMutation } from './add-child-profile.generated.ts'
import { useInviteChildMutation } from './invite-child.generated.ts'

const blank = { firstName: '', age: '', email: '', selectedPersona: '', interests: '' }
type Values = typeof blank & { agreed: boolean }
type Problems = Record<string, string | undefined>

const unreachable = 'We could not reach the academy. Please try again; nothing you typed is lost.'

/** With `email`, the child was invited and appears after accepting. */
export type AddedChild = { firstName: string; email?: string }

/**
 * Manages the form that adds a child, or invites one with an email address. Keeps the input until it succeeds;
 * resubmitting the same form adds no second child and sends no second email.
 */
export function useAddChild(onAdded: (child: AddedChild) => void) {
  const [words, setWords] = useTextsDraft('add-child', blank)
  const [agreed, setAgreed] = useState(false)
  const values: Values = { ...words, agreed }
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState<string>()
  const [requestKey, setRequestKey] = useState(newRequestKey)
  const [add, { loading: isAdding }] = useAddChildProfileMutation()
  const [invite, { loading: isInviting }] = useInviteChildMutation()
  const isSaving = isAdding || isInviting

  const change = (changes: Partial<Values>) => {
    const { agreed: isAgreed = agreed, ...texts } = changes
    setAgreed(isAgreed)
    setWords((now) => ({ ...now, ...texts }))
    setProblems((now) => ({ ...now, ...Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])) }))
    setRequestKey(newRequestKey)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (isSaving) return
    setNotice(undefined)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const input = { ...values, age: values.age ? Number(values.age) : null, timeZone }
    const form = childProfileForm.safeParse(input)
    if (!form.success) {
      const found = firstOf(form.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })))
      focusFirstInvalidField(element, () => setProblems(found))
      return
    }
    const { firstName, email } = form.data
    const result = email ? await inviteByMail(input) : await addAtOnce(input)
    if (result?.__typename === 'Learner' || result?.__typename === 'DonePayload') {
      setWords(blank)
      setAgreed(false)
      setRequestKey(newRequestKey)
      onAdded({ firstName, ...(email && { email }) })
    } else if (result?.__typename === 'InvalidInputError') {
      focusFirstInvalidField(element, () => setProblems(firstOf(result.issues)))
    } else setNotice(result?.message ?? unreachable)
  }

  const refetch = { refetchQueries: ['ParentDashboardPage'], awaitRefetchQueries: true }

  const addAtOnce = async (input: ChildProfileInput) => {
    return (await add({ variables: { input, requestKey }, ...refetch }).catch(() => null))?.data?.addChildProfile
  }

  const inviteByMail = async (input: ChildProfileInput) => {
    return (await invite({ variables: { input, requestKey }, ...refetch }).catch(() => null))?.data?.inviteChild
  }

  return { values, problems, notice, isSaving, change, submit }
}

/** Keeps the first message for each field. */
function firstOf(issues: { field: string; message: string }[]): Problems {
  return Object.fromEntries(issues.toReversed().map(({ field, message }) => [field, message]))
}
