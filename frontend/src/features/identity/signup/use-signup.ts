import { needsConsent } from '@deepm/schema/rules/ages'
import { type SignupForm, type SignupStep, signupSteps, stepAfter, stepBefore } from '@deepm/schema/rules/signup'
import { useEffect, useRef, useState } from 'react'
import { post, RestError } from '../../../lib/rest.ts'

/** What the wizard asks; the time zone the browser knows by itself. */
export type Field = Exclude<keyof SignupForm, 'timeZone'>
export type Form = Record<Field, string | boolean | string[]>
export type FieldErrors = Partial<Record<Field, string>>

export const totalSteps = 5
const stepNames: SignupStep[] = ['learner', 'parent', 'path', 'plan', 'agree']

const emptyForm: Form = {
  firstName: '',
  lastName: '',
  email: '',
  age: '',
  parentFirstName: '',
  parentLastName: '',
  parentEmail: '',
  parentPhone: '',
  parentConsent: false,
  selectedPersona: '',
  experienceLevel: '',
  learningGoals: [],
  selectedTier: 'free',
  termsAccepted: false,
  privacyAccepted: false,
  emailUpdates: true,
}

type Saved = { form: Form; step: number; requestKey: string; ageIsFixed: boolean }

// The tab's own storage: it survives a reload and ends with the tab, so nothing personal stays behind.
const storageKey = 'signup'

function restore(): Saved {
  try {
    const saved = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Saved
    return { ...saved, form: { ...emptyForm, ...saved.form } }
  } catch {
    return { form: emptyForm, step: 1, requestKey: crypto.randomUUID(), ageIsFixed: false }
  }
}

/** State and rules of the wizard: each step is held to its schema, and the whole goes out once. */
export function useSignup(onCreated: () => Promise<void>) {
  const [saved, setSaved] = useState(restore)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSending, setSending] = useState(false)
  // A double click arrives before the state does.
  const sending = useRef(false)
  const { form, step } = saved
  const age = Number(form.age)
  const isChild = form.age !== '' && needsConsent(age)

  useEffect(() => sessionStorage.setItem(storageKey, JSON.stringify(saved)), [saved])

  const change = (field: Field, value: Form[Field]) => {
    setSaved((now) => ({ ...now, form: { ...now.form, [field]: value } }))
    setErrors(({ [field]: _gone, ...rest }) => rest)
  }

  const next = (): boolean => {
    const found = problemsOf(stepNames[step - 1] ?? 'learner', form)
    setErrors(found)
    if (Object.keys(found).length > 0) return false
    // The age first given stays: going back to become older is not a way around the parent.
    setSaved((now) => ({ ...now, step: stepAfter(step, age), ageIsFixed: now.ageIsFixed || step === 1 }))
    return true
  }

  const back = () => setSaved((now) => ({ ...now, step: stepBefore(step, age) }))

  const submit = async () => {
    if (sending.current) return
    sending.current = true
    setSending(true)
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      await post('/api/signup', { ...form, timeZone }, { 'idempotency-key': saved.requestKey })
      sessionStorage.removeItem(storageKey)
      await onCreated()
    } catch (error) {
      const body = error instanceof RestError ? error.body : null
      const found = Object.fromEntries((body?.issues ?? []).map((issue) => [issue.field, issue.message])) as FieldErrors
      if (body?.code === 'EMAIL_TAKEN') found.email = body.message ?? ''
      setErrors(found)
      const first = stepOf(Object.keys(found)[0])
      if (first) setSaved((now) => ({ ...now, step: first }))
      // Both texts are fixed by the specification (section 8).
      window.alert(
        error instanceof RestError ? 'Failed to create account. Please try again.' : 'An error occurred. Please try again.',
      )
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  const mayCreate = form.termsAccepted === true && form.privacyAccepted === true && (!isChild || form.parentConsent === true)
  return { form, step, errors, isChild, isSending, mayCreate, ageIsFixed: saved.ageIsFixed, change, next, back, submit }
}

export type SignupState = ReturnType<typeof useSignup>

function problemsOf(step: SignupStep, form: Form): FieldErrors {
  const result = signupSteps[step].safeParse(form)
  if (result.success) return {}
  const found: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = issue.path[0] as Field
    found[field] ??= issue.message
  }
  return found
}

/** Number of the step that asks for a field. */
function stepOf(field: string | undefined): number | undefined {
  if (!field) return undefined
  const index = stepNames.findIndex((name) => field in signupSteps[name].shape)
  return index < 0 ? undefined : index + 1
}
