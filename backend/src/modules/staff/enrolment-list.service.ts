import { isNobodysAddress } from '@deepm/schema/rules/family-members'
import type { ProgrammeId } from '@deepm/schema/rules/programmes'
import type { Context } from '../../context.ts'
import { limitSql } from '../../database/limit.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { EnrolmentStatus } from '../../generated/prisma/enums.ts'
import { audit, staffMember } from './audit.service.ts'
import { answered, type PeoplePage, pageSql } from './people-page.service.ts'

/** An enrolment as staff see it in their list. */
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

/** A page of the enrolments of the asker's academy, the newest first, of one status or of all. It is in the log before it is answered. */
export async function readEnrolments(
  context: Context,
  status: EnrolmentStatus | null,
  page: PeoplePage,
): Promise<ListedEnrolment[]> {
  const { isDemo } = staffMember(context)
  const rows = await context.db.$queryRaw<ListedEnrolment[]>(enrolmentsSql(isDemo, status, page))
  const shown = answered(rows, page)
  if (shown.length > 0) {
    const subjectIds = shown.map(({ payerId }) => payerId)
    await audit(context, { action: 'people.read', subjectIds, detail: `${shown.length} enrolments, ${status ?? 'all'}.` })
  }
  return rows.map((row) => ({ ...row, payerEmail: isNobodysAddress(row.payerEmail) ? '' : row.payerEmail }))
}

/** Whose academy it is, is asked of each row by its key, so that the index of the list decides the order. */
export function enrolmentsSql(isDemo: boolean, status: EnrolmentStatus | null, page: PeoplePage): Prisma.Sql {
  const [place, order] = pageSql(Prisma.sql`e."createdAt"`, Prisma.sql`e.id`, page)
  const ofStatus = status ? Prisma.sql`e.status = ${status}::"EnrolmentStatus"` : Prisma.sql`true`
  return Prisma.sql`
    SELECT e.id, e."createdAt" AS at, u.id AS "payerId", u.name AS "payerName", u.email AS "payerEmail", e.programme,
      e.status::text AS status, e.provider, e."amountCents", e.word, e."paidAt", e."decidedAt",
      (SELECT s.name FROM "User" s WHERE s.id = e."decidedBy") AS "deciderName"
    FROM "ProgrammeEnrolment" e JOIN "User" u ON u.id = e."userId" AND u."isDemo" = ${isDemo}
    WHERE ${ofStatus} AND ${place} ORDER BY ${order} ${limitSql(page.limit)}`
}

/** How many there are of this status, or of all. It names nobody, so that it is not logged. */
export async function countEnrolments(context: Context, status: EnrolmentStatus | null): Promise<number> {
  const { isDemo } = staffMember(context)
  return context.db.programmeEnrolment.count({ where: { user: { isDemo }, ...(status && { status }) } })
}
