import { describe, expect, it } from 'vitest'
import { readBook } from './book.ts'
import { setBook } from './set-book.ts'

const front = `---
title: A small book
subtitle: For a test
author: Nobody
language: en
edition: 2026-01-02
foreword: Hello
before: []
after: []
---
`
const bookOf = (text: string, more: [string, string][] = []) => readBook(new Map([['book', front + text], ...more]))
const chapter = (title: string) => `---\ntitle: ${title}\nsummary: Short.\n---\nText.\n`

describe('a book', () => {
  it('reads its chapters in the order of their numbers', () => {
    const book = bookOf('Hi.', [
      ['02-second', chapter('Second')],
      ['01-first', chapter('First')],
    ])
    expect(book.parts.map(({ number, title }) => [number, title])).toEqual([
      [null, 'Hello'],
      [1, 'First'],
      [2, 'Second'],
    ])
  })

  it('is not read when a part it names is missing, or a chapter has no title', () => {
    expect(() => readBook(new Map([['book', front.replace('after: []', 'after: [index]')]]))).toThrow('no file named index')
    expect(() => bookOf('Hi.', [['01-first', 'Only text.']])).toThrow('title')
  })

  it('comes out as the same bytes every time, dated by its edition', async () => {
    const [first, second] = [await setBook(bookOf('Hi.')), await setBook(bookOf('Hi.'))]
    expect(Buffer.compare(first, second)).toBe(0)
    expect(Buffer.from(first).toString('latin1')).toContain('(D:20260102000000Z)')
  })

  it('is not printed with a letter that the font lacks', async () => {
    await expect(setBook(bookOf('A snowman: ☃'))).rejects.toThrow('has no letter ☃')
  })

  it('is not printed without a block for which there is no form', async () => {
    await expect(setBook(bookOf('Text\n\n```\ncode\n```\n'))).rejects.toThrow('does not set code')
  })
})
