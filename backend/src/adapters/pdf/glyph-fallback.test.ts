import { expect, it } from 'vitest'
import type { PdfDocument } from './document.ts'
import { splitIntoFontRuns } from './glyph-fallback.ts'

/** Two fonts: the first has ASCII and quotes, the extended one also has the letter Ł. */
const document = {
  hasGlyph: (char: string, font: string) => /[ -~‘’“”]/.test(char) || (font === 'bodyExtended' && char === 'Ł'),
} as unknown as PdfDocument
const runs = (text: string) => splitIntoFontRuns(document, text, 'body')

it('uses the extended font, removes the accent, prints a question mark, or drops an emoji', () => {
  expect(runs('Łé李🦊!')).toEqual([
    { text: 'Ł', font: 'bodyExtended' },
    { text: 'e?!', font: 'body' },
  ])
})

it('prints typographic quotes', () => {
  expect(runs(`"It's fine," she said ('really')`)).toEqual([{ text: '“It’s fine,” she said (‘really’)', font: 'body' }])
})
