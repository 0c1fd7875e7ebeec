import { type GuideForm, guideForm } from '@deepm/schema/rules/outreach/outreach'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { post, RestError } from '../../../lib/api/rest.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'

const guideFields = ['name', 'email', 'phone', 'childAge', 'interests'] as const
export type GuideField = (typeof guideFields)[number]
type Values = Record<GuideField, string>
type Problems = Partial<Record<GuideField, string>>

const nothing: Values = { name: '', email: '', phone: '', childAge: '', interests: '' }

const unreachable = 'We could not reach the academy. Everything you typed is still here. Please try again.'

/**
 * Sends the form to `POST /api/parent-guide/signup`. Sets `sentTo` when the server accepts it, `problems` for invalid
 * fields and `notice` for other errors. Keeps all input, including text typed before hydration.
 */
export function useGuideForm() {
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(nothing)
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  // A second click can arrive before React re-renders.
  const isUnderWay = useRef(false)

  // Text typed before hydration is only in the DOM.
  useLayoutEffect(() => {
    if (ref.current) setValues(shownIn(ref.current))
  }, [])

  const change = (field: GuideField, text: string) => {
    setValues((now) => ({ ...now, [field]: text }))
    setProblems(({ [field]: _gone, ...rest }) => rest)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const form = event.currentTarget
    const sent = sentBy(form)
    setNotice(undefined)
    if (focusFirstInvalidField(form, () => setProblems(problemsOf(sent)))) return
    isUnderWay.current = true
    setSending(true)
    try {
      await post('/api/parent-guide/signup', sent)
      setSentTo(sent.email)
    } catch (error) {
      // The specification (section 8) asks for the log entry.
      console.error('The guide was not sent.', error)
      const refused = refusedFields(error)
      if (!focusFirstInvalidField(form, () => setProblems(refused)))
        setNotice((error instanceof RestError && error.status < 500 && error.body.message) || unreachable)
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }

  return { ref, values, problems, notice, isSending, sentTo, change, submit }
}

export type GuideFormState = ReturnType<typeof useGuideForm>

function control(form: HTMLFormElement, field: GuideField): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name=${field}]`)
}

function shownIn(form: HTMLFormElement): Values {
  return Object.fromEntries(guideFields.map((field) => [field, control(form, field)?.value ?? ''])) as Values
}

function sentBy(form: HTMLFormElement): Values {
  const text = (field: GuideField) => {
    const input = control(form, field)
    // A number input reports an empty value for invalid text.
    return input?.validity?.badInput ? '?' : (input?.value.trim() ?? '')
  }
  return Object.fromEntries(guideFields.map((field) => [field, text(field)])) as Values
}

function problemsOf(values: GuideForm): Problems {
  const result = guideForm.safeParse(values)
  return result.success ? {} : firstOf(result.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })))
}

function refusedFields(error: unknown): Problems {
  return error instanceof RestError ? firstOf(error.body.issues ?? []) : {}
}

/** Keeps the first message for each field. Ignores unknown fields. */
function firstOf(issues: { field: string; message: string }[]): Problems {
  const found: Problems = {}
  for (const { field, message } of issues) {
    const known = guideFields.find((name) => name === field)
    if (known) found[known] ??= message
  }
  return found
}
