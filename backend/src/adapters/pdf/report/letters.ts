import type { FontName } from '../fonts.ts'
import type { Press } from '../press.ts'
import type { Run } from '../rich-text.ts'
import { typographic } from '../typography.ts'

type Face = 'display' | 'body' | 'bold'

const more: Record<Face, FontName> = { display: 'displayMore', body: 'bodyMore', bold: 'boldMore' }

/**
 * Words of people as runs of fonts that have their letters. A guide of ours may refuse a letter; a report about somebody called
 * Łukasz has to be printed: what no font has loses its marks, pictures are left out, and other scripts become question marks.
 */
export function runsFor(press: Press, text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const char of typographic(text.normalize('NFC').replaceAll(/\s+/g, ' '))) {
    const { letter, font } = letterFor(press, char, face)
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else if (letter) runs.push({ text: letter, font })
  }
  return runs
}

function letterFor(press: Press, char: string, face: Face): { letter: string; font: FontName } {
  for (const font of [face, more[face]]) if (press.has(char, font)) return { letter: char, font }
  if (/[\p{Extended_Pictographic}\p{Cf}\p{M}\p{Cc}\p{Sk}]/u.test(char)) return { letter: '', font: face }
  const plain = char.normalize('NFD').charAt(0)
  return { letter: press.has(plain, face) ? plain : '?', font: face }
}
