import { staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { isConfiguredStaff } from './staff-access.service.ts'

/** A staff member as shown to other staff. */
export type StaffPerson = {
  id: string
  name: string
  email: string
  since: Date
  /** The last sign-in, or the last action in the audit log. */
  lastSeenAt: Date | null
  isDemo: boolean
  isNamed: boolean
  isInvited: boolean
  invitedByName: string | null
  hasSecondFactor: boolean
  ending: { reason: string; since: Date; staffName: string | null } | null
}

type Row = Omit<StaffPerson, 'isNamed' | 'ending'> & { reason: string | null; closedAt: Date | null; closedBy: string | null }

/** Returns the staff of the viewer's academy by name, or the one with this id; staff whose access ended come last. */
export async function listStaff(context: Context, id: string | null = null): Promise<StaffPerson[]> {
  const { isDemo } = staffMember(context)
  const rows = await context.db.$queryRaw<Row[]>`
    SELECT u.id, u.name, u.email, u."createdAt" AS since, u."isDemo", a."userId" IS NOT NULL AS "isInvited", i.name AS "invitedByName",
      EXISTS (SELECT 1 FROM "SecondFactor" f WHERE f."userId" = u.id AND f."confirmedAt" IS NOT NULL) AS "hasSecondFactor",
      GREATEST(
        (SELECT max(s."createdAt") FROM "Session" s WHERE s."userId" = u.id),
        (SELECT e."createdAt" FROM "AuditEntry" e WHERE e."staffId" = u.id ORDER BY e."createdAt" DESC LIMIT 1)) AS "lastSeenAt",
      x.reason, x."closedAt", c.name AS "closedBy"
    FROM "User" u
      LEFT JOIN "StaffAccess" a ON a."userId" = u.id LEFT JOIN "User" i ON i.id = a."invitedBy"
      LEFT JOIN "AccountClosure" x ON x."userId" = u.id AND x."reopenedAt" IS NULL LEFT JOIN "User" c ON c.id = x."closedBy"
    WHERE u.role = 'staff' AND u."isDemo" = ${isDemo} AND (${id}::text IS NULL OR u.id = ${id})
    ORDER BY x."userId" IS NOT NULL, u.name, u.id LIMIT 200`
  return rows.map(({ reason, closedAt, closedBy, ...person }) => ({
    ...person,
    isNamed: isConfiguredStaff(context, person.email),
    ending: reason === null || closedAt === null ? null : { reason, since: closedAt, staffName: closedBy },
  }))
}
