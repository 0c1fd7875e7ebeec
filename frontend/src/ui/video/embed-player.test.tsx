import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { player, withoutMedia } from '../../../test/video.tsx'

const youtube = { kind: 'embed', host: 'youtube', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' } as const
const vimeo = { kind: 'embed', host: 'vimeo', url: 'https://player.vimeo.com/video/76979871?dnt=1' } as const
beforeEach(withoutMedia)

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
