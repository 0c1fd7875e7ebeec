import type { Token } from 'marked'
import type { FontName } from './fonts.ts'
import { typographic } from './typography.ts'

/** Text of one appearance. */
export type Run = { text: string; font: FontName; href?: string }

/** A run with its place on a line. `isBlank` is a line to write on. */
export type Fragment = Run & { x: number; width: number; isBlank: boolean }

export type Line = { fragments: Fragment[]; width: number }

export type Measure = (text: string, font: FontName) => number

/** The inline tokens of a paragraph as runs. */
export function runsOf(tokens: Token[], font: FontName = 'body'): Run[] {
  let previous = ' '
  return flatten(tokens, { font }).map((run) => {
    const text = typographic(run.text, previous)
    previous = text.at(-1) ?? previous
    return { ...run, text }
  })
}

function flatten(tokens: Token[], style: Omit<Run, 'text'>): Run[] {
  return tokens.flatMap((token): Run[] => {
    const inner: Token[] = 'tokens' in token && token.tokens ? token.tokens : []
    if (token.type === 'strong') return flatten(inner, { ...style, font: 'bold' })
    if (token.type === 'em') return flatten(inner, { ...style, font: style.font === 'bold' ? 'bold' : 'italic' })
    if (token.type === 'link') return flatten(inner, { ...style, href: token.href })
    if (token.type === 'checkbox') return []
    if (inner.length > 0 && /^(text|paragraph)$/.test(token.type)) return flatten(inner, style)
    if (token.type === 'text' || token.type === 'escape') return [{ ...style, text: token.text.replace(/\s+/g, ' ') }]
    throw new Error(`a book does not set ${token.type}: ${token.raw}`)
  })
}

/** Breaks a paragraph so that no short word stands alone on its last line, if the same number of lines allows it. */
export function breakParagraph(runs: Run[], width: number, measure: Measure): Line[] {
  const lines = breakLines(runs, width, measure)
  const isFilled = (tried: Line[]) => (tried.at(-1)?.width ?? 0) > width * 0.14
  if (lines.length === 1 || isFilled(lines) || lines.at(-1)?.fragments.some((fragment) => fragment.isBlank)) return lines
  for (let narrow = width * 0.98; narrow > width * 0.82; narrow -= width * 0.02) {
    const tried = breakLines(runs, narrow, measure)
    if (tried.length > lines.length) break
    if (isFilled(tried)) return tried
  }
  return lines
}

type Word = { parts: Run[]; width: number; isBlank: boolean }

/** The least width of a line to write on that stands within a sentence. */
const blankWidth = 110

/** Breaks runs into lines no wider than given; a blank at the end of the text reaches to the edge. */
export function breakLines(runs: Run[], width: number, measure: Measure): Line[] {
  const words = wordsOf(runs, measure)
  const lines: Word[][] = [[]]
  let used = 0
  for (const word of words) {
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
  const last = lines.at(-1)?.at(-1)
  return lines.map((line) => placeWords(line, measure, (word, x) => (word === last ? width - x : word.width)))
}

function wordsOf(runs: Run[], measure: Measure): Word[] {
  const words: Word[] = []
  let isOpen = false
  for (const run of runs) {
    for (const text of run.text.split(/( )/)) {
      if (text === '') continue
      if (text === ' ') isOpen = false
      else {
        const isBlank = /^_{4,}$/.test(text)
        const width = isBlank ? blankWidth : measure(text, run.font)
        const word = words.at(-1)
        if (isOpen && word) {
          word.parts.push({ ...run, text })
          word.width += width
        } else words.push({ parts: [{ ...run, text }], width, isBlank })
        isOpen = true
      }
    }
  }
  return words
}

/** Joins neighbours of one appearance, so that a line is few pieces of text that can be selected as sentences. */
function placeWords(words: Word[], measure: Measure, blankTo: (word: Word, x: number) => number): Line {
  const fragments: Fragment[] = []
  let x = 0
  words.forEach((word, index) => {
    word.parts.forEach((run, part) => {
      const last = fragments.at(-1)
      const space = index > 0 && part === 0 ? ' ' : ''
      const joins = last && !last.isBlank && !word.isBlank && last.font === run.font && last.href === run.href
      if (joins) {
        last.text += space + run.text
        last.width = measure(last.text, last.font)
        x = last.x + last.width
        return
      }
      // The space goes to the earlier piece, so that copied text keeps its gaps and links begin with their first letter.
      if (last && space) {
        last.text += last.isBlank ? '' : space
        x += measure(' ', last.font)
      }
      const width = word.isBlank ? blankTo(word, x) : measure(run.text, run.font)
      fragments.push({ ...run, x, width, isBlank: word.isBlank })
      x += width
    })
  })
  return { fragments, width: x }
}
