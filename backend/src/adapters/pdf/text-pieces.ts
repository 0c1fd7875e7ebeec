import type { Token, Tokens } from 'marked'
import { ink } from './palette.ts'
import type { Piece, Setting } from './pieces.ts'
import type { Element } from './press.ts'
import { breakParagraph, type Run, runsOf } from './rich-text.ts'

/** A paragraph as its lines; neither its first nor its last line stands alone on a page. */
export function paragraph(setting: Setting, tokens: Token[], before: number): Piece[] {
  const text = tokens.map((token) => token.raw).join('')
  const lines = textLines(setting, runsOf(tokens), before, setting.press.element(setting.parent, 'P'))
  const last = lines.at(-1)
  // What announces the list or table after it stays with it.
  if (last && /:\W*$/.test(text)) last.isKept = true
  return lines
}

export function textLines(setting: Setting, runs: Run[], before: number, element: Element): Piece[] {
  const { press, x, width, size, leading, color } = setting
  const lines = breakParagraph(runs, width, press.measure(size))
  return lines.map((line, index) => ({
    height: leading,
    before: index === 0 ? before : 0,
    mayStretch: index === 0 && before >= 7,
    isKept: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
    draw: (y) => press.line(line, { x, baseline: y + leading * 0.5 + size * 0.34 }, { size, color }, element),
  }))
}

const headings = {
  2: { size: 15.5, leading: 19, before: 17 },
  3: { size: 12, leading: 16, before: 11 },
}

/** A heading of a section, never the last thing on a page. */
export function heading(setting: Setting, token: Tokens.Heading): Piece[] {
  const { press, hue, onHeading } = setting
  const { before, ...type } = headings[token.depth === 2 ? 2 : 3]
  const element = press.element(setting.parent, `H${token.depth}`)
  const runs = runsOf(token.tokens, 'display')
  const title = runs.map((run) => run.text).join('')
  const color = token.depth === 2 ? hue.text : ink
  return textLines({ ...setting, ...type, color }, runs, before, element).map((piece, index) => ({
    ...piece,
    isKept: true,
    draw: (y) => {
      if (index === 0 && token.depth === 2) onHeading?.(title, y)
      piece.draw(y)
    },
  }))
}
