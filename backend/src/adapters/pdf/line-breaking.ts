import type { FontName } from './fonts.ts'

/** Text in one font. */
export type Run = { text: string; font: FontName }

/** A run with its position on a line. */
type Fragment = Run & { x: number; width: number }

export type Line = { fragments: Fragment[]; width: number }

export type Measure = (text: string, font: FontName) => number

/** Breaks a paragraph and avoids a single short word on its last line, if the same number of lines allows it. */
export function breakParagraph(runs: Run[], width: number, measure: Measure): Line[] {
  const lines = breakLines(runs, width, measure)
  const isFilled = (tried: Line[]) => (tried.at(-1)?.width ?? 0) > width * 0.14
  if (lines.length === 1 || isFilled(lines)) return lines
  for (let narrow = width * 0.98; narrow > width * 0.82; narrow -= width * 0.02) {
    const tried = breakLines(runs, narrow, measure)
    if (tried.length > lines.length) break
    if (isFilled(tried)) return tried
  }
  return lines
}

type Word = { parts: Run[]; width: number }

/** Breaks runs at spaces into lines of at most the given width. */
export function breakLines(runs: Run[], width: number, measure: Measure): Line[] {
  const lines: Word[][] = [[]]
  let used = 0
  for (const word of wordsOf(runs, measure)) {
    const line = lines.at(-1) as Word[]
    const space = line.length > 0 ? measure(' ', word.parts[0]?.font ?? 'body') : 0
    if (line.length > 0 && used + space + word.width > width + 0.01) {
      lines.push([word])
      used = word.width
    } else {
      line.push(word)
      used += space + word.width
    }
  }
  return lines.map((line) => placeWords(line, measure))
}

function wordsOf(runs: Run[], measure: Measure): Word[] {
  const words: Word[] = []
  let isOpen = false
  for (const { text: runText, font } of runs) {
    for (const text of runText.split(/( )/)) {
      if (text === '') continue
      const word = words.at(-1)
      if (text !== ' ' && isOpen && word) {
        word.parts.push({ text, font })
        word.width += measure(text, font)
      } else if (text !== ' ') words.push({ parts: [{ text, font }], width: measure(text, font) })
      isOpen = text !== ' '
    }
  }
  return words
}

/** Joins adjacent runs in one font, so that a line is selected in as few pieces as possible. */
function placeWords(words: Word[], measure: Measure): Line {
  const fragments: Fragment[] = []
  let x = 0
  words.forEach((word, index) => {
    word.parts.forEach(({ text, font }, part) => {
      const last = fragments.at(-1)
      const space = index > 0 && part === 0 ? ' ' : ''
      if (last?.font === font) {
        last.text += space + text
        last.width = measure(last.text, font)
        x = last.x + last.width
        return
      }
      if (last && space) {
        last.text += space
        x += measure(' ', last.font)
      }
      const width = measure(text, font)
      fragments.push({ text, font, x, width })
      x += width
    })
  })
  return { fragments, width: x }
}
