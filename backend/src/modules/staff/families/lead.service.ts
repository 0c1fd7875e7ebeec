import { type AddressList, type MailState, maxAddressSearchLength } from '@deepm/schema/rules/staff/contact-lists'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { eraseAddress } from '../../outreach/lead-erasure.service.ts'
import { refuseDemoStaff } from '../demo-staff.policy.ts'
import { type ListPage, pageSql, withoutExtraRow } from '../list-page.service.ts'

// Email addresses that visitors left on the public site. They belong to no account, so staff of the demo academy see none of them.

/**
 * An email address on one of the two lists. Fields that only the guide's form has are null on the mailing list; the source is null on the
 * guide's list.
 */
export type Lead = {
  id: string
  at: Date
  email: string
  state: MailState
  name: string | null
  phone: string | null
  childAge: number | null
  interests: string | null
  requests: number | null
  source: string | null
}

export type LeadFilter = { list: AddressList; search: string | null; state: MailState | null }

/** States, in the terms of the index by state. */
const stateOf = Prisma.sql`(CASE
  WHEN s."unsubscribedAt" IS NOT NULL THEN 'unsubscribed' WHEN s."confirmedAt" IS NOT NULL THEN 'mayBeMailed' ELSE 'unconfirmed' END)`

type Source = {
  /** The table of the list, with the alias `as` for its rows. */
  table: Prisma.Sql
  as: Prisma.Sql
  join: Prisma.Sql
  at: Prisma.Sql
  rest: Prisma.Sql
}

const sources: Record<AddressList, Source> = {
  guide: {
    table: Prisma.sql`"GuideLead"`,
    as: Prisma.sql`l`,
    // Row by row, since a page has few rows; otherwise PostgreSQL might read the whole other list.
    join: Prisma.sql`LEFT JOIN LATERAL (SELECT * FROM "Subscriber" WHERE email = l.email LIMIT 1) s ON true`,
    at: Prisma.sql`l."requestedAt"`,
    rest: Prisma.sql`l.name, l.phone, l."childAge", l.interests, l.requests, NULL AS source`,
  },
  mailing: {
    table: Prisma.sql`"Subscriber"`,
    as: Prisma.sql`s`,
    join: Prisma.empty,
    at: Prisma.sql`s."createdAt"`,
    rest: Prisma.sql`NULL AS name, NULL AS phone, NULL::int AS "childAge", NULL AS interests, NULL::int AS requests, s.source`,
  },
}

/**
 * Returns a page of a list, newest first. The read access is logged before the response.
 *
 * @throws InvalidInputError for a search that is too long
 */
export async function readLeads(context: Context, filter: LeadFilter, page: ListPage): Promise<Lead[]> {
  const rows = await findLeads(context, filter, page)
  const { length } = withoutExtraRow(rows, page)
  if (length > 0) await audit(context, { action: 'people.read', detail: `${describeLeadFilter(filter, length)}.` })
  return rows
}

/** Returns a page without logging; the caller logs the read access. */
export async function findLeads(context: Context, filter: LeadFilter, page: ListPage): Promise<Lead[]> {
  const { isDemo } = staffMember(context)
  return isDemo ? [] : context.db.$queryRaw<Lead[]>(leadsSql(filter, page))
}

export function leadsSql({ list, search, state }: LeadFilter, page: ListPage): Prisma.Sql {
  const { table, as, join, at, rest } = sources[list]
  const [place, order] = pageSql(at, Prisma.sql`${as}.id`, page)
  const searched = beginsWith(search)
  // Filtered first, then sorted: PostgreSQL may overestimate the matches of a prefix and scan the sort index.
  const [found, from] = searched
    ? [Prisma.sql`WITH found AS MATERIALIZED (SELECT * FROM ${table} WHERE ${searched})`, Prisma.sql`found`]
    : [Prisma.empty, table]
  return Prisma.sql`
    ${found} SELECT ${as}.id, ${at} AS at, ${as}.email, ${stateOf} AS state, ${rest} FROM ${from} ${as} ${join}
    WHERE ${isIn(state)} AND ${place} ORDER BY ${order} LIMIT ${page.limit}`
}

/** Counts the rows of a filter on all pages. The result contains no personal data, so it is not logged. */
export async function countLeads(context: Context, { list, search, state }: LeadFilter): Promise<number> {
  const { isDemo } = staffMember(context)
  if (isDemo) return 0
  const { table, as, join } = sources[list]
  const searched = beginsWith(search)
  const from = searched ? Prisma.sql`(SELECT * FROM ${table} WHERE ${searched})` : table
  const [row] = await context.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${from} ${as} ${state ? join : Prisma.empty} WHERE ${isIn(state)}`
  return row?.count ?? 0
}

function isIn(state: MailState | null): Prisma.Sql {
  return state ? Prisma.sql`${stateOf} = ${state}` : Prisma.sql`true`
}

/** Returns no condition for an empty search. Addresses are stored in lowercase; `lower` matches the index expression. */
function beginsWith(search: string | null): Prisma.Sql | null {
  if (!search) return null
  if (search.length > maxAddressSearchLength) {
    throw new InvalidInputError([{ field: 'search', message: `Use at most ${maxAddressSearchLength} characters.` }])
  }
  const beginning = search
    .trim()
    .toLowerCase()
    .replaceAll('\u0000', '')
    .replaceAll(/[\\%_]/g, '\\$&')
  return beginning ? Prisma.sql`lower(email) LIKE ${`${beginning}%`}` : null
}

/** "25 addresses of guide, searched, mayBeMailed": without the search, which may contain a name. */
export function describeLeadFilter({ list, search, state }: LeadFilter, count: number): string {
  return [`${count} addresses of ${list}`, ...(search ? ['searched'] : []), ...(state ? [state] : [])].join(', ')
}

/**
 * Erases an email address at its owner's request: from both lists, with the related emails.
 *
 * @throws NotFoundError when it no longer exists, DemoAccountError
 */
export async function eraseLead(context: Context, list: AddressList, id: string): Promise<void> {
  refuseDemoStaff(staffMember(context))
  await context.db.$transaction(async (tx) => {
    if (!(await eraseAddress(tx, list, id))) throw new NotFoundError('address on this list')
    await audit(context, { action: 'people.change', detail: `Deleted an address from ${list}, as its owner asked.` }, tx)
  })
}
