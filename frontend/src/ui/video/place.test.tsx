import { fireEvent, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { load, player, playUntil, video, withoutMedia } from '../../../test/video.tsx'

beforeEach(withoutMedia)

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
