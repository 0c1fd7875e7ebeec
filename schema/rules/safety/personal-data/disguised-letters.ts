// Characters that look ordinary to a reader but not to a rule: full width "＠", mathematical "𝟕", circled "⑦", small "⁷", and
// invisible characters between letters.

/** Format characters such as a zero width space, variation selectors, and the frame of a keycap emoji. */
const invisible = /^(?:\p{Cf}|\p{Variation_Selector}|\u20e3)$/u
const asciiOnly = /^\p{ASCII}*$/u

/** The visible text, and for each position its position in the original text; the last entry is the end. */
export type DeobfuscatedText = { text: string; places: number[] | null }

/**
 * Returns the text with ordinary characters instead of disguised ones, and without invisible ones. Other scripts are unchanged.
 * `places` is `null` when nothing was replaced.
 */
export function deobfuscate(text: string): DeobfuscatedText {
  if (asciiOnly.test(text)) return { text, places: null }
  let plain = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    const read = readAs(letter)
    for (let part = 0; part < read.length; part += 1) places.push(read.length === letter.length ? at + part : at)
    plain += read
    at += letter.length
  }
  places.push(text.length)
  return plain === text ? { text, places: null } : { text: plain, places }
}

function readAs(letter: string): string {
  if (letter <= '\u007f') return letter
  if (invisible.test(letter)) return ''
  const read = letter.normalize('NFKC')
  return /^[\u0021-\u007e]$/.test(read) ? read : letter
}
