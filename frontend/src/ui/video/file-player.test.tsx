import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { file, load, percent, play, player, playUntil, video, withoutMedia } from '../../../test/video.tsx'

beforeEach(withoutMedia)

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

  it('loads nothing before it is played if asked to, and shows its captions from the first play on', () => {
    const captions = [{ src: '/videos/tour.vtt', label: 'English', language: 'en' }]
    render(player({ captions, preload: 'none' }))
    expect(video().preload).toBe('none')
    expect(video().autoplay).toBe(false)
    expect(video().querySelector('track')?.default).toBe(false)
    const track = { mode: 'disabled' }
    Object.defineProperty(video(), 'textTracks', { configurable: true, value: [track] })
    fireEvent.play(video())
    expect(track.mode).toBe('showing')
    // The viewer switched them off.
    track.mode = 'disabled'
    fireEvent.pause(video())
    fireEvent.play(video())
    expect(track.mode).toBe('disabled')
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
