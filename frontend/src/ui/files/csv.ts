import { formulaStart } from '@deepm/schema/rules/forms/formula-start'
import { toast } from '../feedback/toaster.tsx'
import { saveFile } from './save-file.ts'

/**
 * Returns rows as CSV with a header, escaped so that no spreadsheet runs a cell as a formula. The CSV code is loaded with the first file.
 */
export async function csvOf(fields: string[], rows: readonly (readonly unknown[])[]): Promise<string> {
  const { unparse } = await import('papaparse')
  return unparse([fields, ...rows.map((row) => [...row])], { escapeFormulae: formulaStart })
}

/** Saves a table as a file, and shows a message when that fails. */
export async function saveCsv(name: string, csv: Promise<string>): Promise<void> {
  try {
    // The byte order mark makes spreadsheets read characters beyond ASCII correctly.
    saveFile(`${name}.csv`, `\ufeff${await csv}`, 'text/csv')
  } catch {
    toast({ title: 'The file was not saved', description: 'Check your connection and try again.', variant: 'destructive' })
  }
}
