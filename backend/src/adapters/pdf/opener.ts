import { paint } from './art/shapes.ts'
import { vignettes } from './art/vignettes.ts'
import type { Part } from './book.ts'
import { type Hue, ink, muted } from './palette.ts'
import { type Element, type Press, page } from './press.ts'
import { breakLines, breakParagraph, type Line, type Measure, type Run } from './rich-text.ts'
import { typographic } from './typography.ts'

export const margin = { left: 68, right: 68, top: 54, bottom: 62 }
export const textWidth = page.width - margin.left - margin.right

/** How much of its first page the head of a part takes. */
export function openerHeight(part: Part): number {
  if (part.isFramed) return 116
  return part.number === null ? 128 : 156
}

/** The head of a part: a band of its colour with its number, title, summary and drawing. */
export function drawOpener(press: Press, part: Part, hue: Hue, head: Element) {
  const height = openerHeight(part) - 20
  const size = part.number === null ? 100 : 126
  const drawing = vignettes[part.name]
  const drawBand = () => {
    press.doc.path(`M0 0V${height}${swell}V0Z`).fill(hue.soft)
    press.doc.path(`M0 ${height}${swell}`).lineWidth(2.2).stroke(ink)
    if (drawing) paint(press.doc, drawing, { x: page.width - margin.right - size + 14, y: height - size - 2, size })
  }
  if (!part.isFramed) press.decorate(drawBand)
  const width = drawing ? textWidth - size + 4 : textWidth
  const titleSize = part.number === null ? 26 : 28
  const title = balanced([{ text: typographic(part.title), font: 'display' }], width, press.measure(titleSize))
  const summary = breakParagraph([{ text: typographic(part.summary), font: 'body' }], width, press.measure(12))
  const label = part.number === null ? 0 : 24
  const text = label + title.length * 32 + (part.summary ? summary.length * 16 + 4 : 0)
  let y = part.isFramed ? 60 : (height - text) / 2 + 2
  const write = (lines: typeof title, leading: number, style: { size: number; color: string }, element: Element) => {
    for (const line of lines) {
      press.line(line, { x: margin.left, baseline: y + leading * 0.5 + style.size * 0.34 }, style, element)
      y += leading
    }
  }
  if (part.number !== null) {
    const chapter = breakLines([{ text: `Chapter ${part.number}`, font: 'display' }], width, press.measure(13))
    write(chapter, label, { size: 13, color: hue.text }, press.element(head, 'P'))
  }
  write(title, 32, { size: titleSize, color: ink }, press.element(head, 'H1'))
  y += 4
  if (part.summary) write(summary, 16, { size: 12, color: muted }, press.element(head, 'P'))
}

/** Breaks a title so that its last line is not a single short word. */
function balanced(runs: Run[], width: number, measure: Measure): Line[] {
  const lines = breakLines(runs, width, measure)
  for (let narrow = width - 10; narrow > width / 2; narrow -= 10) {
    const tried = breakLines(runs, narrow, measure)
    if (tried.length > lines.length) return breakLines(runs, narrow + 10, measure)
  }
  return lines
}

const swell = `q37.2-13 74.41 0${'t74.41 0'.repeat(7)}`
