import {
  type AgeBand,
  ageBands,
  type Direction,
  longestSearch,
  type RosterSort,
  type SafetyBand,
  safetyBands,
  searchWords,
} from '@deepm/schema/rules/roster'
import { lowestCalmScore, quietSince, type StudentStatus } from '@deepm/schema/rules/student-status'
import { cursorOf, noPlace, partsOf } from '../../cursor.ts'
import { InvalidInputError } from '../../errors.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { isKept } from '../../moments.ts'

// What is asked of the roster, as SQL over "RosterRow" called `r`. Each order has an index of its own that begins with `isDemo`, and a
// page begins where the one before ended, so that any page reads as many rows as the first.

export type RosterFilter = {
  /** Beginnings of words of the name or the address, all of which have to be there. */
  search: string | null
  persona: string | null
  status: StudentStatus | null
  ages: AgeBand | null
  safety: SafetyBand | null
}

export type RosterOrder = { sort: RosterSort; direction: Direction }

export type Place = { after: string | null; before: string | null }

/** A column of the roster by which it is sorted. */
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

/** The value a row is sorted by, as text, for its cursor. */
export const keySql = (sort: RosterSort) =>
  columns[sort].type === 'timestamptz'
    ? Prisma.sql`(extract(epoch FROM ${column(sort)}) * 1000)::bigint::text`
    : Prisma.sql`${column(sort)}::text`

/** In which order rows are read; backwards for the page before a row. */
export function orderSql({ sort, direction }: RosterOrder, isBackwards: boolean): Prisma.Sql {
  const way = Prisma.raw((direction === 'descending') === isBackwards ? 'ASC' : 'DESC')
  return Prisma.sql`${column(sort)} ${way}, r."learnerId" ${way}`
}

/**
 * Which rows are meant.
 *
 * @throws InvalidInputError for a search that is too long, or a place that is none in this order
 */
export function whereSql(isDemo: boolean, filter: RosterFilter, order: RosterOrder, place: Place, now: Date): Prisma.Sql {
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
  if (search.length > longestSearch) {
    throw new InvalidInputError([{ field: 'search', message: `Search for ${longestSearch} characters at most.` }])
  }
  const words = searchWords(search)
  if (words.length === 0) return Prisma.sql`TRUE`
  const asked = words.map((word) => `'${word}':*`).join(' & ')
  return Prisma.sql`"RosterRow_words"(r.name, r.email) @@ ${asked}::tsquery`
}

/** The comparisons of schema/rules/student-status. */
function statusSql(status: StudentStatus, now: Date): Prisma.Sql {
  const quiet = quietSince(now)
  return status === 'active'
    ? Prisma.sql`r."openFlags" = 0 AND r."safetyScore" >= ${lowestCalmScore} AND r."lastActivityAt" >= ${quiet}`
    : Prisma.sql`(r."openFlags" > 0 OR r."safetyScore" < ${lowestCalmScore} OR r."lastActivityAt" < ${quiet})`
}

/** Whoever is n years old was born, as far as it is known, n years ago at the latest. */
function agesSql(ages: AgeBand, now: Date): Prisma.Sql {
  const { from, to } = ageBands[ages]
  return Prisma.sql`r."bornAt" <= ${yearsBefore(now, from)} AND r."bornAt" > ${yearsBefore(now, to + 1)}`
}

function yearsBefore(now: Date, years: number): Date {
  const moment = new Date(now)
  moment.setUTCFullYear(now.getUTCFullYear() - years)
  return moment
}

/** Rows after a place in this order, or before it. */
function beyondSql(order: RosterOrder, side: 'after' | 'before', cursor: string): Prisma.Sql {
  const [of, key, id] = partsOf(cursor)
  const { type } = columns[order.sort]
  const value = of === order.sort && key !== undefined ? readKey[type](key) : null
  if (value === null || id === undefined) {
    throw noPlace(side, 'order')
  }
  const sign = Prisma.raw((order.direction === 'descending') === (side === 'after') ? '<' : '>')
  return Prisma.sql`(${column(order.sort)}, r."learnerId") ${sign} (${value}::${Prisma.raw(type)}, ${id})`
}

/** A place that holds when the row that stood there has moved or gone. It belongs to one order. */
export function placeOf({ sort }: RosterOrder, { key, id }: { key: string; id: string }): string {
  return cursorOf(sort, key, id)
}

/** What a key of `keySql` says, as far as a column of the type can hold it. */
const readKey: Record<Column['type'], (key: string) => string | number | Date | null> = {
  text: (key) => key,
  int: (key) => (/^-?\d{1,9}$/.test(key) ? Number(key) : null),
  timestamptz: (key) => {
    const moment = new Date(/^-?\d+$/.test(key) ? Number(key) : Number.NaN)
    return isKept(moment) ? moment : null
  },
}
