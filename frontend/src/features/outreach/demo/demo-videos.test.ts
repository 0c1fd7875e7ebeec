import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mp4Seconds, webmSeconds } from '../../../../test/video-files.ts'
import { captionsOf, type DemoVideo, demoVideos, fallbackVideoOf, posterOf, videoOf } from './demo-videos.ts'

const publicDir = path.resolve(import.meta.dirname, '../../../../public')
const kilobytes = (name: string) => statSync(path.join(publicDir, name)).size / 1024

describe.each(demoVideos)('$title', (video) => {
  const captions = cuesOf(readFileSync(path.join(publicDir, captionsOf(video)[0]?.src ?? ''), 'utf8'))

  it('has the listed duration', () => {
    const seconds = webmSeconds(readFileSync(path.join(publicDir, videoOf(video))))
    expect(Math.abs(seconds - toSeconds(video.duration))).toBeLessThan(0.5)
  })

  it('has an H.264 version of the same duration that can start before the download ends', () => {
    const mp4 = readFileSync(path.join(publicDir, fallbackVideoOf(video)))
    expect(mp4.toString('latin1')).toMatch(/avc1/)
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
    expect(mp4Seconds(mp4)).toBe(toSeconds(video.duration))
  })

  it('is small enough for mobile connections', () => {
    for (const name of [videoOf(video), fallbackVideoOf(video)]) expect(kilobytes(name)).toBeLessThan(1200)
    expect(kilobytes(posterOf(video))).toBeLessThan(25)
  })

  it('has consecutive captions that end within the last 10 seconds', () => {
    expect(captions.length).toBeGreaterThan(20)
    let before = 0
    for (const { from, to } of captions) {
      expect(from).toBeGreaterThanOrEqual(before)
      expect(to).toBeGreaterThan(from)
      before = to
    }
    expect(before).toBeLessThanOrEqual(toSeconds(video.duration))
    expect(before).toBeGreaterThan(toSeconds(video.duration) - 10)
  })

  it('gives each caption enough time and at most two lines', () => {
    for (const { from, to, lines } of captions) {
      const words = lines.join(' ').split(' ').length
      expect(words, lines.join(' ')).toBeGreaterThanOrEqual(12)
      expect(words, lines.join(' ')).toBeLessThanOrEqual(18)
      expect(to - from).toBeGreaterThan(4.5)
      expect(to - from).toBeLessThanOrEqual(8)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(48)
    }
  })
})

it('limits the four videos together to 3 MB in WebM and 4 MB in H.264', () => {
  const total = (nameOf: (video: DemoVideo) => string) => demoVideos.reduce((sum, video) => sum + kilobytes(nameOf(video)), 0)
  expect(total(videoOf)).toBeLessThan(3 * 1024)
  expect(total(fallbackVideoOf)).toBeLessThan(4 * 1024)
})

function toSeconds(clock: string): number {
  return clock.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}

function cuesOf(text: string): { from: number; to: number; lines: string[] }[] {
  expect(text.startsWith('WEBVTT\n\n')).toBe(true)
  return text
    .trim()
    .split('\n\n')
    .slice(1)
    .map((cue) => {
      const [, times = '', ...lines] = cue.split('\n')
      const [from = '', to = ''] = times.split(' --> ')
      return { from: toSeconds(from), to: toSeconds(to), lines }
    })
}
