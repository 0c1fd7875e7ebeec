import { startTransition, useCallback, useEffect, useRef } from 'react'

type Handlers<Answer> = { onMessage(answer: Answer): void; onError(): void }

/**
 * Returns a function that sends a request to a worker. The worker starts with the first request and ends with the component. `stop` ends it
 * earlier; the next request starts a new one.
 *
 * @param open opens the worker: `() => new Worker(new URL('./train.worker.ts', import.meta.url), { type: 'module' })`
 */
export function useWorker<Request, Answer>(open: () => Worker, handlers: Handlers<Answer>) {
  const worker = useRef<Worker | null>(null)
  const current = useRef({ open, handlers })
  useEffect(() => {
    current.current = { open, handlers }
  })

  const stop = useCallback(() => {
    worker.current?.terminate()
    worker.current = null
  }, [])
  useEffect(() => stop, [stop])

  const send = useCallback(
    (request: Request) => {
      if (!worker.current) {
        const opened = current.current.open()
        opened.addEventListener('message', (event: MessageEvent<Answer>) => {
          // An answer can take long to render, which must not hold up input.
          if (worker.current === opened) startTransition(() => current.current.handlers.onMessage(event.data))
        })
        opened.addEventListener('error', () => {
          if (worker.current !== opened) return
          stop()
          current.current.handlers.onError()
        })
        worker.current = opened
      }
      worker.current.postMessage(request)
    },
    [stop],
  )
  return { send, stop }
}
