import { csvOf } from '../files/csv.ts'
import type { Hue } from '../theme/hue.ts'

/** A number, or text that explains why there is none. */
export type Cell = number | string

/** A column of the table besides the row name. A column with a hue is drawn, any other appears in the table only. */
export type Column = { name: string; hue?: Hue | 'success' | 'danger'; unit?: '%' }

export type Row = {
  id: string
  name: string
  /** Used when the name is too long for the drawing. */
  label?: string
  /** In the order of the columns. */
  cells: readonly Cell[]
}

/** The data of a chart, shared by its drawing, its table and its file. */
export type ChartData = {
  /** Header of the row names. */
  head: string
  columns: readonly Column[]
  rows: readonly Row[]
}

/** Returns the display text of a cell. */
export function cellText(cell: Cell | undefined, { unit }: Column): string {
  return typeof cell === 'number' ? `${cell.toLocaleString('en-GB')}${unit ?? ''}` : (cell ?? '')
}

/** Returns the columns that are drawn, with their index among all columns. */
export function drawnColumns({ columns }: ChartData): (Column & { hue: NonNullable<Column['hue']>; index: number })[] {
  return columns.flatMap(({ hue, ...column }, index) => (hue ? [{ ...column, hue, index }] : []))
}

/** Checks whether there is anything to draw: a number above zero. */
export function hasFigures(data: ChartData): boolean {
  const drawn = drawnColumns(data)
  return data.rows.some(({ cells }) => drawn.some(({ index }) => Number(cells[index]) > 0))
}

/** Returns the table as CSV. */
export function toCsv({ head, columns, rows }: ChartData): Promise<string> {
  const fields = [head, ...columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))]
  return csvOf(
    fields,
    rows.map(({ name, cells }) => [name, ...cells]),
  )
}
