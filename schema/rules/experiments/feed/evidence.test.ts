import { describe, expect, it } from 'vitest'
import { feed, goals } from '../feed.ts'
import { reportOf } from '../mission.ts'

const [narrow, widen, compare] = feed.missions

describe('the evidence of the feed', () => {
  it('narrow: at most six taps and at least seven cards of one topic', () => {
    expect(reportOf(narrow, { taps: 4, same: 7 })).toContain('with 4 taps')
    expect(reportOf(narrow, { taps: 7, same: 9 })).toBeNull()
    expect(reportOf(narrow, { taps: 4, same: 6 })).toBeNull()
    expect(reportOf(narrow, { taps: 0, same: 10 })).toBeNull()
  })

  it('never takes a topic', () => {
    expect(reportOf(narrow, { taps: 4, same: 7, topic: 'cats' })).toBeNull()
    expect(feed.state.safeParse({ explore: 0.1, goal: 'glad', viewer: 0, taps: [1, 2] }).success).toBe(false)
  })

  it('widen: at least eight topics, after it was narrow', () => {
    expect(reportOf(widen, { narrowTaps: 4, wideTaps: 9, topics: 8 })).toContain('took 9 taps')
    expect(reportOf(widen, { narrowTaps: 4, wideTaps: 9, topics: 7 })).toBeNull()
    expect(reportOf(widen, { narrowTaps: 0, wideTaps: 9, topics: 9 })).toBeNull()
  })

  it('compare: all three goals, with the figures of the viewer', () => {
    expect(reportOf(compare, { viewer: 1, goals: [...goals] })).toContain('93 minutes')
    expect(reportOf(compare, { viewer: 1, goals: ['glad', 'glad', 'minutes'] })).toBeNull()
    expect(reportOf(compare, { viewer: 3, goals: [...goals] })).toBeNull()
  })
})
