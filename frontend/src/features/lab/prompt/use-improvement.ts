import { addSentence } from '@deepm/schema/rules/lab/coach/improve'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A sentence that was added to a prompt and is not sent yet. */
type Improvement = {
  /** The prompt that was sent before. */
  first: string
  /** What was in the box. */
  replaced: string
  /** The added sentence. */
  added: string
}

/** An improved prompt that was sent: the prompt before it and the added sentence. */
export type SentImprovement = Pick<Improvement, 'first' | 'added'>

/** Adds sentences to the prompt that was sent, and remembers what was there before. */
export function useImprovement(field: RefObject<HTMLTextAreaElement | null>, write: (text: string) => void) {
  const [pending, setPending] = useState<Improvement | null>(null)
  const [sent, setSent] = useState<(SentImprovement & { id: string }) | null>(null)
  const latest = useRef(pending)
  latest.current = pending

  const improve = useCallback(
    (prompt: string, sentence: string) => {
      const box = field.current?.value ?? ''
      // A second suggestion is added to the first.
      const start = box.startsWith(prompt.trimEnd()) ? box : prompt
      const at = start.indexOf(sentence)
      const result = at < 0 ? addSentence(start, sentence) : { text: start, start: at, end: at + sentence.length }
      flushSync(() => {
        write(result.text)
        setPending({ first: prompt, replaced: box.trim() === '' ? prompt : box, added: sentence })
      })
      field.current?.focus()
      field.current?.setSelectionRange(result.start, result.end)
    },
    [field, write],
  )
  const undo = useCallback(() => {
    const before = latest.current
    if (!before) return
    write(before.replaced)
    setPending(null)
    field.current?.focus()
  }, [field, write])
  const drop = useCallback(() => setPending(null), [])

  /** Keeps what was improved for the answer with this id. */
  const finish = useCallback((id: string) => {
    const { first, added } = latest.current ?? {}
    setSent(first !== undefined && added !== undefined ? { id, first, added } : null)
    setPending(null)
  }, [])

  return { pending, sent, improve, undo, drop, finish }
}
