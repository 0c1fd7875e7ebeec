import { expect, it } from 'vitest'
import { maxAge, minAge } from '../accounts/ages.ts'
import { safetyBand } from '../safety/safety-score.ts'
import { academyFigures, ageBands, maxSearchWords, safetyBands, searchWords } from './roster.ts'

it('a search is split into words, without case, accents and punctuation', () => {
  expect(searchWords('  Zoë O’Hill ')).toEqual(['zoe', 'o', 'hill'])
  expect(searchWords('robin.hill+1@Example.org')).toEqual(['robin', 'hill', '1', 'example', 'org'])
  expect(searchWords("'; DROP:* & |")).toEqual(['drop'])
  expect(searchWords('—')).toEqual([])
  expect(searchWords('a b c d e f g h')).toHaveLength(maxSearchWords)
})

it('every age is in exactly one band', () => {
  for (let age = minAge; age <= maxAge + 5; age += 1) {
    expect(Object.values(ageBands).filter(({ from, to }) => from <= age && age <= to)).toHaveLength(1)
  }
})

it('the safety bands are those of the score', () => {
  for (let score = 0; score <= 100; score += 1) {
    const { from, to } = safetyBands[safetyBand(score)]
    expect(from <= score && score <= to).toBe(true)
  }
})

it('there are seven figures', () => {
  expect(Object.keys(academyFigures)).toHaveLength(7)
})
