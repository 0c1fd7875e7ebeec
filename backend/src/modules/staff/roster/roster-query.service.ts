import {
  type AgeBand,
  ageBands,
  type Direction,
  maxSearchLength,
  type RosterSort,
  type SafetyBand,
  safetyBands,
  searchWords,
} from '@deepm/schema/rules/staff/roster'
import { inactiveBefore, lowestGoodScore, type StudentStatus } from '@deepm/schema/rules/staff/student-status'
import { cursorOf, cursorParts, invalidCursorError } from '../../../core/cursor.ts'
import { InvalidInputError } from '../../../core/errors.ts'
import { isStorableDate } from '../../../core/timestamps.ts'
import { Prisma } from '../../../generated/prisma/client.ts'

// Roster queries as SQL over "RosterRow" with the alias `r`. Each order has its own index, which begins with `isDemo`. Keyset pagination: a
// page starts after the last row of the previous one, so every page reads the same number of rows.

export type RosterFilter = {
  /** Prefixes of words in the name or the email address, all of which must match. */
  search: string | null
  persona: string | null
  status: StudentStatus | null
  ages: AgeBand | null
  safety: SafetyBand | null
}

export type RosterOrder = { sort: RosterSort; direction: Direction }

export type RosterCursor = { after: string | null; before: string | null }

/** A sort column of the roster. */
type Column = { name: string; type: 'text' | 'timestamptz' | 'int' }

const columns: Record<RosterSort, Column> = {
  name: { name: 'name', type: 'text' },
  enrolledDate: { name: 'enrolledAt', type: 'timestamptz' },
  lastActivity: { name: 'lastActivityAt', type: 'timestamptz' },
  totalXP: { name: 'xp', type: 'int' },
  completedLessons: { name: 'completedLessons', type: 'int' },
  safetyScore: { name: 'safetyScore', type: 'int' },
}

const column = (sort: RosterSort) => Prisma.raw(`r."${columns[sort].name}"`)

/** The sort value of a row as text, for its cursor. */
export const keySql = (sort: RosterSort) =>
  columns[sort].type === 'timestamptz'
    ? Prisma.sql`(extract(epoch FROM ${column(sort)}) * 1000)::bigint::text`
    : Prisma.sql`${column(sort)}::text`

/** Returns the order of rows; reversed for the page before a row. */
export function orderSql({ sort, direction }: RosterOrder, isBackwards: boolean): Prisma.Sql {
  const way = Prisma.raw((direction === 'descending') === isBackwards ? 'ASC' : 'DESC')
  return Prisma.sql`${column(sort)} ${way}, r."learnerId" ${way}`
}

/**
 * Returns the conditions of a roster query.
 *
 * @throws InvalidInputError for a search that is too long, or a cursor of another order
 */
export function whereSql(isDemo: boolean, filter: RosterFilter, order: RosterOrder, place: RosterCursor, now: Date): Prisma.Sql {
  const { search, persona, status, ages, safety } = filter
  const parts = [Prisma.sql`r."isDemo" = ${isDemo}`]
  if (search) parts.push(searchSql(search))
  if (persona) parts.push(Prisma.sql`r."personaId" = ${persona}`)
  if (status) parts.push(statusSql(status, now))
  if (ages) parts.push(agesSql(ages, now))
  if (safety) parts.push(Prisma.sql`r."safetyScore" BETWEEN ${safetyBands[safety].from} AND ${safetyBands[safety].to}`)
  if (place.after) parts.push(beyondSql(order, 'after', place.after))
  if (place.before) parts.push(beyondSql(order, 'before', place.before))
  return Prisma.join(parts, ' AND ')
}

function searchSql(search: string): Prisma.Sql {
  if (search.length > maxSearchLength) {
    throw new InvalidInputError([{ field: 'search', message: `Use at most ${maxSearchLength} characters.` }])
  }
  const words = searchWords(search)
  if (words.length === 0) return Prisma.sql`TRUE`
  const asked = words.map((word) => `'${word}':*`).join(' & ')
  // The row has the confirmed email address. A claimed one is found by the index of the account search.
  return Prisma.sql`("RosterRow_words"(r.name, r.email) @@ ${asked}::tsquery OR r."learnerId" = ANY(ARRAY(
    SELECT u.id FROM "User" u WHERE u."claimedEmail" IS NOT NULL
      AND "RosterRow_words"("RosterRow_fold"(u.name), "RosterRow_fold"(u."claimedEmail")) @@ ${asked}::tsquery)))`
}

/** Implements schema/rules/staff/student-status in SQL. */
function statusSql(status: StudentStatus, now: Date): Prisma.Sql {
  const quiet = inactiveBefore(now)
  return status === 'active'
    ? Prisma.sql`r."openFlags" = 0 AND r."safetyScore" >= ${lowestGoodScore} AND r."lastActivityAt" >= ${quiet}`
    : Prisma.sql`(r."openFlags" > 0 OR r."safetyScore" < ${lowestGoodScore} OR r."lastActivityAt" < ${quiet})`
}

/** A student of age n was born, as far as known, at least n years ago. */
function agesSql(ages: AgeBand, now: Date): Prisma.Sql {
  const { from, to } = ageBands[ages]
  return Prisma.sql`r."bornAt" <= ${yearsBefore(now, from)} AND r."bornAt" > ${yearsBefore(now, to + 1)}`
}

function yearsBefore(now: Date, years: number): Date {
  const moment = new Date(now)
  moment.setUTCFullYear(now.getUTCFullYear() - years)
  return moment
}

/** Selects rows after or before a cursor in this order. */
function beyondSql(order: RosterOrder, side: 'after' | 'before', cursor: string): Prisma.Sql {
  const [of, key, id] = cursorParts(cursor)
  const { type } = columns[order.sort]
  const value = of === order.sort && key !== undefined ? readKey[type](key) : null
  if (value === null || id === undefined) {
    throw invalidCursorError(side, 'order')
  }
  const sign = Prisma.raw((order.direction === 'descending') === (side === 'after') ? '<' : '>')
  return Prisma.sql`(${column(order.sort)}, r."learnerId") ${sign} (${value}::${Prisma.raw(type)}, ${id})`
}

/** Creates a cursor that stays valid when its row has moved or was deleted. It is valid for one order. */
export function cursorFor({ sort }: RosterOrder, { key, id }: { key: string; id: string }): string {
  return cursorOf(sort, key, id)
}

/** Parses a key of `keySql`; null when a column of the type cannot hold it. */
const readKey: Record<Column['type'], (key: string) => string | number | Date | null> = {
  text: (key) => key,
  int: (key) => (/^-?\d{1,9}$/.test(key) ? Number(key) : null),
  timestamptz: (key) => {
    const moment = new Date(/^-?\d+$/.test(key) ? Number(key) : Number.NaN)
    return isStorableDate(moment) ? moment : null
  },
}
