import { bytesOf, type Element, openDocument } from './document.ts'
import { drawDays, drawFigures, drawHead, drawSafety } from './figures.ts'
import { margin, textWidth } from './layout.ts'
import { hues, ink, muted } from './palette.ts'
import type { PrintedReport } from './report-data.ts'
import { type Style, styles, Writer } from './writer.ts'

const tip: Style = { ...styles.body, color: muted }

/** Renders a learner's week as a tagged PDF of one or two pages. The same report gives the same bytes. */
export async function renderReport(report: PrintedReport): Promise<Uint8Array> {
  const { title, week, madeAt } = report
  const metadata = { title: `${title}: ${week}`, subject: week, author: 'DEEPM Academy', language: 'en-GB', createdAt: madeAt }
  const document = openDocument(metadata)
  const writer = new Writer(document, `${title}, ${week}`)
  const section = document.element(document.root, 'Sect')
  drawHead(writer, report, section)
  drawFigures(writer, report.figures, section)
  writer.heading('Learning minutes', section, 140)
  writer.write(report.weekInWords, styles.body, section)
  drawDays(writer, report, section)
  writer.heading('Highlights of the week', section)
  list(writer, report.highlights, 'No highlights this week, and that is fine.', section)
  writer.heading('Worth talking about', section)
  if (report.growth.length === 0) writer.write('Nothing stands out this week.', tip, section)
  for (const growth of report.growth) {
    writer.need(30)
    bullet(writer, growth.text, section)
    if (growth.tip) writer.write(growth.tip, tip, section, 'P', margin.left + indent, textWidth - indent)
    writer.y += 3
  }
  writer.heading('Safety in the lab', section, 76)
  drawSafety(writer, report.safety, section)
  writer.heading('Lessons completed this week', section)
  const lessons = report.lessons.map(({ day, title: name }) => `${name} (${day})`)
  list(writer, lessons, 'No lessons completed this week.', section)
  // Without experiments, the week of most learners fits on one page.
  if (report.experiments.length > 0) writer.heading('Experiments this week', section)
  for (const { day, report: done } of report.experiments) bullet(writer, `${done.replace(/\.$/, '')} (${day})`, section)
  writer.heading('Projects', section)
  const projects = report.projects.map(({ title: name, status }) => `${name} (${status})`)
  list(writer, projects, 'No projects yet.', section)
  writer.y += 14
  writer.write(report.note, { size: 9.6, leading: 13, color: muted, face: 'body' }, section)
  return bytesOf(document)
}

const indent = 13

function list(writer: Writer, items: string[], empty: string, parent: Element): void {
  if (items.length === 0) writer.write(empty, tip, parent)
  for (const item of items) bullet(writer, item, parent)
}

function bullet(writer: Writer, text: string, parent: Element): void {
  writer.need(styles.body.leading)
  const y = writer.y + styles.body.leading / 2
  writer.document.decorate(() =>
    writer.document.doc
      .circle(margin.left + 4, y, 2.6)
      .lineWidth(1)
      .fillAndStroke(hues.amber.solid, ink),
  )
  writer.write(text, styles.body, parent, 'P', margin.left + indent, textWidth - indent)
}
