import { unparse } from 'papaparse'

/** Rows as CSV, with a head, such that no spreadsheet takes any of it for a formula. */
export function csvOf(fields: string[], rows: readonly (readonly unknown[])[]): string {
  return unparse([fields, ...rows.map((row) => [...row])], { escapeFormulae: true })
}
