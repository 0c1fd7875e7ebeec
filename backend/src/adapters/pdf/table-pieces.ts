import type { Tokens } from 'marked'
import { ink, paper } from './palette.ts'
import type { Piece, Setting } from './pieces.ts'
import type { Element } from './press.ts'
import { breakLines, type Line, type Run, runsOf } from './rich-text.ts'

const pad = { x: 7, y: 5 }
/** Cells are set a little smaller than the text around them. */
const cellType = ({ size, leading }: Setting) => ({ size: size * 0.923, leading: leading * 0.883 })
/** A row without words is a row to write in. */
const emptyRow = 30
const radius = 9
const rule = '#cdbfa8'

type Place = { isHead: boolean; isFirst: boolean; isLast: boolean }

type Row = { cells: { lines: Line[]; element: Element }[]; height: number }

/** A table in a rounded frame. No row is ever cut, and no table that fits on a page is parted. */
export function table(setting: Setting, token: Tokens.Table, before: number): Piece[] {
  const { press } = setting
  const element = press.element(setting.parent, 'Table')
  const cells = [token.header, ...token.rows].map((row, index) =>
    row.map((cell) => runsOf(cell.tokens, index === 0 ? 'bold' : 'body')),
  )
  const widths = columnWidths(cells, setting)
  const rows = cells.map((row, index) => measureRow(setting, row, widths, press.element(element, 'TR'), index === 0))
  return rows.map((row, index) => ({
    height: row.height,
    before: index === 0 ? before + 2 : 0,
    mayStretch: index === 0,
    isKept: index < rows.length - 1,
    draw: (y) => {
      const place = { isHead: index === 0, isFirst: index === 1, isLast: index === rows.length - 1 }
      press.decorate(() => drawGround(setting, row.height, y, widths, place))
      drawCells(setting, row, y, widths)
    },
  }))
}

function measureRow(setting: Setting, row: Run[][], widths: number[], element: Element, isHead: boolean): Row {
  const type = cellType(setting)
  const measure = setting.press.measure(type.size)
  const cells = row.map((runs, column) => ({
    lines: breakLines(runs, (widths[column] ?? 0) - 2 * pad.x, measure),
    element: setting.press.element(element, isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {}),
  }))
  const count = Math.max(...cells.map((cell) => cell.lines.length))
  const isEmpty = row.every((runs) => runs.length === 0)
  return { cells, height: isEmpty ? emptyRow : count * type.leading + 2 * pad.y }
}

/** Every column gets its longest word; what is left goes to those with more to say. */
function columnWidths(cells: Run[][][], setting: Setting): number[] {
  const measure = setting.press.measure(cellType(setting).size)
  const columns = (cells[0] ?? []).map((_, column) => cells.map((row) => row[column] ?? []))
  const least = columns.map((column) => widest(column, measure, 0) + 2 * pad.x + 1)
  const natural = columns.map((column) => widest(column, measure, 1e6) + 2 * pad.x + 1)
  const room = setting.width - sum(least)
  const wishes = natural.map((width, index) => (width - (least[index] ?? 0)) ** 0.8 + 4)
  return least.map((width, index) => width + (room * (wishes[index] ?? 0)) / sum(wishes))
}

function widest(column: Run[][], measure: ReturnType<Setting['press']['measure']>, within: number): number {
  return Math.max(0, ...column.flatMap((runs) => breakLines(runs, within, measure).map((line) => line.width)))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function drawCells(setting: Setting, row: Row, y: number, widths: number[]) {
  const type = cellType(setting)
  let x = setting.x + pad.x
  row.cells.forEach(({ lines, element }, column) => {
    lines.forEach((line, index) => {
      const baseline = y + pad.y + index * type.leading + type.leading * 0.5 + type.size * 0.34
      setting.press.line(line, { x, baseline }, { size: type.size, color: ink }, element)
    })
    x += widths[column] ?? 0
  })
}

/** A row's ground, the thin lines between cells and its share of the frame. */
function drawGround(setting: Setting, height: number, y: number, widths: number[], place: Place) {
  const { press, x, width, hue } = setting
  const { doc } = press
  const [top, bottom] = [place.isHead ? radius : 0, place.isLast ? radius : 0]
  doc.save()
  doc.path(outline(x, y, width, height, top, bottom)).fill(place.isHead ? hue.solid : paper.card)
  doc.strokeColor(place.isFirst ? ink : rule).lineWidth(place.isFirst ? 1.3 : 0.7)
  if (!place.isHead)
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  doc.strokeColor(rule).lineWidth(0.7)
  let column = x
  for (const span of place.isHead ? [] : widths.slice(0, -1)) {
    column += span
    doc
      .moveTo(column, y)
      .lineTo(column, y + height)
      .stroke()
  }
  doc
    .path(sides(x, y, width, height, top, bottom))
    .lineWidth(1.3)
    .stroke(ink)
  doc.restore()
}

function outline(x: number, y: number, w: number, h: number, top: number, bottom: number): string {
  return `M${x} ${y + top}Q${x} ${y} ${x + top} ${y}H${x + w - top}Q${x + w} ${y} ${x + w} ${y + top}V${y + h - bottom}Q${x + w} ${y + h} ${x + w - bottom} ${y + h}H${x + bottom}Q${x} ${y + h} ${x} ${y + h - bottom}Z`
}

/** The frame without the edges that two rows share. */
function sides(x: number, y: number, w: number, h: number, top: number, bottom: number): string {
  const left = `M${x} ${y + h - bottom}V${y + top}`
  const right = `V${y + h - bottom}`
  const head = top > 0 ? `Q${x} ${y} ${x + top} ${y}H${x + w - top}Q${x + w} ${y} ${x + w} ${y + top}` : `M${x + w} ${y}`
  const foot =
    bottom > 0 ? `Q${x + w} ${y + h} ${x + w - bottom} ${y + h}H${x + bottom}Q${x} ${y + h} ${x} ${y + h - bottom}` : ''
  return left + head + right + foot
}
