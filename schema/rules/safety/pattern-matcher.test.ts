import { describe, expect, it } from 'vitest'
import { createLexicon, readSentences } from './lexicon.ts'
import { matchesAny, parsePatterns } from './pattern-matcher.ts'
import { normalizedSentences } from './text-normalization.ts'

const small = createLexicon(
  [{ eats: 'eat nibble_at', fruit: 'apple apples banana pear*', cold: 'frozen', harmless: 'apple_pie' }],
  [{ fruit: 'pomme birne' }],
)
const fits = (pattern: string, text: string) => {
  const rules = parsePatterns(small, [pattern])
  return readSentences(small, text).some((sentence) => matchesAny(rules, sentence))
}

describe('a pattern', () => {
  it.each([
    ['eats >2 fruit', 'I eat a red apple', true],
    ['eats >2 fruit', 'I eat a very big red apple', false],
    ['eats >2 fruit', 'apples that I eat', false],
    ['eats ~2 fruit', 'apples that I eat', true],
    ['eats >2 fruit -cold', 'I eat a frozen apple', false],
    ['eats >2 fruit +cold', 'I eat an apple', false],
    ['eats >2 fruit +cold', 'I eat an apple that was frozen', true],
    ['eats|cold >1 fruit', 'a frozen banana', true],
    ['eats >3 fruit', 'we nibble at the pears', true],
    ['eats >3 fruit', 'je mange, eat une pomme', true],
    ['eats >3 fruit', 'I eat an apple pie', false],
  ])('“%s” and “%s”: %s', (pattern, text, expected) => {
    expect(fits(pattern, text)).toBe(expected)
  })

  it('with an unknown group is rejected when parsed', () => {
    expect(() => parsePatterns(small, ['eats >2 vegetable'])).toThrow('Unknown group vegetable')
  })
})

describe('word normalization', () => {
  it.each([
    ['with letters left out, doubled, swapped or sounding alike', 'eat a bananna, a banan, a bnaana or a bonana'],
    ['with digits for letters', 'e4t a b4nana'],
    ['with letters apart', 'e a t  a  b a n a n a'],
    ['with accents and in capitals', 'EÁT Ä BÀNÂNA'],
    ['with Cyrillic look-alikes', 'eаt a bаnаnа'],
    ['with letters said again and again', 'eaaaat a bananaaaa'],
  ])('%s', (_how, text) => {
    expect(fits('eats >2 fruit', text)).toBe(true)
  })

  it('keeps numbers, versions and every script unchanged', () => {
    expect(normalizedSentences('mp3 5b 2024 月 1 2 3')).toEqual([['mp3', '5b', '2024', '月', '1', '2', '3']])
  })
})
