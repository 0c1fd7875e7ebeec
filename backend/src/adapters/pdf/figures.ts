import type { Element } from './document.ts'
import { margin, page, textWidth } from './layout.ts'
import { hues, ink, muted, paper } from './palette.ts'
import type { PrintedReport } from './report-data.ts'
import type { Style, Writer } from './writer.ts'

const small: Style = { size: 9.6, leading: 13, color: muted, face: 'body' }
const value: Style = { size: 19, leading: 23, color: ink, face: 'display' }

/** Draws the header of the first page: a band with the learner's name and the week. */
export function drawHead(writer: Writer, { title, week, about }: PrintedReport, parent: Element): void {
  const { doc } = writer.document
  const height = 118
  writer.document.decorate(() => {
    doc.rect(0, 0, page.width, height).fill(hues.amber.soft)
    doc.moveTo(0, height).lineTo(page.width, height).lineWidth(2.2).stroke(ink)
  })
  writer.y = 26
  writer.write('DEEPM Academy', { size: 11, leading: 15, color: hues.amber.text, face: 'display' }, parent)
  writer.write(title, { size: 27, leading: 33, color: ink, face: 'display' }, parent, 'H1')
  writer.write([week, about].filter(Boolean).join('  ·  '), { size: 11.6, leading: 16, color: muted, face: 'body' }, parent)
  writer.y = height + 18
}

/** Draws figures side by side, four per row. */
export function drawFigures(writer: Writer, figures: PrintedReport['figures'], parent: Element): void {
  const gap = 10
  const inRow = 4
  const width = (textWidth - gap * (inRow - 1)) / inRow
  const height = 54
  for (let first = 0; first < figures.length; first += inRow) {
    writer.need(height)
    const top = writer.y
    figures.slice(first, first + inRow).forEach((figure, index) => {
      const x = margin.left + index * (width + gap)
      writer.document.decorate(() => {
        writer.document.doc.roundedRect(x, top, width, height, 10).lineWidth(1.6).fillAndStroke(paper.card, ink)
      })
      writer.y = top + 6
      const group = writer.document.element(parent, 'Div')
      writer.write(figure.value, value, group, 'P', x + 11, width - 16)
      writer.write(figure.label, small, group, 'P', x + 11, width - 16)
    })
    writer.y = top + height + gap
  }
  writer.y -= gap
}

const chart = { height: 92, label: 17, left: 34 }

/** Draws a bar for each day with the minutes above it. A day that exceeds the full bar is marked and keeps its number. */
export function drawDays(writer: Writer, { days, fullBar, weekInWords }: PrintedReport, parent: Element): void {
  writer.need(chart.height + chart.label + 8)
  const top = writer.y + 14
  const base = top + chart.height - 14
  const box: [number, number, number, number] = [margin.left, writer.y, page.width - margin.right, base + chart.label]
  const figure = writer.document.element(parent, 'Figure', { alt: weekInWords, bbox: box })
  writer.document.mark(figure, () => {
    drawScale(writer, { top, base, fullBar })
    const step = (textWidth - chart.left) / days.length
    const place = { step, top, base, fullBar }
    for (const [index, day] of days.entries()) drawDay(writer, day, { ...place, x: margin.left + chart.left + index * step })
  })
  writer.y = base + chart.label + 4
}

type Place = { top: number; base: number; fullBar: number }

function drawScale({ document: { doc } }: Writer, { top, base, fullBar }: Place): void {
  for (const minutes of [0, fullBar / 3, (2 * fullBar) / 3, fullBar]) {
    const y = base - ((base - top) * minutes) / fullBar
    doc.font('body').fontSize(9).fillColor(muted)
    const text = minutes === fullBar ? `${minutes} min` : String(minutes)
    doc.text(text, margin.left, y + 3, { lineBreak: false, baseline: 'alphabetic' })
    doc.moveTo(margin.left + chart.left, y).lineTo(page.width - margin.right, y)
    doc.lineWidth(minutes === 0 ? 1.6 : 0.6).stroke(minutes === 0 ? ink : paper.sunken)
  }
}

function drawDay(
  { document: { doc } }: Writer,
  { label, minutes }: PrintedReport['days'][number],
  { x, step, top, base, fullBar }: Place & { x: number; step: number },
): void {
  const width = Math.min(38, step - 14)
  const left = x + (step - width) / 2
  const isLong = minutes > fullBar
  const height = ((base - top) * Math.min(minutes, fullBar)) / fullBar
  const hue = isLong ? hues.coral : hues.teal
  if (height > 0)
    doc
      .rect(left, base - height, width, height)
      .lineWidth(1.4)
      .fillAndStroke(hue.solid, ink)
  const center = (text: string, baseline: number, font: 'body' | 'bold', color: string) => {
    doc.font(font).fontSize(9.6).fillColor(color)
    doc.text(text, x + (step - doc.widthOfString(text)) / 2, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }
  if (minutes > 0) center(isLong ? `${minutes} !` : String(minutes), base - height - 4, 'bold', isLong ? hues.coral.text : ink)
  center(label, base + 13, 'body', muted)
}

const ring = 34

/** Draws the safety score in a ring, with its meaning next to it. */
export function drawSafety(writer: Writer, { score, words, lines }: PrintedReport['safety'], parent: Element): void {
  const x = margin.left + 2 * ring + 20
  const width = textWidth - 2 * ring - 20
  const line: Style = { size: 10.8, leading: 15, color: ink, face: 'body' }
  const title: Style = { ...line, face: 'bold' }
  const height = Math.max(2 * ring + 6, 15 + lines.reduce((sum, text) => sum + writer.heightOf(text, line, width), 0))
  writer.need(height)
  const top = writer.y
  const { doc } = writer.document
  const middle = { x: margin.left + ring, y: top + ring + 3 }
  const hue = score === null || score >= 95 ? hues.teal : score >= 90 ? hues.amber : hues.coral
  const group = writer.document.element(parent, 'Div')
  const figure = writer.document.element(group, 'Figure', {
    alt: score === null ? `No safety score: ${words}` : `Safety score ${score} out of 100`,
    bbox: [margin.left, top, margin.left + 2 * ring, top + 2 * ring + 6],
  })
  writer.document.mark(figure, () => {
    doc.circle(middle.x, middle.y, ring).lineWidth(2).fillAndStroke(hue.soft, ink)
    doc.font('display').fontSize(24).fillColor(hue.text)
    const text = score === null ? '–' : String(score)
    doc.text(text, middle.x - doc.widthOfString(text) / 2, middle.y + 5, { lineBreak: false, baseline: 'alphabetic' })
    if (score === null) return
    doc.font('body').fontSize(9).fillColor(hue.text)
    doc.text('of 100', middle.x - doc.widthOfString('of 100') / 2, middle.y + 18, { lineBreak: false, baseline: 'alphabetic' })
  })
  writer.y = top + 4
  writer.write(words, title, group, 'P', x, width)
  for (const text of lines) writer.write(text, line, group, 'P', x, width)
  writer.y = Math.max(writer.y, top + height)
}
