import { placeholderDomain } from '@deepm/schema/rules/family/family-members'
import { maxSearchLength, searchWords } from '@deepm/schema/rules/staff/roster'
import { isAccountSearch, minAccountSearchLength } from '@deepm/schema/rules/staff/staff-accounts'
import { cursorOf, cursorParts } from '../../../core/cursor.ts'
import { InvalidInputError } from '../../../core/errors.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { ConsentStatus } from '../../../generated/prisma/enums.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { ownAddress, provenAddress } from '../../accounts/addresses/address.service.ts'

/** A learner or parent account as shown to staff. */
export type Account = {
  id: string
  name: string
  /** Empty for a child without an email address. */
  email: string
  /** Whether the owner of the email address opened an emailed link. */
  isEmailConfirmed: boolean
  role: 'learner' | 'parent'
  joinedAt: Date
  consent: ConsentStatus | null
  family: { id: string; name: string; isParent: boolean }[]
  /** Children who sign in with entry codes, without another parent with an open account who can create codes. */
  leftWithoutCodes: number
  suspension: { reason: string; since: Date; staffName: string | null } | null
}

type Row = Omit<Account, 'suspension' | 'isEmailConfirmed'> & {
  claimedEmail: string | null
  emailVerified: boolean
  reason: string | null
  closedAt: Date | null
  closedBy: string | null
}

/** The requested page; one extra row shows whether there are more. */
export type AccountsPage = { after?: string; before?: string; limit: number; inverted: boolean }

/**
 * Returns a page of accounts, by name: those whose name or email address has words that start with the search words, or, without a search,
 * those that are suspended now. Cursors are names and ids, so that no account is skipped or repeated when others are added or removed.
 *
 * @throws InvalidInputError for a search that is too short or too long
 */
export async function findAccounts(context: Context, search: string, page: AccountsPage): Promise<Account[]> {
  const { isDemo } = staffMember(context)
  const { after, before, limit, inverted } = page
  const place = [
    Prisma.sql`TRUE`,
    ...(after ? [Prisma.sql`(f.name, f.id) > (${parseCursor(after)})`] : []),
    ...(before ? [Prisma.sql`(f.name, f.id) < (${parseCursor(before)})`] : []),
  ]
  const by = (it: Prisma.Sql) => (inverted ? Prisma.sql`${it}.name DESC, ${it}.id DESC` : Prisma.sql`${it}.name, ${it}.id`)
  // Filtered first, then sorted: PostgreSQL overestimates the matches of a prefix and would scan the sort index.
  const found = Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT u.id, u.name FROM "User" u WHERE u."isDemo" = ${isDemo} AND u.role <> 'staff' AND ${searched(search)}),
    page AS (SELECT f.id FROM found f WHERE ${Prisma.join(place, ' AND ')} ORDER BY ${by(Prisma.sql`f`)} LIMIT ${limit})`
  return select(context, found, Prisma.sql`JOIN page ON page.id = u.id ORDER BY ${by(Prisma.sql`u`)}`)
}

/** Returns one account; `null` when the viewer's academy has no such account. */
export async function findAccount(context: Context, id: string): Promise<Account | null> {
  const { isDemo } = staffMember(context)
  const [found] = await select(
    context,
    Prisma.empty,
    Prisma.sql`WHERE u.id = ${id} AND u."isDemo" = ${isDemo} AND u.role <> 'staff'`,
  )
  return found ?? null
}

/** Logs the read access to accounts, including all persons named in them, before the response. */
export async function logAccounts(context: Context, accounts: Account[], isSearch: boolean): Promise<void> {
  if (accounts.length === 0) return
  const subjectIds = accounts.flatMap(({ id, family }) => [id, ...family.map((it) => it.id)])
  const detail = isSearch ? `Found ${accounts.length} by search` : `Viewed ${accounts.length} suspended`
  await audit(context, { action: 'people.read', subjectIds, detail })
}

async function select({ db }: Context, before: Prisma.Sql, which: Prisma.Sql): Promise<Account[]> {
  const rows = await db.$queryRaw<Row[]>`${before}
    SELECT u.id, u.name, u.email, u."claimedEmail", u."emailVerified", u.role::text AS role, u."createdAt" AS "joinedAt", l.consent::text AS consent,
      x.reason, x."closedAt", (SELECT s.name FROM "User" s WHERE s.id = x."closedBy") AS "closedBy",
      COALESCE((
        SELECT jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'isParent', g."learnerId" = u.id) ORDER BY g."createdAt", o.id)
        FROM "Guardianship" g JOIN "User" o ON o.id = CASE WHEN g."learnerId" = u.id THEN g."parentId" ELSE g."learnerId" END
        WHERE g."learnerId" = u.id OR g."parentId" = u.id), '[]') AS family,
      (SELECT count(*)::int FROM "Guardianship" g JOIN "User" k ON k.id = g."learnerId"
        WHERE g."parentId" = u.id AND k.email LIKE ${`%${placeholderDomain}`} AND k."claimedEmail" IS NULL AND NOT EXISTS (
          SELECT 1 FROM "Guardianship" h LEFT JOIN "AccountClosure" y ON y."userId" = h."parentId" AND y."reopenedAt" IS NULL
          WHERE h."learnerId" = g."learnerId" AND h."parentId" <> u.id AND y."userId" IS NULL)) AS "leftWithoutCodes"
    FROM "User" u LEFT JOIN "Learner" l ON l.id = u.id
      LEFT JOIN "AccountClosure" x ON x."userId" = u.id AND x."reopenedAt" IS NULL
    ${which}`
  return rows.map(({ reason, closedAt, closedBy, email, claimedEmail, emailVerified, ...account }) => ({
    ...account,
    email: ownAddress({ email, claimedEmail }),
    isEmailConfirmed: provenAddress({ role: account.role, email, emailVerified, claimedEmail, addressLostAt: null }) !== null,
    suspension: reason === null || closedAt === null ? null : { reason, since: closedAt, staffName: closedBy },
  }))
}

/** Uses the indexes over the name with the confirmed email address, and with the claimed one. */
function searched(search: string): Prisma.Sql {
  if (search.trim() === '') {
    return Prisma.sql`u.id IN (SELECT "userId" FROM "AccountClosure" WHERE "reopenedAt" IS NULL)`
  }
  if (search.length > maxSearchLength) throw tooOdd(`Use at most ${maxSearchLength} characters.`)
  if (!isAccountSearch(search)) throw tooOdd(`Enter at least ${minAccountSearchLength} letters or digits.`)
  const asked = searchWords(search).map((word) => `'${word}':*`)
  const query = asked.join(' & ')
  return Prisma.sql`("RosterRow_words"("RosterRow_fold"(u.name), "RosterRow_fold"(u.email)) @@ ${query}::tsquery
    OR (u."claimedEmail" IS NOT NULL
      AND "RosterRow_words"("RosterRow_fold"(u.name), "RosterRow_fold"(u."claimedEmail")) @@ ${query}::tsquery))`
}

function tooOdd(message: string): InvalidInputError {
  return new InvalidInputError([{ field: 'search', message }])
}

/** Creates a cursor that stays valid when its account is renamed or erased. */
export function cursorFor({ name, id }: Pick<Account, 'name' | 'id'>): string {
  return cursorOf(name, id)
}

function parseCursor(cursor: string): Prisma.Sql {
  const [name = '', id = ''] = cursorParts(cursor)
  return Prisma.sql`${name}::text, ${id}::text`
}
