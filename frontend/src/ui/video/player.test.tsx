import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { VideoPlayer, type VideoPlayerProps } from './player.tsx'

const file = { kind: 'file', url: '/videos/tour.webm' } as const
const youtube = { kind: 'embed', host: 'youtube', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' } as const
const vimeo = { kind: 'embed', host: 'vimeo', url: 'https://player.vimeo.com/video/76979871?dnt=1' } as const

// The test DOM does not play media.
const load = vi.fn()
const play = vi.fn(async () => {})
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  load.mockClear()
  play.mockClear()
})

function player(props: Partial<VideoPlayerProps> = {}) {
  return (
    <UiProvider>
      <VideoPlayer source={file} title="A tour" {...props} />
    </UiProvider>
  )
}

function video(): HTMLVideoElement {
  const found = document.querySelector('video')
  if (!found) throw new Error('There is no video.')
  return found
}

/** Simulates a playback position in seconds. */
function playUntil(seconds: number, of: number) {
  Object.defineProperty(video(), 'duration', { configurable: true, value: of })
  Object.defineProperty(video(), 'currentTime', { configurable: true, writable: true, value: seconds })
  fireEvent.timeUpdate(video())
}

const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')

describe('a video file', () => {
  it('offers WebM first and H.264 to browsers that cannot play it', () => {
    render(player({ source: { ...file, fallbackUrl: '/videos/tour.mp4' } }))
    const sources = [...video().querySelectorAll('source')].map((it) => [it.getAttribute('src'), it.getAttribute('type')])
    expect(sources).toEqual([
      ['/videos/tour.webm', 'video/webm'],
      ['/videos/tour.mp4', 'video/mp4'],
    ])
    // An unsupported format is not an error while another one remains.
    fireEvent.error(video().querySelector('source') as Element)
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.error(video().querySelectorAll('source')[1] as Element)
    expect(screen.getByRole('alert')).toBeTruthy()
  })

  it('plays in the native player, with title, description and length next to it', () => {
    render(player({ description: 'Four paths.', duration: '3:24', poster: '/videos/tour.webp' }))
    expect(screen.getByRole('figure', { name: 'A tour' })).toBeTruthy()
    expect(screen.getByText('Four paths.')).toBeTruthy()
    expect(screen.getByText('3:24')).toBeTruthy()
    expect(video().controls).toBe(true)
    expect(video().hasAttribute('playsinline')).toBe(true)
    expect(video().preload).toBe('metadata')
    expect(video().getAttribute('poster')).toBe('/videos/tour.webp')
    expect(video().querySelector('source')?.getAttribute('src')).toBe('/videos/tour.webm')
  })

  it('shows a message when the browser cannot play it', () => {
    render(player())
    expect(video().textContent).toBe('Your browser does not support the video tag.')
  })

  it('shows its first captions by default', () => {
    const captions = [
      { src: '/videos/tour.vtt', label: 'English', language: 'en' },
      { src: '/videos/tour.cy.vtt', label: 'Cymraeg', language: 'cy' },
    ]
    render(player({ captions }))
    const tracks = [...video().querySelectorAll('track')]
    expect(tracks.map((track) => [track.kind, track.getAttribute('src'), track.srclang, track.default])).toEqual([
      ['captions', '/videos/tour.vtt', 'en', true],
      ['captions', '/videos/tour.cy.vtt', 'cy', false],
    ])
  })

  it('shows the watched share, from the current position', () => {
    render(player())
    expect(percent()).toBe('0')
    playUntil(51, 204)
    expect(percent()).toBe('25')
    playUntil(102, 204)
    expect(percent()).toBe('50')
  })

  it('shows zero progress until the length is known', () => {
    render(player())
    playUntil(3, Number.NaN)
    expect(percent()).toBe('0')
    playUntil(3, Number.POSITIVE_INFINITY)
    expect(percent()).toBe('0')
  })

  it('is watched to 100 at its end, and reports it once, however often it is played again', () => {
    const onComplete = vi.fn()
    render(player({ onComplete }))
    playUntil(203.7, 204)
    expect(onComplete).not.toHaveBeenCalled()
    fireEvent.ended(video())
    expect(percent()).toBe('100')
    playUntil(10, 204)
    fireEvent.ended(video())
    expect(onComplete).toHaveBeenCalledTimes(1)
  })

  it('starts again with another video in the same player, and reports its end too', () => {
    const onComplete = vi.fn()
    const { rerender } = render(player({ onComplete }))
    const before = video()
    playUntil(204, 204)
    fireEvent.ended(video())
    rerender(player({ onComplete, source: { kind: 'file', url: '/videos/lesson.webm' }, autoPlay: true }))
    expect(percent()).toBe('0')
    expect(video()).toBe(before)
    expect(video().querySelector('source')?.getAttribute('src')).toBe('/videos/lesson.webm')
    expect(load).toHaveBeenCalledTimes(1)
    expect(play).toHaveBeenCalledTimes(1)
    fireEvent.ended(video())
    expect(onComplete).toHaveBeenCalledTimes(2)
  })

  it('waits for its button unless autoplay is set', () => {
    const { rerender } = render(player())
    expect(play).not.toHaveBeenCalled()
    rerender(player({ autoPlay: true }))
    expect(play).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
  })

  it('ignores a browser that blocks autoplay', async () => {
    play.mockRejectedValueOnce(new DOMException('Press play first.', 'NotAllowedError'))
    render(player({ autoPlay: true }))
    await Promise.resolve()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['cannot be had', () => fireEvent.error(video().querySelector('source') as Element)],
    ['breaks off', () => fireEvent.error(video())],
  ])('offers a retry when it %s, and continues at the same position', (_what, fail) => {
    render(player())
    playUntil(40, 204)
    fail()
    expect(screen.getByRole('alert').textContent).toContain('did not load')
    expect(video().hidden).toBe(true)

    const couldTakeTheKeyboard: boolean[] = []
    vi.spyOn(video(), 'focus').mockImplementation(() => couldTakeTheKeyboard.push(!video().hidden))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(couldTakeTheKeyboard).toEqual([true])
    expect(load).toHaveBeenCalledTimes(1)
    video().currentTime = 0
    fireEvent.loadedMetadata(video())
    expect(video().currentTime).toBe(40)
  })

  it('focuses Try again when a focused video fails a second time, and does not move the focus otherwise', () => {
    render(player())
    fireEvent.error(video())
    expect(document.activeElement).toBe(document.body)
    // The test DOM does not make a video with controls focusable.
    video().tabIndex = 0
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(document.activeElement).toBe(video())
    fireEvent.error(video())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
  })
})

