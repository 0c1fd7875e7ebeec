import { lexer, type Tokens } from 'marked'
import { describe, expect, it } from 'vitest'
import { breakLines, breakParagraph, runsOf } from './rich-text.ts'
import { typographic } from './typography.ts'

const runs = (markdown: string) => runsOf((lexer(markdown)[0] as Tokens.Paragraph).tokens)
/** A font in which every letter is one wide. */
const measure = (text: string) => text.length
const lines = (markdown: string, width: number) => breakLines(runs(markdown), width, measure)
const texts = (markdown: string, width: number) =>
  lines(markdown, width).map((line) => line.fragments.map(({ text }) => text).join(''))

describe('text of a book', () => {
  it('has typographic quotes, also around words in bold', () => {
    expect(typographic(`"It's fine," she said ('really')`)).toBe('“It’s fine,” she said (‘really’)')
    expect(runs('say "**no**" now').map(({ text }) => text)).toEqual(['say “', 'no', '” now'])
  })

  it('breaks at spaces, and not between a bold word and its comma', () => {
    expect(texts('one two **three**, four', 9)).toEqual(['one two ', 'three,', 'four'].map((text) => text.trimEnd()))
  })

  it('loses no word however narrow the column is', () => {
    const text = 'A *narrow* column with **bold words** and [a link](https://example.org) in it'
    for (const width of [1, 7, 12, 30, 200])
      expect(texts(text, width).join(' ')).toBe('A narrow column with bold words and a link in it')
  })

  it('leaves no short word alone on the last line when there is another way', () => {
    const set = breakParagraph(runs('mmmm mmmm mmmm mmmm mmmm mmmm a'), 29, measure)
    expect(set.map((line) => line.fragments.map(({ text }) => text).join(''))).toEqual(['mmmm mmmm mmmm mmmm mmmm', 'mmmm a'])
    expect(texts('mmmm mmmm mmmm mmmm mmmm mmmm a', 29).at(-1)).toBe('a')
  })

  it('draws a line to write on up to the edge', () => {
    const blank = lines('Name: ____', 400)[0]?.fragments.at(-1)
    expect(blank).toMatchObject({ isBlank: true, x: 6, width: 394 })
  })

  it('refuses what it cannot set, so that nothing is left out silently', () => {
    expect(() => runs('an ![image](x.png)')).toThrow('does not set image')
  })
})
