import type { Token, Tokens } from 'marked'
import { emblems } from './art/emblems.ts'
import { paint } from './art/shapes.ts'
import { hues, ink } from './palette.ts'
import type { Piece, Setting } from './pieces.ts'
import { runsOf } from './rich-text.ts'
import { textLines } from './text-pieces.ts'

const pad = { x: 15, y: 9.5 }

/** What a box is for can be told from its colour and emblem throughout the book. */
const kinds = [
  { label: /^remember/i, hue: hues.amber, emblem: emblems.spark },
  { label: /^try it together/i, hue: hues.teal, emblem: emblems.pencil },
  { label: /^talk about it/i, hue: hues.violet, emblem: emblems.speech },
  { label: /./, hue: hues.coral, emblem: emblems.heart },
]

/** A quotation whose first line is its label, set as a box that is never cut. */
export function box(setting: Setting, token: Tokens.Blockquote, before: number, setBlocks: SetBlocks): Piece {
  const { press } = setting
  const [first, ...rest] = token.tokens.filter((inner) => inner.type !== 'space')
  const label = first && 'tokens' in first && first.tokens ? runsOf(first.tokens) : []
  const text = label.map((run) => run.text).join('')
  const kind = kinds.find((candidate) => candidate.label.test(text))
  if (!kind) throw new Error(`a box without a label: ${token.raw}`)
  const { hue, emblem } = kind
  const parent = press.element(setting.parent, 'Sect')
  const inner = {
    ...setting,
    size: setting.size * 0.97,
    leading: setting.leading * 0.96,
    color: ink,
    parent,
    hue,
    x: setting.x + pad.x,
    width: setting.width - 2 * pad.x,
  }
  const title = label.map((run) => ({ ...run, font: 'display' as const }))
  const pieces = [
    ...textLines(
      { ...inner, x: inner.x + 25, width: inner.width - 25, size: 12.4, leading: 18, color: hue.text },
      title,
      0,
      press.element(parent, 'P'),
    ),
    ...setBlocks(inner, rest).map((piece, index) => (index === 0 ? { ...piece, before: 3 } : piece)),
  ]
  const height = pieces.reduce((total, piece, index) => total + piece.height + (index > 0 ? piece.before : 0), 2 * pad.y)
  return {
    height,
    before: before + 5,
    isKept: false,
    mayStretch: true,
    draw: (top) => {
      press.decorate(() => {
        press.doc.roundedRect(setting.x, top, setting.width, height, 13).lineWidth(1.5).fillAndStroke(hue.soft, ink)
        paint(press.doc, emblem(hue.solid), { x: setting.x + pad.x - 2, y: top + pad.y - 1, size: 20 })
      })
      let y = top + pad.y
      pieces.forEach((piece, index) => {
        y += index > 0 ? piece.before : 0
        piece.draw(y)
        y += piece.height
      })
    },
  }
}

export type SetBlocks = (setting: Setting, tokens: Token[]) => Piece[]
