import { GraphQLError, GraphQLID, type GraphQLScalarType, GraphQLString } from 'graphql'
import { DateTimeResolver } from 'graphql-scalars'
import { isKept } from '../moments.ts'

/**
 * Keeps out what PostgreSQL cannot keep, on which it fails the statement, as if there were a fault of ours: text and ids with the character
 * U+0000, and moments whose year is not one of four digits. GraphQL names a variable and the field in it in such a refusal; an id with that
 * character is nobody's. Half of a pair of surrogates, as is left where an emoji is cut, becomes U+FFFD. The builder takes the scalars as they
 * are, so they are changed where they stand.
 */
export function keepOutWhatCannotBeKept(): void {
  change(GraphQLString, keepable)
  change(GraphQLID, (value) => (typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value))
  change(DateTimeResolver, (value) => (value instanceof Date ? moment(value) : value))
}

/** The same for every text within JSON. */
export function keepable(value: unknown): unknown {
  if (typeof value === 'string') return withoutNul(value.toWellFormed())
  if (Array.isArray(value)) return value.map(keepable)
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, keepable(it)]))
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
  if (!isKept(value)) throw refused('A moment lies between the years 1 and 9999.')
  return value
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })
}
