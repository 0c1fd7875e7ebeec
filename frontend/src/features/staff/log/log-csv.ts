import Papa from 'papaparse'
import type { LogEntry_EntryFragment } from './log-entry.generated.ts'

/** Entries as a table that a spreadsheet opens, in which no text is taken for a formula. */
export function logCsv(entries: LogEntry_EntryFragment[]): string {
  const rows = entries.map(({ createdAt, staffName, staffId, action, detail, subjectIds }) => ({
    when: createdAt,
    staff: staffName,
    staffId,
    action,
    detail,
    accounts: subjectIds.join(' '),
  }))
  const columns = ['when', 'staff', 'staffId', 'action', 'detail', 'accounts']
  return Papa.unparse(rows, { columns, escapeFormulae: true })
}
