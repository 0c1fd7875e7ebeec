import type { Tokens } from 'marked'
import { ink, paper } from './palette.ts'
import type { Piece, Setting } from './pieces.ts'
import { runsOf } from './rich-text.ts'
import { textLines } from './text-pieces.ts'

/** A list with dots, or with boxes to tick. */
export function list(setting: Setting, token: Tokens.List, before: number): Piece[] {
  const element = setting.press.element(setting.parent, 'L')
  return token.items.flatMap((item, index) => {
    const entry = setting.press.element(element, 'LI')
    const isBox = item.task
    const pieces = listItem({ ...setting, parent: entry }, item, index === 0 ? before : isBox ? 4.5 : 3)
    const [first] = pieces
    // A single item does not stand alone at the foot of a page, nor does the last one at the head of the next.
    const last = pieces.at(-1)
    if (last && token.items.length > 1 && (index === 0 || index === token.items.length - 2)) last.isKept = true
    if (first && isBox && index > 0) first.mayStretch = true
    return pieces
  })
}

function listItem(setting: Setting, item: Tokens.ListItem, before: number): Piece[] {
  const { press, x, hue, leading, size } = setting
  const indent = item.task ? size * 1.9 : size * 1.35
  const label = press.element(setting.parent, 'Lbl', { actual: item.task ? '☐' : '•' })
  const body = press.element(setting.parent, 'LBody')
  const runs = runsOf(item.tokens)
  const lines = textLines({ ...setting, x: x + indent, width: setting.width - indent }, runs, before, body)
  return lines.map((piece, index) => ({
    ...piece,
    draw: (y) => {
      if (index === 0) {
        press.mark(label, () => {
          const middle = y + leading / 2
          const side = size * 1.05
          if (item.task) {
            press.doc
              .roundedRect(x, middle - side / 2, side, side, 2.6)
              .lineWidth(1.2)
              .fillAndStroke(paper.card, ink)
          } else press.doc.circle(x + size * 0.42, middle + 0.4, size * 0.21).fill(hue.text)
        })
      }
      piece.draw(y)
    },
  }))
}
