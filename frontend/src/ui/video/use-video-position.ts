import { useEffect, useRef } from 'react'

/** Seconds of playing between automatic reports of the position. */
const tellEvery = 10

/**
 * Reports the position of a video: every ten seconds of playing, on request, when the page is hidden and on unmount. The same position is
 * not reported twice.
 */
export function useVideoPosition(startAt: number, onPlace: ((seconds: number) => void) | undefined) {
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
    /** Resets the position for another video. */
    begin: (seconds: number) => {
      at.current = seconds
      told.current = Math.floor(seconds)
    },
  }
}
