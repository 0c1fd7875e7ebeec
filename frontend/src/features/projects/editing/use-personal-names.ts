import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a keystroke before a text is checked. */
const checkAfterMs = 600

/** Returns the kinds of personal data in a text. Empty until checked, or if the rules can't be loaded. */
export function usePersonalNames(text: string): readonly string[] {
  const worker = useRef<Worker | null>(null)
  const [found, setFound] = useState<{ text: string; names: readonly string[] }>({ text: '', names: [] })
  const isBlank = text.trim() === ''
  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => {
    if (isBlank) return
    let isOld = false
    const hear = ({ data }: MessageEvent<string[]>) => {
      if (!isOld) setFound({ text, names: data })
    }
    const timer = setTimeout(() => {
      worker.current ??= new Worker(new URL('./personal-check.worker.ts', import.meta.url), { type: 'module' })
      worker.current.addEventListener('message', hear, { once: true })
      worker.current.postMessage(text)
    }, checkAfterMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [isBlank, text])
  return !isBlank && found.text === text ? found.names : []
}
