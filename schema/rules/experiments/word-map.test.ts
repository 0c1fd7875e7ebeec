import { describe, expect, it } from 'vitest'
import { reportOf } from './mission.ts'
import { wordMap } from './word-map.ts'

const [surprise, analogy, bias] = wordMap.missions

describe('the rules of the word map', () => {
  it('names the guesses and the surprising pair, and refuses typed words', () => {
    const rounds = [
      { word: 'pizza', guess: 0 },
      { word: 'fast', guess: 2 },
      { word: 'piano', guess: 1 },
    ]
    expect(reportOf(surprise, { rounds, surprise: 'fast' })).toBe(
      'Guessed the nearest neighbours of 3 words on a word map, 1 of them right, and found that “fast” is beside its opposite “slow”.',
    )
    expect(reportOf(surprise, { rounds, surprise: 'piano' })).toBeNull()
    expect(reportOf(surprise, { rounds, surprise: 'my own word' })).toBeNull()
  })

  it('checks each verdict on an analogy itself', () => {
    const judged = [
      { id: 'kitten', fits: true },
      { id: 'rome', fits: true },
      { id: 'queen', fits: true },
      { id: 'fruit', fits: false },
    ]
    expect(reportOf(analogy, { judged })).toContain('such as “cat is to animal as apple is to …”')
    expect(reportOf(analogy, { judged: judged.map((it) => ({ ...it, fits: !it.fits })) })).toBeNull()
    expect(reportOf(analogy, { judged: [...judged.slice(1), judged[1]] })).toBeNull()
  })

  it('requires a small and a large text of the same kind, and a balanced one', () => {
    const readings = [
      { size: 100, isBalanced: false, she: 88 },
      { size: 100_000, isBalanced: false, she: 85_012 },
      { size: 1000, isBalanced: true, she: 497 },
    ]
    expect(reportOf(bias, { job: 'babysitter', readings })).toContain('100,000 sentences')
    expect(reportOf(bias, { job: 'coach', readings })).toBeNull()
    expect(reportOf(bias, { job: 'babysitter', readings: readings.slice(0, 2) })).toBeNull()
    expect(reportOf(bias, { job: 'babysitter', readings: [{ size: 100, isBalanced: false, she: 5000 }] })).toBeNull()
  })
})
