import { GraphQLError, GraphQLID, type GraphQLScalarType, GraphQLString } from 'graphql'
import { DateTimeResolver, JSONResolver } from 'graphql-scalars'
import { toStorableId } from '../core/storable-id.ts'
import { isStorableDate } from '../core/timestamps.ts'

/**
 * Rejects values that PostgreSQL cannot store and that would cause a server error: text and ids with the character U+0000, and dates whose
 * year does not have four digits. GraphQL names the variable and the field in the error; an id with U+0000 is changed so that it matches no
 * row. A lone surrogate, as left by a truncated emoji, becomes U+FFFD. The builder uses the scalars as they are, so this function modifies
 * them in place.
 */
export function rejectUnstorableValues(): void {
  change(GraphQLString, toStorableJson)
  change(GraphQLID, (value) => (typeof value === 'string' ? toStorableId(value) : value))
  change(JSONResolver, toStorableJson)
  change(DateTimeResolver, (value) => (value instanceof Date ? moment(value) : value))
}

/** Applies the same rule to every text and key within JSON. */
export function toStorableJson(value: unknown): unknown {
  if (typeof value === 'string') return withoutNul(value.toWellFormed())
  if (Array.isArray(value)) return value.map(toStorableJson)
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, it]) => [withoutNul(key.toWellFormed()), toStorableJson(it)]))
  return value
}

function change(scalar: GraphQLScalarType, mend: (value: unknown) => unknown): void {
  const { parseValue, parseLiteral } = scalar
  scalar.parseValue = (value) => mend(parseValue.call(scalar, value))
  scalar.parseLiteral = (node, variables) => mend(parseLiteral.call(scalar, node, variables))
}

function withoutNul(text: string): string {
  if (text.includes('\0')) throw refused('Text may not contain the character U+0000.')
  return text
}

function moment(value: Date): Date {
  if (!isStorableDate(value)) throw refused('A moment lies between the years 1 and 9999.')
  return value
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })
}
