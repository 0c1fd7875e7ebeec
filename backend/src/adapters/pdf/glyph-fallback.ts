import type { PdfDocument } from './document.ts'
import type { FontName } from './fonts.ts'
import type { Run } from './line-breaking.ts'

export type Face = 'display' | 'body' | 'bold'

const extended: Record<Face, FontName> = { display: 'displayExtended', body: 'bodyExtended', bold: 'boldExtended' }

/**
 * Splits text into runs by the fonts that contain its letters. A letter that no font contains loses its accents, emoji are dropped, and
 * letters of other scripts become question marks, so that a report about Łukasz can be printed.
 */
export function splitIntoFontRuns(document: PdfDocument, text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const char of typographic(text.normalize('NFC').replaceAll(/\s+/g, ' '))) {
    const { letter, font } = letterFor(document, char, face)
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else if (letter) runs.push({ text: letter, font })
  }
  return runs
}

function letterFor(document: PdfDocument, char: string, face: Face): { letter: string; font: FontName } {
  for (const font of [face, extended[face]]) if (document.hasGlyph(char, font)) return { letter: char, font }
  if (/[\p{Extended_Pictographic}\p{Cf}\p{M}\p{Cc}\p{Sk}]/u.test(char)) return { letter: '', font: face }
  const plain = char.normalize('NFD').charAt(0)
  return { letter: document.hasGlyph(plain, face) ? plain : '?', font: face }
}

/** Converts straight quotes into typographic ones. */
function typographic(text: string): string {
  return text
    .replace(/(^|[\s([{–“‘])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{–“‘])'/g, '$1‘')
    .replaceAll("'", '’')
}
