import { childProfileForm } from '@deepm/schema/rules/family-members'
import { type FormEvent, useState } from 'react'
import { useAddChildProfileMutation } from './add-child-profile.generated.ts'

const blank = { firstName: '', age: '', email: '', selectedPersona: '', interests: '', agreed: false }
type Values = typeof blank
type Problems = Record<string, string | undefined>

const unreachable = 'We could not reach the academy. Please try again; nothing you typed is lost.'

/** The form of a child. What was typed stays until the child is there; the same form, sent again, adds no second one. */
export function useAddChild(onAdded: (child: { id: string; firstName: string }) => void) {
  const [values, setValues] = useState(blank)
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState<string>()
  const [requestKey, setRequestKey] = useState(newKey)
  const [add, { loading: isSaving }] = useAddChildProfileMutation()

  const change = (changes: Partial<Values>) => {
    setValues((now) => ({ ...now, ...changes }))
    setProblems((now) => ({ ...now, ...Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])) }))
    setRequestKey(newKey)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    setNotice(undefined)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const input = { ...values, age: values.age ? Number(values.age) : null, timeZone }
    const form = childProfileForm.safeParse(input)
    if (!form.success) {
      setProblems(firstOf(form.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))))
      return
    }
    const answer = await add({
      variables: { input, requestKey },
      refetchQueries: ['ParentDashboardPage'],
      awaitRefetchQueries: true,
    }).catch(() => null)
    const result = answer?.data?.addChildProfile
    if (result?.__typename === 'Learner') {
      setValues(blank)
      setRequestKey(newKey)
      onAdded(result)
    } else if (result?.__typename === 'InvalidInputError') setProblems(firstOf(result.issues))
    else if (result?.__typename === 'EmailTakenError') setProblems({ email: result.message })
    else setNotice(result?.message ?? unreachable)
  }

  return { values, problems, notice, isSaving, change, submit }
}

/** The first word on each field. */
function firstOf(issues: { field: string; message: string }[]): Problems {
  return Object.fromEntries(issues.toReversed().map(({ field, message }) => [field, message]))
}

/** Without a safe connection browsers make no such keys; a repeat then adds a second child. */
function newKey(): string | null {
  return 'randomUUID' in crypto ? crypto.randomUUID() : null
}
