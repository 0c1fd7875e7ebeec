import { formulaStart } from '@deepm/schema/rules/forms/formula-start'
import Papa from 'papaparse'

export type Spreadsheet = { fileName: string; csv: string }

/**
 * Returns rows with a header as a CSV file, with a byte order mark so that spreadsheets detect UTF-8. A cell that a spreadsheet would
 * evaluate as a formula gets a leading apostrophe.
 */
export function spreadsheet(fileName: string, fields: readonly string[], rows: unknown[][]): Spreadsheet {
  const data = rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)))
  return {
    fileName,
    csv: `\uFEFF${Papa.unparse({ fields: [...fields], data }, { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`,
  }
}
