/**
 * Staff actions recorded in the audit log, with their descriptions.
 */
export const auditActions = {
  'roster.read': 'Read a page of the roster',
  'student.read': 'Opened a student',
  'report.read': 'Read the academy’s figures',
  'data.export': 'Saved rows as a file',
  'queue.read': 'Read what waits in the safety queue',
  'queue.decide': 'Decided in the safety queue',
  'content.change': 'Changed the content',
  'explorer.run': 'Ran a query in the explorer',
  'people.read': 'Read about people',
  'people.change': 'Changed an account',
} as const

export type AuditAction = keyof typeof auditActions

/** Retention of entries, in days. The database refuses to delete younger ones. */
export const auditDays = 730

/** Longest detail of an entry, in characters; longer details are truncated. */
export const maxAuditDetailLength = 2000
