import { isPlaceholderAddress } from '@deepm/schema/rules/family/family-members'
import type { ProgrammeId } from '@deepm/schema/rules/plans/programmes'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { EnrolmentStatus } from '../../../generated/prisma/enums.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { type ListPage, pageSql, withoutExtraRow } from '../list-page.service.ts'

/** An enrolment in the staff list. */
export type ListedEnrolment = {
  id: string
  at: Date
  payerId: string
  payerName: string
  payerEmail: string
  programme: ProgrammeId
  status: EnrolmentStatus
  provider: string
  amountCents: number
  word: string
  paidAt: Date | null
  decidedAt: Date | null
  deciderName: string | null
}

/**
 * Returns a page of the enrolments of the viewer's academy, newest first, of one status or of all. The read access is logged before the
 * response.
 */
export async function readEnrolments(
  context: Context,
  status: EnrolmentStatus | null,
  page: ListPage,
): Promise<ListedEnrolment[]> {
  const { isDemo } = staffMember(context)
  const rows = await context.db.$queryRaw<ListedEnrolment[]>(enrolmentsSql(isDemo, status, page))
  const shown = withoutExtraRow(rows, page)
  if (shown.length > 0) {
    const subjectIds = shown.map(({ payerId }) => payerId)
    await audit(context, { action: 'people.read', subjectIds, detail: `${shown.length} enrolments, ${status ?? 'all'}.` })
  }
  return rows.map((row) => ({ ...row, payerEmail: isPlaceholderAddress(row.payerEmail) ? '' : row.payerEmail }))
}

/** The academy of each row is checked by its key, so that the index of the list determines the order. */
export function enrolmentsSql(isDemo: boolean, status: EnrolmentStatus | null, page: ListPage): Prisma.Sql {
  const [place, order] = pageSql(Prisma.sql`e."createdAt"`, Prisma.sql`e.id`, page)
  const ofStatus = status ? Prisma.sql`e.status = ${status}::"EnrolmentStatus"` : Prisma.sql`true`
  return Prisma.sql`
    SELECT e.id, e."createdAt" AS at, u.id AS "payerId", u.name AS "payerName", u.email AS "payerEmail", e.programme,
      e.status::text AS status, e.provider, e."amountCents", e.word, e."paidAt", e."decidedAt",
      (SELECT s.name FROM "User" s WHERE s.id = e."decidedBy") AS "deciderName"
    FROM "ProgrammeEnrolment" e JOIN "User" u ON u.id = e."userId" AND u."isDemo" = ${isDemo}
    WHERE ${ofStatus} AND ${place} ORDER BY ${order} LIMIT ${page.limit}`
}

/** Counts the enrolments with this status, or all of them. The result contains no personal data, so it is not logged. */
export async function countEnrolments(context: Context, status: EnrolmentStatus | null): Promise<number> {
  const { isDemo } = staffMember(context)
  return context.db.programmeEnrolment.count({ where: { user: { isDemo }, ...(status && { status }) } })
}
