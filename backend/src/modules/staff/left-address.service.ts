import { type AddressList, longestAddressSearch, type MailState } from '@deepm/schema/rules/people-lists'
import type { Context } from '../../context.ts'
import { limitSql } from '../../database/limit.ts'
import { InvalidInputError, NotFoundError } from '../../errors.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { forgetAddress } from '../outreach/forget.service.ts'
import { audit, staffMember } from './audit.service.ts'
import { expectOwnPeople } from './people.policy.ts'
import { answered, type PeoplePage, pageSql } from './people-page.service.ts'

// Addresses that visitors left on the public site. They belong to no account, so that staff of the demo academy see none of them.

/** An address on one of the two lists; what only the guide asks for is null on the mailing list, and the source is null on the guide's. */
export type LeftAddress = {
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

export type AddressFilter = { list: AddressList; search: string | null; state: MailState | null }

/** In the words of the index that has them by state. */
const stateOf = Prisma.sql`(CASE
  WHEN s."unsubscribedAt" IS NOT NULL THEN 'unsubscribed' WHEN s."confirmedAt" IS NOT NULL THEN 'mayBeMailed' ELSE 'unconfirmed' END)`

type Source = {
  /** Its table, whose rows the rest calls `as`. */
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
    // One by one, as a page has few: PostgreSQL might otherwise read all of the other list for them.
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
 * A page of a list, the newest first. It is in the log before it is answered.
 *
 * @throws InvalidInputError for a search that is too long
 */
export async function readAddresses(context: Context, filter: AddressFilter, page: PeoplePage): Promise<LeftAddress[]> {
  const rows = await findAddresses(context, filter, page)
  const { length } = answered(rows, page)
  if (length > 0) await audit(context, { action: 'people.read', detail: `${listed(filter, length)}.` })
  return rows
}

/** The same without an entry: the caller logs. */
export async function findAddresses(context: Context, filter: AddressFilter, page: PeoplePage): Promise<LeftAddress[]> {
  const { isDemo } = staffMember(context)
  return isDemo ? [] : context.db.$queryRaw<LeftAddress[]>(addressesSql(filter, page))
}

export function addressesSql({ list, search, state }: AddressFilter, page: PeoplePage): Prisma.Sql {
  const { table, as, join, at, rest } = sources[list]
  const [place, order] = pageSql(at, Prisma.sql`${as}.id`, page)
  const searched = beginsWith(search)
  // Found first, then put in order: PostgreSQL may expect many for a beginning, and then reads along the order for one.
  const [found, from] = searched
    ? [Prisma.sql`WITH found AS MATERIALIZED (SELECT * FROM ${table} WHERE ${searched})`, Prisma.sql`found`]
    : [Prisma.empty, table]
  return Prisma.sql`
    ${found} SELECT ${as}.id, ${at} AS at, ${as}.email, ${stateOf} AS state, ${rest} FROM ${from} ${as} ${join}
    WHERE ${isIn(state)} AND ${place} ORDER BY ${order} ${limitSql(page.limit)}`
}

/** How many a filter lets through, on all pages. It names nobody, so that it is not logged. */
export async function countAddresses(context: Context, { list, search, state }: AddressFilter): Promise<number> {
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

/** Nothing for a search without letters. Addresses are kept in lower case; `lower` is the index's word for a beginning. */
function beginsWith(search: string | null): Prisma.Sql | null {
  if (!search) return null
  if (search.length > longestAddressSearch) {
    throw new InvalidInputError([{ field: 'search', message: `Search for ${longestAddressSearch} characters at most.` }])
  }
  const beginning = search
    .trim()
    .toLowerCase()
    .replaceAll('\u0000', '')
    .replaceAll(/[\\%_]/g, '\\$&')
  return beginning ? Prisma.sql`lower(email) LIKE ${`${beginning}%`}` : null
}

/** "25 addresses of guide, searched, mayBeMailed": nothing of the search, which may name somebody. */
export function listed({ list, search, state }: AddressFilter, count: number): string {
  return [`${count} addresses of ${list}`, ...(search ? ['searched'] : []), ...(state ? [state] : [])].join(', ')
}

/**
 * Forgets an address, since its owner asked: it leaves both lists, with the mails to it from there.
 *
 * @throws NotFoundError when it is not there any more, DemoAccountError
 */
export async function forgetLeftAddress(context: Context, list: AddressList, id: string): Promise<void> {
  expectOwnPeople(staffMember(context))
  await context.db.$transaction(async (tx) => {
    if (!(await forgetAddress(tx, list, id))) throw new NotFoundError('address on this list')
    await audit(context, { action: 'people.change', detail: `Forgot an address of ${list}, as its owner asked.` }, tx)
  })
}
