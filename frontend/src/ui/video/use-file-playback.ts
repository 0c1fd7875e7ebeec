import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePlace } from './use-place.ts'

type Options = {
  autoPlay: boolean
  onComplete?: (() => void) | undefined
  /** Where the film goes on, in seconds; what changes later is not followed. */
  startAt?: number | undefined
  onPlace?: ((seconds: number) => void) | undefined
}
type Playback = { url: string; percent: number; hasFailed: boolean }

const begin = (url: string): Playback => ({ url, percent: 0, hasFailed: false })

/**
 * Follows one `<video>`: how many percent were played, whether it failed, and its end, told once for each film. Another address is
 * loaded into the same element, so that full screen, sound and the keyboard's place last from film to film.
 */
export function useFilePlayback(url: string, { autoPlay, onComplete, startAt = 0, onPlace }: Options) {
  const video = useRef<HTMLVideoElement>(null)
  const retryButton = useRef<HTMLButtonElement>(null)
  const [playback, setPlayback] = useState(() => begin(url))
  const loaded = useRef(url)
  const completed = useRef<string>(null)
  const resumeAt = useRef(startAt)
  const place = usePlace(startAt, onPlace)

  if (playback.url !== url) setPlayback(begin(url))
  const change = (part: Partial<Playback>) => setPlayback((now) => ({ ...now, ...part }))

  useEffect(() => {
    if (loaded.current !== url) {
      loaded.current = url
      completed.current = null
      resumeAt.current = startAt
      place.begin(startAt)
      video.current?.load()
    }
    if (autoPlay) play(video.current)
    // The place changes while the film plays; it only matters where a film begins.
  }, [url, autoPlay])

  const events = {
    onTimeUpdate: () => {
      const { currentTime = 0, duration = 0 } = video.current ?? {}
      if (duration > 0 && Number.isFinite(duration)) change({ percent: Math.min(100, (currentTime / duration) * 100) })
      // Loading sets the time to 0 before it is set to where the film goes on.
      if (video.current && !video.current.seeking && resumeAt.current === 0) place.move(currentTime)
    },
    onPause: () => {
      // The end is told by its own event.
      if (!video.current?.ended) place.tell()
    },
    onEnded: () => {
      change({ percent: 100 })
      // Whoever comes back to a film seen to its end begins it again.
      place.move(0)
      place.tell()
      if (completed.current === url) return
      completed.current = url
      onComplete?.()
    },
    onLoadedMetadata: () => {
      const { current } = video
      // A place that the film does not have, or where nothing is left to see, is its beginning.
      if (current && resumeAt.current > 0 && !(resumeAt.current > current.duration - 2)) current.currentTime = resumeAt.current
      resumeAt.current = 0
    },
    onError: () => {
      const hadKeyboard = document.activeElement === video.current
      flushSync(() => change({ hasFailed: true }))
      // The film is hidden now and cannot keep it.
      if (hadKeyboard) retryButton.current?.focus()
    },
  }

  const retry = () => {
    resumeAt.current = video.current?.currentTime ?? 0
    // The film has to be visible again before it can take the keyboard from the button that goes.
    flushSync(() => change({ hasFailed: false }))
    video.current?.focus()
    video.current?.load()
    play(video.current)
  }

  return {
    video,
    retryButton,
    percent: playback.percent,
    hasFailed: playback.hasFailed,
    retry,
    events,
    // A file that cannot be had is told to its `<source>`, what breaks later to the `<video>`.
    onSourceError: events.onError,
  }
}

function play(video: HTMLVideoElement | null): void {
  // The browser may want a press on play first; its own controls say so.
  video?.play()?.catch(() => {})
}
