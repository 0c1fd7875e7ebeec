import { needsConsent } from '@deepm/schema/rules/accounts/ages'
import { needsParent, nextStep, previousStep } from '@deepm/schema/rules/accounts/signup'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { post, RestError } from '../../../lib/api/rest.ts'
import { newRequestKey } from '../../../lib/request-key.ts'
import { useHistorySteps } from '../../../ui/components/use-history-steps.ts'
import { type FieldErrors, fieldErrorsOf, type SignupField, type SignupFields, stepOf, stepsUpTo } from './form.ts'
import { clearSaved, initialSignup, restore, type StoredSignup, save } from './storage.ts'
import { useLinkedPlan } from './use-linked-plan.ts'

/** Manages the signup wizard: validates each step against its schema and submits the whole form once. */
export function useSignup(onCreated: () => Promise<void>) {
  const formRef = useRef<HTMLFormElement>(null)
  const { saved, setSaved, isReady, step, goTo, asksParent } = useSteps(formRef)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  // Counted, so that a repeated refusal also focuses the invalid field.
  const [refusals, setRefusals] = useState(0)
  const [isSending, setSending] = useState(false)
  // A double click arrives before React re-renders.
  const sending = useRef(false)
  const { form, firstAge } = saved

  const change = (field: SignupField, value: SignupFields[SignupField]) => {
    // The server rejects an idempotency key that is reused with a different form.
    setSaved((now) => ({ ...now, form: { ...now.form, [field]: value }, requestKey: newRequestKey() }))
    setErrors(({ [field]: _gone, ...rest }) => rest)
  }

  const refuse = (found: FieldErrors) => {
    setErrors(found)
    setRefusals((now) => now + 1)
  }

  const next = () => {
    const found = fieldErrorsOf(step, form, firstAge)
    if (Object.keys(found).length > 0) return refuse(found)
    setErrors({})
    goTo(nextStep(step, asksParent))
  }

  const back = () => {
    setErrors({})
    setFailure(null)
    goTo(previousStep(step, asksParent))
  }

  const send = async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const headers: Record<string, string> = saved.requestKey ? { 'idempotency-key': saved.requestKey } : {}
    const corrected = firstAge && !needsConsent(Number(form.age)) ? { firstAge } : {}
    await post('/api/signup', { ...form, ...corrected, timeZone }, headers)
    clearSaved()
    await onCreated()
  }

  const explain = (error: unknown) => {
    const body = error instanceof RestError ? error.body : null
    const found = Object.fromEntries((body?.issues ?? []).map((issue) => [issue.field, issue.message])) as FieldErrors
    const at = stepOf(Object.keys(found)[0])
    if (at) goTo(at)
    else setFailure(body?.message ?? 'We could not reach the academy.')
    // Both texts are fixed by the specification (section 8).
    window.alert(
      error instanceof RestError ? 'Failed to create account. Please try again.' : 'An error occurred. Please try again.',
    )
    refuse(found)
  }

  const submit = async () => {
    if (sending.current) return
    sending.current = true
    setSending(true)
    setFailure(null)
    await send().catch(explain)
    sending.current = false
    setSending(false)
  }

  const mayCreate = form.termsAccepted === true && form.privacyAccepted === true && (!asksParent || form.parentConsent === true)
  const state = { form, step, errors, failure, refusals, asksParent, isReady, isSending, mayCreate, firstAge }
  return { ...state, formRef, change, next, back, submit }
}

export type SignupState = ReturnType<typeof useSignup>

/** Loads the stored form before the first paint after hydration; the first render matches the server. */
function useSaved(form: React.RefObject<HTMLFormElement | null>) {
  const [saved, setSaved] = useState<StoredSignup>(initialSignup)
  const [isReady, setReady] = useState(false)
  useLayoutEffect(() => {
    setSaved(restore(form.current))
    setReady(true)
  }, [form])
  useLinkedPlan((selectedTier) => setSaved((now) => ({ ...now, form: { ...now.form, selectedTier } })))
  useEffect(() => {
    if (isReady) save(saved)
  }, [saved, isReady])
  return { saved, setSaved, isReady }
}

/** Manages the current step as a history entry. A step opens when all steps before it are complete. */
function useSteps(formRef: React.RefObject<HTMLFormElement | null>) {
  const { saved, setSaved, isReady } = useSaved(formRef)
  const { form, firstAge } = saved
  const age = Number(form.age)
  const asksParent = form.age !== '' && needsParent({ age, ...(firstAge && { firstAge: Number(firstAge) }) })
  const isComplete = (at: number) => Object.keys(fieldErrorsOf(at, form, firstAge)).length === 0
  const upTo = (at: number) => stepsUpTo(at, isComplete, asksParent)
  const { current, goTo, settle } = useHistorySteps('signup', isReady ? upTo(saved.step) : null)
  // The first render must match the server, which only renders step 1.
  const step = (isReady && upTo(current ?? 1).at(-1)) || 1

  // A history entry can be ahead of the form after an answer changed or the stored data was lost. Without this, the
  // wizard would advance while the missing answer is typed.
  const isAhead = isReady && current !== null && current > step
  const stay = useEffectEvent(() => settle(upTo(step)))
  useEffect(() => {
    if (isAhead) stay()
  }, [isAhead])

  // Before paint, so that a reload right after a step appears finds that step.
  useLayoutEffect(() => {
    if (!isReady) return
    const isConfirmed = step > 1 && needsConsent(age)
    setSaved((now) => ({ ...now, step, firstAge: now.firstAge || (isConfirmed ? String(age) : '') }))
  }, [isReady, step, age, setSaved])
  return { saved, setSaved, isReady, step, goTo, asksParent }
}
