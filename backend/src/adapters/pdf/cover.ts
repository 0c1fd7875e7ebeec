import { art } from './art/colors.ts'
import { coverScene } from './art/cover-scene.ts'
import { paint, type Shape, solid, spark } from './art/shapes.ts'
import type { Book } from './book.ts'
import { ink, muted, paper } from './palette.ts'
import { type Press, page } from './press.ts'
import { breakLines } from './rich-text.ts'

const mark: Shape[] = [
  solid('M6 15c0-5 3-8 8-8h16c17 0 26 12 26 28S47 63 30 63H14c-5 0-8-3-8-8Z', art.coral, 4),
  solid('M10 10c0-5 3-8 8-8h14c17 0 26 12 26 28S49 58 32 58H18c-5 0-8-3-8-8Z', art.amber, 4),
  spark(31, 30, 17, art.paper, 3.5),
]

const window = { x: 58, y: 316, width: page.width - 116, height: 400, radius: 40 }

type Window = { x: number; y: number; width: number; height: number; radius: number }

/** The night scene behind a rounded frame; a lower window shows less sea and less sky. */
export function paintWindow(doc: PDFKit.PDFDocument, { x, y, width, height, radius }: Window) {
  const size = (width / 526) * 160
  const drawn = (500 / 160) * size
  doc.save().roundedRect(x, y, width, height, radius).clip()
  paint(doc, coverScene, { x: x - 16, y: y + (height - drawn) / 2 + 12, size })
  doc.restore()
  doc.roundedRect(x, y, width, height, radius).lineWidth(4).stroke(ink)
}

/** Warm paper, the title, and a night scene in a window. */
export function drawCover(press: Press, book: Book) {
  const { doc } = press
  doc.addPage()
  const section = press.element(press.root, 'Sect')
  press.decorate(() => {
    doc.rect(0, 0, page.width, page.height).fill(paper.page)
    paint(doc, [spark(0, 0, 24, art.coral), spark(452, 72, 30, art.amber), spark(494, 8, 15, art.teal, 2.5)], {
      x: 70,
      y: 232,
      size: 160,
    })
    paint(doc, mark, { x: 58, y: 52, size: 96 })
  })
  const figure = press.element(section, 'Figure', {
    alt: 'A grown-up and a child by the sea at night look at the light of a friendly lighthouse.',
    bbox: [window.x, window.y, window.x + window.width, window.y + window.height],
  })
  press.mark(figure, () => paintWindow(doc, window))
  const write = (text: string, type: string, place: { x: number; baseline: number; size: number; color: string }) => {
    const [line] = breakLines([{ text, font: 'display' }], page.width, press.measure(place.size))
    const element = press.element(section, type)
    const x = Number.isNaN(place.x) ? (page.width - (line?.width ?? 0)) / 2 : place.x
    if (line) press.line(line, { x, baseline: place.baseline }, place, element)
  }
  const center = Number.NaN
  write(book.author, 'P', { x: 104, baseline: 79, size: 19, color: ink })
  write(book.title, 'H1', { x: center, baseline: 206, size: 62, color: ink })
  write(book.subtitle, 'P', { x: center, baseline: 256, size: 27, color: muted })
  write('With a ten-minute version in front', 'P', { x: center, baseline: 756, size: 15, color: ink })
  write(`Edition of ${editionDate(book)}`, 'P', { x: center, baseline: 780, size: 12, color: muted })
}

export function editionDate(book: Book): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(book.edition)
}
