import { describe, expect, it } from 'vitest'
import { breakLines, breakParagraph, type Line, type Run } from './line-breaking.ts'

/** A font in which every letter has width one. */
const measure = (text: string) => text.length
const body = (text: string): Run[] => [{ text, font: 'body' }]
const texts = (lines: Line[]) => lines.map(({ fragments }) => fragments.map(({ text }) => text).join(''))

describe('line breaking', () => {
  it('breaks at spaces, and not at a font change within a word', () => {
    const runs: Run[] = [...body('one two '), { text: 'three', font: 'bold' }, ...body(', four')]
    expect(texts(breakLines(runs, 9, measure))).toEqual(['one two', 'three,', 'four'])
  })

  it('keeps every word in a narrow column', () => {
    const text = 'A narrow column with some words in it'
    for (const width of [1, 7, 12, 30, 200]) expect(texts(breakLines(body(text), width, measure)).join(' ')).toBe(text)
  })

  it('avoids a short last line when there is another way', () => {
    const runs = body('mmmm mmmm mmmm mmmm mmmm mmmm a')
    expect(texts(breakParagraph(runs, 29, measure))).toEqual(['mmmm mmmm mmmm mmmm mmmm', 'mmmm a'])
    expect(texts(breakLines(runs, 29, measure)).at(-1)).toBe('a')
  })
})
