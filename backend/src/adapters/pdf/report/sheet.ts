import { drawFooter } from '../footer.ts'
import { margin, textWidth } from '../opener.ts'
import { ink } from '../palette.ts'
import { type Element, type Press, page } from '../press.ts'
import { breakParagraph } from '../rich-text.ts'
import { runsFor } from './letters.ts'

export type Style = { size: number; leading: number; color: string; face: 'display' | 'body' | 'bold' }

export const styles = {
  heading: { size: 15.5, leading: 20, color: ink, face: 'display' },
  body: { size: 10.8, leading: 15, color: ink, face: 'body' },
} as const satisfies Record<string, Style>

const bottom = page.height - margin.bottom

/** The paper that a report is written on from top to bottom; a new page is laid on when the room is used up. */
export class Sheet {
  readonly press: Press
  private readonly running: string
  private number = 0
  y = 0

  constructor(press: Press, running: string) {
    this.press = press
    this.running = running
    this.turn()
  }

  /** Lays on the next page. */
  turn(): void {
    this.press.doc.addPage()
    this.number += 1
    this.y = margin.top
    drawFooter(this.press, this.number, this.running)
  }

  /** Turns the page unless so much room is left. */
  need(height: number): void {
    if (this.y + height > bottom) this.turn()
  }

  /** How high a text stands. */
  heightOf(text: string, style: Style, width = textWidth): number {
    return this.lines(text, style, width).length * style.leading
  }

  /** Writes a paragraph at the current place. Lines that do not fit go to the next page. */
  write(text: string, style: Style, parent: Element, type = 'P', x = margin.left, width = textWidth): void {
    const element = this.press.element(parent, type)
    for (const line of this.lines(text, style, width)) {
      this.need(style.leading)
      const baseline = this.y + style.leading * 0.5 + style.size * 0.34
      this.press.line(line, { x, baseline }, style, element)
      this.y += style.leading
    }
  }

  /** A heading, with as much room below it as its section cannot do without. */
  heading(text: string, parent: Element, room = 40): void {
    const gap = this.y > margin.top ? 17 : 0
    this.need(gap + styles.heading.leading + room)
    if (this.y > margin.top) this.y += 17
    this.write(text, styles.heading, parent, 'H2')
    this.y += 4
  }

  private lines(text: string, { size, face }: Style, width: number) {
    return breakParagraph(runsFor(this.press, text, face), width, this.press.measure(size))
  }
}
