import { reportOf } from '@deepm/schema/rules/experiments/mission'
import {
  countedWords,
  type languages,
  letterCount,
  manyTokens,
  sentenceIds,
  suggestions,
  tokenCounts,
  tokens,
} from '@deepm/schema/rules/experiments/tokens'
import * as recent from 'gpt-tokenizer/encoding/o200k_base'
import * as library from 'gpt-tokenizer/encoding/r50k_base'
import { describe, expect, it } from 'vitest'
import core from './core.ts?raw'
import { respond } from './cut.ts'
import { sentences, startTexts } from './data.ts'
import {
  addRound,
  allTokens,
  gameText,
  joinedAt,
  lettersOf,
  mostShrunk,
  piecesEvidence,
  startState,
  takeable,
  takeWord,
  toggleLanguage,
  tokensOf,
} from './model.ts'
import { ranks } from './vocabulary.ts'

const cut = (text: string) => respond([text], ranks)[0]?.words ?? []
const ids = (text: string) => allTokens(cut(text)).map((it) => it.id)
const allSentences = sentenceIds.flatMap((id) => Object.values(sentences[id].texts))

describe('the tokenizer', () => {
  it.each([
    ...allSentences,
    ...Object.values(startTexts),
    ...suggestions,
    'I’m 1234 years old!  Two spaces,\n\ta line 🎉👩‍🚀 and don’t stop…',
    "it's we'll they'd",
    '한국어 ไทย עברית',
    '   ',
    '',
    'x'.repeat(300),
  ])('gives the same numbers as the library for %j', (text) => {
    expect(ids(text)).toEqual(library.encode(text))
  })

  it('joins one pair in each step and ends with the tokens', () => {
    for (const word of cut('grandmother hippopotamus नमस्ते')) {
      expect(word.steps[0]).toHaveLength(new TextEncoder().encode(word.text).length)
      for (const [step, pieces] of word.steps.entries()) {
        if (step === 0) expect(joinedAt(word, 0)).toBeNull()
        else {
          expect(pieces).toHaveLength((word.steps[step - 1]?.length ?? 0) - 1)
          const joined = joinedAt(word, step)
          if (joined?.joined.text) expect(joined.joined.text).toBe(`${joined.left.text}${joined.right.text}`)
        }
      }
      expect(tokensOf(word).map((it) => it.id)).toEqual(library.encode(word.text))
    }
  })

  it('cuts a text of the longest length within a few milliseconds', () => {
    const begin = performance.now()
    cut('x'.repeat(300))
    cut('नमस्ते'.repeat(50))
    expect(performance.now() - begin).toBeLessThan(1000)
  })

  it('shows its code in at most 40 lines', () => {
    expect(core.trim().split('\n').length).toBeLessThanOrEqual(40)
  })
})

describe('the mission of the word in pieces', () => {
  it('is reached with rare words, and not with frequent long ones', () => {
    const counts = Object.fromEntries(suggestions.map((it) => [it, ids(it).length]))
    expect(Object.values(counts).filter((it) => it >= manyTokens).length).toBeGreaterThanOrEqual(3)
    expect(counts['basketball']).toBe(1)
    expect(counts['ukulele']).toBe(3)
    const takenFrom = (text: string) =>
      [...takeable({ ...startState('english'), text }, cut(text))].map(([kind, it]) => [kind, it.text])
    expect(takenFrom('panda')).toEqual([])
    expect(takenFrom('basketball')).toEqual([['whole', 'basketball']])
    expect(takenFrom('Elephants like guacamole and chocolate')).toEqual([
      ['cut', ' guacamole'],
      ['whole', ' chocolate'],
    ])
  })

  it('needs a cut word that is shorter than the whole one', () => {
    const [basketball, football] = [cut('basketball')[0], cut(' football')[0]]
    const [axolotl, hopscotch] = [cut('axolotl')[0], cut('hopscotch')[0]]
    if (!basketball || !football || !axolotl || !hopscotch) throw new Error('Each text is one word')
    const start = startState('english')
    expect(piecesEvidence(takeWord(start, 'cut', axolotl))).toBeNull()
    expect(piecesEvidence(takeWord(start, 'whole', basketball))).toBeNull()
    const both = takeWord(takeWord(start, 'cut', axolotl), 'whole', basketball)
    expect(reportOf(tokens.missions[0], piecesEvidence(both))).toContain('the word “axolotl” into 4 tokens')
    expect(piecesEvidence(takeWord(takeWord(start, 'cut', hopscotch), 'whole', football))).toBeNull()
  })

  it.each(Object.entries(startTexts))('is not reached by the text at the start of %s', (setup, text) => {
    expect(takeable(startState(setup), cut(text)).size).toBe(0)
  })

  it('does not count numbers, signs, parts of words and rows of random keys', () => {
    for (const text of ['1234567890123', '!?#%&§$)(', 'नमस्ते', 'qxzjvkwqxzjvkwqxzjvkwqxzjvkw'])
      expect(takeable({ ...startState('english'), text }, cut(text)).size).toBe(0)
    expect(lettersOf(' panda')).toBe(5)
  })
})

