import { useEffect, useRef } from 'react'

/** Seconds of playing after which the place is told without being asked. */
const tellEvery = 10

/**
 * Tells where a film stands: every ten seconds of it, and when told to, when the page is hidden and when it goes. A place that was
 * told last is not told again.
 */
export function usePlace(startAt: number, onPlace: ((seconds: number) => void) | undefined) {
  const at = useRef(startAt)
  const told = useRef(Math.floor(startAt))
  const listener = useRef(onPlace)
  useEffect(() => {
    listener.current = onPlace
  })

  const tell = () => {
    const seconds = Math.floor(at.current)
    if (seconds === told.current) return
    told.current = seconds
    listener.current?.(seconds)
  }

  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') latest.current()
    }
    const onLeave = () => latest.current()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onLeave)
      latest.current()
    }
  }, [])

  return {
    tell,
    move: (seconds: number) => {
      at.current = seconds
      if (Math.abs(seconds - told.current) >= tellEvery) tell()
    },
    /** Another film: what was told of the one before says nothing about it. */
    begin: (seconds: number) => {
      at.current = seconds
      told.current = Math.floor(seconds)
    },
  }
}
