import type { NewsletterSource } from '@deepm/schema/rules/outreach'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { post, RestError } from '../../lib/rest.ts'

const unreachable = 'We could not reach the academy. Please try again.'

/**
 * Sends the field `email` of a form to `POST /api/newsletter/signup`. An empty field does nothing. Once accepted the field is
 * cleared and `thanks` is shown as an alert, as the specification has it (sections 5 and 8); otherwise the address stays, `problem`
 * says why and the field has the focus. The field belongs to the browser, so that also counts what was typed before this code came.
 */
export function useNewsletter(source: NewsletterSource, thanks: string) {
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  // A second click comes before React has drawn the first.
  const isUnderWay = useRef(false)
  const field = useRef<HTMLInputElement>(null)

  // Only once the reason is on the page, so that a screen reader reads it with the field.
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])

  const clearProblem = () => setProblem(undefined)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name=email]')
    const email = input?.value.trim()
    if (!input || !email || isUnderWay.current) return
    field.current = input
    isUnderWay.current = true
    setSending(true)
    clearProblem()
    const refusal = await refusalOf({ email, source })
    isUnderWay.current = false
    setSending(false)
    if (refusal) return setProblem(refusal)
    input.value = ''
    window.alert(thanks)
  }

  return { problem, clearProblem, isSending, submit }
}

async function refusalOf(payload: { email: string; source: NewsletterSource }): Promise<string | undefined> {
  try {
    await post('/api/newsletter/signup', payload)
  } catch (error) {
    return (error instanceof RestError && error.body.message) || unreachable
  }
}
