import { type GuideForm, guideForm } from '@deepm/schema/rules/outreach'
import { type FormEvent, useRef, useState } from 'react'
import { post, RestError } from '../../../lib/rest.ts'

export const guideFields = ['name', 'email', 'phone', 'childAge', 'interests'] as const
export type GuideField = (typeof guideFields)[number]
type Values = Record<GuideField, string>
type Problems = Partial<Record<GuideField, string>>

const unreachable = 'We could not reach the academy. Everything you typed is still here. Please try again.'

/**
 * Sends the form to `POST /api/parent-guide/signup`. `sentTo` is set only when the server has accepted it. What is wrong stands at
 * its field; any other refusal is in `notice`. The fields belong to the browser, so nothing typed is ever lost, not even what was
 * typed before this code had loaded.
 */
export function useGuideForm() {
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  // A second click comes before React has drawn the first.
  const isUnderWay = useRef(false)

  const clear = (field: GuideField) => setProblems(({ [field]: _gone, ...rest }) => rest)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const form = event.currentTarget
    const values = valuesOf(form)
    const point = (found: Problems) => {
      setProblems(found)
      const first = guideFields.find((field) => found[field])
      if (first) control(form, first)?.focus()
    }
    setNotice(undefined)
    const found = problemsOf(values)
    if (Object.keys(found).length > 0) return point(found)
    isUnderWay.current = true
    setSending(true)
    try {
      await post('/api/parent-guide/signup', values)
      setSentTo(values.email)
    } catch (error) {
      // The specification (section 8) asks for the log; a parent also has to know that nothing was sent.
      console.error('The guide was not sent.', error)
      const refused = refusedFields(error)
      if (Object.keys(refused).length > 0) point(refused)
      else setNotice((error instanceof RestError && error.status < 500 && error.body.message) || unreachable)
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }

  return { problems, notice, isSending, sentTo, clear, submit }
}

export type GuideFormState = ReturnType<typeof useGuideForm>

function control(form: HTMLFormElement, field: GuideField): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name=${field}]`)
}

function valuesOf(form: HTMLFormElement): Values {
  const text = (field: GuideField) => {
    const input = control(form, field)
    // A number field hides what is no number behind an empty value.
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

/** The first message of each field; one for something the form does not ask has no place here. */
function firstOf(issues: { field: string; message: string }[]): Problems {
  const found: Problems = {}
  for (const { field, message } of issues) {
    const known = guideFields.find((name) => name === field)
    if (known) found[known] ??= message
  }
  return found
}
