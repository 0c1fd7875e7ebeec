import { useCallback, useEffect, useRef, useState } from 'react'
import { endRun, type Run, readMessage, reduceRun, startRun } from './run.ts'

/** The document of the server in which programs run (`backend/src/http/sandbox`). */
const sandboxPath = '/program-sandbox'

export const programLimits = { milliseconds: 2000, lines: 200, characters: 10_000 }

/** Time in ms that the sandbox has to load and to start a program, besides the time of the program. */
const startMs = 8000
/** Printed lines are shown in groups, so that 200 of them do not render 200 times. */
const groupMs = 50

/**
 * Runs programs in a sandbox: an iframe with an opaque origin, without network and storage. It loads with the first run and ends with the
 * component. A new run ends the one before.
 */
export function useSandbox() {
  const [run, setRun] = useState<Run | null>(null)
  const frame = useRef<Frame | null>(null)
  const stop = useRef(() => {})

  const close = useCallback(() => {
    stop.current()
    frame.current?.element.remove()
    frame.current = null
  }, [])
  useEffect(() => close, [close])

  const start = async (program: string) => {
    stop.current()
    const { port1, port2 } = new MessageChannel()
    let now = startRun
    let group: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      group = undefined
      setRun(now)
    }
    const end = () => {
      clearTimeout(late)
      clearTimeout(group)
      port1.close()
      stop.current = () => {}
    }
    const late = setTimeout(() => {
      close()
      setRun(endRun(now, 'failed'))
    }, startMs + programLimits.milliseconds)
    stop.current = () => {
      port1.postMessage('stop')
      end()
    }
    port1.onmessage = ({ data }) => {
      const message = readMessage(data)
      if (!message) return
      now = reduceRun(now, message)
      group ??= setTimeout(show, groupMs)
      if (message.kind !== 'end') return
      end()
      show()
    }
    setRun(now)
    frame.current ??= openFrame()
    const mine = stop.current
    const { element, loaded } = frame.current
    await loaded
    // Another run, or the end of the component, came first.
    if (stop.current !== mine) return
    // The document has an opaque origin, which no target names.
    element.contentWindow?.postMessage({ program, limits: programLimits }, '*', [port2])
  }
  const forget = () => {
    stop.current()
    setRun(null)
  }
  return { run, start: (program: string) => void start(program), forget }
}

type Frame = { element: HTMLIFrameElement; loaded: Promise<unknown> }

function openFrame(): Frame {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.title = 'Runs a program'
  element.hidden = true
  element.src = sandboxPath
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }))
  document.body.append(element)
  return { element, loaded }
}
