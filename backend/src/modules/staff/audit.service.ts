import { type AuditAction, auditDays, longestAuditDetail } from '@deepm/schema/rules/audit'
import { daysFrom } from '@deepm/schema/rules/deadline'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** What a member of staff reads or does. */
export type Audited = {
  action: AuditAction
  /** Accounts it is about; repeats count once. */
  subjectIds?: readonly string[]
  /** What exactly, in words that need nothing beside them. Longer text is cut. */
  detail: string
}

export type StaffMember = { id: string; name: string; isDemo: boolean }

/** The member of staff who asks. Fields let nobody else in; see the scopes. */
export function staffMember({ viewer }: Pick<Context, 'viewer'>): StaffMember {
  if (viewer?.role !== 'staff') throw new Error('staffMember: not of the staff')
  const { id, name, isDemo } = viewer.account
  return { id, name, isDemo }
}

/**
 * Adds to the audit log. Call it before the answer is given, and in the transaction of what is decided: what cannot be logged is
 * neither shown nor done.
 */
export async function audit(context: Context, audited: Audited, tx?: Tx): Promise<void> {
  await auditAs(tx ?? context.db, staffMember(context), audited, context.clock())
}

/** The same for a member of staff who is not the one who asks: somebody who becomes staff by this very request. */
export async function auditAs(tx: Tx, by: StaffMember, { action, subjectIds = [], detail }: Audited, at: Date): Promise<void> {
  const { id: staffId, name: staffName, isDemo } = by
  // A run in the explorer is kept as it was written, and the database keeps no U+0000.
  const kept = detail.slice(0, longestAuditDetail).replaceAll('\0', '\ufffd')
  const about = { subjectIds: [...new Set(subjectIds)], detail: kept }
  const data = { staffId, staffName, isDemo, action, ...about, createdAt: at }
  await tx.auditEntry.create({ data, select: { id: true } })
}

/** Erases entries that are past their time. The privacy page promises this. */
export async function eraseOldAuditEntries(db: Db, now: Date): Promise<void> {
  await db.auditEntry.deleteMany({ where: { createdAt: { lt: daysFrom(now, -auditDays) } } })
}

type AuditFilter = {
  staffId?: string | null | undefined
  action?: string | null | undefined
  subjectId?: string | null | undefined
}

/** Newest first, as the index has them. */
export const auditOrder = [{ createdAt: 'desc' }, { id: 'asc' }] satisfies Prisma.AuditEntryOrderByWithRelationInput[]

/** What of the log the member of staff sees: that of their own academy, or what is asked for of it. */
export async function entriesOf(
  context: Context,
  { staffId, action, subjectId }: AuditFilter,
): Promise<Prisma.AuditEntryWhereInput> {
  const { isDemo } = staffMember(context)
  return { isDemo, ...(staffId && { staffId }), ...(action && { action }), ...(subjectId && { subjectIds: { has: subjectId } }) }
}

/** Whom the log can be asked about. */
export async function auditors(context: Context): Promise<{ id: string; name: string }[]> {
  const { isDemo } = staffMember(context)
  const orderBy = [{ name: 'asc' as const }, { id: 'asc' as const }]
  return context.db.user.findMany({ where: { role: 'staff', isDemo }, select: { id: true, name: true }, orderBy, take: 200 })
}
