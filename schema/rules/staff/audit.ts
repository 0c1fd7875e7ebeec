/**
 * Staff actions recorded in the audit log, with their descriptions.
 */
export const auditActions = {
  'roster.read': 'Viewed the student list',
  'student.read': 'Opened a student record',
  'report.read': 'Viewed academy figures',
  'data.export': 'Downloaded a file',
  'queue.read': 'Viewed the safety queue',
  'queue.open': 'First opened a crisis in the safety queue',
  'queue.decide': 'Resolved an item in the safety queue',
  'content.change': 'Changed content',
  'explorer.run': 'Ran a query in the data explorer',
  'people.read': 'Viewed people’s data',
  'people.change': 'Changed people’s data',
  'job.run': 'Ran a job on the server',
} as const

export type AuditAction = keyof typeof auditActions

/** Retention of entries, in days. The database refuses to delete younger ones. */
export const auditDays = 730

/** Longest detail of an entry, in characters; longer details are truncated. */
export const maxAuditDetailLength = 2000