describe('the position in a video file', () => {
  const onPlace = vi.fn()
  beforeEach(() => onPlace.mockClear())
  const told = () => onPlace.mock.calls.map(([seconds]) => seconds)

  it('is the resume position', () => {
    render(player({ startAt: 95, onPlace }))
    playUntil(0, 204)
    fireEvent.loadedMetadata(video())
    expect(video().currentTime).toBe(95)
    expect(told()).toEqual([])
  })

  it.each([203, 204, 900])('is the start when nothing is left after second %i', (startAt) => {
    render(player({ startAt, onPlace }))
    Object.defineProperty(video(), 'duration', { configurable: true, value: 204 })
    Object.defineProperty(video(), 'currentTime', { configurable: true, writable: true, value: 0 })
    fireEvent.loadedMetadata(video())
    expect(video().currentTime).toBe(0)
  })

  it('is reported every ten seconds of playing, not more often', () => {
    render(player({ onPlace }))
    for (let second = 1; second <= 35; second += 0.5) playUntil(second, 204)
    expect(told()).toEqual([10, 20, 30])
  })

  it('is reported once at a pause', () => {
    render(player({ onPlace }))
    playUntil(4.6, 204)
    fireEvent.pause(video())
    fireEvent.pause(video())
    expect(told()).toEqual([4])
  })

  it('is reported when the page is hidden and when the video unmounts', () => {
    const { unmount } = render(player({ onPlace }))
    playUntil(7, 204)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    expect(told()).toEqual([7])
    playUntil(9, 204)
    fireEvent(window, new Event('pagehide'))
    expect(told()).toEqual([7, 9])
    playUntil(12, 204)
    unmount()
    expect(told()).toEqual([7, 9, 12])
    fireEvent(window, new Event('pagehide'))
    expect(told()).toHaveLength(3)
  })

  it('is not reported while the user seeks', () => {
    render(player({ onPlace }))
    Object.defineProperty(video(), 'seeking', { configurable: true, value: true })
    for (const second of [30, 60, 90]) playUntil(second, 204)
    expect(told()).toEqual([])
  })

  it('is the start again at the end', () => {
    render(player({ startAt: 190, onPlace }))
    playUntil(204, 204)
    Object.defineProperty(video(), 'ended', { configurable: true, value: true })
    fireEvent.pause(video())
    fireEvent.ended(video())
    expect(told().at(-1)).toBe(0)
    expect(told()).not.toContain(204.5)
  })

  it('is not reset by the position passed back', () => {
    const { rerender } = render(player({ startAt: 0, onPlace }))
    playUntil(10, 204)
    rerender(player({ startAt: 10, onPlace }))
    fireEvent.loadedMetadata(video())
    playUntil(15, 204)
    expect(video().currentTime).toBe(15)
    expect(load).not.toHaveBeenCalled()
  })

  it('belongs to one video only', () => {
    const { rerender } = render(player({ startAt: 50, onPlace }))
    playUntil(58, 204)
    rerender(player({ startAt: 20, onPlace, source: { kind: 'file', url: '/videos/lesson.webm' } }))
    fireEvent.loadedMetadata(video())
    expect(video().currentTime).toBe(20)
    playUntil(29, 204)
    expect(told()).toEqual([])
    playUntil(30, 204)
    expect(told()).toEqual([30])
  })
})

