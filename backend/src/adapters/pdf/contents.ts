import type { Part } from './book.ts'
import { drawFooter } from './footer.ts'
import { margin, textWidth } from './opener.ts'
import { ink, muted } from './palette.ts'
import { annotation, type Element, type Press, page } from './press.ts'
import { breakLines } from './rich-text.ts'
import { typographic } from './typography.ts'

export type Entry = { part: Part; page: number; hue: { solid: string; text: string } }

/** What is where, each line a link. */
export function drawContents(press: Press, entries: Entry[], number: number) {
  const { doc } = press
  doc.addPage()
  doc.addNamedDestination('contents', 'XYZ', 0, 0, null)
  addBookmark(press, 'Contents')
  const section = press.element(press.root, 'Sect')
  write(press, press.element(section, 'H1'), 'Contents', { x: margin.left, baseline: 104, size: 30, color: ink, font: 'display' })
  const list = press.element(section, 'TOC')
  const step = (page.height - 140 - margin.bottom) / entries.length
  entries.forEach((entry, index) => {
    drawEntry(press, entry, 140 + index * step, press.element(list, 'TOCI'))
  })
  drawFooter(press, number, 'Contents')
}

function drawEntry(press: Press, { part, page: number, hue }: Entry, y: number, item: Element) {
  const { doc } = press
  const link = press.element(item, 'Link')
  const isChapter = part.number !== null
  const x = margin.left + 36
  const title = typographic(part.title)
  if (isChapter)
    press.decorate(() =>
      doc
        .circle(margin.left + 12, y + 9, 12)
        .lineWidth(1.5)
        .fillAndStroke(hue.solid, ink),
    )
  else press.decorate(() => doc.circle(margin.left + 12, y + 9, 3.6).fill(ink))
  if (isChapter) {
    const digits = String(part.number)
    const width = press.measure(12)(digits, 'display')
    write(press, link, digits, { x: margin.left + 12 - width / 2, baseline: y + 13.2, size: 12, color: ink, font: 'display' })
  }
  const titleEnd = write(press, link, title, { x, baseline: y + 14, size: 14, color: ink, font: 'display' })
  const right = margin.left + textWidth
  const numeral = String(number)
  const start = right - press.measure(13)(numeral, 'display')
  press.decorate(() => {
    doc.save().dash(0.1, { space: 5 }).lineCap('round').lineWidth(1.4)
    doc
      .moveTo(titleEnd + 8, y + 13)
      .lineTo(start - 8, y + 13)
      .stroke('#b9ab94')
    doc.restore()
  })
  write(press, link, numeral, { x: start, baseline: y + 14, size: 13, color: hue.text, font: 'display' })
  if (part.summary) write(press, item, typographic(part.summary), { x, baseline: y + 29, size: 10, color: muted, font: 'body' })
  doc.goTo(margin.left, y - 6, textWidth, 38, part.name, annotation(link, `${title}, page ${numeral}`))
}

type Place = { x: number; baseline: number; size: number; color: string; font: 'display' | 'body' }

/** Writes one line and says where it ends. */
function write(press: Press, element: Element, text: string, { x, baseline, size, color, font }: Place): number {
  const [line] = breakLines([{ text, font }], textWidth, press.measure(size))
  if (line) press.line(line, { x, baseline }, { size, color }, element)
  return x + (line?.width ?? 0)
}

type Bookmark = PDFKit.PDFOutline
type BookmarkOptions = { expanded?: boolean; top?: number; left?: number }

/** A bookmark that opens the page being set, at the given height. */
export function addBookmark(press: Press, title: string, top = 0, parent: Bookmark = press.doc.outline): Bookmark {
  // The left edge is counted from the right one.
  const options: BookmarkOptions = { top, left: page.width }
  return parent.addItem(title, options)
}
