import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UiProvider } from '../provider.tsx'
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'

const file = { kind: 'file', url: '/films/tour.webm' } as const
const youtube = { kind: 'embed', host: 'youtube', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' } as const
const vimeo = { kind: 'embed', host: 'vimeo', url: 'https://player.vimeo.com/video/76979871?dnt=1' } as const

// The test's DOM plays nothing.
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

function film(): HTMLVideoElement {
  const found = document.querySelector('video')
  if (!found) throw new Error('There is no film.')
  return found
}

/** As if the film stood at that second. */
function playUntil(seconds: number, of: number) {
  Object.defineProperty(film(), 'duration', { configurable: true, value: of })
  Object.defineProperty(film(), 'currentTime', { configurable: true, writable: true, value: seconds })
  fireEvent.timeUpdate(film())
}

const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')

describe('a film file', () => {
  it('offers WebM first and the same video in H.264 to browsers that cannot play it', () => {
    render(player({ source: { ...file, fallbackUrl: '/films/tour.mp4' } }))
    const sources = [...film().querySelectorAll('source')].map((it) => [it.getAttribute('src'), it.getAttribute('type')])
    expect(sources).toEqual([
      ['/films/tour.webm', 'video/webm'],
      ['/films/tour.mp4', 'video/mp4'],
    ])
    // A format that cannot be played is no failure as long as there is another.
    fireEvent.error(film().querySelector('source') as Element)
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.error(film().querySelectorAll('source')[1] as Element)
    expect(screen.getByRole('alert')).toBeTruthy()
  })

  it('plays in the browser’s own player, with title, description and length beside it', () => {
    render(player({ description: 'Four paths.', duration: '3:24', poster: '/films/tour.webp' }))
    expect(screen.getByRole('figure', { name: 'A tour' })).toBeTruthy()
    expect(screen.getByText('Four paths.')).toBeTruthy()
    expect(screen.getByText('3:24')).toBeTruthy()
    expect(film().controls).toBe(true)
    expect(film().hasAttribute('playsinline')).toBe(true)
    expect(film().preload).toBe('metadata')
    expect(film().getAttribute('poster')).toBe('/films/tour.webp')
    expect(film().querySelector('source')?.getAttribute('src')).toBe('/films/tour.webm')
  })

  it('says so where the browser cannot play it', () => {
    render(player())
    expect(film().textContent).toBe('Your browser does not support the video tag.')
  })

  it('has its captions on from the start, the first ones', () => {
    const captions = [
      { src: '/films/tour.vtt', label: 'English', language: 'en' },
      { src: '/films/tour.cy.vtt', label: 'Cymraeg', language: 'cy' },
    ]
    render(player({ captions }))
    const tracks = [...film().querySelectorAll('track')]
    expect(tracks.map((track) => [track.kind, track.getAttribute('src'), track.srclang, track.default])).toEqual([
      ['captions', '/films/tour.vtt', 'en', true],
      ['captions', '/films/tour.cy.vtt', 'cy', false],
    ])
  })

  it('shows how much was watched, from the time it stands at', () => {
    render(player())
    expect(percent()).toBe('0')
    playUntil(51, 204)
    expect(percent()).toBe('25')
    playUntil(102, 204)
    expect(percent()).toBe('50')
  })

  it('shows nothing watched as long as its length is not known', () => {
    render(player())
    playUntil(3, Number.NaN)
    expect(percent()).toBe('0')
    playUntil(3, Number.POSITIVE_INFINITY)
    expect(percent()).toBe('0')
  })

  it('is watched to 100 at its end, and tells it once, however often it is played again', () => {
    const onComplete = vi.fn()
    render(player({ onComplete }))
    playUntil(203.7, 204)
    expect(onComplete).not.toHaveBeenCalled()
    fireEvent.ended(film())
    expect(percent()).toBe('100')
    playUntil(10, 204)
    fireEvent.ended(film())
    expect(onComplete).toHaveBeenCalledTimes(1)
  })

  it('begins anew with another film in the same player, and tells its end, too', () => {
    const onComplete = vi.fn()
    const { rerender } = render(player({ onComplete }))
    const before = film()
    playUntil(204, 204)
    fireEvent.ended(film())
    rerender(player({ onComplete, source: { kind: 'file', url: '/films/lesson.webm' }, autoPlay: true }))
    expect(percent()).toBe('0')
    expect(film()).toBe(before)
    expect(film().querySelector('source')?.getAttribute('src')).toBe('/films/lesson.webm')
    expect(load).toHaveBeenCalledTimes(1)
    expect(play).toHaveBeenCalledTimes(1)
    fireEvent.ended(film())
    expect(onComplete).toHaveBeenCalledTimes(2)
  })

  it('waits for its button unless it is told to play', () => {
    const { rerender } = render(player())
    expect(play).not.toHaveBeenCalled()
    rerender(player({ autoPlay: true }))
    expect(play).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
  })

  it('may be kept from playing by the browser without harm', async () => {
    play.mockRejectedValueOnce(new DOMException('Press play first.', 'NotAllowedError'))
    render(player({ autoPlay: true }))
    await Promise.resolve()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['cannot be had', () => fireEvent.error(film().querySelector('source') as Element)],
    ['breaks off', () => fireEvent.error(film())],
  ])('offers to try again when it %s, and goes on where it was', (_what, fail) => {
    render(player())
    playUntil(40, 204)
    fail()
    expect(screen.getByRole('alert').textContent).toContain('did not load')
    expect(film().hidden).toBe(true)

    const couldTakeTheKeyboard: boolean[] = []
    vi.spyOn(film(), 'focus').mockImplementation(() => couldTakeTheKeyboard.push(!film().hidden))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(couldTakeTheKeyboard).toEqual([true])
    expect(load).toHaveBeenCalledTimes(1)
    film().currentTime = 0
    fireEvent.loadedMetadata(film())
    expect(film().currentTime).toBe(40)
  })

  it('gives the keyboard to Try again when it fails a second time, and does not take it from elsewhere', () => {
    render(player())
    fireEvent.error(film())
    expect(document.activeElement).toBe(document.body)
    // The test's DOM does not know that a film with controls takes the keyboard.
    film().tabIndex = 0
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(document.activeElement).toBe(film())
    fireEvent.error(film())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
  })
})

describe('the place in a film file', () => {
  const onPlace = vi.fn()
  beforeEach(() => onPlace.mockClear())
  const told = () => onPlace.mock.calls.map(([seconds]) => seconds)

  it('is where it goes on', () => {
    render(player({ startAt: 95, onPlace }))
    playUntil(0, 204)
    fireEvent.loadedMetadata(film())
    expect(film().currentTime).toBe(95)
    expect(told()).toEqual([])
  })

  it.each([203, 204, 900])('is its beginning when nothing is left after second %i', (startAt) => {
    render(player({ startAt, onPlace }))
    Object.defineProperty(film(), 'duration', { configurable: true, value: 204 })
    Object.defineProperty(film(), 'currentTime', { configurable: true, writable: true, value: 0 })
    fireEvent.loadedMetadata(film())
    expect(film().currentTime).toBe(0)
  })

  it('is told every ten seconds of playing, not more often', () => {
    render(player({ onPlace }))
    for (let second = 1; second <= 35; second += 0.5) playUntil(second, 204)
    expect(told()).toEqual([10, 20, 30])
  })

  it('is told at a pause, once', () => {
    render(player({ onPlace }))
    playUntil(4.6, 204)
    fireEvent.pause(film())
    fireEvent.pause(film())
    expect(told()).toEqual([4])
  })

  it('is told when the page is hidden, and when the film goes', () => {
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

  it('is not told while somebody looks for it', () => {
    render(player({ onPlace }))
    Object.defineProperty(film(), 'seeking', { configurable: true, value: true })
    for (const second of [30, 60, 90]) playUntil(second, 204)
    expect(told()).toEqual([])
  })

  it('is its beginning again at the end', () => {
    render(player({ startAt: 190, onPlace }))
    playUntil(204, 204)
    Object.defineProperty(film(), 'ended', { configurable: true, value: true })
    fireEvent.pause(film())
    fireEvent.ended(film())
    expect(told().at(-1)).toBe(0)
    expect(told()).not.toContain(204.5)
  })

  it('does not move when it was only told back', () => {
    const { rerender } = render(player({ startAt: 0, onPlace }))
    playUntil(10, 204)
    rerender(player({ startAt: 10, onPlace }))
    fireEvent.loadedMetadata(film())
    playUntil(15, 204)
    expect(film().currentTime).toBe(15)
    expect(load).not.toHaveBeenCalled()
  })

  it('of another film is its own', () => {
    const { rerender } = render(player({ startAt: 50, onPlace }))
    playUntil(58, 204)
    rerender(player({ startAt: 20, onPlace, source: { kind: 'file', url: '/films/lesson.webm' } }))
    fireEvent.loadedMetadata(film())
    expect(film().currentTime).toBe(20)
    playUntil(29, 204)
    expect(told()).toEqual([])
    playUntil(30, 204)
    expect(told()).toEqual([30])
  })
})

describe('a film on another host', () => {
  it('asks nothing of the host before the play button is pressed', () => {
    render(player({ source: youtube, poster: '/p.webp', onComplete: vi.fn() }))
    expect(document.querySelector('iframe, video')).toBeNull()
    expect(document.body.innerHTML).not.toContain('youtube-nocookie')
    expect(screen.getByRole('button').textContent).toContain('Play on YouTube: A tour')
  })

  it('plays in a frame that may open nothing and lead nowhere, and the keyboard goes there', () => {
    render(player({ source: youtube }))
    fireEvent.click(screen.getByRole('button'))
    const frame = screen.getByTitle('A tour')
    expect(frame.getAttribute('src')).toBe(`${youtube.url}?autoplay=1`)
    expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual(['allow-presentation', 'allow-same-origin', 'allow-scripts'])
    expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    expect(document.activeElement).toBe(frame)
  })

  it('keeps what the address already asks of the host', () => {
    render(player({ source: vimeo }))
    fireEvent.click(screen.getByRole('button', { name: /Play on Vimeo/ }))
    expect(screen.getByTitle('A tour').getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1')
  })

  it('has no progress bar, as the host does not say how far it is', () => {
    render(player({ source: vimeo }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    fireEvent.click(screen.getByRole('button'))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('is asked for again when the film changes', () => {
    const { rerender } = render(player({ source: youtube }))
    fireEvent.click(screen.getByRole('button'))
    rerender(player({ source: vimeo }))
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByRole('button').textContent).toContain('Vimeo')
  })
})

it('says kindly that a refused address is not played, and plays nothing', () => {
  render(player({ source: { kind: 'refused' } }))
  expect(screen.getByText('This film cannot be played here')).toBeTruthy()
  expect(document.querySelector('video, iframe, [role=progressbar], button')).toBeNull()
})
