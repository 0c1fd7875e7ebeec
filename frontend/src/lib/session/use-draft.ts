import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readDraft, saveDraft } from './drafts.ts'
import { useOwner } from './session.tsx'

export type DraftOptions<T> = {
  /** Name of the form within its page. */
  name: string
  initial: T
  /** The draft if it still fits the form; `null` otherwise. */
  fit: (kept: unknown) => T | null
  /** Whether a value is worth keeping. */
  isWorth: (value: T) => boolean
}

type Place = { owner: string | null; place: string }

/**
 * State of a form that this tab saves for the signed-in account and this page until it is no longer worth keeping. The draft is deleted
 * when the form unmounts, but not by a reload or a sign-in.
 */
export function useDraft<T>(options: DraftOptions<T>) {
  const form = useForm(options)
  useSavedDraft(form, form.worth)
  return [form.value, form.setValue] as const
}

/** State of a form that starts with its draft, and the part of it that is worth keeping. */
export function useForm<T>({ name, initial, fit, isWorth }: DraftOptions<T>) {
  const owner = useOwner()
  const { pathname } = useLocation()
  const [place] = useState(`${pathname}#${name}`)
  const [value, setValue] = useState<T>(() => (owner === null ? null : fit(readDraft(owner, place))) ?? initial)
  return { owner, place, value, setValue, worth: isWorth(value) ? value : undefined }
}

/** Saves a draft until the form unmounts. While it is unknown whether it may be saved, the previous draft is kept. */
export function useSavedDraft({ owner, place }: Place, kept: unknown, isKnown = true): void {
  useEffect(() => {
    if (owner !== null && isKnown) saveDraft(owner, place, kept)
  }, [owner, place, kept, isKnown])
  useEffect(
    () => () => {
      if (owner !== null) saveDraft(owner, place, undefined)
    },
    [owner, place],
  )
}
