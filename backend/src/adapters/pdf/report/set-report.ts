import { margin, textWidth } from '../opener.ts'
import { hues, ink, muted } from '../palette.ts'
import { bytesOf, type Element, openPress } from '../press.ts'
import { drawDays, drawFigures, drawHead, drawSafety } from './drawings.ts'
import type { Report } from './report.ts'
import { Sheet, type Style, styles } from './sheet.ts'

const tip: Style = { ...styles.body, color: muted }

/** Sets a learner's week on one or two pages of A4, as a tagged PDF. The same report gives the same bytes. */
export async function setReport(report: Report): Promise<Uint8Array> {
  const { title, week, madeAt } = report
  const press = openPress({ title, subtitle: week, author: 'DEEPM Academy', language: 'en-GB', edition: madeAt })
  const sheet = new Sheet(press, `${title}, ${week}`)
  const section = press.element(press.root, 'Sect')
  drawHead(sheet, report, section)
  drawFigures(sheet, report.figures, section)
  sheet.heading('Minutes of learning', section, 140)
  sheet.write(report.weekInWords, styles.body, section)
  drawDays(sheet, report, section)
  sheet.heading('Highlights of the week', section)
  list(sheet, report.highlights, 'Nothing to report from this week, and that is all right.', section)
  sheet.heading('Worth talking about', section)
  if (report.growth.length === 0) sheet.write('Nothing stands out in this week.', tip, section)
  for (const growth of report.growth) {
    sheet.need(30)
    bullet(sheet, growth.text, section)
    if (growth.tip) sheet.write(growth.tip, tip, section, 'P', margin.left + indent, textWidth - indent)
    sheet.y += 3
  }
  sheet.heading('Safety in the lab', section, 76)
  drawSafety(sheet, report.safety, section)
  sheet.heading('Lessons completed this week', section)
  const lessons = report.lessons.map(({ day, title: name }) => `${name} (${day})`)
  list(sheet, lessons, 'No lesson was completed in this week.', section)
  sheet.heading('Projects', section)
  const projects = report.projects.map(({ title: name, status }) => `${name} (${status})`)
  list(sheet, projects, 'No projects yet.', section)
  sheet.y += 14
  sheet.write(report.note, { size: 9.6, leading: 13, color: muted, face: 'body' }, section)
  return bytesOf(press)
}

const indent = 13

function list(sheet: Sheet, items: string[], empty: string, parent: Element): void {
  if (items.length === 0) sheet.write(empty, tip, parent)
  for (const item of items) bullet(sheet, item, parent)
}

function bullet(sheet: Sheet, text: string, parent: Element): void {
  sheet.need(styles.body.leading)
  const y = sheet.y + styles.body.leading / 2
  sheet.press.decorate(() =>
    sheet.press.doc
      .circle(margin.left + 4, y, 2.6)
      .lineWidth(1)
      .fillAndStroke(hues.amber.solid, ink),
  )
  sheet.write(text, styles.body, parent, 'P', margin.left + indent, textWidth - indent)
}
