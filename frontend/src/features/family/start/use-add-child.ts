import { childProfileForm } from '@deepm/schema/rules/family/family-members'
import { z } from '@deepm/schema/rules/forms/zod'
import { useState } from 'react'
import type { ChildProfileInput } from '../../../generated/graphql.ts'
import { newRequestKey } from '../../../lib/request-key.ts'
import { useTextsDraft } from '../../../lib/session/use-texts-draft.ts'
import { type FieldProblems, firstProblems } from '../../../ui/forms/field-problems.ts'
import { useAddChildProfileMutation } from './add-child-profile.generated.ts'
import { useInviteChildMutation } from './invite-child.generated.ts'

const blank = { firstName: '', age: '', avatar: '', email: '', selectedPersona: '', interests: '' }
type Values = typeof blank

const unreachable = 'We could not reach the academy. Please try again. Nothing you typed is lost.'

/** With `email`, the child was invited and appears after accepting. */
export type AddedChild = { id: string } | { firstName: string; email: string }

/** The fields of the first step; the second one asks for consent. */
const childFields = z.omit(childProfileForm, { agreed: true })

/**
 * Manages the form that adds a child, or invites one with an email address. Keeps the input until it succeeds;
 * resubmitting the same form adds no second child and sends no second email.
 */
export function useAddChild(onAdded: (child: AddedChild) => void) {
  const [values, setValues] = useTextsDraft('add-child', blank)
  const [agreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [notice, setNotice] = useState<string>()
  const [requestKey, setRequestKey] = useState(newRequestKey)
  const [add, { loading: isAdding }] = useAddChildProfileMutation()
  const [invite, { loading: isInviting }] = useInviteChildMutation()
  const isSaving = isAdding || isInviting

  const clear = (fields: string[]) => {
    setProblems((now) => ({ ...now, ...Object.fromEntries(fields.map((field) => [field, undefined])) }))
    setRequestKey(newRequestKey)
  }
  const change = (changes: Partial<Values>) => {
    setValues((now) => ({ ...now, ...changes }))
    clear(Object.keys(changes))
  }
  const agree = (isAgreed: boolean) => {
    setAgreed(isAgreed)
    clear(['agreed'])
  }

  const inputOf = (): ChildProfileInput => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return { ...values, age: values.age ? Number(values.age) : null, timeZone, agreed }
  }

  /** Returns the problems of the child's fields; empty when the consent can be asked for. */
  const childProblems = (): FieldProblems => firstProblems(childFields.safeParse(inputOf()).error?.issues ?? [])

  /** Sends the form. Returns the problems at fields, empty when it was sent. */
  const send = async (): Promise<FieldProblems> => {
    if (isSaving) return {}
    setNotice(undefined)
    const input = inputOf()
    const form = childProfileForm.safeParse(input)
    if (!form.success) return firstProblems(form.error.issues)
    const { firstName, email } = form.data
    const result = email ? await inviteByMail(input) : await addWithoutMail(input)
    if (result?.__typename === 'InvalidInputError') return firstProblems(result.issues)
    if (result?.__typename !== 'Learner' && result?.__typename !== 'DonePayload') {
      setNotice(result?.message ?? unreachable)
      return {}
    }
    setValues(blank)
    setAgreed(false)
    setRequestKey(newRequestKey)
    onAdded(result.__typename === 'Learner' ? { id: result.id } : { firstName, email })
    return {}
  }

  const refetch = { refetchQueries: ['ParentDashboardPage'] }
  const addWithoutMail = async (input: ChildProfileInput) =>
    (await add({ variables: { input, requestKey }, ...refetch }).catch(() => null))?.data?.addChildProfile
  const inviteByMail = async (input: ChildProfileInput) =>
    (await invite({ variables: { input, requestKey }, ...refetch }).catch(() => null))?.data?.inviteChild

  return { values, agreed, problems, notice, isSaving, change, agree, childProblems, send, setProblems }
}

export type AddChildState = ReturnType<typeof useAddChild>
