import { describe, expect, it } from 'vitest'
import { reportOf } from './mission.ts'
import { letterCount, ratioOf, tokens } from './tokens.ts'

const [pieces, compared, letters] = tokens.missions

describe('the rules of the token cutter', () => {
  it('accepts a word of four tokens, and names it only if it is a prepared one', () => {
    expect(reportOf(pieces, { suggestion: 'guacamole', letters: 9, tokens: 4 })).toBe(
      'Found that a language model cuts the word “guacamole” into 4 tokens.',
    )
    expect(reportOf(pieces, { suggestion: null, letters: 7, tokens: 5 })).toBe(
      'Found a word of the learner’s choice with 7 letters that a language model cuts into 5 tokens.',
    )
    expect(reportOf(pieces, { suggestion: 'panda', letters: 5, tokens: 2 })).toBeNull()
    expect(reportOf(pieces, { suggestion: null, letters: 40, tokens: 20 })).toBeNull()
    expect(reportOf(pieces, { suggestion: 'typed text', letters: 7, tokens: 5 })).toBeNull()
  })

  it('computes the tokens of compared languages itself', () => {
    expect(ratioOf('football', ['en', 'es', 'hi'])).toBeCloseTo(61 / 7)
    expect(reportOf(compared, { sentence: 'football', languages: ['en', 'es', 'hi'], isRecent: true })).toBe(
      'Compared one sentence in English, Spanish, Hindi: a vocabulary of 2019 needs 7, 21, 61 tokens for it, one of 2024 needs 7, 10, 14.',
    )
  })

  it('requires three different languages, a large gap and a look at the newer vocabulary', () => {
    for (const evidence of [
      { sentence: 'football', languages: ['en', 'es', 'hi'], isRecent: false },
      { sentence: 'football', languages: ['en', 'hi', 'hi'], isRecent: true },
      { sentence: 'moon', languages: ['de', 'fr', 'es'], isRecent: true },
      { sentence: 'moon', languages: ['en', 'hi'], isRecent: true },
    ])
      expect(reportOf(compared, evidence)).toBeNull()
  })

  it('checks the counted letters itself', () => {
    expect([0, 1, 2, 3].map(letterCount)).toEqual([3, 3, 3, 2])
    const whole = [0, 3].map((word) => ({ word, isSpelled: false, answer: 1 }))
    expect(reportOf(letters, { rounds: [...whole, { word: 3, isSpelled: true, answer: 2 }] })).not.toBeNull()
    expect(reportOf(letters, { rounds: [...whole, { word: 3, isSpelled: true, answer: 3 }] })).toBeNull()
    expect(reportOf(letters, { rounds: [whole[0], whole[0], { word: 3, isSpelled: true, answer: 2 }] })).toBeNull()
    expect(reportOf(letters, { rounds: [...whole, { word: 9, isSpelled: true, answer: 2 }] })).toBeNull()
  })
})
