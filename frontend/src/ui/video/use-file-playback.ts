import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useVideoPosition } from './use-video-position.ts'

type Options = {
  autoPlay: boolean
  /** Captions are shown from the first play on and not loaded before. */
  loadsOnPlay: boolean
  onComplete?: (() => void) | undefined
  /** Resume position in seconds. Later changes are ignored. */
  startAt?: number | undefined
  onPlace?: ((seconds: number) => void) | undefined
}
type Playback = { url: string; percent: number; hasFailed: boolean }

const begin = (url: string): Playback => ({ url, percent: 0, hasFailed: false })

/**
 * Tracks a `<video>`: the percentage played, whether it failed, and its end, reported once per video. Another URL is loaded into the same
 * element, so that full screen, volume and focus are kept.
 */
export function useFilePlayback(url: string, { autoPlay, loadsOnPlay, onComplete, startAt = 0, onPlace }: Options) {
  const video = useRef<HTMLVideoElement>(null)
  const retryButton = useRef<HTMLButtonElement>(null)
  const [playback, setPlayback] = useState(() => begin(url))
  const loaded = useRef(url)
  const completed = useRef<string>(null)
  const captioned = useRef<string>(null)
  const resumeAt = useRef(startAt)
  const place = useVideoPosition(startAt, onPlace)

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
    // The resume position changes while the video plays and only matters when a video starts.
  }, [url, autoPlay])

  const events = {
    onPlay: () => {
      // Only once, because the viewer can switch the captions off.
      if (!loadsOnPlay || captioned.current === url) return
      captioned.current = url
      const first = video.current?.textTracks?.[0]
      if (first) first.mode = 'showing'
    },
    onTimeUpdate: () => {
      const { currentTime = 0, duration = 0 } = video.current ?? {}
      if (duration > 0 && Number.isFinite(duration)) change({ percent: Math.min(100, (currentTime / duration) * 100) })
      // Loading sets the time to 0 before the resume position is set.
      if (video.current && !video.current.seeking && resumeAt.current === 0) place.move(currentTime)
    },
    onPause: () => {
      // The ended event reports the end.
      if (!video.current?.ended) place.tell()
    },
    onEnded: () => {
      change({ percent: 100 })
      // A video that was watched to its end starts again next time.
      place.move(0)
      place.tell()
      if (completed.current === url) return
      completed.current = url
      onComplete?.()
    },
    onLoadedMetadata: () => {
      const { current } = video
      // Without a valid position, or with nothing left to watch, the video starts from the beginning.
      if (current && resumeAt.current > 0 && !(resumeAt.current > current.duration - 2)) current.currentTime = resumeAt.current
      resumeAt.current = 0
    },
    onError: () => {
      const hadKeyboard = document.activeElement === video.current
      flushSync(() => change({ hasFailed: true }))
      // The video is hidden now and cannot keep the focus.
      if (hadKeyboard) retryButton.current?.focus()
    },
  }

  const retry = () => {
    resumeAt.current = video.current?.currentTime ?? 0
    // The video has to be visible before it can take the focus from the button, which is removed.
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
    // A file that cannot be loaded fires an error on its `<source>`, a later error fires on the `<video>`.
    onSourceError: events.onError,
  }
}

function play(video: HTMLVideoElement | null): void {
  // The browser can require a press on play. Its own controls show that.
  video?.play()?.catch(() => {})
}
