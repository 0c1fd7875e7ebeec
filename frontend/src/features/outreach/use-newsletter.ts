import type { NewsletterSource } from '@deepm/schema/rules/outreach'
import { type FormEvent, useRef, useState } from 'react'
import { post, RestError } from '../../lib/rest.ts'

const unreachable = 'We could not reach the academy. Please try again.'

/**
 * Sends an email address to `POST /api/newsletter/signup`. An empty field does nothing. Once accepted the field is cleared and
 * `thanks` is shown as an alert, as the specification has it (sections 5 and 8); otherwise the address stays and `problem` says why.
 */
export function useNewsletter(source: NewsletterSource, thanks: string) {
  const [email, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  // A second click comes before React has drawn the first.
  const isUnderWay = useRef(false)

  const setEmail = (address: string) => {
    setAddress(address)
    setProblem(undefined)
  }

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const address = email.trim()
    if (!address || isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setProblem(undefined)
    const refusal = await refusalOf({ email: address, source })
    isUnderWay.current = false
    setSending(false)
    if (refusal) return setProblem(refusal)
    setAddress('')
    window.alert(thanks)
  }

  return { email, setEmail, problem, isSending, submit }
}

async function refusalOf(payload: { email: string; source: NewsletterSource }): Promise<string | undefined> {
  try {
    await post('/api/newsletter/signup', payload)
  } catch (error) {
    return (error instanceof RestError && error.body.message) || unreachable
  }
}