describe('the mission of three languages', () => {
  it.each(sentenceIds)('knows the tokens of the sentence %s in both vocabularies', (id) => {
    for (const [language, counts] of Object.entries(tokenCounts[id])) {
      const text = sentences[id].texts[language as keyof typeof languages]
      expect([language, ids(text).length, recent.encode(text).length]).toEqual([language, ...counts])
    }
  })

  it('shows the same lesson for each sentence: English is short, and the newer vocabulary narrows the gap', () => {
    for (const id of sentenceIds) {
      const counts = Object.values(tokenCounts[id])
      const gap = (which: 0 | 1) => Math.max(...counts.map((it) => it[which])) / Math.min(...counts.map((it) => it[which]))
      expect(tokenCounts[id].en[0]).toBe(Math.min(...counts.map((it) => it[0])))
      expect(gap(0)).toBeGreaterThan(5)
      expect(gap(1)).toBeLessThan(gap(0) / 2)
      expect(gap(1)).toBeGreaterThan(1.3)
    }
  })

  it('keeps at most three languages, and removes one that is pressed again', () => {
    const four = (['de', 'hi', 'ko'] as const).reduce(toggleLanguage, startState('english'))
    expect(four.languages).toEqual(['de', 'hi', 'ko'])
    expect(toggleLanguage(four, 'hi').languages).toEqual(['de', 'ko'])
  })
})

it('knows whose sentence lost the most tokens', () => {
  expect(mostShrunk({ sentence: 'football', languages: ['en', 'hi', 'ko'] })).toEqual(['hi'])
  expect(mostShrunk({ sentence: 'football', languages: ['en', 'es', 'fr'] })).toEqual(['es', 'fr'])
})

describe('the mission of the letters', () => {
  it('hides the letter in each whole word and shows it in each spelled word', () => {
    for (const [index, { letter }] of countedWords.entries()) {
      const [number] = ids(letter)
      expect(ids(gameText(index, false))).not.toContain(number)
      expect(ids(gameText(index, true)).filter((it) => it === number)).toHaveLength(letterCount(index))
    }
    expect(ids('-')).toEqual([12])
  })

  it('is reached with two whole words and a right count of a spelled one', () => {
    const rounds = [
      { word: 0, isSpelled: false, answer: 1 },
      { word: 1, isSpelled: false, answer: 0 },
      { word: 2, isSpelled: true, answer: 3 },
    ]
    const state = rounds.reduce(addRound, startState('letters'))
    const { missions } = tokens
    expect(reportOf(missions[2], { rounds: state.rounds })).toMatch('right 0 of 2 times for whole words')
    expect(reportOf(missions[2], { rounds: rounds.slice(0, 2) })).toBeNull()
    expect(reportOf(missions[2], { rounds: [...rounds.slice(0, 2), { word: 2, isSpelled: true, answer: 2 }] })).toBeNull()
  })
})
