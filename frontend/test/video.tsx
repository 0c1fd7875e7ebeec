import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { UiProvider } from '../src/ui/theme/provider.tsx'
import { VideoPlayer, type VideoPlayerProps } from '../src/ui/video/player.tsx'

// A video player in the test DOM, which does not play media.

export const file = { kind: 'file', url: '/videos/tour.webm' } as const

// The test DOM does not play media.
export const load = vi.fn()

export const play = vi.fn(async () => {})

export function player(props: Partial<VideoPlayerProps> = {}) {
  return (
    <UiProvider>
      <VideoPlayer source={file} title="A tour" {...props} />
    </UiProvider>
  )
}

export function video(): HTMLVideoElement {
  const found = document.querySelector('video')
  if (!found) throw new Error('There is no video.')
  return found
}

/** Simulates a playback position in seconds. */
export function playUntil(seconds: number, of: number) {
  Object.defineProperty(video(), 'duration', { configurable: true, value: of })
  Object.defineProperty(video(), 'currentTime', { configurable: true, writable: true, value: seconds })
  fireEvent.timeUpdate(video())
}

export const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')

/** Replaces the functions of a media element; for `beforeEach`. */
export function withoutMedia(): void {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  load.mockClear()
  play.mockClear()
}
