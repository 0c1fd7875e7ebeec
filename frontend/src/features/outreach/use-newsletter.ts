import { maxAddressLength } from '@deepm/schema/rules/forms/max-address-length'
import type { NewsletterSource } from '@deepm/schema/rules/outreach/outreach'
import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { post, RestError } from '../../lib/api/rest.ts'
import { unreachable } from '../../ui/feedback/refusal.ts'
import { focusFirstInvalidField } from '../../ui/forms/focus-invalid-field.ts'

/**
 * Sends an address to `POST /api/newsletter/signup`; ignores an empty field. On success clears the field and shows
 * `thanks` in an alert as specified (sections 5 and 8). Otherwise keeps the address, sets `field.error` and focuses the
 * field. Spread `field` into the text field.
 */
export function useNewsletter(source: NewsletterSource, thanks: string) {
  const ref = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  // A second click can arrive before React re-renders.
  const isUnderWay = useRef(false)

  // Text typed before hydration is only in the DOM.
  useLayoutEffect(() => setEmail(ref.current?.value ?? ''), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!email.trim() || isUnderWay.current) return
    if (focusFirstInvalidField(form, () => setProblem(undefined))) return
    isUnderWay.current = true
    setSending(true)
    const refusal = await refusalOf({ email: email.trim(), source })
    isUnderWay.current = false
    setSending(false)
    if (refusal) {
      focusFirstInvalidField(form, () => setProblem(refusal))
      return
    }
    setEmail('')
    window.alert(thanks)
  }

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setEmail(event.target.value)
    setProblem(undefined)
  }
  const field = { ref, name: 'email', value: email, maxLength: maxAddressLength, error: problem, onChange }
  return { field, isSending, submit }
}

async function refusalOf(payload: { email: string; source: NewsletterSource }): Promise<string | undefined> {
  try {
    await post('/api/newsletter/signup', payload)
  } catch (error) {
    return (error instanceof RestError && error.body.message) || unreachable
  }
}
