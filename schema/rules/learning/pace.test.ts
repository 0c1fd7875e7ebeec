import { describe, expect, it } from 'vitest'
import { lessonsPerDay, paceWait } from './pace.ts'

const now = new Date('2026-11-23T12:00:00Z')
const ago = (...seconds: number[]) => seconds.map((it) => new Date(now.getTime() - it * 1000))

describe('the completion rate limit', () => {
  it.each([
    ['there is none before', [], null],
    ['the last one was just completed', [0], 60],
    ['the last one was 59.5 seconds ago', [59.5], 1],
    ['the last one was a minute ago', [60], null],
    ['the clock of another process is some seconds ahead', [-5], 60],
    ['an earlier clock was an hour ahead', [-3600], null],
  ])('where %s', (_case, seconds, wait) => expect(paceWait(now, ago(...seconds))?.seconds ?? null).toBe(wait))

  it('returns the seconds left', () => {
    expect(paceWait(now, ago(18, 400))?.message).toBe(
      'You completed another lesson just now. You can complete this one in 42 seconds.',
    )
    expect(paceWait(now, ago(59))?.message).toMatch(/in 1 second\.$/)
  })

  it('allows 16 lessons in any 24 hours', () => {
    const hourly = Array.from({ length: lessonsPerDay }, (_, at) => (at + 1) * 3600)
    expect(paceWait(now, ago(...hourly.slice(1)))).toBeNull()
    const wait = paceWait(now, ago(...hourly))
    expect(wait).toEqual({
      seconds: 8 * 3600,
      message: 'You completed 16 lessons in one day. You can complete the next one in 8 hours.',
    })
    expect(paceWait(new Date(now.getTime() + 8 * 3_600_000), ago(...hourly))).toBeNull()
  })
})
