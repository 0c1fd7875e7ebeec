import type { Element, PdfDocument } from './document.ts'
import { type Face, splitIntoFontRuns } from './glyph-fallback.ts'
import { margin, page, textWidth } from './layout.ts'
import { breakParagraph } from './line-breaking.ts'
import { ink, muted } from './palette.ts'

export type Style = { size: number; leading: number; color: string; face: Face }

export const styles = {
  heading: { size: 15.5, leading: 20, color: ink, face: 'display' },
  body: { size: 10.8, leading: 15, color: ink, face: 'body' },
} as const satisfies Record<string, Style>

const bottom = page.height - margin.bottom

/** Writes from top to bottom and adds a page when the current one is full. */
export class Writer {
  readonly document: PdfDocument
  private readonly footer: string
  private number = 0
  y = 0

  constructor(document: PdfDocument, footer: string) {
    this.document = document
    this.footer = footer
    this.addPage()
  }

  addPage(): void {
    this.document.doc.addPage()
    this.number += 1
    this.y = margin.top
    this.drawFooter()
  }

  /** Adds a page unless this height is available. */
  need(height: number): void {
    if (this.y + height > bottom) this.addPage()
  }

  heightOf(text: string, style: Style, width = textWidth): number {
    return this.lines(text, style, width).length * style.leading
  }

  /** Writes a paragraph; lines that do not fit continue on the next page. */
  write(text: string, style: Style, parent: Element, type = 'P', x = margin.left, width = textWidth): void {
    const element = this.document.element(parent, type)
    for (const line of this.lines(text, style, width)) {
      this.need(style.leading)
      const baseline = this.y + style.leading * 0.5 + style.size * 0.34
      this.document.line(line, { x, baseline }, style, element)
      this.y += style.leading
    }
  }

  /** Writes a heading on a page that has `room` points of height below it. */
  heading(text: string, parent: Element, room = 40): void {
    const gap = this.y > margin.top ? 17 : 0
    this.need(gap + styles.heading.leading + room)
    if (this.y > margin.top) this.y += 17
    this.write(text, styles.heading, parent, 'H2')
    this.y += 4
  }

  private drawFooter(): void {
    const y = page.height - 34
    this.document.decorate(() => {
      const { doc } = this.document
      doc.font('body').fontSize(9.2).fillColor(muted)
      doc.text(this.footer, margin.left, y, { lineBreak: false, baseline: 'alphabetic' })
      doc.font('display').fontSize(11.5).fillColor(ink)
      const number = String(this.number)
      const width = doc.widthOfString(number)
      doc.text(number, page.width - margin.right - width, y, { lineBreak: false, baseline: 'alphabetic' })
    }, 'Pagination')
  }

  private lines(text: string, { size, face }: Style, width: number) {
    return breakParagraph(splitIntoFontRuns(this.document, text, face), width, this.document.measure(size))
  }
}
