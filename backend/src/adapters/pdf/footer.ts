import { margin } from './opener.ts'
import { ink, muted } from './palette.ts'
import { type Press, page } from './press.ts'

/** The running title and the page's number; screen readers skip both. */
export function drawFooter(press: Press, number: number, title: string) {
  const y = page.height - 34
  press.decorate(() => {
    const { doc } = press
    doc.font('body').fontSize(9.2).fillColor(muted)
    doc.text(title, margin.left, y, { lineBreak: false, baseline: 'alphabetic' })
    doc.font('display').fontSize(11.5).fillColor(ink)
    const numeral = String(number)
    const width = doc.widthOfString(numeral)
    doc.text(numeral, page.width - margin.right - width, y, { lineBreak: false, baseline: 'alphabetic' })
  }, 'Pagination')
}
