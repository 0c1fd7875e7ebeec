import { margin, textWidth } from '../opener.ts'
import { hues, ink, muted, paper } from '../palette.ts'
import { type Element, page } from '../press.ts'
import type { Report } from './report.ts'
import type { Sheet, Style } from './sheet.ts'

const small: Style = { size: 9.6, leading: 13, color: muted, face: 'body' }
const value: Style = { size: 19, leading: 23, color: ink, face: 'display' }

/** The head of the first page: a band with whose week it is. */
export function drawHead(sheet: Sheet, { title, week, about }: Report, parent: Element): void {
  const { doc } = sheet.press
  const height = 118
  sheet.press.decorate(() => {
    doc.rect(0, 0, page.width, height).fill(hues.amber.soft)
    doc.moveTo(0, height).lineTo(page.width, height).lineWidth(2.2).stroke(ink)
  })
  sheet.y = 26
  sheet.write('DEEPM Academy', { size: 11, leading: 15, color: hues.amber.text, face: 'display' }, parent)
  sheet.write(title, { size: 27, leading: 33, color: ink, face: 'display' }, parent, 'H1')
  sheet.write([week, about].filter(Boolean).join('  ·  '), { size: 11.6, leading: 16, color: muted, face: 'body' }, parent)
  sheet.y = height + 18
}

/** Figures side by side, four in a row. */
export function drawFigures(sheet: Sheet, figures: Report['figures'], parent: Element): void {
  const gap = 10
  const inRow = 4
  const width = (textWidth - gap * (inRow - 1)) / inRow
  const height = 54
  for (let first = 0; first < figures.length; first += inRow) {
    sheet.need(height)
    const top = sheet.y
    figures.slice(first, first + inRow).forEach((figure, index) => {
      const x = margin.left + index * (width + gap)
      sheet.press.decorate(() => {
        sheet.press.doc.roundedRect(x, top, width, height, 10).lineWidth(1.6).fillAndStroke(paper.card, ink)
      })
      sheet.y = top + 6
      const group = sheet.press.element(parent, 'Div')
      sheet.write(figure.value, value, group, 'P', x + 11, width - 16)
      sheet.write(figure.label, small, group, 'P', x + 11, width - 16)
    })
    sheet.y = top + height + gap
  }
  sheet.y -= gap
}

const chart = { height: 92, label: 17, left: 34 }

/** A bar for each day up to the full one, with the minutes above it. A day beyond it is marked and keeps its number. */
export function drawDays(sheet: Sheet, { days, fullBar, weekInWords }: Report, parent: Element): void {
  sheet.need(chart.height + chart.label + 8)
  const top = sheet.y + 14
  const base = top + chart.height - 14
  const box: [number, number, number, number] = [margin.left, sheet.y, page.width - margin.right, base + chart.label]
  const figure = sheet.press.element(parent, 'Figure', { alt: weekInWords, bbox: box })
  sheet.press.mark(figure, () => {
    drawScale(sheet, { top, base, fullBar })
    const step = (textWidth - chart.left) / days.length
    const place = { step, top, base, fullBar }
    for (const [index, day] of days.entries()) drawDay(sheet, day, { ...place, x: margin.left + chart.left + index * step })
  })
  sheet.y = base + chart.label + 4
}

type Place = { top: number; base: number; fullBar: number }

function drawScale({ press: { doc } }: Sheet, { top, base, fullBar }: Place): void {
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
  { press: { doc } }: Sheet,
  { label, minutes }: Report['days'][number],
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

/** The safety score in a ring, with what it means beside it. */
export function drawSafety(sheet: Sheet, { score, words, lines }: Report['safety'], parent: Element): void {
  const x = margin.left + 2 * ring + 20
  const width = textWidth - 2 * ring - 20
  const line: Style = { size: 10.8, leading: 15, color: ink, face: 'body' }
  const title: Style = { ...line, face: 'bold' }
  const height = Math.max(2 * ring + 6, 15 + lines.reduce((sum, text) => sum + sheet.heightOf(text, line, width), 0))
  sheet.need(height)
  const top = sheet.y
  const { doc } = sheet.press
  const middle = { x: margin.left + ring, y: top + ring + 3 }
  const hue = score === null || score >= 95 ? hues.teal : score >= 90 ? hues.amber : hues.coral
  const group = sheet.press.element(parent, 'Div')
  const figure = sheet.press.element(group, 'Figure', {
    alt: score === null ? `No safety score: ${words}` : `Safety score ${score} of 100`,
    bbox: [margin.left, top, margin.left + 2 * ring, top + 2 * ring + 6],
  })
  sheet.press.mark(figure, () => {
    doc.circle(middle.x, middle.y, ring).lineWidth(2).fillAndStroke(hue.soft, ink)
    doc.font('display').fontSize(24).fillColor(hue.text)
    const text = score === null ? '–' : String(score)
    doc.text(text, middle.x - doc.widthOfString(text) / 2, middle.y + 5, { lineBreak: false, baseline: 'alphabetic' })
    if (score === null) return
    doc.font('body').fontSize(9).fillColor(hue.text)
    doc.text('of 100', middle.x - doc.widthOfString('of 100') / 2, middle.y + 18, { lineBreak: false, baseline: 'alphabetic' })
  })
  sheet.y = top + 4
  sheet.write(words, title, group, 'P', x, width)
  for (const text of lines) sheet.write(text, line, group, 'P', x, width)
  sheet.y = Math.max(sheet.y, top + height)
}
