import { csvOf } from '../csv.ts'
import type { Hue } from '../hue.ts'

/** A number, or words that say why there is none. */
export type Cell = number | string

/** What a row has besides its name. What has a hue is drawn, everything else stands in the table only. */
export type Column = { name: string; hue?: Hue | 'success' | 'danger'; unit?: '%' }

export type Row = {
  id: string
  name: string
  /** Where the name is too long for the drawing. */
  label?: string
  /** In the order of the columns. */
  cells: readonly Cell[]
}

/** What a chart draws, its table lists and its file holds: the same rows for all three. */
export type ChartData = {
  /** What a row stands for. */
  head: string
  columns: readonly Column[]
  rows: readonly Row[]
}

/** A cell as people read it. */
export function cellText(cell: Cell | undefined, { unit }: Column): string {
  return typeof cell === 'number' ? `${cell.toLocaleString('en-GB')}${unit ? ` ${unit}` : ''}` : (cell ?? '')
}

/** Columns that are drawn, with their place among all. */
export function drawnColumns({ columns }: ChartData): (Column & { hue: NonNullable<Column['hue']>; index: number })[] {
  return columns.flatMap(({ hue, ...column }, index) => (hue ? [{ ...column, hue, index }] : []))
}

/** Whether there is anything to draw: a number above nothing. */
export function hasFigures(data: ChartData): boolean {
  const drawn = drawnColumns(data)
  return data.rows.some(({ cells }) => drawn.some(({ index }) => Number(cells[index]) > 0))
}

/** The table as CSV. */
export function toCsv({ head, columns, rows }: ChartData): string {
  const fields = [head, ...columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))]
  return csvOf(
    fields,
    rows.map(({ name, cells }) => [name, ...cells]),
  )
}
