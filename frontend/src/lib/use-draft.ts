import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepDraft, keptDraft } from './drafts.ts'
import { useOwner } from './session.tsx'

type Options<T> = {
  /** Name of the form within its page. */
  name: string
  initial: T
  /** The draft if it still fits the form; `null` otherwise. */
  fit: (kept: unknown) => T | null
  /** Whether a value is worth keeping. */
  isWorth: (value: T) => boolean
}

/**
 * State of a form that this tab keeps for the signed-in account and this page until it is no longer worth keeping. It is discarded when
 * the form goes away, but not by a reload or a sign-in.
 */
export function useDraft<T>({ name, initial, fit, isWorth }: Options<T>) {
  const owner = useOwner()
  const { pathname } = useLocation()
  const [place] = useState(`${pathname}#${name}`)
  const [value, setValue] = useState<T>(() => (owner === null ? null : fit(keptDraft(owner, place))) ?? initial)
  const kept = isWorth(value) ? value : undefined
  useEffect(() => {
    if (owner !== null) keepDraft(owner, place, kept)
  }, [owner, place, kept])
  useEffect(
    () => () => {
      if (owner !== null) keepDraft(owner, place, undefined)
    },
    [owner, place],
  )
  return [value, setValue] as const
}
