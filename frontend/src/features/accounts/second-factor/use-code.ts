import { useRef, useState } from 'react'
import { signInProblem } from '../sign-in/problem.ts'

type Result = { __typename: string; message?: string; retryAfterSeconds?: number } | null | undefined

/** Manages a code field and its submission. Shows a refusal at the field and focuses it. */
export function useCode() {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const ref = useRef<HTMLInputElement>(null)

  const onCode = (value: string) => {
    setCode(value)
    setError(undefined)
  }

  /** @returns the response, or `null` if it was refused */
  const send = async <T extends Result>(run: (code: string) => Promise<T>): Promise<Exclude<T, null | undefined> | null> => {
    if (!code.trim()) return refuse('Enter a code.')
    const result = await run(code).catch(() => null)
    if (result && result.message === undefined) return result as Exclude<T, null | undefined>
    return refuse(signInProblem(result ? { ...result, message: result.message ?? '' } : null))
  }

  const refuse = (problem: string): null => {
    setError(problem)
    ref.current?.focus()
    return null
  }

  return { field: { ref, value: code, error, onCode }, send }
}