describe('a video on another host', () => {
  it('sends no request to the host before the play button is pressed', () => {
    render(player({ source: youtube, poster: '/p.webp', onComplete: vi.fn() }))
    expect(document.querySelector('iframe, video')).toBeNull()
    expect(document.body.innerHTML).not.toContain('youtube-nocookie')
    expect(screen.getByRole('button').textContent).toContain('Play on YouTube: A tour')
  })

  it('plays in a frame without popups and top-level navigation, and moves the focus there', () => {
    render(player({ source: youtube }))
    fireEvent.click(screen.getByRole('button'))
    const frame = screen.getByTitle('A tour')
    expect(frame.getAttribute('src')).toBe(`${youtube.url}?autoplay=1`)
    expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual(['allow-presentation', 'allow-same-origin', 'allow-scripts'])
    expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    expect(document.activeElement).toBe(frame)
  })

  it('keeps the query parameters of the URL', () => {
    render(player({ source: vimeo }))
    fireEvent.click(screen.getByRole('button', { name: /Play on Vimeo/ }))
    expect(screen.getByTitle('A tour').getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1')
  })

  it('has no progress bar, because the host does not report progress', () => {
    render(player({ source: vimeo }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    fireEvent.click(screen.getByRole('button'))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('shows the play button again when the video changes', () => {
    const { rerender } = render(player({ source: youtube }))
    fireEvent.click(screen.getByRole('button'))
    rerender(player({ source: vimeo }))
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByRole('button').textContent).toContain('Vimeo')
  })
})

it('shows a friendly message for a refused URL and plays nothing', () => {
  render(player({ source: { kind: 'refused' } }))
  expect(screen.getByText('This video cannot be played here')).toBeTruthy()
  expect(document.querySelector('video, iframe, [role=progressbar], button')).toBeNull()
})
