import { type AuditAction, auditDays, maxAuditDetailLength } from '@deepm/schema/rules/staff/audit'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Db, Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../context.ts'
import { operatorId, operatorName } from '../operator.ts'

/** An action or a read access of a staff member. */
export type Audited = {
  action: AuditAction
  /** Affected accounts; duplicates count once. */
  subjectIds?: readonly string[]
  /** Self-contained details in words. Longer text is truncated. */
  detail: string
}

export type StaffMember = { id: string; name: string; isDemo: boolean }

/** Returns the staff member who sent the request. Scopes admit no other viewers to the fields. */
export function staffMember({ viewer }: Pick<Context, 'viewer'>): StaffMember {
  if (viewer?.role !== 'staff') throw new Error('staffMember: not of the staff')
  const { userId: id, name, isDemo } = viewer
  return { id, name, isDemo }
}

/**
 * Adds an entry to the audit log. Call it before the response is sent, and in the transaction of a decision: an action that cannot be
 * logged is neither shown nor done.
 */
export async function audit(context: Context, audited: Audited, tx?: Tx): Promise<void> {
  await auditAs(tx ?? context.writer, staffMember(context), audited, context.clock())
}

/** Adds an entry for a staff member who is not the viewer: a user who becomes staff by this request. */
export async function auditAs(tx: Tx, by: StaffMember, { action, subjectIds = [], detail }: Audited, at: Date): Promise<void> {
  const { id: staffId, name: staffName, isDemo } = by
  // A run in the explorer is logged as written, and the database cannot store U+0000.
  const kept = detail.slice(0, maxAuditDetailLength).replaceAll('\0', '\ufffd')
  const about = { subjectIds: [...new Set(subjectIds)], detail: kept }
  const data = { staffId, staffName, isDemo, action, ...about, createdAt: at }
  await tx.auditEntry.create({ data, select: { id: true } })
}

/** Erases expired entries. The privacy page promises this. */
export async function eraseOldAuditEntries(db: Db, now: Date): Promise<void> {
  await db.auditEntry.deleteMany({ where: { createdAt: { lt: daysFrom(now, -auditDays) } } })
}

type AuditFilter = {
  staffId?: string | null | undefined
  action?: string | null | undefined
  subjectId?: string | null | undefined
}

/** Newest first, in index order. */
export const auditOrder = [{ createdAt: 'desc' }, { id: 'asc' }] satisfies Prisma.AuditEntryOrderByWithRelationInput[]

/** Filters the log to the entries of the viewer's own academy, and by the given filter. */
export async function auditEntriesWhere(
  context: Context,
  { staffId, action, subjectId }: AuditFilter,
): Promise<Prisma.AuditEntryWhereInput> {
  const { isDemo } = staffMember(context)
  return { isDemo, ...(staffId && { staffId }), ...(action && { action }), ...(subjectId && { subjectIds: { has: subjectId } }) }
}

/** Authors that the log can be filtered by: staff, and the server administrator once they ran a command. */
export async function auditedStaff(context: Context): Promise<{ id: string; name: string }[]> {
  const { isDemo } = staffMember(context)
  const orderBy = [{ name: 'asc' as const }, { id: 'asc' as const }]
  const select = { id: true, name: true }
  const people = await context.db.user.findMany({ where: { role: 'staff', isDemo }, select, orderBy, take: 200 })
  const operator = await context.db.auditEntry.findFirst({ where: { staffId: operatorId, isDemo }, select: { id: true } })
  return operator ? [...people, { id: operatorId, name: operatorName }] : people
}
