import Papa from 'papaparse'

export type Spreadsheet = { fileName: string; csv: string }

/**
 * Rows with a head as a file for spreadsheets, which know UTF-8 by its first bytes. A cell that one of them would take for a formula
 * begins with an apostrophe.
 */
export function spreadsheet(fileName: string, fields: readonly string[], rows: unknown[][]): Spreadsheet {
  const data = rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)))
  return { fileName, csv: `\uFEFF${Papa.unparse({ fields: [...fields], data }, { escapeFormulae: true, newline: '\r\n' })}\r\n` }
}
