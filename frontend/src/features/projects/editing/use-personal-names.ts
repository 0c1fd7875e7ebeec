import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a keystroke before a text is checked. */
const checkAfterMs = 600

/** A checked text and the kinds of personal data in it, as the worker replies. */
export type Found = { text: string; names: readonly string[] }

/** Returns the kinds of personal data in a text. Empty until checked, or if the rules can't be loaded. */
export function usePersonalNames(text: string): readonly string[] {
  const worker = useRef<Worker | null>(null)
  const [found, setFound] = useState<Found>({ text: '', names: [] })
  const isBlank = text.trim() === ''
  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => {
    if (isBlank) return
    const timer = setTimeout(() => {
      if (!worker.current) {
        worker.current = new Worker(new URL('./personal-check.worker.ts', import.meta.url), { type: 'module' })
        // Each reply contains its text, because a newer text may have been posted in between.
        worker.current.addEventListener('message', ({ data }: MessageEvent<Found>) => setFound(data))
      }
      worker.current.postMessage(text)
    }, checkAfterMs)
    return () => clearTimeout(timer)
  }, [isBlank, text])
  return !isBlank && found.text === text ? found.names : []
}
