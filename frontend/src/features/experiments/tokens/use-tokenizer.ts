import { useEffect, useRef, useState } from 'react'
import { useWorker } from '../engine/use-worker.ts'
import type { Answer, Request, Word } from './cut.ts'

/** Texts whose tokens are kept. */
const keptTexts = 60

const open = () => new Worker(new URL('./tokenizer.worker.ts', import.meta.url), { type: 'module' })

/** Cuts texts in a worker. Returns the texts that are cut so far, and whether the vocabulary could not be loaded. */
export function useTokenizer(texts: readonly string[]) {
  const [cut, setCut] = useState<ReadonlyMap<string, readonly Word[]>>(new Map())
  const [hasFailed, setFailed] = useState(false)
  const asked = useRef(new Set<string>())
  const { send } = useWorker<Request, Answer>(open, {
    onMessage: (answer) => {
      for (const { text } of answer) asked.current.delete(text)
      setFailed(false)
      setCut((now) => new Map([...now, ...answer.map(({ text, words }) => [text, words] as const)].slice(-keptTexts)))
    },
    onError: () => {
      asked.current.clear()
      setFailed(true)
    },
  })
  useEffect(() => {
    const missing = texts.filter((it) => !cut.has(it) && !asked.current.has(it))
    if (missing.length === 0 || hasFailed) return
    for (const text of missing) asked.current.add(text)
    send(missing)
  }, [texts, cut, hasFailed, send])
  return { cut, hasFailed, retry: () => setFailed(false) }
}
