// Letters that look ordinary to a reader and are other characters to a rule: full width "＠", mathematical "𝟕", circled "⑦", small "⁷", and
// invisible characters between letters.

/** Format characters such as a zero width space, variation selectors, and the frame of a keycap. */
const invisible = /^(?:\p{Cf}|\p{Variation_Selector}|\u20e3)$/u
const asciiOnly = /^\p{ASCII}*$/u

/** A text as it reads, and for each of its places the place in the text as it is; the last one is the end. */
export type Undisguised = { text: string; places: number[] | null }

/**
 * The text with one ordinary character for each disguised one, and without invisible ones. Letters of other scripts stay. `places` is `null`
 * when nothing was replaced.
 */
export function withoutDisguise(text: string): Undisguised {
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
