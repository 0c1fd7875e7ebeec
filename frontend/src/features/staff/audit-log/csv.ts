import { csvOf } from '../../../ui/files/csv.ts'
import type { LogEntry_EntryFragment } from './entry.generated.ts'

/** Converts audit log entries to CSV. */
export function logCsv(entries: LogEntry_EntryFragment[]): Promise<string> {
  return csvOf(
    ['when', 'staff', 'staffId', 'action', 'detail', 'accounts'],
    entries.map((it) => [it.createdAt, it.staffName, it.staffId, it.action, it.detail, it.subjectIds.join(' ')]),
  )
}
